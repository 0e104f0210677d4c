import type { RolledDie } from '../../src/engine/dice/dice.js';
import type { EventOf } from '../../src/engine/game/event.js';
import type { OrderGiven } from '../../src/engine/game/order-given.js';
import type { TurnEnded } from '../../src/engine/game/turn-ended.js';

/**
 * An invented game that takes its turns as Advanced Cry Havoc does (ach:5 to 8), in small: men stand on a line of
 * places. A turn begins with a roll for the first selection (act:5). The sides select a man by turns (act:6); whoever
 * does not select may interrupt once a turn with a man of his own, if a check succeeds. A man who is active runs, place
 * by place (act:8.1). Each enemy with a loaded bow who comes within 3 places of him may react (act:8.2): all who may
 * declare before any of them shoots, then the run goes on.
 */
export type Side = 'red' | 'blue';
export const SIDES: readonly Side[] = ['red', 'blue'];

export interface Man {
  readonly side: Side;
  readonly place: number;
  readonly used: boolean;
  /** A bow shoots once a turn. */
  readonly loaded: boolean;
  readonly down: boolean;
}

/** A choice that a side has before the turn goes on. */
export type Pending =
  | { readonly kind: 'Interrupt'; readonly id: string; readonly side: Side; readonly selected: string }
  | { readonly kind: 'React'; readonly id: string; readonly side: Side; readonly man: string };

/** A run that is under way: the places that are still to be come to, and who has declared to shoot. */
export interface Run {
  readonly man: string;
  readonly rest: readonly number[];
  readonly shooters: readonly string[];
}

export interface State {
  readonly options: Readonly<Record<string, boolean>>;
  readonly title: string;
  readonly turns: number;
  readonly turn: number;
  /** Null: the roll for the first selection is to be made. */
  readonly selecting: Side | null;
  readonly men: Readonly<Record<string, Man>>;
  /** The man who may act now, and after him the one whom an interruption has put off. */
  readonly active: readonly string[];
  readonly interrupted: readonly Side[];
  readonly pending: readonly Pending[];
  readonly run: Run | null;
  readonly orders: number;
  readonly outcome: { readonly winner: Side | null; readonly reason: string } | null;
}

export interface ActivationSetup {
  readonly options?: Readonly<Record<string, boolean>>;
  readonly title: string;
  readonly turns: number;
  readonly men: Readonly<Record<string, { readonly side: Side; readonly place: number }>>;
}

export type Order =
  | { readonly type: 'Roll' }
  | { readonly type: 'Select'; readonly man: string }
  | { readonly type: 'Interrupt'; readonly man: string }
  | { readonly type: 'Run'; readonly path: readonly number[] }
  | { readonly type: 'Shoot'; readonly man: string }
  | { readonly type: 'Pass'; readonly decision: string };

export type Event =
  | EventOf<'GameSetUp', { readonly ruleset: { id: string; version: number }; readonly setup: ActivationSetup }>
  | OrderGiven
  | TurnEnded
  | EventOf<'SelectionRolled', { readonly dice: readonly RolledDie[]; readonly side: Side; readonly rule: string }>
  | EventOf<'ManSelected', { readonly man: string; readonly mayInterrupt: Side | null; readonly rule: string }>
  | EventOf<
      'InterruptionTried',
      { readonly man: string; readonly die: RolledDie; readonly done: boolean; readonly rule: string }
    >
  | EventOf<'DecisionPassed', { readonly decision: string; readonly rule: string }>
  | EventOf<'RunBegan', { readonly man: string; readonly path: readonly number[]; readonly rule: string }>
  | EventOf<'PlaceReached', { readonly man: string; readonly place: number; readonly mayReact: readonly string[] }>
  | EventOf<'ShotDeclared', { readonly man: string; readonly decision: string; readonly rule: string }>
  | EventOf<
      'ShotResolved',
      {
        readonly man: string;
        readonly at: string;
        readonly die: RolledDie;
        readonly hit: boolean;
        readonly rule: string;
      }
    >
  | EventOf<'RunEnded', { readonly man: string }>
  | EventOf<'SelectionPassed', { readonly side: Side | null }>
  | EventOf<'GameEnded', { readonly winner: Side | null; readonly reason: string; readonly rule: string }>;

export function otherOf(side: Side): Side {
  return side === 'red' ? 'blue' : 'red';
}

/** Every state as a JSON text is the state: nothing else is in it. */
export function evolve(state: State | null, event: Event): State {
  if (event.type === 'GameSetUp') return begun(event.data.setup);
  if (!state) throw new Error('the game is not set up');
  switch (event.type) {
    case 'OrderGiven':
      return { ...state, orders: event.data.number };
    case 'SelectionRolled':
    case 'SelectionPassed':
      return { ...state, selecting: event.data.side };
    case 'ManSelected': {
      const { man, mayInterrupt } = event.data;
      const decision = { kind: 'Interrupt', id: `interrupt-${state.orders}`, selected: man } as const;
      const pending = mayInterrupt === null ? [] : [{ ...decision, side: mayInterrupt }];
      return { ...withMan(state, man, { used: true }), active: [man], pending };
    }
    case 'InterruptionTried': {
      const { man, done } = event.data;
      const after = done ? withMan(state, man, { used: true }) : state;
      const side = manOf(state, man).side;
      const active = done ? [man, ...state.active] : state.active;
      return { ...after, active, interrupted: [...state.interrupted, side], pending: [] };
    }
    case 'DecisionPassed':
      return { ...state, pending: state.pending.filter(({ id }) => id !== event.data.decision) };
    case 'RunBegan':
      return { ...state, run: { man: event.data.man, rest: event.data.path, shooters: [] } };
    case 'PlaceReached': {
      const { man, place, mayReact } = event.data;
      const pending = mayReact.map((one): Pending => {
        return { kind: 'React', id: `react-${one}-${state.orders}-${place}`, side: manOf(state, one).side, man: one };
      });
      const run = state.run && { ...state.run, rest: state.run.rest.slice(1) };
      return { ...withMan(state, man, { place }), run, pending };
    }
    case 'ShotDeclared': {
      const pending = state.pending.filter(({ id }) => id !== event.data.decision);
      const run = state.run && { ...state.run, shooters: [...state.run.shooters, event.data.man] };
      return { ...withMan(state, event.data.man, { loaded: false }), pending, run };
    }
    case 'ShotResolved': {
      const run = state.run && { ...state.run, shooters: state.run.shooters.slice(1) };
      return { ...(event.data.hit ? withMan(state, event.data.at, { down: true }) : state), run };
    }
    case 'RunEnded':
      return { ...state, run: null, active: state.active.slice(1) };
    case 'PlayerTurnEnded': {
      const rested = Object.entries(state.men).map(([id, man]) => [id, { ...man, used: false, loaded: true }] as const);
      return { ...state, turn: state.turn + 1, selecting: null, interrupted: [], men: Object.fromEntries(rested) };
    }
    case 'GameEnded':
      return { ...state, outcome: { winner: event.data.winner, reason: event.data.reason } };
  }
}

export function manOf({ men }: State, id: string): Man {
  const man = men[id];
  if (!man) throw new Error(`there is no ${id}`);
  return man;
}

function withMan(state: State, id: string, change: Partial<Man>): State {
  return { ...state, men: { ...state.men, [id]: { ...manOf(state, id), ...change } } };
}

function begun({ title, turns, men }: ActivationSetup): State {
  const fresh = { used: false, loaded: true, down: false };
  return {
    ...{ options: {}, title, turns, turn: 1, selecting: null, active: [], interrupted: [], pending: [], run: null },
    men: Object.fromEntries(Object.entries(men).map(([id, man]) => [id, { ...man, ...fresh }])),
    orders: 0,
    outcome: null,
  };
}
