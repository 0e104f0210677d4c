import type { GameEvent } from '../engine/game/event.js';
import type { OrderTold } from '../engine/game/frame.js';
import { shutsWindow, type ClaimedOrder } from '../engine/game/parley/verdict.js';
import { sideOfSeat, type SeatId } from '../engine/position/seat.js';
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

/** Whether a side may still claim an error in an order: it has given no order since that builds on the position. */
export async function isInTime(
  games: GameDoor,
  game: LoadedGame,
  viewer: Viewer,
  { at, recorded }: ClaimedOrder,
): Promise<boolean> {
  if (viewer.kind !== 'seat') return false;
  const { side } = viewer;
  const { ruleset } = game.book;
  for (let from = at + recorded.length; from <= game.revision; from += PAGE) {
    for (const [index, event] of (await games.events(game, from, PAGE)).entries()) {
      const given = ruleset.frame.order(event);
      if (!given || sideOfSeat(given.seat) !== side) continue;
      const revision = from + index - 1;
      const { position: before } = await games.at(game.id, viewer, { kind: 'revision', revision });
      if (shutsWindow(ruleset, side, { ...given, before })) return false;
    }
  }
  return true;
}
