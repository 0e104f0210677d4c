import { describe, expect, it } from '@jest/globals';
import { replay } from '../../src/engine/game/replay.js';
import type { Setup } from '../../src/engine/game/setup.js';
import type { Equipment } from '../../src/engine/position/equipment.js';
import type { Position } from '../../src/engine/position/position.js';
import { HERALD } from '../../src/engine/position/seat.js';
import type { Unit } from '../../src/engine/position/unit.js';
import { PBEM } from '../../src/engine/rulesets/pbem/ruleset.js';
import { reportOf } from '../../src/engine/siege/scenario-report.js';
import { scenarioSetup, scenarioSetups } from '../../src/engine/siege/scenario-setup.js';
import type { SiegeScenario } from '../../src/engine/siege/setup.js';
import type { Siege } from '../../src/engine/siege/siege.js';
import { after, afoot, attacked, begun, CLOSE, gameOf, played, scenarioWith, SORTIE } from './sortie.js';

/* A scenario begins with all that earlier scenarios and the calendar have left. */

const WALL = 'CstN12';
const GATE = 'CstN12/N13';

/** The siege after a day on which a trebuchet has taken a point off the wall. */
function battered(siege: Siege): Siege {
  const work = { type: 'Work', batter: [{ target: WALL, engines: ['T1'] }] } as const;
  return after(siege, [['attacker', { type: 'RollInitiative' }], ['attacker', work], ...CLOSE], [5, 5, 10]);
}

describe('walls between the calendar and scenarios of siege days (pbem:19.2b, 19.2e, 19.3d)', () => {
  const scenario = scenarioWith({ live: { ...SORTIE.setup.live, [GATE]: 'bolted' } });
  const siege = begun({
    scenarios: { attackCastle: scenario },
    targets: { [WALL]: 'castleWall', 'CstN12/CstN13': 'gateDoor' },
    engines: { T1: { kind: 'trebuchet' } },
  });

  it('begin a scenario with the points that the calendar has taken off', () => {
    const hit = battered(battered(siege));
    expect(hit.targets[WALL]?.left).toBe(2);
    expect(gameOf(hit, scenario).battered).toEqual({ [WALL]: { offboard: 2 } });
    const quiet = reportOf(hit, scenario, 'game', gameOf(hit, scenario));
    expect(quiet).not.toHaveProperty('battered');
    expect(quiet).not.toHaveProperty('left');
  });

  it('lose each point once, whoever takes it', () => {
    const rammed = attacked(battered(siege), scenario, (game) => ({ ...game, battered: { [WALL]: { offboard: 2 } } }));
    expect(rammed.targets[WALL]?.left).toBe(2);
    const both = battered(rammed);
    expect(both.targets[WALL]?.left).toBe(1);
    expect(gameOf(both, scenario).battered).toEqual({ [WALL]: { offboard: 3 } });
  });

  it('keep points of the onboard method, which count as whole points of the calendar rounded down', () => {
    const onMap = attacked(battered(siege), scenario, (game) => ({
      ...game,
      battered: { ...game.battered, [WALL]: { ...game.battered?.[WALL], catapult: 599 }, [GATE]: { ram: 299 } },
    }));
    expect(onMap.targets).toMatchObject({ [WALL]: { left: 2 }, 'CstN12/CstN13': { left: 3 } });
    expect(gameOf(onMap, scenario).battered).toEqual({ [WALL]: { catapult: 599, offboard: 1 }, [GATE]: { ram: 299 } });
    const again = battered(onMap);
    expect(again.targets[WALL]?.left).toBe(1);
    expect(gameOf(again, scenario).battered?.[WALL]).toEqual({ catapult: 599, offboard: 2 });
    const more = attacked(again, scenario, (game) => ({
      ...game,
      battered: { ...game.battered, [GATE]: { ram: 300 } },
    }));
    expect(more.targets).toMatchObject({ [WALL]: { left: 1 }, 'CstN12/CstN13': { left: 2 } });
  });

  it('stand again as they are repaired on the map', () => {
    const off = attacked(siege, scenario, (game) => ({ ...game, battered: { [WALL]: { catapult: 900 } } }));
    expect(off.targets[WALL]?.left).toBe(1);
    const mended = attacked(off, scenario, (game) => ({ ...game, battered: {} }));
    expect(mended.targets[WALL]?.left).toBe(4);
    expect(gameOf(mended, scenario).battered ?? {}).toEqual({});
  });

  it('are counted on detailed days as well', () => {
    const detailed = begun({
      dayDefinition: 'detailedDays',
      scenarios: { day: scenario },
      targets: { [WALL]: 'castleWall' },
    });
    const game = { ...gameOf(detailed, scenario), battered: { [WALL]: { catapult: 310 } } };
    const next = after(detailed, [[HERALD, reportOf(detailed, scenario, 'game', game)], ...CLOSE]);
    expect(next.targets[WALL]?.left).toBe(3);
    expect(gameOf(next, scenario).battered).toEqual({ [WALL]: { catapult: 310 } });
  });
});

describe('other things that scenarios of siege days leave (pbem:2.81d, 19.2b)', () => {
  it('are points off a gate that is no target; a screen is there anew', () => {
    const screen: Equipment = { id: 'screen', kind: 'screen', hexes: ['CmpE4'] };
    const scenario = scenarioWith({ equipment: [screen], live: { ...SORTIE.setup.live, [GATE]: 'bolted' } });
    const siege = begun({ scenarios: { attackCastle: scenario } });
    const next = attacked(siege, scenario, (game) => ({
      ...game,
      battered: { [GATE]: { ram: 70 }, screen: { hand: 9 } },
    }));
    expect(gameOf(next, scenario).battered).toEqual({ [GATE]: { ram: 70 } });
    const worn = scenarioWith({ ...scenario.setup, battered: { screen: { hand: 5 } } });
    expect(scenarioSetup(next, worn).battered).toEqual({ [GATE]: { ram: 70 }, screen: { hand: 5 } });
  });

  it('are kept for the scenarios whose map shows them, and do not spoil another', () => {
    const camp = scenarioWith({});
    const castle = scenarioWith({
      ground: { boards: SORTIE.setup.ground.boards.filter(({ id }) => id === 'Cst'), joins: [] },
      referenceHexes: [],
      terms: {},
      units: SORTIE.setup.units.filter(
        ({ hexes, mount }) => mount === undefined && hexes.length > 0 && hexes.every((hex) => hex.startsWith('Cst')),
      ),
    });
    const siege = begun({ scenarios: { attackCastle: camp, sallyAttacker: castle } });
    const next = attacked(siege, camp, (game) => ({
      ...game,
      live: { ...game.live, CmpG7: 'destroyed' },
      battered: { CmpI7: { hand: 9 } },
    }));
    expect(scenarioSetup(next, camp)).toMatchObject({
      live: { CmpG7: 'destroyed' },
      battered: { CmpI7: { hand: 9 } },
    });
    const inside = scenarioSetup(next, castle);
    expect(inside.live).not.toHaveProperty('CmpG7');
    expect(inside.battered ?? {}).toEqual({});
    const hit = { ...gameOf(next, castle), battered: { [WALL]: { catapult: 3 } } };
    expect(reportOf(next, castle, 'game', hit).battered).toEqual({
      [WALL]: { catapult: 3 },
      CmpI7: { hand: 9 },
    });
    const [first] = scenarioSetups(next, castle);
    expect(first).toEqual(inside);
  });

  it('are forgotten rather than the ground, if a scenario does not know what the points are off', () => {
    const siege = begun({ scenarios: { attackCastle: SORTIE }, engines: { T1: { kind: 'trebuchet' } } });
    const next = attacked(siege, SORTIE, (game) => ({
      ...game,
      live: { ...game.live, CmpG7: 'destroyed' },
      battered: { CmpA1: { hand: 9 } },
    }));
    const setup = played(next, SORTIE);
    expect(setup).toMatchObject({ live: { CmpG7: 'destroyed' } });
    expect(setup).not.toHaveProperty('battered');
    const game = setup && PBEM.create(setup);
    const ended = game?.ok ? replay(PBEM, game.value) : null;
    expect(ended && reportOf(next, SORTIE, 'game', ended, setup)).not.toHaveProperty('battered');
  });

  it('are engines and tents that burn when it ends: nothing goes out before it is destroyed (pbem:20.1e, 2.82d)', () => {
    const engine: Equipment = { id: 'T1', kind: 'trebuchet', hexes: ['CmpG4'] };
    const scenario = scenarioWith({ equipment: [engine] });
    const siege = begun({ scenarios: { attackCastle: scenario }, engines: { T1: { kind: 'trebuchet' } } });
    const lit = { gameTurn: 1, side: 'red', step: 'completion' };
    const fire = (id: string, hex: string, what: string) =>
      ({ id, kind: 'fire', hexes: [hex], burns: { what, cause: 'kindling', lit } }) as const;
    const next = attacked(siege, scenario, (game) => ({
      ...game,
      things: [...game.things, fire('fire1', 'CmpG4', 'T1'), fire('fire2', 'CmpG7', 'tent')],
    }));
    expect(next.engines['T1']?.lost).toBe(true);
    expect(scenarioSetup(next, scenario)).toMatchObject({ equipment: [], live: { CmpG7: 'destroyed' } });
  });
});

describe('horses that have been killed (pbem:2.81d)', () => {
  const killed = (game: Position): Position => ({
    ...game,
    units: { ...game.units, Ember: { ...game.units['Ember'], health: 'dead' } as Unit },
  });

  it('are gone on siege days, and their riders begin on foot', () => {
    const siege = begun({ scenarios: { attackCastle: SORTIE } });
    const next = gameOf(attacked(siege, SORTIE, killed), SORTIE);
    expect(next.units['Ember']).toBeUndefined();
    expect(next.units['Gervase']).toMatchObject({ mount: null, hexes: ['CstN17'] });
    expect(next.units['Lambert']).toMatchObject({ mount: 'Sorrel' });
  });

  it('are gone on detailed days, and everybody stands where he stood', () => {
    const siege = begun({ dayDefinition: 'detailedDays', scenarios: { day: SORTIE } });
    const game = killed(gameOf(siege, SORTIE));
    const there = (id: string, hexes: readonly string[]) => ({
      [id]: { ...game.units[id], hexes, mount: null } as Unit,
    });
    const evening = { ...game, units: { ...game.units, ...there('Gervase', ['CmpN2']), ...there('Warin', ['CmpJ8']) } };
    const second = after(siege, [[HERALD, reportOf(siege, SORTIE, 'game', evening)], ...CLOSE]);
    expect(second.slain).toEqual(['Ember']);
    const next = gameOf(second, SORTIE);
    expect(next.units['Ember']).toBeUndefined();
    expect(next.units['Gervase']).toMatchObject({ mount: null, hexes: ['CmpN2'] });
    expect(next.units['Warin']).toMatchObject({ hexes: ['CmpJ8'] });
    const quiet = reportOf(second, SORTIE, 'game', next);
    expect(quiet).not.toHaveProperty('slain');
  });
});

describe('those who stand elsewhere on the next detailed day (pbem:2.82c)', () => {
  /** The set-up of the second day that is played, after an evening in which these stood there. */
  function secondDay(scenario: SiegeScenario, places: Readonly<Record<string, readonly string[]>>): Setup | undefined {
    const siege = begun({ dayDefinition: 'detailedDays', scenarios: { day: scenario } });
    const game = gameOf(siege, scenario);
    const units = Object.entries(places).map(([id, hexes]) => [id, { ...game.units[id], hexes } as Unit] as const);
    const evening = { ...game, units: { ...game.units, ...Object.fromEntries(units) } };
    const second = after(siege, [[HERALD, reportOf(siege, scenario, 'game', evening)], ...CLOSE]);
    return played(second, scenario);
  }
  const at = (setup: Setup | undefined, id: string) => setup?.units.find((unit) => unit.id === id);

  it('begin on foot there if they have dismounted; the horse is where the scenario has the rider', () => {
    const next = secondDay(SORTIE, { Gervase: ['CmpN3'], Warin: ['CmpJ8'] });
    expect(at(next, 'Gervase')).toMatchObject({ hexes: ['CmpN3'] });
    expect(at(next, 'Gervase')).not.toHaveProperty('mount');
    expect(at(next, 'Ember')).toMatchObject({ hexes: ['CmpN1', 'CstN16'] });
    expect(at(next, 'Warin')).toMatchObject({ hexes: ['CmpJ8'] });
  });

  it('begin on foot in the head hex if they have mounted a horse of another', () => {
    const next = secondDay(SORTIE, { Gervase: ['CmpN3'], Warin: ['CmpJ8', 'CmpJ7'] });
    expect(at(next, 'Warin')).toMatchObject({ hexes: ['CmpJ8'] });
  });

  it('lead no animal that is where the scenario has it', () => {
    const units = SORTIE.setup.units.map((unit) => {
      return unit.id === 'Gervase'
        ? { ...afoot(unit), hexes: ['CmpN1'] }
        : unit.id === 'Ember'
          ? { ...unit, hexes: ['CmpN2', 'CmpN3'] }
          : unit;
    });
    const scenario = scenarioWith({ units, leads: [{ leader: 'Gervase', led: 'Ember' }] });
    expect(secondDay(scenario, { Warin: ['CmpJ8'] })?.leads).toEqual([{ leader: 'Gervase', led: 'Ember' }]);
    const next = secondDay(scenario, { Gervase: ['CmpN6'], Warin: ['CmpJ8'] });
    expect(next?.leads).toEqual([]);
    expect(at(next, 'Warin')).toMatchObject({ hexes: ['CmpJ8'] });
  });

  it('bear no ladder that lies where the scenario has it', () => {
    const ladder: Equipment = {
      id: 'ladder1',
      kind: 'ladder',
      hexes: ['CmpJ9', 'CmpJ10'],
      bearers: ['Warin', 'Ingram'],
    };
    const units = SORTIE.setup.units.map((unit) => (unit.id === 'Ingram' ? { ...unit, hexes: ['CmpJ10'] } : unit));
    const scenario = scenarioWith({ equipment: [ladder], units });
    const next = secondDay(scenario, { Warin: ['CmpJ7'], Ingram: ['CmpJ10'] });
    expect(at(next, 'Warin')).toMatchObject({ hexes: ['CmpJ7'] });
    expect(next?.equipment).toEqual([{ id: 'ladder1', kind: 'ladder', hexes: ['CmpJ9', 'CmpJ10'] }]);
  });
});

describe('players of a side (pbem:1.2d)', () => {
  it('have another commander if theirs is dead', () => {
    const players = {
      blue: [
        { name: 'Anna', commander: 'Ingram' },
        { name: 'Bert', commander: 'Warin' },
      ],
    };
    const units = SORTIE.setup.units.map((unit) =>
      unit.side === 'blue' && unit.sheet.kind === 'character'
        ? { ...unit, player: ['Ingram', 'Eudo'].includes(unit.id) ? 'Anna' : 'Bert' }
        : unit,
    );
    const options = { ...SORTIE.setup.options, multiPlayerSides: true, limitedTeamTalk: true };
    const scenario = scenarioWith({ players, units, options });
    const siege = begun({ scenarios: { attackCastle: scenario } });
    const next = attacked(siege, scenario, (game) => ({
      ...game,
      units: { ...game.units, Ingram: { ...game.units['Ingram'], health: 'dead' } as Unit },
    }));
    const setup = scenarioSetup(next, scenario);
    expect(setup.players?.['blue']?.[0]).toEqual({ name: 'Anna', commander: 'Eudo' });
    expect(PBEM.create(setup)).toMatchObject({ ok: true });
  });
});

describe('fires of a scenario (pbem:2.82d)', () => {
  const scenario = scenarioWith({ fires: [{ hex: 'CmpG7' }, { hex: 'CmpI7', burns: 'tent' }] });

  it('are out after the first detailed day', () => {
    const siege = begun({ dayDefinition: 'detailedDays', scenarios: { day: scenario } });
    const game = gameOf(siege, scenario);
    expect(game.things.filter(({ kind }) => kind === 'fire')).toHaveLength(2);
    const second = after(siege, [[HERALD, reportOf(siege, scenario, 'game', { ...game, things: [] })], ...CLOSE]);
    expect(scenarioSetup(second, scenario).fires).toEqual([]);
  });

  it('do not burn on siege days where what they burned is gone', () => {
    const siege = begun({ scenarios: { attackCastle: scenario } });
    const next = attacked(siege, scenario, (game) => ({
      ...game,
      things: [],
      live: { ...game.live, CmpI7: 'destroyed' },
    }));
    expect(gameOf(next, scenario).things).toMatchObject([{ kind: 'fire', hexes: ['CmpG7'] }]);
  });
});
