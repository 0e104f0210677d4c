import { fieldOf } from '../engine/board/build.js';
import { NO_DICE } from '../engine/dice/dice.js';
import type { Refusal } from '../engine/game/refusal.js';
import { KNOWS_NOTHING, knownNames, type KnownNames } from '../engine/notation/known-names.js';
import { nearest } from '../engine/notation/nearest.js';
import { isHexName } from '../engine/notation/place.js';
import { columnIn, readMessage, type MessageOrder, type MisreadLine } from '../engine/notation/turn-message.js';
import type { Position } from '../engine/position/position.js';
import { sideOfSeat, type SeatId } from '../engine/position/seat.js';
import type { TurnFault } from './commands.js';
import { decideWithDice } from './dice-choice.js';
import type { LoadedGame } from './loaded-game.js';
import { whyNotDecided, type GivenOrder } from './order-decisions.js';
import { writtenOrder } from './order-reading.js';
import type { WrittenMessage } from './orders-as-message.js';
import { statementOf } from './statements.js';

/** A turn message as far as its sender can know whether it is right. */
export interface CheckedTurn {
  readonly orders: readonly MessageOrder[];
  /** By line. */
  readonly faults: readonly TurnFault[];
  /** Number of orders, from the first one on, that are known to be accepted. */
  readonly known: number;
}

/**
 * Checks a turn message. All lines are read. The orders are then tried in their order, in the position as the seat sees
 * it, up to the first fault, the first die that is not reported, or the first decision of another side. So neither the
 * check nor a refusal of the whole message tells anything that the sender may not know: no die, and nothing hidden. Of
 * the orders after that the names and hexes are checked.
 */
export function checkTurn(game: LoadedGame, seat: SeatId, { text, faults: formless }: WrittenMessage): CheckedTurn {
  const seen = asSeen(game, seat);
  const known = namesOf(seen);
  const { orders, misread } = readMessage(text, game.book, known);
  const first = Math.min(...[...formless, ...misread].map(({ line }) => line));
  const readable = orders.filter(({ line }) => line < first);
  const tried = tryOrders(seen, seat, readable);
  const later = orders.slice(tried.known + (tried.fault ? 1 : 0));
  const faults = [
    ...formless,
    ...misread.map(faultOfMisread),
    ...(tried.fault ? [tried.fault] : []),
    ...later.flatMap((order) => faultyNames(seen, known, order)),
  ];
  return { orders, known: tried.known, faults: faults.sort((one, other) => one.line - other.line) };
}

/** The order of a line as a seat gives it, or why it has no form. */
export function givenIn(game: LoadedGame, seat: SeatId, { written, dice, stated }: MessageOrder): GivenRuled {
  const sent = writtenOrder(game.book, seat, written);
  if (!sent.ok) return sent;
  const facts = statementOf(game, { stated }, sent.value);
  if (!facts.ok) return facts;
  const choice = dice === null ? ({ kind: 'server' } as const) : ({ kind: 'reported', values: dice } as const);
  return { ok: true, value: { seat, sent: sent.value, dice: choice, stated: facts.value } };
}

type GivenRuled = { readonly ok: true; readonly value: GivenOrder } | { readonly ok: false; readonly refusal: Refusal };

/** The names that a seat may know. */
export function namesKnownTo(game: LoadedGame, seat: SeatId): KnownNames {
  return namesOf(asSeen(game, seat));
}

/**
 * Whether a seat has to wait: another side owes a decision, and the seat itself owes none. `actors` tells it, so that
 * it is the same for every game.
 */
export function waitsForOthers({ book: { ruleset }, position }: LoadedGame, seat: SeatId): boolean {
  const side = sideOfSeat(seat);
  const deciding = ruleset.actors(position).filter(({ role }) => role === 'decision');
  return deciding.some((actor) => actor.side !== side) && !deciding.some((actor) => actor.side === side);
}

/** Why an order of a message is refused, with the place in its line and the name that was meant. */
export function faultOfOrder(
  game: LoadedGame,
  known: KnownNames,
  { line, text, columns }: Pick<MessageOrder, 'line' | 'text' | 'columns'>,
  { code, rule, because, subject }: Refusal,
): TurnFault {
  const at = subject === undefined ? -1 : text.toLowerCase().indexOf(subject.toLowerCase());
  const column = at < 0 ? null : columnIn(columns, at + 1);
  const meant = subject === undefined ? null : meantBy(game, known, code, subject);
  return { line, column, code, rule, because, expected: null, found: at < 0 ? null : (subject ?? null), meant };
}

function asSeen(game: LoadedGame, seat: SeatId): LoadedGame {
  const { book, position } = game;
  return { ...game, position: book.ruleset.veil?.position(position, seat) ?? position };
}

function boardOf({ book, position }: LoadedGame): Position | null {
  return book.ruleset.field?.(position) ?? null;
}

function namesOf(game: LoadedGame): KnownNames {
  const board = boardOf(game);
  return board ? knownNames(board) : KNOWS_NOTHING;
}

function tryOrders(
  game: LoadedGame,
  seat: SeatId,
  orders: readonly MessageOrder[],
): { readonly known: number; readonly fault: TurnFault | null } {
  let now = game;
  for (const [known, order] of orders.entries()) {
    if (waitsForOthers(now, seat)) return { known, fault: null };
    const given = givenIn(now, seat, order);
    const refusal = given.ok ? whyNotDecided(now, given.value) : given.refusal;
    if (refusal || !given.ok) return { known, fault: refusal && faultOfOrder(now, namesOf(now), order, refusal) };
    const { sent, dice, stated } = given.value;
    const decided = decideWithDice(now, seat, sent.order, dice, () => NO_DICE, stated);
    if (!decided.ok) {
      const isUnknown = decided.refusal.code === 'diceMissing' && dice.kind === 'server';
      return { known, fault: isUnknown ? null : faultOfOrder(now, namesOf(now), order, decided.refusal) };
    }
    now = { ...now, position: decided.position };
  }
  return { known: orders.length, fault: null };
}

function faultOfMisread({ line, column, because, rule, expected, found, meant }: MisreadLine): TurnFault {
  return { line, column, code: 'malformed', rule, because, expected, found, meant };
}

/** Names and hexes of an order that is not tried: those that the map and the game do not have, but a near one. */
function faultyNames(game: LoadedGame, known: KnownNames, order: MessageOrder): readonly TurnFault[] {
  // Anything may stand in a quoted text.
  if (order.text.includes('"')) return [];
  const board = boardOf(game);
  const field = board && fieldOf(board.ground.boards, board.ground.joins);
  const texts = textsIn(order.written.order);
  const unknown = texts.find((text) => isHexName(text) && !known.names.includes(text) && !field?.hex(text));
  if (unknown !== undefined && field) {
    const because = `the map has no hex ${unknown}`;
    return [faultOfOrder(game, known, order, { code: 'unknownHex', rule: null, because, subject: unknown })];
  }
  const given = { type: 'OrderGiven', data: { number: 1, side: '', order: order.written.order } };
  const { units } = game.book.ruleset.indexOf(given);
  const nobody = units.find((unit) => !known.names.includes(unit) && isMisspelt(unit, known.names));
  if (nobody === undefined) return [];
  const because = `there is no unit ${nobody}`;
  return [faultOfOrder(game, known, order, { code: 'unknownUnit', rule: null, because, subject: nobody })];
}

/** Things that come into being are numbered: `debris2` beside `debris1` is no slip. */
function isMisspelt(name: string, names: readonly string[]): boolean {
  const meant = nearest(name, names);
  return meant !== undefined && meant.replace(/\d+$/, '') !== name.replace(/\d+$/, '');
}

function meantBy(game: LoadedGame, known: KnownNames, code: Refusal['code'], subject: string): string | null {
  if (code === 'unknownUnit') return nearest(subject, known.names) ?? null;
  const board = boardOf(game);
  if (code !== 'unknownHex' || !board) return null;
  const { hexes } = fieldOf(board.ground.boards, board.ground.joins);
  return (
    nearest(
      subject,
      hexes.flatMap(({ names }) => names),
    ) ?? null
  );
}

/** All texts in a value. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
