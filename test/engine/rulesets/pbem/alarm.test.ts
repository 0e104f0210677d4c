import { describe, expect, it } from '@jest/globals';
import { PBEM } from '../../../../src/engine/rulesets/pbem/ruleset.js';
import { begin, eventsOf, give, horse, man, refusedSetup, setupOf, unit } from './support-play.js';

/** Nobody sees into the hut, nor out of it. */
const HUT = { terrain: { houseInterior: ['J8..J9'] }, walls: [['J8..J9']] };
const ALARM = { options: { alarm: true } };

describe('a set-up with characters who must be alerted', () => {
  it('needs the option alarm', () => {
    const units = [man('Sim', 'red', 'C3', { unaware: true })];
    expect(refusedSetup(setupOf({ units }))).toMatchObject({ rule: 'pbem:12.7a', subject: 'Sim' });
  });

  it('knows no such neutrals and animals', () => {
    for (const one of [
      man('Sim', null, 'C3', { unaware: true }),
      { ...horse('Sim', ['C3', 'C4']), unaware: true } as const,
    ]) {
      expect(refusedSetup(setupOf({ units: [one], over: ALARM }))).toMatchObject({
        rule: 'pbem:12.7a',
        subject: 'Sim',
      });
    }
  });

  it('gives traits that it knows, to characters', () => {
    const cat = man('Sim', 'red', 'C3', { traits: ['cat' as 'woman'] });
    expect(refusedSetup(setupOf({ units: [cat] })).because).toContain('no trait cat');
    const horned = { ...horse('Bay', ['C3', 'C4']), traits: ['signalHorn'] } as const;
    expect(refusedSetup(setupOf({ units: [horned] }))).toMatchObject({ rule: 'pbem:23.14', subject: 'Bay' });
  });
});

describe('awareness', () => {
  it('comes with the first look, before the first order', () => {
    const units = [man('Sim', 'red', 'C3', { unaware: true }), man('Odo', 'blue', 'G9')];
    const play = begin({ units, fromStart: true, over: ALARM });
    expect(unit(play, 'Sim').unaware).toBeUndefined();
    expect(eventsOf(play, 'UnitsAlerted')).toEqual([{ units: ['Sim'], how: 'sight', by: 'Odo', rule: 'pbem:12.7b' }]);
  });

  it('is asked of all who noticed something, one by one or together', () => {
    const units = [
      man('Sim', 'red', 'C3', { unaware: true }),
      man('Wat', 'red', 'C5', { unaware: true }),
      man('Kit', 'red', 'J9', { unaware: true, health: 'stunned' }),
      man('Odo', 'blue', 'G9'),
    ];
    const ended = give(begin({ units, board: HUT, fromStart: true, over: ALARM }), 'red', { type: 'EndTurn' });
    const answers = PBEM.legal(ended.position, 'red').map(({ order }) => order);
    const expected = [['Sim'], ['Sim', 'Wat'], [], ['Wat']].map((those) => ({ type: 'RaiseAlarm', units: those }));
    expect(answers).toEqual(expected);
    const raised = give(ended, 'red', { type: 'RaiseAlarm', units: ['Sim', 'Wat'] });
    expect(eventsOf(raised, 'AlarmRaised')).toEqual([{ units: ['Sim', 'Wat'], hearers: ['Kit'], rule: 'pbem:12.7c' }]);
    expect(PBEM.actors(raised.position).map(({ side }) => side)).toEqual(['blue']);
  });
});
