import { canonicalJson, sha256 } from '../../src/engine/canonical/canonical.js';
import { NO_DICE, type Dice } from '../../src/engine/dice/dice.js';
import { diceRefusal } from '../../src/engine/game/act.js';
import { Course } from '../../src/engine/game/course.js';
import { listOf, name, orderIn } from '../../src/engine/game/form.js';
import { COMMON_FRAME } from '../../src/engine/game/frame.js';
import type { Game } from '../../src/engine/game/game.js';
import { allowed, forbidden, refused, type Refusal, type Ruled } from '../../src/engine/game/refusal.js';
import { readOrder, written } from './written.js';
import type { Rulebook } from '../../src/engine/game/rulebook.js';
import type { Actor } from '../../src/engine/game/ruleset.js';
import {
  evolve,
  manOf,
  otherOf,
  SIDES,
  type ActivationSetup,
  type Event,
  type Order,
  type Side,
  type State,
} from './state.js';

type Line = Course<Event, State>;

const REACH = 3;
/** The order that answers a decision, and the rule that gives it. */
const ANSWER = { Interrupt: { kind: 'Interrupt', rule: 'act:6' }, React: { kind: 'Shoot', rule: 'act:8.2' } } as const;
const EDITION = { id: 'activation', version: 1 };
const FORMS = {
  Roll: {},
  Select: { man: name },
  Interrupt: { man: name },
  Run: { path: listOf((value) => (Number.isSafeInteger(value) ? null : { at: '', because: 'a place' }), 1, 9) },
  Shoot: { man: name },
  Pass: { decision: name },
};

/** Everything but the order's form, which comes from outside. */
function decide(state: State, seat: string, order: Order, dice: Dice) {
  const side = SIDES.find((one) => one === seat);
  if (state.outcome || !side) return refused({ code: 'gameOver', rule: 'act:5', because: 'nobody has an order' });
  const course: Line = new Course(state, evolve);
  course.emit({ type: 'OrderGiven', data: { number: state.orders + 1, side, order } });
  const refusal = carryOut(course, side, order, dice);
  if (refusal) return refused(refusal);
  goOn(course, dice);
  return { ok: true as const, events: course.events, position: course.position };
}

function carryOut(course: Line, side: Side, order: Order, dice: Dice): Refusal | null {
  const state = course.position;
  const mine = state.pending.find((one) => one.side === side);
  const owed = state.pending.length > 0;
  if (owed && !(mine && ['Pass', 'Shoot', 'Interrupt'].includes(order.type))) {
    return { code: 'decisionPending', rule: 'act:6', because: 'a decision is owed first' };
  }
  switch (order.type) {
    case 'Roll': {
      if (state.selecting !== null) return no('act:5', 'the roll is made');
      const rolled = SIDES.map((subject) => dice.roll({ purpose: 'selection', rule: 'act:5', faces: 10, subject }));
      const [red = 0, blue = 0] = rolled.map(({ value }) => value);
      const data = { dice: rolled, side: red >= blue ? 'red' : 'blue', rule: 'act:5' } as const;
      course.emit({ type: 'SelectionRolled', data });
      return null;
    }
    case 'Select': {
      if (state.selecting !== side || state.active.length > 0) return no('act:6', 'the other side selects');
      if (!isReady(state, side, order.man)) return no('act:6', `${order.man} cannot be selected`);
      const other = otherOf(side);
      const may = !state.interrupted.includes(other) && readyOf(state, other).length > 0;
      course.emit({ type: 'ManSelected', data: { man: order.man, mayInterrupt: may ? other : null, rule: 'act:6' } });
      return null;
    }
    case 'Interrupt': {
      if (mine?.kind !== 'Interrupt') return no('act:6', 'there is nothing to interrupt');
      if (!isReady(state, side, order.man)) return no('act:6', `${order.man} cannot interrupt`);
      const die = dice.roll({ purpose: 'task check', rule: 'act:6', faces: 10, subject: order.man });
      course.emit({ type: 'InterruptionTried', data: { man: order.man, die, done: die.value <= 5, rule: 'act:6' } });
      return null;
    }
    case 'Pass': {
      const passed = state.pending.find(({ id, side: owner }) => id === order.decision && owner === side);
      if (!passed) return no('act:8.2', 'there is no such decision');
      course.emit({ type: 'DecisionPassed', data: { decision: passed.id, rule: 'act:8.2' } });
      return null;
    }
    case 'Shoot': {
      const decision = state.pending.find((one) => one.kind === 'React' && one.man === order.man && one.side === side);
      if (!decision) return no('act:8.2', `${order.man} may not react`);
      course.emit({ type: 'ShotDeclared', data: { man: order.man, decision: decision.id, rule: 'act:8.2' } });
      return null;
    }
    case 'Run': {
      const [man] = state.active;
      if (man === undefined || state.run || manOf(state, man).side !== side) return no('act:8.1', 'nobody is to run');
      const places = [manOf(state, man).place, ...order.path];
      const jump = order.path.find((place, index) => Math.abs(place - (places[index] ?? place)) !== 1);
      if (jump !== undefined) return no('act:8.1', `${man} cannot come to ${jump}`);
      course.emit({ type: 'RunBegan', data: { man, path: order.path, rule: 'act:8.1' } });
      return null;
    }
  }
}

/**
 * The events that follow by themselves, up to the next choice of a player: steps of a run, shots, the next selection.
 */
function goOn(course: Line, dice: Dice): void {
  while (course.position.run && course.position.pending.length === 0) {
    const { man, rest, shooters } = course.position.run;
    const [shooter] = shooters;
    const [place] = rest;
    if (shooter !== undefined) {
      const die = dice.roll({ purpose: 'shot', rule: 'act:8.2', faces: 10, subject: man });
      course.emit({ type: 'ShotResolved', data: { man: shooter, at: man, die, hit: die.value <= 3, rule: 'act:8.2' } });
    } else if (place === undefined || manOf(course.position, man).down) {
      course.emit({ type: 'RunEnded', data: { man } });
    } else {
      const { men } = course.position;
      const { side } = manOf(course.position, man);
      const mayReact = Object.entries(men)
        .filter(([, one]) => one.side !== side && one.loaded && !one.down && Math.abs(one.place - place) <= REACH)
        .map(([id]) => id);
      course.emit({ type: 'PlaceReached', data: { man, place, mayReact } });
    }
  }
  const { active, pending, selecting, turn, turns } = course.position;
  const hasRun = course.events.some(({ type }) => type === 'RunEnded');
  if (!hasRun || active.length > 0 || pending.length > 0 || selecting === null) return;
  const beaten = SIDES.find((side) => Object.values(course.position.men).every((man) => man.side !== side || man.down));
  if (beaten) return end(course, otherOf(beaten), `${beaten} has nobody left`);
  const next = [otherOf(selecting), selecting].find((side) => readyOf(course.position, side).length > 0) ?? null;
  if (next !== null) return course.emit({ type: 'SelectionPassed', data: { side: next } });
  const data = { gameTurn: turn, side: 'all', fingerprint: fingerprintOf(course.position) };
  course.emit({ type: 'PlayerTurnEnded', data });
  if (turn === turns) end(course, null, `it has lasted ${turns} turns`);
}

function end(course: Line, winner: Side | null, reason: string): void {
  course.emit({ type: 'GameEnded', data: { winner, reason, rule: 'act:5' } });
}

function readyOf({ men }: State, side: Side): readonly string[] {
  return Object.keys(men).filter((id) => men[id]?.side === side && !men[id].used && !men[id].down);
}

function isReady(state: State, side: Side, id: string): boolean {
  return readyOf(state, side).includes(id);
}

function no(rule: string, because: string): Refusal {
  return forbidden(rule, because).refusal;
}

function fingerprintOf(state: State): string {
  return sha256(canonicalJson(state));
}

/** All orders that could be meant; those that `decide` takes are legal. */
function candidates(state: State): readonly Order[] {
  const men = Object.keys(state.men);
  const [man] = state.active;
  const place = man === undefined ? 0 : manOf(state, man).place;
  return [
    { type: 'Roll' },
    ...men.flatMap((id): readonly Order[] => [
      { type: 'Select', man: id },
      { type: 'Interrupt', man: id },
      { type: 'Shoot', man: id },
    ]),
    ...[1, -1].map((step): Order => ({ type: 'Run', path: [1, 2, 3].map((far) => place + far * step) })),
    ...state.pending.map(({ id }): Order => ({ type: 'Pass', decision: id })),
  ];
}

function isAccepted(state: State, seat: string, order: Order): boolean {
  try {
    return decide(state, seat, order, NO_DICE).ok;
  } catch (error) {
    if (diceRefusal(error)) return true;
    throw error;
  }
}

const ACTIVATION: Game<State, Order, Event, ActivationSetup> = {
  ...EDITION,
  options: [],
  orderTypes: Object.keys(FORMS),
  frame: COMMON_FRAME,
  create(setup) {
    const [option] = Object.keys(setup.options ?? {});
    if (option !== undefined) return forbidden('act:5', `there is no option ${option}`);
    return allowed([{ type: 'GameSetUp', data: { ruleset: EDITION, setup } }]);
  },
  parseOrder: (raw) => orderIn(raw, FORMS) as Ruled<Order>,
  decide,
  evolve,
  actors(state) {
    const may = (side: Side): readonly string[] => [
      ...new Set(candidates(state).flatMap((order) => (isAccepted(state, side, order) ? [order.type] : []))),
    ];
    if (state.pending.length === 0) {
      const orders = SIDES.map((side): Actor => ({ side, role: 'turn', orders: may(side) }));
      return orders.filter((actor) => actor.orders.length > 0);
    }
    return state.pending.map(({ id, side }) => ({ side, role: 'decision', decision: id, orders: may(side) }));
  },
  pending: ({ pending }) =>
    pending.map(({ id, kind, side, ...about }) => ({ id, ...ANSWER[kind], owner: side, about })),
  legal: (state, seat) =>
    candidates(state)
      .filter((order) => isAccepted(state, seat, order))
      .map((order) => ({ order, mp: null, summary: order.type })),
  preview: () => refused({ code: 'notInThisRuleset', rule: null, because: 'there are no previews' }),
  diceOf: (events) =>
    events.flatMap(({ data }) => {
      const { dice = [], die } = data as { readonly dice?: []; readonly die?: never };
      return die ? [die] : dice;
    }),
  indexOf: ({ data }) => {
    const { man, rule } = data as { readonly man?: string; readonly rule?: string };
    return { units: man === undefined ? [] : [man], rules: rule === undefined ? [] : [rule] };
  },
  seats: () => SIDES,
  moment: ({ turn, selecting, pending, active }) => ({
    gameTurn: turn,
    side: 'all',
    step: selecting === null ? 'roll' : (pending[0]?.kind ?? (active.length > 0 ? 'action' : 'selection')),
  }),
  fingerprint: fingerprintOf,
};

export const ACTIVATION_BOOK: Rulebook<State, ActivationSetup> = {
  ruleset: ACTIVATION,
  upcasters: Object.fromEntries(
    [
      ...['GameSetUp', 'OrderGiven', 'PlayerTurnEnded', 'SelectionRolled', 'ManSelected', 'InterruptionTried'],
      ...['DecisionPassed', 'RunBegan', 'PlaceReached', 'ShotDeclared', 'ShotResolved', 'RunEnded'],
      ...['SelectionPassed', 'GameEnded'],
    ].map((type) => [type, []]),
  ),
  readOrder,
  writeOrder: (order) => written(order as Order),
  tell: ({ type }) => type,
  describe: ({ men }) =>
    Object.entries(men).map(([id, { side, place, down }]) => `${id} (${side}) ${down ? 'lies' : 'stands'} at ${place}`),
};
