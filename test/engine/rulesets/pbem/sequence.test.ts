import { describe, expect, it, test } from '@jest/globals';
import { fingerprint } from '../../../../src/engine/position/fingerprint.js';
import { judge } from '../../../../src/engine/game/judge.js';
import { replay } from '../../../../src/engine/game/replay.js';
import { IllegalEvent } from '../../../../src/engine/rulesets/pbem/evolve/applier.js';
import type { PbemEvent } from '../../../../src/engine/rulesets/pbem/core/events.js';
import type { Order } from '../../../../src/engine/rulesets/pbem/core/orders.js';
import { PBEM } from '../../../../src/engine/rulesets/pbem/ruleset.js';
import { ARCHER, begin, eventsOf, give, man, refusal, unit, type Play } from './support-play.js';

const END_STEP: Order = { type: 'EndStep' };
const END_TURN: Order = { type: 'EndTurn' };
const bow = man('Bow', 'red', 'C3', { sheet: ARCHER });
const bow2 = man('Bow2', 'red', 'E3', { sheet: ARCHER });
const foe = man('Foe', 'blue', 'C8');
const shoot: Order = { type: 'Fire', unit: 'Bow', target: 'Foe' };
const shoot2: Order = { type: 'Fire', unit: 'Bow2', target: 'Foe' };
const step = (id: string, ...hexes: readonly string[]): Order => ({
  type: 'Move',
  unit: id,
  path: hexes.map((hex) => ({ gait: 'step', hexes: [hex] })),
});

/** Steps and turns in the order in which a game passes them. */
function milestones(play: Play): readonly string[] {
  return play.log.flatMap((event) => {
    if (event.type === 'StepBegan') return [event.data.step];
    return event.type === 'PlayerTurnBegan' ? [`${event.data.gameTurn} ${event.data.side}`] : [];
  });
}

const STEPS = ['retreats', 'tasks', 'fire1', 'movement', 'fire2', 'combat', 'completion'];

describe('the steps of a player turn (pbem:4.2, 4.3)', () => {
  it('come in their order, in every player turn, and a new GT begins with the first side (pbem:4.1a)', () => {
    let play = begin({ units: [bow, foe], fromStart: true });
    for (const side of ['red', 'blue', 'red']) {
      for (let count = 0; count < 4; count += 1) play = give(play, side, END_STEP);
    }
    expect(milestones(play)).toEqual([
      '1 red',
      ...STEPS,
      '1 blue',
      ...STEPS,
      '2 red',
      ...STEPS,
      '2 blue',
      'retreats',
      'tasks',
      'fire1',
    ]);
    expect(judge(PBEM, play.log)).toMatchObject({ right: true });
  });

  it('are all passed by the end of the turn (pbem:4.210)', () => {
    const play = give(begin({ units: [bow, foe], fromStart: true }), 'red', END_TURN);
    expect(milestones(play)).toEqual(['1 red', ...STEPS, '1 blue', 'retreats', 'tasks', 'fire1']);
    expect(play.position.turn).toMatchObject({ side: 'blue', step: 'fire1', closing: 'no' });
  });

  it('record the fingerprint of the position in which a turn ends', () => {
    const play = give(begin({ units: [bow, foe] }), 'red', END_TURN);
    const at = play.log.findIndex(({ type }) => type === 'PlayerTurnEnded');
    const before = replay(PBEM, play.log.slice(0, at));
    expect(before && fingerprint(before)).toBe(eventsOf(play, 'PlayerTurnEnded')[0]?.fingerprint);
  });
});

describe('orders belong to their step and side', () => {
  const orders: readonly (readonly [string, Order, readonly string[]])[] = [
    ['Fire', shoot, ['fire1', 'fire2']],
    ['Move', step('Bow', 'C4'), ['movement']],
    ['Dismount', { type: 'Dismount', unit: 'Bow', to: 'C4' }, ['movement']],
    ['Attack', { type: 'Attack', attackers: ['Bow'], defenders: ['Foe'] }, ['combat']],
  ];
  const inStep = (name: string): Play => begin({ units: [bow, foe], step: name });

  test.each(orders)('%s', (_type, order, steps) => {
    for (const name of ['fire1', 'movement', 'fire2', 'combat'].filter((one) => !steps.includes(one))) {
      expect(refusal(inStep(name), 'red', order)).toMatchObject({ code: 'wrongStep', subject: name });
    }
  });

  it('calls the steps by their names where an order belongs to others', () => {
    expect(refusal(inStep('fire1'), 'red', step('Bow', 'C4')).because).toBe(
      'this is the first fire step; such an order belongs to the movement step',
    );
    expect(refusal(inStep('movement'), 'red', shoot).because).toBe(
      'this is the movement step; such an order belongs to the first fire step or the second fire step',
    );
  });

  it('and wait for the own player turn (pbem:4.1a)', () => {
    expect(refusal(inStep('movement'), 'blue', step('Foe', 'C9'))).toMatchObject({
      code: 'notYourTurn',
      rule: 'pbem:4.1a',
    });
    expect(refusal(inStep('movement'), 'blue', END_TURN)).toMatchObject({ code: 'notYourTurn' });
    expect(refusal(inStep('movement'), 'green', END_TURN)).toMatchObject({ code: 'notYourTurn', subject: 'green' });
  });

  it('and to the units of the side', () => {
    expect(refusal(inStep('movement'), 'red', step('Foe', 'C9'))).toMatchObject({
      code: 'notYourUnit',
      subject: 'Foe',
    });
    expect(refusal(inStep('movement'), 'red', step('Nobody', 'C9'))).toMatchObject({
      code: 'unknownUnit',
      subject: 'Nobody',
    });
  });

  it('answer nothing that is not asked', () => {
    const answers: readonly Order[] = [
      { type: 'Retreat', unit: 'Foe', path: [] },
      { type: 'Advance' },
      { type: 'Pursue', keep: true },
    ];
    for (const order of answers) expect(refusal(inStep('combat'), 'red', order).code).toBe('wrongStep');
  });
});

describe('a move ends with the next order to another unit (pbem:7.3e)', () => {
  const start = begin({ units: [bow, bow2, foe] });

  it('and is not resumed', () => {
    const first = give(start, 'red', step('Bow', 'C4'));
    const on = give(first, 'red', step('Bow', 'C5'));
    expect(unit(on, 'Bow').acts.mpSpent).toBe(2);
    const other = give(on, 'red', step('Bow2', 'E4'));
    expect(eventsOf(other, 'MoveEnded')).toEqual([{ unit: 'Bow', rule: 'pbem:7.3e' }]);
    expect(refusal(other, 'red', step('Bow', 'C6')).rule).toBe('pbem:7.3e');
  });

  it('but not with an order that is refused', () => {
    const moved = give(start, 'red', step('Bow', 'C4'));
    refusal(moved, 'red', step('Bow2', 'C8'));
    expect(give(moved, 'red', step('Bow', 'C5')).position.units['Bow']?.hexes).toEqual(['C5']);
  });
});

describe('retreats after fire (pbem:4.23c, 4.4)', () => {
  /** Shortbow +2: a 4 makes 6, d2. */
  const hit = give(begin({ units: [bow, bow2, foe], step: 'fire1' }), 'red', shoot, [4]);

  it('are owed at once and carried out when the step closes (pbem:4.4d)', () => {
    expect(hit.position.pending).toMatchObject([
      { kind: 'Retreat', owner: 'blue', about: { unit: 'Foe', hexes: 2, due: 'stepEnd' } },
    ]);
    expect(unit(hit, 'Foe').hexes).toEqual(['C8']);
    expect(PBEM.actors(hit.position)).toMatchObject([{ side: 'red', role: 'turn' }]);
    const again = give(hit, 'red', shoot2, [10]);
    expect(eventsOf(again, 'MissileFired')[1]?.at).toBe('C8');
  });

  it('are not taken before', () => {
    expect(refusal(hit, 'blue', { type: 'Retreat', unit: 'Foe', path: [] }).code).toBe('wrongStep');
  });

  it('hold up the next step until they are answered (pbem:4.4a)', () => {
    const closed = give(hit, 'red', END_STEP);
    expect(closed.position.turn).toMatchObject({ step: 'fire1', closing: 'step' });
    const [decision] = closed.position.pending;
    expect(PBEM.actors(closed.position)).toEqual([
      { side: 'blue', role: 'decision', decision: decision?.id, orders: ['Retreat'] },
      { side: 'red', role: 'turn', orders: ['Waive'] },
    ]);
    for (const order of [END_STEP, END_TURN, shoot2, step('Bow', 'C4')]) {
      expect(refusal(closed, 'red', order)).toMatchObject({ code: 'decisionPending', subject: decision?.id });
    }
    expect(refusal(closed, 'red', { type: 'Retreat', unit: 'Foe', path: [] })).toMatchObject({
      code: 'notYourTurn',
      rule: 'pbem:10.21a',
    });
    expect(PBEM.legal(closed.position, 'red').map(({ order }) => order)).toEqual([{ type: 'Waive', unit: 'Foe' }]);
    const [legal] = PBEM.legal(closed.position, 'blue');
    if (!legal) throw new Error('blue has no retreat');
    const answered = give(closed, 'blue', legal.order);
    expect(answered.position.turn).toMatchObject({ step: 'movement', side: 'red', closing: 'no' });
    expect(answered.position.pending).toEqual([]);
    expect(eventsOf(answered, 'UnitRetreated')).toHaveLength(1);
    expect(judge(PBEM, answered.log)).toMatchObject({ right: true });
  });

  it('hold up the end of a turn, which then goes through by itself', () => {
    const closed = give(hit, 'red', END_TURN);
    expect(closed.position.turn).toMatchObject({ step: 'fire1', side: 'red', closing: 'turn' });
    const [legal] = PBEM.legal(closed.position, 'blue');
    if (!legal) throw new Error('blue has no retreat');
    const answered = give(closed, 'blue', legal.order);
    expect(answered.position.turn).toMatchObject({ step: 'fire1', side: 'blue', closing: 'no' });
    expect(judge(PBEM, answered.log)).toMatchObject({ right: true });
  });

  it('wait for every unit that owes one', () => {
    const units = [bow, bow2, foe, man('Foe2', 'blue', 'E8')];
    const one = give(begin({ units, step: 'fire1' }), 'red', shoot, [4]);
    const both = give(one, 'red', { type: 'Fire', unit: 'Bow2', target: 'Foe2' }, [4]);
    let play = give(both, 'red', END_STEP);
    for (const id of ['Foe2', 'Foe']) {
      expect(play.position.turn).toMatchObject({ step: 'fire1', closing: 'step' });
      const [legal] = PBEM.legal(play.position, 'blue', id);
      if (!legal) throw new Error(`${id} has no retreat`);
      play = give(play, 'blue', legal.order);
    }
    expect(play.position.turn.step).toBe('movement');
  });

  it('leave nothing behind in the next player turn (pbem:10.22f)', () => {
    const closed = give(hit, 'red', END_TURN);
    const [legal] = PBEM.legal(closed.position, 'blue');
    if (!legal) throw new Error('blue has no retreat');
    const next = give(closed, 'blue', legal.order);
    expect(unit(next, 'Foe').acts).toMatchObject({ retreated: false, fired: [] });
    expect(unit(next, 'Bow').acts.fired).toEqual([]);
  });
});

describe('the stunned recover at the end of their own player turn (pbem:4.29b, 10.3g)', () => {
  const stunned = { health: 'stunned' as const };
  const units = [
    man('Red', 'red', 'A1', stunned),
    man('Blue', 'blue', 'A3', stunned),
    man('Hurt', 'red', 'A5', { health: 'wounded' }),
  ];

  it('and not at that of the enemy', () => {
    const play = give(begin({ units }), 'red', END_TURN);
    expect([unit(play, 'Red').health, unit(play, 'Blue').health, unit(play, 'Hurt').health]).toEqual([
      'healthy',
      'stunned',
      'wounded',
    ]);
    expect(eventsOf(play, 'UnitsRecovered')).toEqual([{ units: ['Red'], rule: 'pbem:10.3g' }]);
    const next = give(play, 'blue', END_TURN);
    expect(unit(next, 'Blue').health).toBe('healthy');
  });
});

describe('orders from outside', () => {
  test.each<readonly [string, unknown]>([
    ['no object', 'Move'],
    ['null', null],
    ['a list', []],
    ['no type', { unit: 'Bow' }],
    ['no such type', { type: 'Fly' }],
    ['a type that every object has', { type: 'constructor' }],
    ['a member too many', { type: 'EndStep', really: true }],
    ['a member too few', { type: 'Fire', unit: 'Bow' }],
    ['a unit that is no name', { type: 'Fire', unit: 7, target: 'Foe' }],
    ['a unit named like a member of every object', { type: 'Fire', unit: 'constructor', target: 'toString' }],
    ['an empty name', { type: 'Fire', unit: '', target: 'Foe' }],
    ['a name without end', { type: 'Fire', unit: 'x'.repeat(61), target: 'Foe' }],
    ['a path without a step', { type: 'Move', unit: 'Bow', path: [] }],
    [
      'a path without end',
      { type: 'Move', unit: 'Bow', path: Array.from({ length: 101 }, () => ({ gait: 'step', hexes: ['C4'] })) },
    ],
    ['a gait that is none', { type: 'Move', unit: 'Bow', path: [{ gait: 'hop', hexes: ['C4'] }] }],
    ['three hexes', { type: 'Move', unit: 'Bow', path: [{ gait: 'step', hexes: ['C4', 'C5', 'C6'] }] }],
    ['a step with more', { type: 'Move', unit: 'Bow', path: [{ gait: 'step', hexes: ['C4'], mp: 1 }] }],
    ['an attack by nobody', { type: 'Attack', attackers: [], defenders: ['Foe'] }],
    ['a flag that is none', { type: 'Pursue', keep: 'yes' }],
  ])('are malformed with %s', (_what, raw) => {
    expect(PBEM.parseOrder(raw)).toMatchObject({ ok: false, refusal: { code: 'malformed', rule: null } });
  });

  it('are read as they are', () => {
    for (const order of [
      shoot,
      step('Bow', 'C4'),
      END_STEP,
      END_TURN,
      { type: 'Advance' },
      { type: 'Pursue', keep: false },
    ]) {
      expect(PBEM.parseOrder(order)).toEqual({ ok: true, value: order });
    }
  });
});

describe('dice', () => {
  const play = begin({ units: [bow, foe], step: 'fire1' });

  it('that are missing or impossible refuse the order', () => {
    expect(refusal(play, 'red', shoot, [])).toMatchObject({ code: 'diceMissing', rule: 'pbem:6.4a' });
    expect(refusal(play, 'red', shoot, [0])).toMatchObject({ code: 'diceWrong', subject: 'fire' });
    expect(refusal(play, 'red', shoot, [11])).toMatchObject({ code: 'diceWrong' });
  });

  it('are asked for after everything that may forbid the order', () => {
    expect(refusal(play, 'red', { type: 'Fire', unit: 'Bow', target: 'Nobody' }, []).code).toBe('unknownUnit');
  });
});

describe('an advance that is offered (pbem:10.9c, 4.27)', () => {
  const attackers = [man('Ann', 'red', 'E5'), man('Cid', 'red', 'E6'), man('Dan', 'red', 'K5')];
  const start = begin({
    step: 'combat',
    units: [...attackers, man('Foe', 'blue', 'F6'), man('Foe2', 'blue', 'K6')],
  });
  const attack: Order = { type: 'Attack', attackers: ['Ann', 'Cid'], defenders: ['Foe'] };
  const second: Order = { type: 'Attack', attackers: ['Dan'], defenders: ['Foe2'] };

  /** The first face whose result makes Foe retreat, and the game in which blue has done it. */
  function offered(): Play {
    for (const die of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      const fought = give(start, 'red', attack, [die]);
      if (fought.position.pending.some(({ kind, owner }) => kind === 'Retreat' && owner === 'blue')) {
        const [legal] = PBEM.legal(fought.position, 'blue', 'Foe');
        if (!legal) throw new Error('blue has no retreat');
        return give(fought, 'blue', legal.order);
      }
    }
    throw new Error('no face makes Foe retreat');
  }

  it('holds up nobody who has the turn, and is listed for him', () => {
    const play = offered();
    expect(play.position.pending).toMatchObject([{ kind: 'Advance', owner: 'red' }]);
    expect(PBEM.actors(play.position)).toMatchObject([
      { side: 'red', role: 'decision', orders: ['Advance'] },
      { side: 'red', role: 'turn' },
    ]);
    expect(PBEM.legal(play.position, 'red', 'Ann').map(({ order }) => order.type)).toContain('Advance');
    expect(refusal(play, 'blue', { type: 'Advance' })).toMatchObject({ code: 'notYourTurn' });
  });

  it('is gone with the next order', () => {
    const play = offered();
    const [advance] = PBEM.legal(play.position, 'red', 'Ann');
    if (!advance) throw new Error('Ann is offered nothing');
    for (const order of [second, END_STEP]) {
      const next = give(play, 'red', order, order === second ? [10] : []);
      expect(eventsOf(next, 'DecisionSettled').at(-1)).toMatchObject({ rule: 'pbem:10.9c' });
      if (order === second) {
        expect(refusal(next, 'red', advance.order)).toMatchObject({ code: 'wrongStep', rule: 'pbem:10.9c' });
      } else {
        expect(next.position.turn.side).toBe('blue');
      }
      expect(judge(PBEM, next.log)).toMatchObject({ right: true });
    }
  });

  it('stays if the next order is refused', () => {
    const play = offered();
    refusal(play, 'red', { type: 'Attack', attackers: ['Dan'], defenders: ['Foe'] }, [1]);
    expect(play.position.pending).toHaveLength(1);
  });

  it('is declined by an answer', () => {
    const declined = give(offered(), 'red', { type: 'Advance' });
    expect(declined.position.pending).toEqual([]);
    expect(declined.position.turn.step).toBe('combat');
  });

  it('waits while the loser owes his retreat, who must go first', () => {
    for (const die of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      const fought = give(start, 'red', attack, [die]);
      const owed = fought.position.pending.find(({ kind }) => kind === 'Retreat');
      if (owed?.owner !== 'blue') continue;
      for (const order of [second, END_STEP, END_TURN]) {
        expect(refusal(fought, 'red', order, [5])).toMatchObject({ code: 'decisionPending', subject: owed.id });
      }
      return;
    }
    throw new Error('no face makes Foe retreat');
  });
});

describe('a log that cannot be', () => {
  const play = begin({ units: [bow, foe, man('Dead', 'blue', 'A1', { health: 'dead' })] });
  const cause = { rule: 'pbem:10.5' };
  test.each<readonly [string, object]>([
    ['an event of no type', { type: 'Miracle', data: {} }],
    ['a second set-up', play.log[0] ?? {}],
    ['an order out of number', { type: 'OrderGiven', data: { number: 7, side: 'red', order: END_STEP } }],
    ['a step out of order', { type: 'StepBegan', data: { step: 'completion', rule: 'pbem:4.29a' } }],
    ['a step back', { type: 'StepBegan', data: { step: 'fire1', rule: 'pbem:4.23a' } }],
    ['the death of nobody', { type: 'UnitKilled', data: { unit: 'Nobody', cause } }],
    ['the death of what every object has', { type: 'UnitKilled', data: { unit: 'constructor', cause } }],
    ['the death of the dead', { type: 'UnitKilled', data: { unit: 'Dead', cause } }],
    ['a wound of the dead', { type: 'UnitWounded', data: { unit: 'Dead', cause } }],
    ['the recovery of the healthy', { type: 'UnitsRecovered', data: { units: ['Bow'], rule: 'pbem:10.3g' } }],
    ['the end of no melee', { type: 'MeleeBroken', data: { links: [{ a: 'Bow', b: 'Foe' }], rule: 'pbem:11.4a' } }],
    ['the answer to no question', { type: 'DecisionSettled', data: { id: '1.1', rule: 'pbem:10.2a' } }],
    [
      'a dismount of a man on foot',
      {
        type: 'RiderDismounted',
        data: { unit: 'Bow', horse: 'H', to: 'C4', horseHexes: [], mp: 0, cause, dice: [] },
      },
    ],
  ])('%s', (_what, event) => {
    expect(() => PBEM.evolve(play.position, event as PbemEvent)).toThrow(IllegalEvent);
  });

  it('a melee that exists', () => {
    const joined = { type: 'MeleeJoined', data: { links: [{ a: 'Bow', b: 'Foe' }], rule: 'pbem:9.3a' } } as const;
    const once = PBEM.evolve(play.position, joined);
    expect(() => PBEM.evolve(once, joined)).toThrow(IllegalEvent);
  });

  it('that begins with anything but its set-up', () => {
    expect(() => PBEM.evolve(null, { type: 'StepBegan', data: { step: 'fire1', rule: 'pbem:4.23a' } })).toThrow(
      IllegalEvent,
    );
  });
});

describe('the list of legal orders', () => {
  it('is for one’s own units, and for units that exist', () => {
    const play = begin({ units: [bow, foe] });
    const movers = PBEM.legal(play.position, 'red').flatMap(({ order }) => (order.type === 'Move' ? [order.unit] : []));
    expect(new Set(movers)).toEqual(new Set(['Bow']));
    expect(PBEM.legal(play.position, 'red', 'Foe')).toEqual([]);
    for (const id of ['Nobody', 'constructor', '__proto__']) expect(PBEM.legal(play.position, 'red', id)).toEqual([]);
    expect(PBEM.legal(play.position, 'blue')).toEqual([]);
  });
});
