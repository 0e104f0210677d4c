import { eventFault, eventIndex, eventVeil, upcastersOf } from './define/events.js';
import { EVENTS_BESIDE_ORDERS, isBesideOrders, tellBesideOrders } from './beside-orders.js';
import type { GameEvent, Upcaster } from './event.js';
import type { Fault } from './form.js';
import type { Edition } from './frame.js';
import { withChanges } from './correction/changes.js';
import type { SeatDoes } from './parley/tell.js';
import { isCorrection, isParleyEvent } from './parley/events.js';
import type { Veil } from './veil.js';
import type { ClaimRules } from './parley/situation.js';
import type { RuleId, Ruled } from './refusal.js';
import type { SeatId } from '../position/seat.js';
import type { ItemId, UnitId } from '../position/unit.js';
import type { AnyGame, GameSetup, GameState } from './game.js';
import type { Setup as BoardSetup } from './setup.js';
import type { Position } from '../position/position.js';

/** A note of MP, `(2)`: the cost of the steps since the note before it. Indexes count the steps of the path from 0. */
export interface MpNote {
  readonly first: number;
  readonly last: number;
  readonly mp: number;
}

/** An order in written notation; a line may name the seat that gives it. */
export interface WrittenOrder {
  readonly side: SeatId | null;
  readonly order: unknown;
  /** Numbers of MP that the line states; they are compared with the prices. Absent: the line has none. */
  readonly notes?: readonly MpNote[];
  /** Units of the order whose load the line notes; such notes have no effect. */
  readonly carriers?: readonly { readonly unit: UnitId; readonly carries: readonly ItemId[] }[];
}

/** A game with everything that playing it needs besides its rules: its written form and its events' versions. */
export interface Rulebook<State extends GameState = Position, Setup extends GameSetup = BoardSetup> {
  readonly ruleset: AnyGame<State, Setup>;
  /** Every event type, with what lifts its data from each earlier schema version to the next. */
  readonly upcasters: Readonly<Record<string, readonly Upcaster[]>>;
  /** Says what is wrong with the form of an event in its current version, or null. Absent: forms are not checked. */
  readonly faultOf?: (event: GameEvent) => Fault | null;
  /** The book of the catalogue whose rules hold in its games; absent: the catalogue has none about it. */
  readonly book?: string;
  /** The option under which players report their own dice, and the rule that it rests on; absent: nobody does. */
  readonly reportedDice?: { readonly option: string; readonly rule: RuleId };
  /** The rules of its book about claims of errors; absent: its book has none, and errors may be claimed at any time. */
  readonly claimRules?: ClaimRules;
  /** Words that may begin what a unit does, by which a misspelt word is guessed; absent: nothing is guessed. */
  readonly verbs?: readonly string[];
  /** Reads an order in written notation; whether it may be given is `decide`'s matter. */
  readOrder(text: string): Ruled<WrittenOrder>;
  /** An order of this ruleset in written notation, which `readOrder` reads back. */
  writeOrder(order: unknown): string;
  /** How its seats are called where events beside orders are told; absent: by their names. */
  readonly seatDoes?: SeatDoes;
  /** One line for a person: what happened. */
  tell(event: GameEvent): string;
  /** How things stand, line by line for a person; absent: its board tells. */
  describe?(state: State): readonly string[];
}

/** A rulebook of which nothing is known but that it is one: what judges and replays needs no more. */
export type AnyRulebook = Rulebook<GameState, GameSetup>;

/** All rulebooks that this installation can play, by id and version. */
export interface Rulebooks<State extends GameState = Position, Setup extends GameSetup = BoardSetup> {
  /** Every book of the shelf, the newest version of each ruleset last. */
  readonly all: readonly Rulebook<State, Setup>[];
  /** Throws UnknownRuleset. */
  rulebook(id: string, version: number): Rulebook<State, Setup>;
  /** The rulebook that the first event of a log pins; null: no log begins so. Throws UnknownRuleset. */
  rulebookOf(first: GameEvent): Rulebook<State, Setup> | null;
  /** The rulebook of the highest version. Throws UnknownRuleset. */
  newest(id: string): Rulebook<State, Setup>;
}

export type AnyRulebooks = Rulebooks<GameState, GameSetup>;

/** The shelf of some rulebooks; the log of each of its games may have events beside its orders. */
export function shelfOf<State extends GameState, Setup extends GameSetup>(
  shelved: readonly Rulebook<State, Setup>[],
): Rulebooks<State, Setup> {
  const books = shelved.map((book) => withEventsBesideOrders(book));
  const rulebook = (id: string, version: number): Rulebook<State, Setup> => {
    const book = books.find(({ ruleset }) => ruleset.id === id && ruleset.version === version);
    if (!book) throw new UnknownRuleset(id, version);
    return book;
  };
  return {
    all: books,
    rulebook,
    rulebookOf(first) {
      // The edition may come from a forged log.
      const edition: unknown = books.map(({ ruleset }) => ruleset.frame.setUp(first)).find((told) => told)?.edition;
      return isEdition(edition) ? rulebook(edition.id, edition.version) : null;
    },
    newest(id) {
      const versions = books.filter(({ ruleset }) => ruleset.id === id).map(({ ruleset }) => ruleset.version);
      return rulebook(id, Math.max(...versions));
    },
  };
}

const UPCASTERS = upcastersOf(EVENTS_BESIDE_ORDERS);
const faultBesideOrders = eventFault(EVENTS_BESIDE_ORDERS);
const indexBesideOrders = eventIndex(EVENTS_BESIDE_ORDERS);
const veilBesideOrders = eventVeil(EVENTS_BESIDE_ORDERS);
const knowing = new WeakMap<object, object>();

/**
 * A rulebook whose logs may have events beside orders (beside-orders.ts), whichever game it is; a game's own rules
 * never see such events. Only the end of a game by agreement and corrections, as a list of changes, change a state.
 * Always the same for the same book.
 */
function withEventsBesideOrders<State extends GameState, Setup extends GameSetup>(
  book: Rulebook<State, Setup>,
): Rulebook<State, Setup> {
  const before = knowing.get(book) as Rulebook<State, Setup> | undefined;
  if (before) return before;
  const { ruleset, faultOf } = book;
  const evolve = (state: State | null, event: GameEvent): State => {
    if (state === null || !isBesideOrders(event)) return ruleset.evolve(state, event);
    if (!isParleyEvent(event)) return state;
    if (!ruleset.settled) throw new Error(`${event.type}: the seats of this game do not parley`);
    if (isCorrection(event)) {
      const { changes, hidden } = event.data;
      return withChanges(state, [...changes, ...Object.values(hidden).flat()]);
    }
    if (event.type !== 'GameSettled') return state;
    if (state.outcome) throw new Error('GameSettled: the game is over');
    return ruleset.settled(state, event.data.winner, event.data.reason);
  };
  const made: Rulebook<State, Setup> = {
    ...book,
    ruleset: {
      ...ruleset,
      evolve,
      veil: withVeilBesideOrders(ruleset.veil ?? OPEN_VEIL),
      indexOf: (event) => (isBesideOrders(event) ? indexBesideOrders(event) : ruleset.indexOf(event)),
    },
    upcasters: { ...book.upcasters, ...UPCASTERS },
    ...(faultOf ? { faultOf: (event) => (isBesideOrders(event) ? faultBesideOrders(event) : faultOf(event)) } : {}),
    tell: (event) => (isBesideOrders(event) ? tellBesideOrders(event, book.seatDoes) : book.tell(event)),
  };
  knowing.set(book, made);
  // A book that was on another shelf before is taken as it is.
  knowing.set(made, made);
  return made;
}

/** The veil of a game that hides nothing by itself. */
const OPEN_VEIL: Veil<GameEvent, never> = {
  event: (event) => event,
  position: (state) => state,
  secrets: () => [],
  hidesOrder: () => false,
  hidesDie: () => false,
  bearing: () => 'none',
};

function withVeilBesideOrders<State>(veil: Veil<GameEvent, State>): Veil<GameEvent, State> {
  return {
    ...veil,
    event: (event, seat) => (isBesideOrders(event) ? veilBesideOrders.event(event, seat) : veil.event(event, seat)),
    secrets: (event) => (isBesideOrders(event) ? veilBesideOrders.secrets(event) : veil.secrets(event)),
    bearing: (event) => (isBesideOrders(event) ? veilBesideOrders.bearing(event) : veil.bearing(event)),
  };
}

function isEdition(value: unknown): value is Edition {
  if (typeof value !== 'object' || value === null) return false;
  const { id, version } = value as { readonly id?: unknown; readonly version?: unknown };
  return typeof id === 'string' && typeof version === 'number';
}

/** A game or a request names a ruleset, or a version of one, that this installation does not have. */
export class UnknownRuleset extends Error {
  readonly type = 'unknownRuleset';
  constructor(
    readonly id: string,
    readonly version: number,
  ) {
    super(`there is no ruleset ${id} version ${version} here`);
  }
}
