import { readLine } from '../engine/notation/turn-message.js';
import type { SeatId } from '../engine/position/seat.js';
import { canonicalJson, sha256 } from '../engine/canonical/canonical.js';
import type { GameEvent } from '../engine/game/event.js';
import type { KeptLine, KeptMessage } from '../engine/game/message/events.js';
import type { Refusal } from '../engine/game/refusal.js';
import type { OrderDecisions } from './order-decisions.js';
import { warningAbout } from './statements.js';
import { faultOfOrder, givenIn, namesKnownTo, waitsForOthers } from './turn-check.js';
import { seenBy } from './view.js';
import { viewerOfSeat } from './viewer-seat.js';
import type { SubmitTurn, TurnFault, TurnWarning } from './commands.js';
import type { LoadedGame } from './loaded-game.js';

/** Orders of a message that were carried out in memory, and what became of the others. */
export interface CarriedTurn {
  readonly events: readonly GameEvent[];
  readonly after: LoadedGame;
  readonly carriedOut: number;
  readonly waiting: readonly KeptLine[];
  readonly stopped: { readonly line: KeptLine; readonly refusal: Refusal; readonly fault: TurnFault } | null;
  readonly warnings: readonly TurnWarning[];
}

/** As many events as an append takes besides those of one more order; the rest goes on in another append. */
const EVENTS_MAX = 800;

/** Carries the orders of a message out in memory, up to a refusal or a decision of another side. */
export async function carryOutLines(
  decisions: OrderDecisions,
  game: LoadedGame,
  seat: SeatId,
  lines: readonly KeptLine[],
): Promise<CarriedTurn> {
  const events: GameEvent[] = [];
  const warnings: TurnWarning[] = [];
  let after = game;
  for (const [index, { line, text }] of lines.entries()) {
    if (waitsForOthers(after, seat) || events.length > EVENTS_MAX) {
      return { events, after, carriedOut: index, waiting: lines.slice(index).map(keptLine), stopped: null, warnings };
    }
    const known = namesKnownTo(after, seat);
    const order = readLine(text, line, game.book, known);
    if (!('written' in order)) throw new Error(`line ${line} of a message that was read cannot be read again`);
    const given = givenIn(after, seat, order);
    const carried = given.ok ? await decisions.carryOut(after, given.value) : given;
    if (!carried.ok) {
      const { refusal } = carried;
      const stopped = { line: { line, text }, refusal, fault: faultOfOrder(after, known, order, refusal) };
      return { events, after, carriedOut: index, waiting: [], stopped, warnings };
    }
    const warning = game.book.ruleset.honour?.warns(after.position) ? warningAbout(after, carried.value.decided) : null;
    if (warning) warnings.push({ line, warning: seenBy(viewerOfSeat(seat), warning, game.book) });
    events.push(...carried.value.events);
    ({ after } = carried.value);
  }
  return { events, after, carriedOut: lines.length, waiting: [], stopped: null, warnings };
}

/** The hash by which a repeated message is known; a secret of its sender, as the message is. */
export function messageHash({ message, upTo }: Pick<SubmitTurn, 'message' | 'upTo'>): string {
  return sha256(canonicalJson([typeof message === 'string' ? message : [...message], upTo]));
}

/** A line as it is kept: its number and its text, without what it was read as. */
function keptLine({ line, text }: KeptLine): KeptLine {
  return { line, text };
}

/** `fault`: the line up to which the sender wanted the message to be carried out. */
export function keptOf({ waiting, stopped }: CarriedTurn, fault?: TurnFault): Omit<KeptMessage, 'message'> {
  if (stopped) {
    const { code, rule, because } = stopped.refusal;
    return { lines: [], stopped: { ...stopped.line, code, rule, because } };
  }
  if (!fault) return { lines: waiting, stopped: null };
  const { line, code, rule, because } = fault;
  return { lines: waiting, stopped: { line, text: '', code, rule, because } };
}
