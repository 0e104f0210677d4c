import { hiddenSince, type OrderAsked, type OrderKnown } from '../engine/game/hidden-course.js';
import type { GameId, Viewer } from './viewer.js';
import { knownError } from '../engine/game/parley/verdict.js';
import { isUnderWay, orderOfEvent, placeOfOrder } from './claimed-order.js';
import type { GameDoor } from './game-door.js';

/**
 * The order to which an event belongs, as a reader can judge it. Null: the log has no such event. Throws NoSuchGame.
 */
export async function orderKnown(
  games: GameDoor,
  id: GameId,
  viewer: Viewer,
  { revision, reader }: OrderAsked,
): Promise<OrderKnown | null> {
  const now = await games.now(id, viewer);
  const place = await placeOfOrder(games, now, revision);
  if (!place) return null;
  const { start: order, end } = place;
  const before = (at: number) => games.at(id, viewer, { kind: 'revision', revision: at - 1 });
  if (order === 0) return { start: 0, order, end, state: null };
  const game = await before(order);
  const start = (reader === undefined ? null : hiddenSince(game.hidden, reader)) ?? order;
  const state = start === order ? game.position : start === 0 ? null : (await before(start)).position;
  return { start, order, end, state };
}

/**
 * The error of the order to which an event belongs that everybody can find by what everybody may see; null: there is
 * none, or the order waits for a decision, so that its error would tell where it leads. Throws NoSuchGame.
 */
export async function errorKnown(
  games: GameDoor,
  id: GameId,
  viewer: Viewer,
  revision: number,
): Promise<ReturnType<typeof knownError>> {
  const now = await games.now(id, viewer);
  const order = await orderOfEvent(games, now, viewer, revision);
  return order === null || isUnderWay(now, order) ? null : knownError(now.book.ruleset, order);
}
