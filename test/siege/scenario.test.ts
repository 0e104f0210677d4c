import { describe, expect, it } from '@jest/globals';
import { replay } from '../../src/engine/game/replay.js';
import { HERALD } from '../../src/engine/position/seat.js';
import type { Setup } from '../../src/engine/game/setup.js';
import type { Position } from '../../src/engine/position/position.js';
import type { Unit } from '../../src/engine/position/unit.js';
import { PBEM } from '../../src/engine/rulesets/pbem/ruleset.js';
import { whyNotAsShown } from '../../src/engine/siege/cast.js';
import { createSiege, decideSiege } from '../../src/engine/siege/decide.js';
import { evolveSiege } from '../../src/engine/siege/evolve.js';
import { reportOf } from '../../src/engine/siege/scenario-report.js';
import { whyNoPlace } from '../../src/engine/siege/places.js';
import { scenarioSetup } from '../../src/engine/siege/scenario-setup.js';
import type { SiegeScenario, SiegeSetup } from '../../src/engine/siege/setup.js';
import type { SiegeOrder } from '../../src/engine/siege/orders.js';
import type { Siege } from '../../src/engine/siege/siege.js';
import { ListedDice } from '../../src/engine/dice/dice.js';
import { loadScenarios } from '../../src/library/scenarios.js';

const sortie = loadScenarios().get('sortie');
if (!sortie) throw new Error('the library has no sortie');
/** Gervase of the garrison rides Ember; Ingram is the engineer of the besiegers. */
const SALLY: SiegeScenario = { ruleset: sortie.ruleset, attacker: 'blue', defender: 'red', setup: sortie.setup };
const SETUP: SiegeSetup = {
  title: 'Corbel',
  dayDefinition: 'detailedDays',
  scenarios: { day: SALLY },
  moat: { CstM13: 'moat' },
  bases: { attacker: ['CmpN11'] },
  fighters: {
    Gervase: { side: 'defender' },
    Lambert: { side: 'defender', due: 5 },
    Baldric: { side: 'defender', wounded: true },
    Ingram: { side: 'attacker', engineer: true },
    Warin: { side: 'attacker' },
  },
};

function begun(setup: SiegeSetup = SETUP): Siege {
  const created = createSiege(setup);
  if (!created.ok) throw new Error(created.refusal.because);
  const siege = created.value.reduce<Siege | null>((before, event) => evolveSiege(before, event), null);
  if (!siege) throw new Error('a siege has events');
  return siege;
}

function gameOf(siege: Siege): Position {
  const created = PBEM.create(scenarioSetup(siege, SALLY));
  if (!created.ok) throw new Error(created.refusal.because);
  const game = created.value.reduce<Position | null>((before, event) => PBEM.evolve(before, event), null);
  if (!game) throw new Error('a game has events');
  return game;
}

/** The game as if these had happened in it. */
function changed(position: Position, units: Readonly<Record<string, object>>, over: Partial<Position> = {}): Position {
  const after = Object.entries(units).map(
    ([id, change]) => [id, { ...position.units[id], ...change } as Unit] as const,
  );
  return { ...position, ...over, units: { ...position.units, ...Object.fromEntries(after) } };
}

describe('the set-up of a scenario', () => {
  it('is that of the library where nothing has happened, and leaves out who is not there, with his horse', () => {
    const game = gameOf(begun());
    expect(game.units['Lambert']).toBeUndefined();
    expect(game.units['Sorrel']).toBeUndefined();
    expect(game.units['Gervase']?.mount).toBe('Ember');
    expect(game.units['Baldric']?.health).toBe('wounded');
    expect(game.options['detailedDays']).toBe(true);
    expect(Object.keys(game.units)).toHaveLength(sortie.setup.units.length - 2);
  });
});

describe('engines on the map and in the days (pbem:19.42h, 19.42i)', () => {
  const engine = { id: 'Jackdaw', kind: 'mangonel', hexes: ['CmpG4'] } as const;
  const scenario: SiegeScenario = { ...SALLY, setup: { ...SALLY.setup, equipment: [engine] } };
  const siege = begun({
    ...SETUP,
    scenarios: { day: scenario },
    engines: { Jackdaw: { kind: 'mangonel', wear: 1 }, Crow: { kind: 'trebuchet' } },
  });

  function gameWith(state: Siege): Position {
    const created = PBEM.create(scenarioSetup(state, scenario));
    const game = created.ok ? replay(PBEM, created.value) : null;
    if (!game) throw new Error(created.ok ? 'a game has events' : created.refusal.because);
    return game;
  }

  it('begin a game that the rules accept with their wear, and nothing is reported where nothing has changed', () => {
    const game = gameWith(siege);
    expect(game.equipment).toEqual([{ ...engine, wear: 20 }]);
    expect(reportOf(siege, scenario, 'game', game)).not.toHaveProperty('strained');
  });

  it('are reported with what they have lost on the map, and stand there so on the next day', () => {
    const game = { ...gameWith(siege), equipment: [{ ...engine, wear: 23 }], battered: { Jackdaw: { hand: 19 } } };
    const report = reportOf(siege, scenario, 'game', game);
    expect(report.strained).toEqual([{ engine: 'Jackdaw', damage: 19, wear: 23 }]);
    const decided = decideSiege(siege, HERALD, report, new ListedDice([], 'server'));
    if (!decided.ok) throw new Error(decided.refusal.because);
    expect(decided.position.engines).toMatchObject({ Jackdaw: { wear: 3, onboard: { damage: 19, wear: 23 } } });
    const next = gameWith(decided.position);
    expect(next.equipment).toEqual([{ ...engine, wear: 23 }]);
    expect(next.battered).toEqual({ Jackdaw: { hand: 19 } });
    expect(reportOf(decided.position, scenario, 'game', next)).not.toHaveProperty('strained');
  });

  it('are not reported by a name that the siege does not have', () => {
    const report = reportOf(siege, scenario, 'game', gameWith(siege));
    const strained = [{ engine: 'Heron', damage: 1, wear: 0 }];
    const decided = decideSiege(siege, HERALD, { ...report, strained }, new ListedDice([], 'server'));
    expect(decided).toMatchObject({ ok: false, refusal: { code: 'unknownUnit', subject: 'Heron' } });
  });
});

describe('a barricade and a screen from day to day (pbem:19.2b, 19.2s)', () => {
  const barricade = { id: 'stakes', kind: 'barricade', hexes: ['CmpG4', 'CmpG5'], front: 'CmpH5' } as const;
  const screen = { id: 'screen', kind: 'screen', hexes: ['CmpE4'] } as const;
  const scenario: SiegeScenario = { ...SALLY, setup: { ...SALLY.setup, equipment: [barricade, screen] } };
  const first = begun({ ...SETUP, scenarios: { day: scenario } });

  function gameIn(siege: Siege): Position {
    const created = PBEM.create(scenarioSetup(siege, scenario));
    const game = created.ok ? replay(PBEM, created.value) : null;
    if (!game) throw new Error(created.ok ? 'a game has events' : created.refusal.because);
    return game;
  }

  function dayAfter(siege: Siege, game: Position): Siege {
    const orders = [
      [HERALD, reportOf(siege, scenario, 'game', game)],
      ['attacker', { type: 'Close' }],
      ['defender', { type: 'Close' }],
    ] as const;
    return orders.reduce((now, [seat, order]) => {
      const decided = decideSiege(now, seat, order, new ListedDice([3, 3, 3], 'server'));
      if (!decided.ok) throw new Error(decided.refusal.because);
      return decided.position;
    }, siege);
  }

  it('are as the day has left them, in a game that the rules accept', () => {
    const half = { ...barricade, hexes: ['CmpG5'], without: 'CmpG4' };
    const battered = { CmpG5: { hand: 12 }, screen: { hand: 7 } };
    const second = dayAfter(first, { ...gameIn(first), equipment: [half, screen], battered });
    const game = gameIn(second);
    expect(game.equipment).toEqual([half, screen]);
    expect(game.battered).toEqual(battered);
    expect(game.live).toMatchObject({ '[CmpG5>CmpH5 without CmpG4]': 'barricade' });
    const quiet = reportOf(second, scenario, 'game', game);
    expect(quiet).not.toHaveProperty('battered');
    expect(quiet).not.toHaveProperty('stands');
    const third = dayAfter(second, { ...game, equipment: [screen], battered: {} });
    expect(gameIn(third).equipment).toEqual([screen]);
    expect(gameIn(third).battered).toBeUndefined();
  });
});

describe('points off walls and gates from day to day (pbem:19.2b)', () => {
  const wall = 'CstN12';
  const gate = 'CstN12/N13';
  const bridge = 'CstN13';

  function dayOf(live: Readonly<Record<string, string>>): SiegeScenario {
    return { ...SALLY, setup: { ...SALLY.setup, live: { ...SALLY.setup.live, ...live } } };
  }

  /** The game of the first day, whose points are off, and the set-up of the second. */
  function secondDay(scenario: SiegeScenario, battered: NonNullable<Position['battered']>, live = {}): Setup {
    const siege = begun({ ...SETUP, scenarios: { day: scenario } });
    const created = PBEM.create(scenarioSetup(siege, scenario));
    const game = created.ok ? replay(PBEM, created.value) : null;
    if (!game) throw new Error(created.ok ? 'a game has events' : created.refusal.because);
    const after = { ...game, battered, live: { ...game.live, ...live } };
    const decided = decideSiege(siege, HERALD, reportOf(siege, scenario, 'game', after), new ListedDice([], 'server'));
    if (!decided.ok) throw new Error(decided.refusal.because);
    return scenarioSetup(decided.position, scenario);
  }

  it.each([
    ['barred', { [gate]: 'bolted', [bridge]: 'raised' }],
    ['open', { [gate]: 'open', [bridge]: 'lowered' }],
  ])('are off them still, where the next day begins with the gate %s', (_how, live) => {
    const scenario = dayOf(live);
    const battered = { [wall]: { catapult: 70 }, [gate]: { ram: 35 }, [bridge]: { catapult: 4 } };
    const next = secondDay(scenario, battered);
    expect(next.battered).toEqual(battered);
    expect(PBEM.create(next)).toMatchObject({ ok: true });
  });

  it('are forgotten with what has fallen, and with what hung at it', () => {
    const battered = { [gate]: { ram: 35 }, [bridge]: { catapult: 4 }, CstM12: { catapult: 9 } };
    const next = secondDay(dayOf({ [gate]: 'bolted', [bridge]: 'raised' }), battered, { [wall]: 'rubble' });
    expect(next.battered).toEqual({ CstM12: { catapult: 9 } });
    expect(PBEM.create(next)).toMatchObject({ ok: true });
  });

  it('are counted under the name that the siege gives to a gate door, and that of one battered down is known', () => {
    const named = 'CstN12/CstN13';
    const scenario = dayOf({ [gate]: 'bolted' });
    const siege = begun({ ...SETUP, scenarios: { day: scenario }, targets: { [named]: 'gateDoor' } });
    const created = PBEM.create(scenarioSetup(siege, scenario));
    const game = created.ok ? replay(PBEM, created.value) : null;
    if (!game) throw new Error('a game has events');
    const hit = reportOf(siege, scenario, 'game', { ...game, battered: { [gate]: { offboard: 1 } } });
    expect(hit.battered).toEqual({ [named]: { offboard: 1 } });
    const open = reportOf(siege, scenario, 'game', { ...game, live: { ...game.live, [gate]: 'broken' } });
    expect(open.live).toEqual([{ place: named, state: 'broken' }]);
  });

  it('that the scenario itself has taken off are given back by repairs for good', () => {
    const scenario = { ...SALLY, setup: { ...SALLY.setup, battered: { [wall]: { catapult: 70 } } } };
    expect(secondDay(scenario, { [wall]: { catapult: 70 } }).battered).toEqual({ [wall]: { catapult: 70 } });
    expect(secondDay(scenario, {}).battered).toEqual({});
  });
});

describe('a cart of a day that is played in detail (pbem:14x, 2.82d)', () => {
  const carts = [
    { id: 'Wain', hexes: ['CmpG4', 'CmpG5'] },
    { id: 'Dray', hexes: ['CmpE4', 'CmpE5'] },
  ] as const;
  const scenario: SiegeScenario = { ...SALLY, setup: { ...SALLY.setup, carts } };

  it('is not there on the next one if it is destroyed', () => {
    const siege = begun({ ...SETUP, scenarios: { day: scenario } });
    const created = PBEM.create(scenarioSetup(siege, scenario));
    const game = created.ok ? replay(PBEM, created.value) : null;
    if (!game) throw new Error(created.ok ? 'a game has events' : created.refusal.because);
    expect(reportOf(siege, scenario, 'game', game)).not.toHaveProperty('stands');
    const burnt = reportOf(siege, scenario, 'game', {
      ...game,
      carts: (game.carts ?? []).filter(({ id }) => id !== 'Wain'),
    });
    expect(burnt.stands).toEqual([{ equipment: 'Wain', hexes: null }]);
    const decided = decideSiege(siege, HERALD, burnt, new ListedDice([], 'server'));
    if (!decided.ok) throw new Error(decided.refusal.because);
    expect(scenarioSetup(decided.position, scenario).carts).toEqual([carts[1]]);
    expect(reportOf(decided.position, scenario, 'game', { ...game, carts: [] }).stands).toEqual([
      { equipment: 'Dray', hexes: null },
    ]);
  });
});

describe('points that rams take off gates on siege days (pbem:19.3d, 19.3i)', () => {
  const named = 'CstN12/CstN13';
  const scenario: SiegeScenario = { ...SALLY, setup: { ...SALLY.setup, live: { 'CstN12/N13': 'bolted' } } };
  const setup: SiegeSetup = {
    ...SETUP,
    dayDefinition: 'siegeDays',
    scenarios: { attackCastle: scenario },
    targets: { [named]: 'gateDoor' },
  };

  function attacked(siege: Siege, tally: object): Siege {
    const orders: (readonly [string, SiegeOrder])[] = [
      ['attacker', { type: 'RollInitiative' }],
      ['attacker', { type: 'Choose', choice: 'attackCastle' }],
    ];
    const dice = new ListedDice([5, 5, 3, 3, 3], 'server');
    const fighting = orders.reduce((now, order) => after(now, order, dice), siege);
    const game = { ...gameWith(fighting), battered: { 'CstN12/N13': tally } } as Position;
    const reported = after(fighting, [HERALD, reportOf(fighting, scenario, 'game', game)], dice);
    const closed = after(reported, ['attacker', { type: 'Close' }], dice);
    return after(closed, ['defender', { type: 'Close' }], dice);
  }

  function after(now: Siege, [seat, order]: readonly [string, SiegeOrder], dice: ListedDice): Siege {
    const decided = decideSiege(now, seat, order, dice);
    if (!decided.ok) throw new Error(decided.refusal.because);
    return decided.position;
  }

  function gameWith(siege: Siege): Position {
    const created = PBEM.create(scenarioSetup(siege, scenario));
    const game = created.ok ? replay(PBEM, created.value) : null;
    if (!game) throw new Error(created.ok ? 'a game has events' : created.refusal.because);
    return game;
  }

  it('are off it in the next attack, and in the calendar', () => {
    const once = attacked(begun(setup), { offboard: 2 });
    expect(once.targets).toMatchObject({ [named]: { left: 1 } });
    expect(gameWith(once).battered).toEqual({ 'CstN12/N13': { offboard: 2 } });
    const again = attacked(once, { offboard: 2 });
    expect(again.targets).toMatchObject({ [named]: { left: 1 } });
  });
});

describe('awards of a scenario (pbem:23.2d)', () => {
  it('are those that can still be won: nobody wins points by killing an engineer who is dead', () => {
    const siege = begun();
    const dead = { ...siege, fighters: { ...siege.fighters, Ingram: { side: 'attacker', health: 'dead' } } } as Siege;
    const titles = ({ terms }: Position): readonly string[] => (terms?.awards ?? []).map(({ title }) => title);
    const [before, after] = [siege, dead].map((one) => titles(gameOf(one)));
    expect(before).toContain('the engineer');
    expect(after).toEqual(before?.filter((title) => title !== 'the engineer'));
  });
});

describe('the log of a siege', () => {
  it('is read again although its set-up would be refused today', () => {
    const setup = { ...SETUP, title: '' };
    expect(createSiege(setup)).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
    const event = { type: 'SiegeSetUp' as const, data: { rules: { id: 'pbem', version: 1 }, setup } };
    expect(evolveSiege(null, event)).toEqual({
      ...evolveSiege(null, { ...event, data: { ...event.data, setup: SETUP } }),
      title: '',
    });
  });
});

describe('the places of a siege', () => {
  it.each([
    [{ targets: { Nowhere: 'keep' as const } }, 'pbem:19.3a', 'no scenario of the siege has the place Nowhere'],
    [{ targets: { CstM13: 'embattlement' as const } }, 'pbem:19.3a', 'CstM13 is no embattlement that could be rubble'],
    [{ targets: { CstN12: 'gateDoor' as const } }, 'pbem:19.3a', 'CstN12 is no gateDoor that could be broken'],
    [{ moat: { CstP7: 'moat' as const } }, 'pbem:19.51a', 'CstP7 is no moat that could be filled'],
  ])('%j are refused', (places, rule, because) => {
    expect(whyNoPlace({ ...SETUP, ...places })).toMatchObject({ code: 'malformed', rule, because });
  });

  it('are on the map of a scenario, or of none where there are no scenarios', () => {
    const targets = { 'CstN12/CstN13': 'gateDoor' as const };
    expect(whyNoPlace({ ...SETUP, targets })).toBeNull();
    expect(whyNoPlace({ ...SETUP, scenarios: {}, targets: { Nowhere: 'keep' } })).toBeNull();
  });
});

describe('a siege is as its scenarios show it', () => {
  const shown: SiegeSetup = {
    ...SETUP,
    targets: { CstG5: 'embattlement', CstG3: 'castleTower', CstN12: 'castleWall', 'CstN12/CstN13': 'gateDoor' },
  };
  const fighter = (name: string, over: object): Partial<SiegeSetup> => ({ fighters: { [name]: over } as never });

  it('is accepted if it is', () => {
    expect(whyNotAsShown(shown)).toBeNull();
    expect(whyNotAsShown({ ...shown, targets: { CstG3: 'keep' } })).toBeNull();
    expect(whyNotAsShown({ ...SETUP, scenarios: {}, fighters: { Nobody: { side: 'attacker' } } })).toBeNull();
  });

  it.each<readonly [because: string, rule: string, wrong: Partial<SiegeSetup>]>([
    ['no scenario of the siege has Bob: the attacker has ', 'pbem:2.81d', fighter('Bob', { side: 'attacker' })],
    ['Ember is no character but a horse', 'pbem:2.81d', fighter('Ember', { side: 'defender' })],
    ['Warin is of blue in ', 'pbem:2.56a', fighter('Warin', { side: 'defender' })],
    ['Warin is no engineer: he is ', 'pbem:2.71b', fighter('Warin', { side: 'attacker', engineer: true })],
    [
      'CstG3 is no castleWall on the map: it is listed as castleTower',
      'pbem:19.3a',
      { targets: { CstG3: 'castleWall' } },
    ],
    [
      'CstG5 is no castleTower on the map: it is listed as embattlement',
      'pbem:19.3a',
      { targets: { CstG5: 'castleTower' } },
    ],
    [
      'CstM13 is no underDrawbridge on the map: it is listed as moat',
      'pbem:19.51b',
      { moat: { CstM13: 'underDrawbridge' } },
    ],
    ['no scenario of the siege has the hex Xyz', 'pbem:2.82c', { bases: { defender: ['Xyz'] } }],
    ['Warin is somebody in ', 'pbem:19.1', { engines: { Warin: { kind: 'mangonel' } } }],
    ['green is no side: ', 'pbem:2.81d', { scenarios: { day: { ...SALLY, attacker: 'green' } } }],
    ['red cannot be both attacker and', 'pbem:2.81d', { scenarios: { day: { ...SALLY, attacker: 'red' } } }],
  ])('is refused where %s', (because, rule, wrong) => {
    const refusal = whyNotAsShown({ ...shown, ...wrong });
    expect(refusal).toMatchObject({ code: 'malformed', rule });
    expect(refusal?.because).toContain(because);
  });

  it('has engines of the kinds that its scenarios show', () => {
    const equipment = [{ id: 'Ballista1', kind: 'ballista' as const, hexes: ['CmpN11'] }];
    const scenarios = { day: { ...SALLY, setup: { ...SALLY.setup, equipment } } };
    expect(whyNotAsShown({ ...shown, scenarios, engines: { Ballista1: { kind: 'ballista' } } })).toBeNull();
    expect(whyNotAsShown({ ...shown, scenarios, engines: { Ballista1: { kind: 'mangonel' } } })).toMatchObject({
      rule: 'pbem:19.1',
      subject: 'Ballista1',
    });
  });
});

describe('the owners of engines (pbem:23.2c)', () => {
  it('are stated for those that are left', () => {
    const equipment = ['One', 'Two'].map((id, at) => ({ id, kind: 'ballista' as const, hexes: [`CmpN1${at}`] }));
    const terms = { engines: { red: ['One', 'Two'] } };
    const scenario = { ...SALLY, setup: { ...SALLY.setup, equipment, terms } };
    const engines = { One: { kind: 'ballista' as const, lost: true }, Two: { kind: 'ballista' as const } };
    const setup = scenarioSetup({ ...begun(), engines: engines as never }, scenario);
    expect(setup.equipment?.map(({ id }) => id)).toEqual(['Two']);
    expect(setup.terms?.engines).toEqual({ red: ['Two'] });
  });
});

describe('the report of a scenario', () => {
  it('tells who fell, was wounded or taken, what has burnt, and whose base the enemy stands in', () => {
    const siege = begun();
    const position = changed(
      gameOf(siege),
      {
        Ingram: { health: 'dead' },
        Warin: { captive: { by: 'red', guards: [] } },
        Gervase: { health: 'wounded', hexes: ['CmpN11'] },
      },
      {
        live: { CstM13: 'filled', CmpG7: 'destroyed' },
        outcome: { winner: 'red', points: {}, reason: 'x' },
      },
    );
    const report = reportOf(siege, SALLY, 'g', position);
    expect(report).toMatchObject({
      winner: 'defender',
      killed: ['Ingram'],
      wounded: ['Gervase'],
      captured: [{ unit: 'Warin', by: 'defender' }],
      contested: ['attacker'],
      live: [
        { place: 'CmpG7', state: 'destroyed' },
        { place: 'CstM13', state: 'filled' },
      ],
    });
    const decided = decideSiege(siege, HERALD, report, new ListedDice([], 'server'));
    if (!decided.ok) throw new Error(decided.refusal.because);
    expect(decided.position.moat['CstM13']?.filled).toBe(true);
    const next = scenarioSetup(decided.position, SALLY);
    expect(next.live).toMatchObject({ CmpG7: 'destroyed', CstM13: 'filled' });
    expect(next.units.map(({ id }) => id)).not.toContain('Ingram');
    expect(next.units.map(({ id }) => id)).not.toContain('Warin');
    expect(next.units.find(({ id }) => id === 'Gervase')).toMatchObject({ health: 'wounded', hexes: ['CmpN11'] });
  });

  it('tells who has run off the map, and leaves him out of the scenarios until he is back (pbem:22.9r)', () => {
    const siege = begun();
    const ran = { ranAway: true, hexes: [] };
    const report = reportOf(siege, SALLY, 'g', changed(gameOf(siege), { Gervase: ran, Warin: ran }));
    expect(report).toMatchObject({ killed: [], captured: [], fled: ['Gervase', 'Warin'] });
    expect(report.places.map(({ unit }) => unit)).not.toContain('Gervase');
    const decided = decideSiege(siege, HERALD, report, new ListedDice([6, 9], 'server'));
    if (!decided.ok) throw new Error(decided.refusal.because);
    expect(decided.position.fighters).toMatchObject({ Gervase: { back: 8 }, Warin: { back: null } });
    const { units } = scenarioSetup(decided.position, SALLY);
    expect(units.filter(({ id }) => ['Gervase', 'Ember', 'Warin'].includes(id))).toEqual([]);
    const back = evolveSiege(decided.position, {
      type: 'DayBegan',
      data: { day: 2, healed: [], back: ['Gervase'], rule: 'pbem:2.82e' },
    });
    expect(scenarioSetup(back, SALLY).units.map(({ id }) => id)).toEqual(expect.arrayContaining(['Gervase', 'Ember']));
  });

  it('is nothing where nothing has happened', () => {
    const siege = begun();
    expect(reportOf(siege, SALLY, 'g', gameOf(siege))).toMatchObject({
      winner: null,
      killed: [],
      wounded: [],
      captured: [],
      lost: [],
      live: [],
      contested: [],
    });
  });
});
