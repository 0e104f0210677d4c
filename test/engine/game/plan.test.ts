import { describe, expect, it } from '@jest/globals';
import { NO_DICE } from '../../../src/engine/dice/dice.js';
import { act } from '../../../src/engine/game/act.js';
import { TurnPlan } from '../../../src/engine/game/plan.js';
import { fingerprint } from '../../../src/engine/position/fingerprint.js';
import type { Duel } from '../../../src/engine/position/duel.js';
import type { Position } from '../../../src/engine/position/position.js';
import { sideOfSeat } from '../../../src/engine/position/seat.js';
import type { Order } from '../../../src/engine/rulesets/pbem/core/orders.js';
import { PBEM } from '../../../src/engine/rulesets/pbem/ruleset.js';
import { reachedIn } from '../../selfplay/reached.js';

const POOL = reachedIn([33, 45], 45);
/** Some of them, for lists of whole sides. */
const SOME = POOL.filter((_, number) => number % 4 === 0);

const stepsOf = (position: Position, seat: string): readonly Position[] => PBEM.planned?.(position, seat) ?? [];
const sideIn = (position: Position, inTurn: boolean): string =>
  PBEM.seats(position).find((seat) => (sideOfSeat(seat) === position.turn.side) === inTurn) ?? '';
const otherOf = (position: Position): string => sideIn(position, false);
const unitsOf = ({ units }: Position, seat: string): readonly string[] =>
  Object.values(units).flatMap((unit) => (unit.side === sideOfSeat(seat) ? [unit.id] : []));

/** The events that only the sequence of play makes between two steps (pbem:4.2). */
const SEQUENCE = ['OrderGiven', 'StepClosed', 'StepBegan', 'PlayerTurnEnded', 'PlayerTurnBegan', 'FirePartBegan'];

/** The position in which a side really gets to a step of its turn; null: something happens by itself until then. */
function reached(position: Position, seat: string, step: string): Position | null {
  let now = position;
  while (now.turn.side !== sideOfSeat(seat) || now.turn.step !== step) {
    const ended = act(PBEM, now, sideIn(now, true), { type: 'EndStep' }, NO_DICE);
    if (!ended.ok || ended.events.some(({ type }) => !SEQUENCE.includes(type))) return null;
    now = ended.position;
  }
  return now;
}

const written = (orders: readonly { readonly order: Order }[]): readonly string[] =>
  orders.map(({ order }) => JSON.stringify(order)).sort();

describe('the turn that a side plans while it waits', () => {
  it('lists what the side can really do if nobody does anything until then', () => {
    const compared = new Map<string, number>();
    for (const { position } of POOL) {
      const seat = otherOf(position);
      if (position.pending.length > 0) continue;
      const before = fingerprint(position);
      for (const state of stepsOf(position, seat)) {
        const real = reached(position, seat, state.turn.step);
        if (!real) continue;
        expect(state.turn).toMatchObject({
          gameTurn: real.turn.gameTurn,
          side: sideOfSeat(seat),
          step: real.turn.step,
        });
        for (const unit of unitsOf(position, seat)) {
          const could = written(PBEM.legal(state, seat, unit));
          expect(could).toEqual(written(PBEM.legal(real, seat, unit)));
          compared.set(state.turn.step, (compared.get(state.turn.step) ?? 0) + could.length);
        }
      }
      expect(fingerprint(position)).toBe(before);
    }
    expect([...compared.keys()].sort()).toEqual(['combat', 'fire1', 'fire2', 'movement']);
    for (const step of ['combat', 'movement']) expect(compared.get(step)).toBeGreaterThan(0);
  });

  it('tells odds and consequences of an order in the step that takes it', () => {
    const seen = new Set<string>();
    for (const { position } of SOME) {
      const seat = otherOf(position);
      const plan = new TurnPlan(PBEM, seat, stepsOf(position, seat));
      for (const unit of unitsOf(position, seat)) {
        for (const { step, orders } of plan.ordersOf(unit)) {
          const [first] = orders;
          if (!first) throw new Error(`${step} is listed without orders`);
          const foreseen = plan.foresee(first.order);
          if (foreseen.ok)
            expect(foreseen.value.events[0]).toMatchObject({ type: 'OrderGiven', data: { side: sideOfSeat(seat) } });
          else expect(foreseen.refusal.code).toBe('diceMissing');
          const preview = plan.preview(first.order);
          if (first.odds) expect(preview).toEqual({ ok: true, value: first.odds });
          seen.add(`${first.order.type} ${foreseen.ok ? 'foreseen' : 'with dice'}`);
        }
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['Move foreseen', 'Attack with dice']));
  });

  it('goes on after an order that is given in it: what follows is planned from there, and earlier steps stay', () => {
    const done = new Set<string>();
    for (const { position } of SOME) {
      const seat = otherOf(position);
      const plan = new TurnPlan(PBEM, seat, stepsOf(position, seat));
      for (const unit of unitsOf(position, seat)) {
        const listed = plan.ordersOf(unit).find(({ step }) => step === 'movement')?.orders ?? [];
        const move = listed.find(({ order }) => order.type === 'Move')?.order;
        if (!move) continue;
        const after = plan.after(move);
        if (!after.ok) {
          expect(after.refusal.code).toBe('diceMissing');
          continue;
        }
        const { step, events, plan: later } = after.value;
        expect(step).toBe('movement');
        const alone = plan.foresee(move);
        expect(alone.ok && alone.value.events).toEqual(events);
        expect(later.stepNames).toEqual(plan.stepNames);
        const before = (of: typeof plan) => of.ordersOf(unit).filter(({ step: one }) => one.startsWith('fire1'));
        expect(before(later)).toEqual(before(plan));
        // The unit has spent its MP on the way, and cannot go the same way again.
        expect(later.after(move)).not.toEqual(after);
        done.add(unit);
      }
    }
    expect(done.size).toBeGreaterThan(3);
  });

  it('is the turn under way for the side that waits in it, from the open step on, with nothing owed', () => {
    const waiting = POOL.filter(
      ({ position: { pending, turn } }) => pending.length > 0 && pending.every(({ owner }) => owner !== turn.side),
    );
    expect(waiting.length).toBeGreaterThan(0);
    for (const { position } of waiting) {
      const { turn } = position;
      const states = stepsOf(position, sideIn(position, true));
      for (const { turn: at, pending, plan } of states) {
        expect(at).toMatchObject({ gameTurn: turn.gameTurn, side: turn.side });
        expect(pending).toEqual([]);
        expect(plan).toBeUndefined();
      }
      expect(states[0]?.turn.step).toBe(turn.step);
    }
  });

  it('is refused as the order would be, by the rule of the step that takes it', () => {
    const { position } = POOL[0] ?? {};
    if (!position) throw new Error('nothing was reached');
    const seat = otherOf(position);
    const plan = new TurnPlan(PBEM, seat, stepsOf(position, seat));
    const [foe] = unitsOf(position, position.turn.side);
    const [own] = unitsOf(position, seat);
    const attack = (one = '', other = ''): Order => ({ type: 'Attack', attackers: [one], defenders: [other] });
    expect(plan.foresee(attack(foe, own))).toMatchObject({ refusal: { code: 'notYourUnit' } });
    expect(plan.preview(attack(own, own))).toMatchObject({ refusal: { code: 'illegal' } });
    expect(plan.foresee({ type: 'Pin' })).toMatchObject({ refusal: { code: 'wrongStep' } });
    expect(new TurnPlan(PBEM, seat, []).foresee(attack(own, foe))).toMatchObject({ refusal: { code: 'illegal' } });
  });

  it('is none after the last game turn, in a duel, when the game is over, and for a stranger', () => {
    const { position } = POOL[0] ?? {};
    if (!position) throw new Error('nothing was reached');
    const [now, later] = [sideIn(position, true), otherOf(position)];
    const short = { ...position, length: { ...position.length, gameTurns: position.turn.gameTurn } };
    for (const seat of [now, later]) expect(stepsOf(short, seat).length).toBeGreaterThan(0);
    const done = { ...short, turn: { ...short.turn, side: sideOfSeat(later) } };
    expect(stepsOf(done, now)).toEqual([]);
    expect(stepsOf({ ...position, outcome: { winner: null, points: {}, reason: 'over' } }, later)).toEqual([]);
    expect(stepsOf(position, 'green')).toEqual([]);
    const duel: Duel = { challenger: 'red', knight: 'Ann', challenged: 'blue', champions: {}, idle: 0 };
    expect(stepsOf({ ...position, duel }, now)).toEqual([]);
  });
});
