import { describe, expect, it } from '@jest/globals';
import type { SetupItem } from '../../src/engine/game/setup.js';
import { replay } from '../../src/engine/game/replay.js';
import type { Position } from '../../src/engine/position/position.js';
import type { Item } from '../../src/engine/position/things.js';
import { PBEM } from '../../src/engine/rulesets/pbem/ruleset.js';
import { decideSiege } from '../../src/engine/siege/decide.js';
import { reportOf } from '../../src/engine/siege/scenario-report.js';
import { scenarioSetup } from '../../src/engine/siege/scenario-setup.js';
import { ListedDice } from '../../src/engine/dice/dice.js';
import type { Siege } from '../../src/engine/siege/siege.js';
import { afoot, attacked, begun, dayAfter, gameOf, played, scenarioWith, SORTIE, withUnits } from './sortie.js';

/* Items, animals and carts that scenarios leave for the next one (pbem:2.81d, 2.82c). */

const CHEST: SetupItem = { id: 'chest1', kind: 'chest', carrier: 'Warin' };
const TORCH: SetupItem = { id: 'torch1', kind: 'torch', carrier: 'Ingram' };

function withItems(game: Position, ...changed: readonly Item[]): Position {
  const items = (game.items ?? []).map((item) => changed.find(({ id }) => id === item.id) ?? item);
  return { ...game, items };
}

const captive = { captive: { by: 'red', guards: [] } };
const carried = (id: string, carrier: string, kind: Item['kind'] = 'chest'): Item => ({ id, kind, hex: null, carrier });
const lying = (id: string, hex: string, kind: Item['kind'] = 'chest'): Item => ({ id, kind, hex, carrier: null });

describe('items between scenarios of siege days (pbem:2.81d, 23.15)', () => {
  const scenario = scenarioWith({ items: [CHEST, TORCH] });
  const siege = begun({ scenarios: { attackCastle: scenario } });
  const itemsOf = (one: Siege) => played(one, scenario)?.items;

  it('lie where the scenario has their carriers, if these are dead or prisoners', () => {
    const next = attacked(siege, scenario, (game) =>
      withItems(withUnits(game, { Warin: { health: 'dead' }, Ingram: captive }), lying('chest1', 'CmpJ9')),
    );
    expect(itemsOf(next)).toEqual([
      { id: 'chest1', kind: 'chest', hex: 'CmpJ9' },
      { id: 'torch1', kind: 'torch', hex: 'CmpN11' },
    ]);
  });

  it('come along with whoever joins later', () => {
    const later = begun({
      scenarios: { attackCastle: scenario },
      fighters: { Gervase: { side: 'defender' }, Warin: { side: 'attacker', due: 9 }, Ingram: { side: 'attacker' } },
    });
    expect(itemsOf(later)).toEqual([TORCH]);
  });

  it('are brought anew, but for chests and treasures, which are where the last scenario left them', () => {
    const next = attacked(siege, scenario, (game) =>
      withItems({ ...game, items: [carried('chest1', 'Warin')] }, lying('chest1', 'CmpN3')),
    );
    expect(itemsOf(next)).toEqual([{ id: 'chest1', kind: 'chest', hex: 'CmpN3' }, TORCH]);
    const again = attacked(next, scenario, (game) => withItems(game, carried('chest1', 'Walkelin')));
    expect(itemsOf(again)).toEqual([{ id: 'chest1', kind: 'chest', carrier: 'Walkelin' }, TORCH]);
    const last = attacked(again, scenario, (game) => ({ ...game, items: [carried('torch1', 'Ingram', 'torch')] }));
    expect(itemsOf(last)).toEqual([TORCH]);
  });

  it('lie where a rider begins who has won them, and are away as long as he is', () => {
    const next = attacked(siege, scenario, (game) => withItems(game, carried('chest1', 'Gervase')));
    expect(itemsOf(next)).toEqual([{ id: 'chest1', kind: 'chest', hex: 'CmpN1' }, TORCH]);
    const fled = attacked(siege, scenario, (game) =>
      withItems(withUnits(game, { Warin: { ranAway: true, hexes: [] } }), carried('chest1', 'Warin')),
    );
    expect(itemsOf(fled)).toEqual([TORCH]);
  });

  it('are laid down by a prisoner where he stands', () => {
    const next = attacked(siege, scenario, (game) =>
      withItems(withUnits(game, { Warin: { ...captive, hexes: ['CmpJ4'] } }), carried('chest1', 'Warin')),
    );
    expect(itemsOf(next)).toEqual([{ id: 'chest1', kind: 'chest', hex: 'CmpJ4' }, TORCH]);
  });

  it('are carried by another who enters, if their carrier would have entered', () => {
    const units = SORTIE.setup.units.map((unit) =>
      ['Warin', 'Eudo'].includes(unit.id)
        ? { ...unit, hexes: [], entry: { gameTurn: 2, edge: 'south' as const } }
        : unit,
    );
    const entering = scenarioWith({ items: [CHEST], units });
    const next = attacked(begun({ scenarios: { attackCastle: entering } }), entering, (game) =>
      withItems(withUnits(game, { Warin: { health: 'dead' } }), lying('chest1', 'CmpJ9')),
    );
    expect(played({ ...next, items: {} }, entering)?.items).toEqual([{ ...CHEST, carrier: 'Eudo' }]);
  });

  it('are hidden no more when they are found', () => {
    const hidden = { id: 'silver', kind: 'treasure', buried: ['CmpK11', 'CmpL10'] } as const;
    const options = { ...SORTIE.setup.options, hiddenTreasure: true };
    const search = scenarioWith({ items: [hidden], options });
    const first = begun({ scenarios: { attackCastle: search } });
    expect(
      played(
        attacked(first, search, (game) => game),
        search,
      )?.items,
    ).toEqual([hidden]);
    const next = attacked(first, search, ({ buried: _buried, ...game }) => ({
      ...game,
      items: [lying('silver', 'CmpL10', 'treasure')],
    }));
    expect(played(next, search)?.items).toEqual([{ id: 'silver', kind: 'treasure', hex: 'CmpL10' }]);
  });
});

describe('items between detailed days (pbem:2.82c)', () => {
  const barrel: SetupItem = { id: 'barrel1', kind: 'barrel', hex: 'CmpN9' };
  const scenario = scenarioWith({ items: [CHEST, TORCH, barrel] });
  const siege = begun({ dayDefinition: 'detailedDays', scenarios: { day: scenario } });

  it('stay where they are, go with their carriers, and are gone if they are used up', () => {
    const next = dayAfter(siege, scenario, (game) =>
      withItems(
        { ...game, items: (game.items ?? []).filter(({ id }) => id !== 'barrel1') },
        carried('torch1', 'Warin', 'torch'),
        lying('chest1', 'CmpJ8'),
      ),
    );
    expect(played(next, scenario)?.items).toEqual([
      { id: 'chest1', kind: 'chest', hex: 'CmpJ8' },
      { ...TORCH, carrier: 'Warin' },
    ]);
    const quiet = dayAfter(next, scenario, (game) => game);
    expect(quiet.items).toEqual(next.items);
  });
});

describe('animals and carts between detailed days (pbem:2.82c)', () => {
  const siege = begun({
    dayDefinition: 'detailedDays',
    scenarios: { day: SORTIE },
    bases: { defender: ['CstM14', 'CstN14', 'CstO14'] },
  });
  const unit = (one: Siege, id: string) => played(one, SORTIE)?.units.find((each) => each.id === id);
  const dismounted = (game: Position): Position =>
    withUnits(game, {
      Gervase: { mount: null, hexes: ['CmpN2'] },
      Ember: { rider: null, hexes: ['CmpN3', 'CmpN4'] },
    });

  it('stay where the day has left them, also when their riders are dead', () => {
    const next = dayAfter(siege, SORTIE, dismounted);
    expect(unit(next, 'Ember')).toMatchObject({ hexes: ['CmpN3', 'CmpN4'] });
    expect(unit(next, 'Gervase')).toMatchObject({ hexes: ['CmpN2'] });
    const dead = dayAfter(next, SORTIE, (game) => withUnits(game, { Gervase: { health: 'dead' } }));
    expect(unit(dead, 'Gervase')).toBeUndefined();
    expect(unit(dead, 'Ember')).toMatchObject({ hexes: ['CmpN3', 'CmpN4'] });
  });

  it('carry whoever rides them in the evening, and go into the base with him', () => {
    const taken = (game: Position): Position =>
      withUnits(dismounted(game), {
        Ember: { rider: 'Walkelin', hexes: ['CmpN3', 'CmpN4'] },
        Walkelin: { mount: 'Ember', hexes: ['CmpN3', 'CmpN4'] },
      });
    const fighters = {
      Gervase: { side: 'defender' },
      Walkelin: { side: 'defender' },
      Warin: { side: 'attacker' },
    } as const;
    const more = begun({
      dayDefinition: 'detailedDays',
      scenarios: { day: SORTIE },
      fighters,
      bases: { defender: ['CstN15', 'CstN16'] },
    });
    const next = dayAfter(more, SORTIE, taken, [
      ['defender', { type: 'Place', unit: 'Walkelin', hexes: ['CstN15', 'CstN16'] }],
    ]);
    expect(unit(next, 'Walkelin')).toMatchObject({ mount: 'Ember', hexes: ['CstN15', 'CstN16'] });
    expect(unit(next, 'Ember')).toMatchObject({ hexes: [] });
    expect(unit(next, 'Gervase')).not.toHaveProperty('mount');
  });

  it('are drawn back by their side, unless somebody rides them or stands there', () => {
    const place = (one: string, hexes: readonly string[]) => ['defender', { type: 'Place', unit: one, hexes }] as const;
    const next = dayAfter(siege, SORTIE, dismounted, [place('Ember', ['CstN14', 'CstM14'])]);
    expect(next.animals?.['Ember']?.hexes).toEqual(['CstN14', 'CstM14']);
    const evening = { ...dayAfter(siege, SORTIE, dismounted), stage: 'evening' as const };
    const give = (one: string, hexes: readonly string[], side: 'attacker' | 'defender' = 'defender') =>
      decideSiege(evening, side, { type: 'Place', unit: one, hexes }, new ListedDice([], 'server'));
    expect(give('Ember', ['CstN14'])).toMatchObject({ ok: false, refusal: { rule: 'pbem:2.82c' } });
    expect(give('Ember', ['CstN14', 'CstM14'], 'attacker')).toMatchObject({
      ok: false,
      refusal: { code: 'notYourUnit' },
    });
    const ridden = {
      ...evening,
      animals: { Ember: { hexes: ['CmpN3', 'CmpN4'], rider: 'Gervase', side: 'defender' as const } },
    };
    const order = { type: 'Place', unit: 'Ember', hexes: ['CstN14', 'CstM14'] } as const;
    expect(decideSiege(ridden, 'defender', order, new ListedDice([], 'server'))).toMatchObject({
      ok: false,
      refusal: { rule: 'pbem:2.82c', because: 'Ember goes with Gervase' },
    });
  });

  it('are led on if leader and animal stay; who is drawn back leaves the animal', () => {
    const led = (game: Position): Position => ({ ...dismounted(game), leads: [{ leader: 'Gervase', led: 'Ember' }] });
    expect(played(dayAfter(siege, SORTIE, led), SORTIE)?.leads).toEqual([{ leader: 'Gervase', led: 'Ember' }]);
    const back = dayAfter(siege, SORTIE, led, [['defender', { type: 'Place', unit: 'Gervase', hexes: ['CstM14'] }]]);
    expect(back.leads).toEqual([]);
    expect(unit(back, 'Ember')).toMatchObject({ hexes: ['CmpN3', 'CmpN4'] });
  });

  it('are away with those who have ridden them off the map', () => {
    const gone = (game: Position): Position =>
      withUnits(game, { Gervase: { hexes: [], ranAway: true }, Ember: { hexes: [] } });
    const next = dayAfter(siege, SORTIE, gone);
    expect(unit(next, 'Ember')).toBeUndefined();
    const fighters = { ...next.fighters, Gervase: { side: 'defender', health: 'healthy' } } as const;
    expect(unit({ ...next, fighters }, 'Gervase')).toMatchObject({ mount: 'Ember' });
  });

  it('pull a cart on that stands where it was driven, with the points off it', () => {
    const cart = { id: 'cart1', hexes: ['CmpK3', 'CmpL3'] };
    const scenario = scenarioWith({ carts: [cart] });
    const first = begun({ dayDefinition: 'detailedDays', scenarios: { day: scenario } });
    const next = dayAfter(first, scenario, (game) => ({
      ...game,
      carts: [{ id: 'cart1', hexes: ['CmpN3', 'CmpN4'] }],
      battered: { cart1: { hand: 12 } },
    }));
    const setup = played(next, scenario);
    expect(setup?.carts).toEqual([{ id: 'cart1', hexes: ['CmpN3', 'CmpN4'] }]);
    expect(setup?.battered).toEqual({ cart1: { hand: 12 } });
    const wrecked = dayAfter(next, scenario, ({ battered: _off, ...game }) => ({ ...game, carts: [] }));
    expect(played(wrecked, scenario)?.carts).toEqual([]);
    expect(played(wrecked, scenario)?.battered ?? {}).toEqual({});
  });
});

describe('strings of animals (pbem:13.6)', () => {
  it('are parted where one of them has died', () => {
    const [horse] = SORTIE.setup.units.filter(({ id }) => id === 'Ember');
    if (!horse) throw new Error('the sortie has Ember');
    const mules = ['A', 'B', 'C', 'D'].map((id, index) => ({
      ...horse,
      id,
      hexes: [`CmpN${3 + 2 * index}`, `CmpN${4 + 2 * index}`],
    }));
    const units = [...SORTIE.setup.units.filter(({ id }) => !['Ulf', 'Ascelin', 'Ingram'].includes(id)), ...mules];
    const scenario = scenarioWith({ units, strings: [['A', 'B', 'C', 'D']], terms: {} });
    const fighters = { Gervase: { side: 'defender' }, Warin: { side: 'attacker' } } as const;
    const siege = begun({ scenarios: { attackCastle: scenario }, fighters });
    const next = attacked(siege, scenario, (game) => withUnits(game, { B: { health: 'dead' } }));
    expect(played(next, scenario)?.strings).toEqual([['C', 'D']]);
  });
});

describe('a scenario in which not everybody can stand where the day has left him (pbem:2.82c)', () => {
  const siege = begun({ dayDefinition: 'detailedDays', scenarios: { day: SORTIE } });
  const at = (one: Siege, id: string) => played(one, SORTIE)?.units.find((each) => each.id === id)?.hexes;

  it('has only him where the scenario puts him, and whoever stands there', () => {
    const next = dayAfter(siege, SORTIE, (game) =>
      withUnits(game, { Warin: { hexes: ['CmpN9'] }, Ingram: { hexes: ['CmpN8'] } }),
    );
    expect(at(next, 'Warin')).toEqual(['CmpJ9']);
    expect(at(next, 'Ingram')).toEqual(['CmpN8']);
    const swapped = dayAfter(siege, SORTIE, (game) =>
      withUnits(game, { Warin: { hexes: ['CmpN9'] }, Ingram: { hexes: ['CmpJ9'] } }),
    );
    expect(at(swapped, 'Warin')).toEqual(['CmpJ9']);
    expect(at(swapped, 'Ingram')).toEqual(['CmpN11']);
  });

  it('does not let somebody enter or hide who is on the map', () => {
    const units = SORTIE.setup.units.map((unit) =>
      unit.id === 'Warin' ? { ...unit, hexes: [], entry: { gameTurn: 2, edge: 'south' as const } } : unit,
    );
    const scenario = scenarioWith({ units });
    const first = begun({ dayDefinition: 'detailedDays', scenarios: { day: scenario } });
    const next = dayAfter(first, scenario, (game) => withUnits(game, { Warin: { hexes: ['CmpJ8'] } }));
    const setup = scenarioSetup(next, scenario);
    expect(PBEM.create(setup)).toMatchObject({ ok: true });
    expect(setup.units.find(({ id }) => id === 'Warin')).toMatchObject({ hexes: ['CmpJ8'] });
  });
});

describe('prisoners with whom a scenario begins (pbem:12.4)', () => {
  it('are prisoners in the next one, too, until they are freed', () => {
    const bound = { captive: { by: 'blue', guards: ['Warin'] } };
    const units = SORTIE.setup.units.map((unit) =>
      unit.id === 'Walkelin' ? { ...unit, ...bound, hexes: ['CmpJ8'] } : unit,
    );
    const scenario = scenarioWith({ units });
    const fighters = {
      Walkelin: { side: 'defender' },
      Anselm: { side: 'defender' },
      Warin: { side: 'attacker' },
    } as const;
    const siege = begun({ scenarios: { attackCastle: scenario }, fighters });
    const at = (one: Siege) => played(one, scenario)?.units.find(({ id }) => id === 'Walkelin');
    const held = attacked(siege, scenario, (game) => game);
    expect(at(held)).toMatchObject(bound);
    const freed = attacked(held, scenario, (game) => withUnits(game, { Walkelin: { captive: undefined } }));
    expect(at(freed)).toMatchObject({ hexes: ['CmpJ8'] });
    expect(at(freed)).not.toHaveProperty('captive');
    const again = attacked(freed, scenario, (game) => withUnits(game, { Walkelin: bound }));
    expect(again.fighters['Walkelin']).toMatchObject({ captive: 'attacker' });
  });
});

describe('a hex that has a name on two boards (pbem:2.82c)', () => {
  const siege = begun({
    dayDefinition: 'detailedDays',
    scenarios: { day: SORTIE },
    bases: { defender: ['CmpN1', 'CstN16'] },
  });

  it('has one name in the base, so that nobody is placed where somebody stands, and enemies in it are seen', () => {
    expect(siege.bases.defender).toEqual(['CstN17', 'CstN16']);
    const setup = played(siege, SORTIE);
    const created = setup && PBEM.create(setup);
    const game = created?.ok ? replay(PBEM, created.value) : null;
    const invaded = game && withUnits(game, { Warin: { hexes: ['CstN17'] } });
    expect(invaded && reportOf(siege, SORTIE, 'game', invaded, setup).contested).toEqual(['defender']);
  });
});

describe('players of a side who have no men left (pbem:1.2d)', () => {
  it('have no commander, and the scenario can be played', () => {
    const players = {
      blue: [
        { name: 'Anna', commander: 'Ingram' },
        { name: 'Bert', commander: 'Warin' },
      ],
    };
    const units = SORTIE.setup.units.map((unit) =>
      unit.side === 'blue' && unit.sheet.kind === 'character'
        ? { ...unit, player: unit.id === 'Ingram' ? 'Anna' : 'Bert' }
        : unit,
    );
    const options = { ...SORTIE.setup.options, multiPlayerSides: true, limitedTeamTalk: true };
    const scenario = scenarioWith({ players, units, options });
    const siege = begun({ scenarios: { attackCastle: scenario } });
    const next = attacked(siege, scenario, (game) => withUnits(game, { Ingram: { health: 'dead' } }));
    const setup = played(next, scenario);
    expect(setup?.players?.['blue']).toEqual([{ name: 'Anna' }, { name: 'Bert', commander: 'Warin' }]);
  });
});

describe('leaders of animals (pbem:13.7)', () => {
  it('lead none that the day has taken from them', () => {
    const units = SORTIE.setup.units.map((unit) =>
      unit.id === 'Gervase'
        ? { ...afoot(unit), hexes: ['CmpN1'] }
        : unit.id === 'Ember'
          ? { ...unit, hexes: ['CmpN2', 'CmpN3'] }
          : unit,
    );
    const scenario = scenarioWith({ units, leads: [{ leader: 'Gervase', led: 'Ember' }] });
    const siege = begun({ dayDefinition: 'detailedDays', scenarios: { day: scenario } });
    const next = dayAfter(siege, scenario, ({ leads: _none, ...game }) => game);
    expect(played(next, scenario)?.leads).toEqual([]);
  });
});

describe('missiles (ruling of pbem:22.2c)', () => {
  it('are those of a scenario start in every scenario of a siege, thrown ones and counted ones', () => {
    const options = { ...SORTIE.setup.options, ammunitionLimitation: true };
    const [archer] = SORTIE.setup.units.filter(
      ({ sheet }) => sheet.kind === 'character' && ['shortbow', 'longbow'].includes(sheet.weapon ?? ''),
    );
    if (!archer) throw new Error('the sortie has archers');
    const units = SORTIE.setup.units.map((unit) => (unit.id === archer.id ? { ...unit, missiles: 12 } : unit));
    const scenario = scenarioWith({ options, units });
    for (const [dayDefinition, name] of [
      ['siegeDays', 'attackCastle'],
      ['detailedDays', 'day'],
    ] as const) {
      const siege = begun({ dayDefinition, scenarios: { [name]: scenario } });
      const empty = (game: Position): Position => ({ ...game, supplies: { [archer.id]: { left: 0 } } });
      const next = name === 'day' ? dayAfter(siege, scenario, empty) : attacked(siege, scenario, empty);
      expect(gameOf(next, scenario).supplies).toEqual({ [archer.id]: { left: 12 } });
    }
  });
});
