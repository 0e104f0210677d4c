import { describe, expect, it, test } from '@jest/globals';
import type { SetupUnit } from '../../../../src/engine/game/setup.js';
import type { Fire } from '../../../../src/engine/rulesets/pbem/core/orders/combat-orders.js';
import { PBEM } from '../../../../src/engine/rulesets/pbem/ruleset.js';
import {
  ARCHER,
  begin,
  CROSSBOWMAN,
  eventsOf,
  give,
  horse,
  KNIGHT,
  LONGBOWMAN,
  man,
  refusal,
  rider,
  sheet,
  unit,
  type Given,
  type Play,
} from './support-play.js';

const TALL = { columns: 14, rows: 30 };

function fire(unitId: string, target: string, over: Partial<Fire> = {}): Fire {
  return { type: 'Fire', unit: unitId, target, ...over };
}

/** Red's first fire step. */
function firing(units: readonly SetupUnit[], over: Partial<Given> = {}): Play {
  return begin({ units, step: 'fire1', ...over });
}

function ruleOf(play: Play, order: Fire): string | null {
  return refusal(play, 'red', order, [1]).rule;
}

/** Modifiers of one shot that must be allowed, by rule. */
function modifiers(play: Play, order: Fire): readonly (readonly [string, number])[] {
  const preview = PBEM.preview(play.position, 'red', order);
  if (!preview.ok) throw new Error(`refused: ${preview.refusal.because} (${preview.refusal.rule ?? '-'})`);
  return preview.value.modifiers.map(({ rule, value }) => [rule, value] as const);
}

const drm = (play: Play, order: Fire): number => modifiers(play, order).reduce((sum, [, value]) => sum + value, 0);

const bow = man('Bow', 'red', 'C3', { sheet: ARCHER });
const long = man('Long', 'red', 'C3', { sheet: LONGBOWMAN });
const bolt = man('Bolt', 'red', 'C3', { sheet: CROSSBOWMAN });
const foe = man('Foe', 'blue', 'C8');

describe('a shot', () => {
  const play = give(firing([bow, foe]), 'red', fire('Bow', 'Foe'), [2]);

  it('records everything that it came from (pbem:6.4a, 6.4b)', () => {
    expect(eventsOf(play, 'MissileFired')).toEqual([
      {
        unit: 'Bow',
        target: 'Foe',
        from: 'C3',
        at: 'C8',
        weapon: 'shortbow',
        range: 5,
        modifiers: [{ rule: 'pbem:26.21a', what: 'shortbow', value: 2 }],
        table: 'pbem:26.23a',
        line: 'infantry',
        die: { purpose: 'fire', rule: 'pbem:6.4a', faces: 10, subject: 'Bow', value: 2, source: 'reported' },
        final: 4,
        result: 'dw',
        missilesLeft: null,
      },
    ]);
    expect(unit(play, 'Foe').health).toBe('wounded');
  });

  it('is the only one of its firer in that step (pbem:6.1h)', () => {
    expect(ruleOf(play, fire('Bow', 'Foe'))).toBe('pbem:6.1h');
  });

  it('may be aimed at a friend (pbem:6.1j)', () => {
    const own = give(
      firing([
        bow,
        man('Friend', 'red', 'C8', { health: 'stunned' }),
        foe.side === 'blue' ? man('F2', 'blue', 'A1') : foe,
      ]),
      'red',
      fire('Bow', 'Friend'),
      [1],
    );
    expect(unit(own, 'Friend').health).toBe('dead');
  });
});

describe('who may not fire', () => {
  const spearman = man('Spear', 'red', 'C3', { sheet: sheet({ classes: ['spearman'], weapon: 'spear' }) });
  const cases: readonly (readonly [string, Play, string, string])[] = [
    ['no missileman', firing([man('Bill', 'red', 'C3'), foe]), 'Bill', 'pbem:2.66a'],
    [
      'a horse',
      firing([horse('H', ['C3', 'C2']), { ...horse('H2', ['E3', 'E2']), side: 'red' }, foe]),
      'H2',
      'pbem:2.66a',
    ],
    ['a spearman without the option', firing([spearman, foe]), 'Spear', 'pbem:2.65a'],
    [
      'shuriken in wrong hands',
      firing([man('Sam', 'red', 'C3', { sheet: sheet({ classes: ['samurai'], weapon: 'shuriken' }) }), foe]),
      'Sam',
      'pbem:2.74a',
    ],
    ['a stunned archer', firing([{ ...bow, health: 'stunned' }, foe]), 'Bow', 'pbem:2.53b'],
    ['an archer off the map', firing([{ ...bow, hexes: [] }, foe]), 'Bow', 'pbem:5.2b'],
    [
      'a thrower without daggers',
      firing([man('Knife', 'red', 'C7', { sheet: sheet({ weapon: 'dagger' }), missiles: 0 }), foe]),
      'Knife',
      'pbem:2.66d',
    ],
    [
      'an archer in melee',
      firing([bow, man('Near', 'blue', 'C4'), foe], { links: [['Bow', 'Near']] }),
      'Bow',
      'pbem:6.1k',
    ],
    ['a crossbowman in the second step', begin({ units: [bolt, foe], step: 'fire2' }), 'Bolt', 'pbem:4.26'],
  ];
  test.each(cases)('%s', (_who, play, id, rule) => {
    expect(ruleOf(play, fire(id, 'Foe'))).toBe(rule);
    expect(PBEM.legal(play.position, 'red', id).filter(({ order }) => order.type === 'Fire')).toEqual([]);
  });

  it('names units that are not there', () => {
    const play = firing([bow, foe]);
    expect(refusal(play, 'red', fire('Nobody', 'Foe')).code).toBe('unknownUnit');
    expect(refusal(play, 'red', fire('Bow', 'Nobody')).code).toBe('unknownUnit');
    expect(refusal(play, 'red', fire('Foe', 'Bow')).code).toBe('notYourUnit');
  });

  it('spends counted missiles, hit or not (pbem:6.1b, 2.66b)', () => {
    const knife = man('Knife', 'red', 'C7', { sheet: sheet({ classes: ['assassin'], weapon: 'dagger' }), missiles: 1 });
    const thrown = give(firing([knife, foe]), 'red', fire('Knife', 'Foe'), [10]);
    expect(unit(thrown, 'Knife').missiles).toBe(0);
    expect(eventsOf(thrown, 'MissileFired')[0]?.missilesLeft).toBe(0);
  });

  it('lets spears fly by option (pbem:2.65a)', () => {
    const play = firing([spearman, foe], { over: { options: { spearThrowing: true } } });
    expect(unit(give(play, 'red', fire('Spear', 'Foe'), [10]), 'Spear').missiles).toBe(0);
  });
});

describe('the order of groups in a fire step (pbem:4.23a, 2.66c)', () => {
  const horseArcher = rider('Rider', 'red', ['G3', 'G2'], { sheet: { ...KNIGHT, weapon: 'shortbow' } });
  const units = [bow, man('Bolt', 'red', 'E3', { sheet: CROSSBOWMAN }), ...horseArcher, foe];

  it('closes the archers with the first crossbow, the crossbows with the first horse archer', () => {
    const shot = give(firing(units), 'red', fire('Bolt', 'Foe'), [10]);
    expect(ruleOf(shot, fire('Bow', 'Foe'))).toBe('pbem:4.23a');
    const ridden = give(firing(units), 'red', fire('Rider', 'Foe'), [10]);
    expect(eventsOf(ridden, 'FirePartBegan')).toEqual([{ part: 2, rule: 'pbem:4.23a' }]);
    expect(ruleOf(ridden, fire('Bolt', 'Foe'))).toBe('pbem:4.23a');
  });

  it('lets all fire in order, once each', () => {
    let play = firing(units);
    for (const id of ['Bow', 'Bolt', 'Rider']) play = give(play, 'red', fire(id, 'Foe'), [10]);
    expect(eventsOf(play, 'FirePartBegan').map(({ part }) => part)).toEqual([1, 2]);
  });

  it('has two groups in the second step (pbem:4.26)', () => {
    const play = give(begin({ units, step: 'fire2' }), 'red', fire('Rider', 'Foe'), [10]);
    expect(eventsOf(play, 'FirePartBegan')).toEqual([{ part: 1, rule: 'pbem:4.26' }]);
    expect(ruleOf(play, fire('Bow', 'Foe'))).toBe('pbem:4.26');
  });

  it('opens a step with its first group', () => {
    const play = give(give(firing(units), 'red', fire('Rider', 'Foe'), [10]), 'red', { type: 'EndStep' });
    expect(play.position.turn).toMatchObject({ step: 'movement', firePart: 0 });
  });
});

describe('whom one may not fire at', () => {
  it('the dead, those off the map, ridden horses', () => {
    const play = firing([
      bow,
      { ...foe, health: 'dead' },
      man('Off', 'blue', null),
      ...rider('R', 'blue', ['G8', 'G9']),
    ]);
    expect(ruleOf(play, fire('Bow', 'Foe'))).toBe('pbem:2.52');
    expect(ruleOf(play, fire('Bow', 'Off'))).toBe('pbem:5.2b');
    expect(ruleOf(play, fire('Bow', 'R.horse'))).toBe('pbem:6.2d');
  });

  it('those out of sight, by the rule that hides them (pbem:6.2a)', () => {
    const trees = firing([bow, foe], { board: { terrain: { tree: ['B5', 'B6', 'C5', 'C6', 'D5', 'D6'] } } });
    expect(ruleOf(trees, fire('Bow', 'Foe'))).toBe('pbem:5.54');
  });

  it('those beyond long range, and the own hex (pbem:6.3c)', () => {
    const knife = man('Knife', 'red', 'C3', { sheet: sheet({ weapon: 'dagger' }) });
    const at = (hex: string): Play => firing([knife, man('Foe', 'blue', hex)]);
    expect(drm(at('C12'), fire('Knife', 'Foe'))).toBe(3);
    expect(ruleOf(at('C13'), fire('Knife', 'Foe'))).toBe('pbem:6.3c');
    expect(ruleOf(at('C12'), fire('Knife', 'Knife'))).toBe('pbem:6.3c');
  });
});

describe('range (pbem:6.3a, 26.21a)', () => {
  test.each([
    [LONGBOWMAN, 'C29', 26, 1],
    [ARCHER, 'C18', 15, 2],
    [ARCHER, 'C19', 16, 3],
    [ARCHER, 'C28', 25, 3],
    [ARCHER, 'C29', 26, 4],
    [CROSSBOWMAN, 'C28', 25, 0],
    [CROSSBOWMAN, 'C29', 26, 1],
  ])('band of %# at %s', (who, hex, range, expected) => {
    const play = firing([man('Bow', 'red', 'C3', { sheet: who }), man('Foe', 'blue', hex)], { board: TALL });
    expect(drm(play, fire('Bow', 'Foe'))).toBe(expected);
    expect(eventsOf(give(play, 'red', fire('Bow', 'Foe'), [10]), 'MissileFired')[0]?.range).toBe(range);
  });
});

describe('modifiers of firer and target (pbem:26.21, 26.22)', () => {
  it('a wounded firer +2 (pbem:26.21d)', () => {
    expect(modifiers(firing([{ ...bow, health: 'wounded' }, foe]), fire('Bow', 'Foe'))).toContainEqual([
      'pbem:26.21d',
      2,
    ]);
  });

  it('armour +1, by class, by counter or by healthy defence on foot (pbem:2.55a)', () => {
    const strong = sheet({ foot: { ...sheet().foot, healthy: { attack: 7, defence: 6, mpa: 6 } } });
    const plain = drm(firing([bow, foe]), fire('Bow', 'Foe'));
    for (const armoured of [KNIGHT, strong, sheet({ armoured: true })]) {
      expect(drm(firing([bow, { ...foe, sheet: armoured }]), fire('Bow', 'Foe'))).toBe(plain + 1);
    }
    const barded: SetupUnit = {
      ...horse('H', ['C8', 'C9']),
      sheet: { kind: 'horse', armoured: true, attack: 0, defence: 1, mpa: 8 },
    };
    expect(drm(firing([bow, barded]), fire('Bow', 'H'))).toBe(plain);
  });

  it('seven hexes ridden in its last movement step +1 (pbem:26.22c)', () => {
    const ride = (hexes: number): Play => {
      const path = Array.from({ length: hexes }, (_, index) => ({
        gait: 'forward' as const,
        hexes: [`K${4 + index}`, `K${3 + index}`],
      }));
      const start = begin({ units: [bow, ...rider('Foe', 'blue', ['K3', 'K2'])], side: 'blue', step: 'movement' });
      const ridden = give(start, 'blue', { type: 'Move', unit: 'Foe', path });
      return give(ridden, 'blue', { type: 'EndTurn' });
    };
    expect(modifiers(ride(7), fire('Bow', 'Foe'))).toContainEqual(['pbem:26.22c', 1]);
    expect(modifiers(ride(6), fire('Bow', 'Foe'))).not.toContainEqual(['pbem:26.22c', 1]);
  });

  it('a mounted bow has lines of its own, a moving one others again (pbem:26.21c)', () => {
    const mounted = { ...KNIGHT, weapon: 'longbow' as const };
    const units = [...rider('Bow', 'red', ['E3', 'E2'], { sheet: mounted }), foe];
    const still = begin({ units, step: 'movement' });
    const fired = (play: Play): string | undefined =>
      eventsOf(give(play, 'red', fire('Bow', 'Foe'), [10]), 'MissileFired')[0]?.weapon;
    expect(fired(give(still, 'red', { type: 'EndStep' }))).toBe('mountedLongbow');
    const turned = give(still, 'red', {
      type: 'Move',
      unit: 'Bow',
      path: [{ gait: 'pivotForward', hexes: ['F3', 'E2'] }],
    });
    expect(fired(give(turned, 'red', { type: 'EndStep' }))).toBe('mountedLongbowMoving');
  });

  it('keeps the final roll within the table (pbem:26.1a)', () => {
    const play = firing([
      { ...bow, health: 'wounded' },
      { ...foe, sheet: KNIGHT },
    ]);
    expect(eventsOf(give(play, 'red', fire('Bow', 'Foe'), [10]), 'MissileFired')[0]).toMatchObject({
      final: 10,
      result: '-',
    });
  });
});

describe('the second fire step', () => {
  const walk = (mp: number): Play => {
    const path = Array.from({ length: mp }, (_, index) => ({ gait: 'step' as const, hexes: [`D${4 + index}`] }));
    const start = begin({ units: [man('Bow', 'red', 'D3', { sheet: ARCHER }), man('Foe', 'blue', 'D13')] });
    return give(give(start, 'red', { type: 'Move', unit: 'Bow', path }), 'red', { type: 'EndStep' });
  };

  it('is for those who spent half of their MPA at most (pbem:6.1n)', () => {
    expect(drm(walk(3), fire('Bow', 'Foe'))).toBe(2);
    expect(ruleOf(walk(4), fire('Bow', 'Foe'))).toBe('pbem:6.1n');
  });
});

describe('units between', () => {
  const friend = (hex: string, over: Partial<SetupUnit> = {}): SetupUnit => man(`At${hex}`, 'red', hex, over);
  const row = (...hexes: readonly string[]): readonly SetupUnit[] => hexes.map((hex) => friend(hex));
  /** Three hexes abreast leave no line past them. */
  const wall = (number: number): readonly SetupUnit[] => row(`B${number}`, `C${number}`, `D${number}`);

  it('give light cover, once (pbem:6.54, 6.22d)', () => {
    expect(modifiers(firing([bow, man('Foe', 'blue', 'C9'), ...wall(5)]), fire('Bow', 'Foe'))).toContainEqual([
      'pbem:6.54',
      1,
    ]);
    expect(
      modifiers(firing([bow, man('Foe', 'blue', 'C9'), ...wall(5), ...wall(6)]), fire('Bow', 'Foe')),
    ).toContainEqual(['pbem:6.54', 1]);
  });

  it('are told with their hexes where they give cover on the line of the shot (pbem:6.54, 6.22a)', () => {
    const covers = (units: readonly SetupUnit[], unitId = 'Bow') => {
      const told = PBEM.survey?.shot(firing(units).position, { unit: unitId, target: 'Foe' });
      if (!told?.ok) throw new Error('there is no line');
      return told.value.covers.map(({ what, rule, hexes }) => ({ what, rule, hexes }));
    };
    const far = man('Foe', 'blue', 'C9');
    const [one, other, ...more] = covers([bow, far, ...wall(5), ...wall(6)]);
    expect(one).toMatchObject({ rule: 'pbem:6.54', what: expect.stringMatching(/^At[BCD]5 in [BCD]5$/) });
    expect(other).toMatchObject({ rule: 'pbem:6.54', what: expect.stringMatching(/^At[BCD]6 in [BCD]6$/) });
    expect([one, other].map((cover) => `in ${cover?.hexes.join()}`)).toEqual(
      [one, other].map((cover) => cover?.what.replace(/^\S+ /, '')),
    );
    expect(more).toEqual([]);
    // A line leads past the one, and the fallen give none.
    expect(covers([bow, man('Foe', 'blue', 'E7'), friend('D5')])).toEqual([]);
    expect(covers([bow, far, friend('C5', { health: 'dead' })])).toEqual([]);
    // Nobody shoots a crossbow there: what remains is sight.
    expect(covers([bolt, far, ...wall(5)], 'Bolt')).toEqual([]);
  });

  it('are shot past where a line passes them (pbem:5.2c, 5.2f)', () => {
    expect(drm(firing([bow, man('Foe', 'blue', 'E7'), friend('D5')]), fire('Bow', 'Foe'))).toBe(2);
    expect(drm(firing([bow, man('Foe', 'blue', 'E8'), friend('D6')]), fire('Bow', 'Foe'))).toBe(3);
  });

  it('stop crossbows (pbem:6.22a)', () => {
    expect(ruleOf(firing([bolt, man('Foe', 'blue', 'C9'), ...wall(5)]), fire('Bolt', 'Foe'))).toBe('pbem:6.22a');
  });

  it('stop fire at a target in a covering door (pbem:6.22b)', () => {
    const board = { terrain: { doorHex: ['C9'] } };
    expect(ruleOf(firing([bow, man('Foe', 'blue', 'C9'), ...wall(6)], { board }), fire('Bow', 'Foe'))).toBe(
      'pbem:6.22b',
    );
  });

  it('stop fire if more than four (pbem:6.22c)', () => {
    const target = man('Foe', 'blue', 'C12');
    const four = [...wall(5), ...wall(6), ...wall(7), ...wall(8)];
    expect(drm(firing([bow, target, ...four]), fire('Bow', 'Foe'))).toBe(3);
    expect(ruleOf(firing([bow, target, ...four, ...wall(9)]), fire('Bow', 'Foe'))).toBe('pbem:6.22c');
  });

  it('stop fire at arm’s length of either end, if active (pbem:6.2g)', () => {
    const near = ['B3', 'B4', 'C4', 'D3', 'D4'];
    const far = ['B8', 'B9', 'C7', 'D8', 'D9'];
    const all = (hexes: readonly string[], over: Partial<SetupUnit> = {}): Play =>
      firing([bow, foe, ...hexes.map((hex) => friend(hex, over))]);
    expect(ruleOf(all(near), fire('Bow', 'Foe'))).toBe('pbem:6.2g');
    expect(ruleOf(all(far), fire('Bow', 'Foe'))).toBe('pbem:6.2g');
    expect(drm(all(near, { health: 'stunned' }), fire('Bow', 'Foe'))).toBe(2);
    expect(drm(all(near, { side: null }), fire('Bow', 'Foe'))).toBe(3);
  });

  it('on foot do not stop fire at or by riders at arm’s length (pbem:6.2h)', () => {
    const near = ['B3', 'B4', 'C4', 'D3', 'D4'].map((hex) => friend(hex));
    expect(drm(firing([bow, ...rider('Foe', 'blue', ['C8', 'C9']), ...near]), fire('Bow', 'Foe'))).toBe(4);
  });
});

describe('cover', () => {
  const cover = (board: Given['board'], target = foe, from = bow): number =>
    drm(firing([from, target], board ? { board } : {}), fire(from.id, target.id)) - 2;
  const strip = (row: number): readonly string[] => [`B${row}`, `C${row}`, `D${row}`];

  it('of scrub on the way or in the hex is light, once (pbem:6.55a, 16.13)', () => {
    expect(cover({ terrain: { scrub: strip(5) } })).toBe(1);
    expect(cover({ terrain: { scrub: [...strip(5), ...strip(6), 'C8'] } })).toBe(1);
    expect(cover({ terrain: { scrub: ['C3'] } })).toBe(0);
  });

  it('of scrub is void for a higher firer (pbem:6.55b)', () => {
    expect(cover({ terrain: { scrub: ['C8'] }, elevation: { '1': ['C3'] } })).toBe(0);
    expect(cover({ terrain: { scrub: ['C8'] }, elevation: { '1': ['C8'] } })).toBe(1);
  });

  it('of a tree is light for the target in it, from any height (pbem:6.56)', () => {
    expect(cover({ terrain: { tree: ['C8'] } })).toBe(1);
    expect(cover({ terrain: { tree: ['C8'] }, elevation: { '2': ['C3'] } })).toBe(1);
  });

  it('of a window is medium, none for a firer beside it (pbem:16.23b)', () => {
    const walls = {
      terrain: { houseInterior: ['C7', 'C8'] },
      walls: [['C7', 'C8']],
      hexsides: { window: ['C6/C7'] },
    };
    expect(cover(walls, man('Foe', 'blue', 'C7'))).toBe(2);
    expect(cover(walls, man('Foe', 'blue', 'C8'), man('Bow', 'red', 'C6', { sheet: ARCHER }))).toBe(0);
    expect(ruleOf(firing([bow, man('Foe', 'blue', 'C8')], { board: walls }), fire('Bow', 'Foe'))).toBe('pbem:5.56b');
  });

  it('of a slope is medium behind its own lip, none from beside it (pbem:16.12b)', () => {
    const slope = { terrain: { slope: ['C8'] }, hexsides: { slopeLip: ['C7/C8', 'B8/C8', 'D8/C8'] } };
    expect(cover(slope)).toBe(2);
    expect(cover(slope, foe, man('Bow', 'red', 'C7', { sheet: ARCHER }))).toBe(0);
    expect(cover(slope, foe, man('Bow', 'red', 'C11', { sheet: ARCHER }))).toBe(0);
  });

  it('counts the heaviest only (pbem:6.51d)', () => {
    expect(cover({ terrain: { scrub: strip(5), doorHex: ['C8'] } })).toBe(2);
  });
});

describe('a door covers one side in a player turn (pbem:16.16d, 7.9c)', () => {
  const board = {
    terrain: { doorHex: ['G7'], houseInterior: ['G8', 'F8', 'H8', 'G9', 'F9', 'H9'] },
    walls: [['G8', 'F8', 'H8', 'G9', 'F9', 'H9']],
  };
  const out = (id: string): SetupUnit => man(id, 'red', id === 'Out1' ? 'G3' : 'G4', { sheet: ARCHER });
  const inside = man('In', 'red', 'G9', { sheet: ARCHER });
  const target = man('Foe', 'blue', 'G7');

  it('the side of the first shot', () => {
    const play = firing([out('Out1'), inside, target], { board });
    expect(drm(play, fire('Out1', 'Foe'))).toBe(4);
    expect(drm(play, fire('In', 'Foe'))).toBe(4);
    const shot = give(play, 'red', fire('Out1', 'Foe'), [10]);
    expect(eventsOf(shot, 'CoverFixed')).toHaveLength(1);
    expect(drm(shot, fire('In', 'Foe'))).toBe(2);
    const other = give(play, 'red', fire('In', 'Foe'), [10]);
    expect(drm(other, fire('Out1', 'Foe'))).toBe(2);
  });

  it('until the next player turn', () => {
    const shot = give(firing([out('Out1'), inside, target], { board }), 'red', fire('Out1', 'Foe'), [10]);
    const next = give(give(shot, 'red', { type: 'EndTurn' }), 'blue', { type: 'EndTurn' });
    expect(drm(next, fire('In', 'Foe'))).toBe(4);
  });
});

describe('a rider or horse', () => {
  it('is hit as a whole, in the nearer hex that is seen (pbem:6.52, 6.2c, 6.2d)', () => {
    const play = firing([bow, ...rider('Foe', 'blue', ['C8', 'C9'])]);
    expect(ruleOf(play, fire('Bow', 'Foe', { at: 'C9' }))).toBe('pbem:6.52');
    expect(ruleOf(play, fire('Bow', 'Foe', { at: 'D8' }))).toBe('pbem:6.2c');
    expect(eventsOf(give(play, 'red', fire('Bow', 'Foe'), [10]), 'MissileFired')[0]?.at).toBe('C8');
  });

  it('may be aimed at in either hex if both are as far (pbem:6.52)', () => {
    const play = firing([bow, ...rider('Foe', 'blue', ['B8', 'C8'])], { board: { terrain: { scrub: ['C8'] } } });
    const at = (hex: string): number => drm(play, fire('Bow', 'Foe', { at: hex }));
    expect([at('B8'), at('C8')]).toEqual([3, 4]);
    expect(eventsOf(give(play, 'red', fire('Bow', 'Foe'), [10]), 'MissileFired')[0]?.at).toBe('B8');
  });

  it('fires from either of its hexes (pbem:6.3a)', () => {
    const mounted = { ...KNIGHT, weapon: 'shortbow' as const };
    const play = firing([...rider('Bow', 'red', ['C4', 'C3'], { sheet: mounted }), foe]);
    expect(ruleOf(play, fire('Bow', 'Foe', { from: 'C5' }))).toBe('pbem:6.3a');
    const shot = give(play, 'red', fire('Bow', 'Foe', { from: 'C3' }), [10]);
    expect(eventsOf(shot, 'MissileFired')[0]).toMatchObject({ from: 'C3', range: 5 });
  });

  it('is read on the mounted line, its rider on foot on that of infantry (pbem:26.23b)', () => {
    const play = give(firing([bow, ...rider('Foe', 'blue', ['C8', 'C9'])]), 'red', fire('Bow', 'Foe'), [1]);
    expect(eventsOf(play, 'MissileFired')[0]).toMatchObject({ line: 'mountedOrAnimal', final: 4, result: 'dw' });
  });
});

describe('animals', () => {
  const mule: SetupUnit = {
    id: 'Mule',
    side: null,
    sheet: { kind: 'mule', armoured: false, attack: 0, defence: 1, mpa: 6 },
    hexes: ['C5'],
  };
  const ninja = man('Ninja', 'red', 'C3', { sheet: sheet({ classes: ['ninja'], weapon: 'shuriken' }) });

  it('die of knives only if small and killed (pbem:26.24b)', () => {
    const wounded = give(firing([ninja, mule, foe]), 'red', fire('Ninja', 'Mule'), [5]);
    expect(unit(wounded, 'Mule').health).toBe('healthy');
    expect(unit(give(firing([ninja, mule, foe]), 'red', fire('Ninja', 'Mule'), [2]), 'Mule').health).toBe('dead');
    const loose = firing([ninja, horse('H', ['C5', 'C6']), foe]);
    expect(unit(give(loose, 'red', fire('Ninja', 'H'), [1]), 'H').health).toBe('healthy');
  });

  it('die of arrows by the asterisk only (pbem:26.1d)', () => {
    const crossbow = [bolt, { ...mule, hexes: ['C8'] }, foe].slice(0, 2);
    expect(unit(give(firing(crossbow), 'red', fire('Bolt', 'Mule'), [1]), 'Mule').health).toBe('healthy');
    expect(unit(give(firing(crossbow), 'red', fire('Bolt', 'Mule'), [2]), 'Mule').health).toBe('dead');
  });
});

describe('the list of legal shots', () => {
  const units = [long, foe, man('Friend', 'red', 'E8'), man('Neutral', null, 'G8'), man('Hidden', 'blue', 'L12')];
  const board = { terrain: { houseInterior: ['L12'] }, walls: [['L12']] };
  const play = firing(units, { board });
  const listed = PBEM.legal(play.position, 'red', 'Long');

  it('has everybody in reach but friends', () => {
    expect(listed.map(({ order }) => (order.type === 'Fire' ? order.target : order.type)).sort()).toEqual([
      'Foe',
      'Neutral',
    ]);
  });

  it('says what each face brings', () => {
    expect(listed[0]?.odds).toMatchObject({
      table: 'pbem:26.23a',
      column: 'infantry',
      distribution: { dk: 2, dw: 2, d2: 2, '-': 4 },
    });
  });

  it('is accepted as it stands', () => {
    for (const { order } of listed) expect(give(play, 'red', order, [10]).log.length).toBeGreaterThan(play.log.length);
  });
});
