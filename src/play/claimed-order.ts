import { isBesideOrders } from '../engine/game/beside-orders.js';
import type { GameEvent } from '../engine/game/event.js';
import type { OrderTold } from '../engine/game/frame.js';
import { isMessageEvent, seatOfMessage } from '../engine/game/message/events.js';
import { seatOfParley } from '../engine/game/parley/course.js';
import { isParleyTalk } from '../engine/game/parley/events.js';
import type { Seal } from '../engine/game/seal.js';
import { shutsWindow, type ClaimedOrder } from '../engine/game/parley/verdict.js';
import { sideOfSeat, type SeatId } from '../engine/position/seat.js';
import type { SideId } from '../engine/position/unit.js';
import type { Viewer } from './viewer.js';
import type { GameDoor } from './game-door.js';
import type { LoadedGame } from './loaded-game.js';

/** How many events a search reads at once. */
const PAGE = 100;

/**
 * The order to which the event at a revision belongs: all events up to the next order. Null: the revision belongs to
 * the set-up, or the log has no such event.
 */
export async function orderOfEvent(
  games: GameDoor,
  game: LoadedGame,
  viewer: Viewer,
  revision: number,
): Promise<ClaimedOrder | null> {
  if (!Number.isSafeInteger(revision) || revision < 1 || revision > game.revision) return null;
  const isOrder = (event: GameEvent): boolean => game.book.ruleset.frame.order(event) !== null;
  let recorded: readonly GameEvent[] = [];
  let at = -1;
  for (let end = revision; at < 0 && end > 0; end -= PAGE) {
    const from = Math.max(1, end - PAGE + 1);
    const page = await games.events(game, from, end - from + 1);
    const found = page.findLastIndex(isOrder);
    at = found < 0 ? -1 : from + found;
    recorded = [...page.slice(Math.max(found, 0)), ...recorded];
  }
  if (at < 0) return null;
  for (let from = revision + 1; from <= game.revision; from += PAGE) {
    const page = await games.events(game, from, PAGE);
    const next = page.findIndex(isOrder);
    recorded = [...recorded, ...(next < 0 ? page : page.slice(0, next))];
    if (next >= 0) break;
  }
  const { position: before } = await games.at(game.id, viewer, { kind: 'revision', revision: at - 1 });
  return { at, before, recorded: recorded.map(({ type, data }) => ({ type, data })) };
}

/** The claimed order as a seat may see it; null: the seat sees nothing of it but its type. */
export function seenOrder({ book }: LoadedGame, { recorded: [first] }: ClaimedOrder, seat: SeatId): OrderTold | null {
  const { frame, veil } = book.ruleset;
  if (!first) return null;
  const [told, seen] = [frame.order(first), frame.order(veil?.event(first, seat) ?? first)];
  const isWhole = told?.order === seen?.order;
  return seen && (isWhole || Object.keys(seen.order as object).length > 1) ? seen : null;
}

/** The sides that did something since an order. */
export interface SidesSince {
  /** That gave an order or said something in the parley. */
  readonly spoken: ReadonlySet<SideId>;
  /** That gave an order of their own turn which builds on the position (pbem:1.4a). */
  readonly built: ReadonlySet<SideId>;
  /** The reason for which the order stands for good; null: none. */
  readonly seal: Seal | null;
}

/** The sides that did something after an order, as the log tells. */
export async function sidesSince(
  games: GameDoor,
  game: LoadedGame,
  viewer: Viewer,
  { at }: ClaimedOrder,
): Promise<SidesSince> {
  const { ruleset } = game.book;
  const [spoken, built] = [new Set<SideId>(), new Set<SideId>()];
  let seal: Seal | null = null;
  for (let from = at + 1; from <= game.revision; from += PAGE) {
    for (const [index, event] of (await games.events(game, from, PAGE)).entries()) {
      seal ??= (isBesideOrders(event) ? null : ruleset.seals?.(event)) ?? null;
      const given = ruleset.frame.order(event);
      const seat = given?.seat ?? seatSpeaking(event);
      if (seat === null) continue;
      const side = sideOfSeat(seat);
      spoken.add(side);
      if (!given || built.has(side)) continue;
      const revision = from + index - 1;
      const { position: before } = await games.at(game.id, viewer, { kind: 'revision', revision });
      if (shutsWindow(ruleset, side, { ...given, before })) built.add(side);
    }
  }
  return { spoken, built, seal };
}

/** The seat that says something which is no order; null: nobody does. */
function seatSpeaking(event: GameEvent): SeatId | null {
  if (isMessageEvent(event)) return seatOfMessage(event);
  return isParleyTalk(event) ? seatOfParley(event) : null;
}
