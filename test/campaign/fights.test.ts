import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from '../../src/engine/game/event.js';
import { NO_FIGHTS, type Fights } from '../../src/engine/game/fights.js';
import { replay } from '../../src/engine/game/replay.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import { loadScenarios } from '../../src/library/scenarios.js';

const brawl = loadScenarios().get('tavern-brawl');
if (!brawl) throw new Error('the library has no tavern-brawl');
const { ruleset } = RULEBOOKS.rulebook('pbem', 1);
const created = ruleset.create(brawl.setup);
if (!created.ok) throw new Error(created.refusal.because);
const position = replay(ruleset, created.value);
if (!position) throw new Error('the brawl has no position');

/** Of the events of a log, all in the position of the beginning. */
function fightsOf(events: readonly GameEvent[], at = position): Fights {
  if (!at || !ruleset.fightsAfter) throw new Error('the rules of the board tell who beats whom');
  return events.reduce((fights, event) => ruleset.fightsAfter?.(fights, at, event) ?? fights, NO_FIGHTS);
}

const order = (type: string): GameEvent => ({ type: 'OrderGiven', data: { number: 1, side: 'red', order: { type } } });
const look = (attackers: readonly string[], defenders: readonly string[]): GameEvent => ({
  type: 'CombatResolved',
  data: { attackers, defenders, counter: false, table: 'pbem:26.33', result: 'w' },
});
const harm = (type: string, unit: string, rule: string, by?: string): GameEvent => ({
  type,
  data: { unit, cause: { rule, ...(by === undefined ? {} : { by }) } },
});

describe('who has beaten whom in a game (pbem:24.1)', () => {
  it('is told by a combat result that stuns, wounds or kills: once for each party and result', () => {
    const { beaten } = fightsOf([
      order('Attack'),
      look(['Sim', 'Wat'], ['Hamo', 'Tib']),
      harm('UnitWounded', 'Hamo', 'pbem:26.33'),
      harm('UnitKilled', 'Tib', 'pbem:10.4b'),
    ]);
    expect(beaten).toHaveLength(1);
    expect(beaten[0]).toMatchObject({
      by: 'combat',
      victors: [{ unit: 'Sim' }, { unit: 'Wat' }],
      beaten: [{ unit: 'Hamo' }, { unit: 'Tib' }],
    });
    expect(beaten[0]?.victors[0]?.attack).toBeGreaterThan(0);
  });

  it('counts wounding and killing as two, and a result against the attackers for the defenders', () => {
    const { beaten } = fightsOf([
      ...[look(['Sim'], ['Hamo']), harm('UnitWounded', 'Hamo', 'pbem:26.33', 'Sim')],
      ...[look(['Sim'], ['Hamo']), harm('UnitKilled', 'Hamo', 'pbem:26.33', 'Sim')],
      ...[look(['Sim'], ['Tib']), harm('UnitStunned', 'Sim', 'pbem:26.33', 'Tib')],
    ]);
    expect(beaten.map(({ victors }) => victors[0]?.unit)).toEqual(['Sim', 'Sim', 'Tib']);
  });

  it('counts a retreat that cannot be made, also in the answer of its owner; a mere retreat is none', () => {
    expect(fightsOf([look(['Sim'], ['Hamo'])]).beaten).toEqual([]);
    const late = [look(['Sim'], ['Hamo']), order('Retreat'), harm('UnitWounded', 'Hamo', 'pbem:10.22d')];
    expect(fightsOf(late).beaten).toHaveLength(1);
  });

  it('counts the wound of a samurai at seppuku in place of a retreat, by combat or by a missile (pbem:12.10)', () => {
    const struck = fightsOf([look(['Sim'], ['Hamo']), harm('UnitWounded', 'Hamo', 'pbem:12.10d', 'Sim')]);
    expect(struck.beaten.map(({ by }) => by)).toEqual(['combat']);
    const shot = fightsOf([harm('UnitWounded', 'Hamo', 'pbem:12.10c', 'Sim')]);
    expect(shot.beaten.map(({ by }) => by)).toEqual(['missile']);
  });

  it('does not count falls, fire, and what happens after another order (pbem:24.1d)', () => {
    const fell = { type: 'UnitFell', data: { unit: 'Hamo', hexes: ['A1'], dice: [], rule: 'pbem:7.21' } };
    expect(fightsOf([look(['Sim'], ['Hamo']), fell, harm('UnitKilled', 'Hamo', 'pbem:10.4b')]).beaten).toEqual([]);
    expect(fightsOf([look(['Sim'], ['Hamo']), harm('UnitKilled', 'Hamo', 'pbem:20.1i')]).beaten).toEqual([]);
    const later = [look(['Sim'], ['Hamo']), order('Move'), harm('UnitWounded', 'Hamo', 'pbem:10.22d')];
    expect(fightsOf(later).beaten).toEqual([]);
    expect(fightsOf([look(['Sim'], ['Hamo']), harm('UnitKilled', 'Orm', 'pbem:26.33')]).beaten).toEqual([]);
  });

  it('tells missiles apart, which win nobody anything', () => {
    const { beaten } = fightsOf([look(['Sim'], ['Hamo']), harm('UnitKilled', 'Hamo', 'pbem:26.23a', 'Wat')]);
    expect(beaten).toMatchObject([{ by: 'missile', victors: [{ unit: 'Wat' }], beaten: [{ unit: 'Hamo' }] }]);
  });

  it('tells who was taken by whom, and whether he was stunned (pbem:24.1b)', () => {
    const taken = { type: 'PrisonerTaken', data: { unit: 'Hamo', captor: 'red', guards: ['Sim'], rule: 'pbem:12.4' } };
    expect(fightsOf([taken]).taken).toEqual([{ unit: 'Hamo', by: 'Sim' }]);
    const hamo = position?.units['Hamo'];
    if (!position || !hamo) throw new Error('Hamo is in the brawl');
    const stunned = { ...position, units: { ...position.units, Hamo: { ...hamo, health: 'stunned' as const } } };
    expect(fightsOf([taken], stunned).taken).toEqual([{ unit: 'Hamo', by: 'Sim', stunned: true }]);
  });

  it('tells of a captor who accepted a surrender and can guard nobody (pbem:22.7k, 24.1c)', () => {
    const { taken, yielding } = fightsOf([
      { type: 'SurrenderAccepted', data: { unit: 'Hamo', by: 'Sim', rule: 'pbem:22.7d' } },
      { type: 'PrisonerTaken', data: { unit: 'Hamo', captor: 'red', guards: [], rule: 'pbem:22.7d' } },
    ]);
    expect(taken).toEqual([{ unit: 'Hamo', by: 'Sim' }]);
    expect(yielding).toBeUndefined();
  });
});
