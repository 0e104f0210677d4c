import { isBesideOrders } from '../engine/game/beside-orders.js';
import type { GameEvent } from '../engine/game/event.js';
import { isMessageEvent, seatOfMessage } from '../engine/game/message/events.js';
import { seatOfParley } from '../engine/game/parley/course.js';
import { isParleyTalk } from '../engine/game/parley/events.js';
import type { Seal } from '../engine/game/seal.js';
import { isAnswer, shutsWindow, type ClaimedOrder } from '../engine/game/parley/verdict.js';
import { sideOfSeat, type SeatId } from '../engine/position/seat.js';
import type { SideId } from '../engine/position/unit.js';
import type { Viewer } from './viewer.js';
import type { GameDoor } from './game-door.js';
import type { LoadedGame } from './loaded-game.js';

/** How many events a search reads at once. */
const PAGE = 100;

/** The events of an order, or of the set-up, by their revisions; `end` is exclusive. */
interface Place {
  readonly start: number;
  readonly end: number;
}

/** Where the order stands to which the event at a revision belongs; null: the log has no such event. */
export async function placeOfOrder(games: GameDoor, game: LoadedGame, revision: number): Promise<Place | null> {
  if (!Number.isSafeInteger(revision) || revision < 0 || revision > game.revision) return null;
  const isOrder = (event: GameEvent): boolean => game.book.ruleset.frame.order(event) !== null;
  let start = 0;
  for (let last = revision; last > 0; last -= PAGE) {
    const from = Math.max(1, last - PAGE + 1);
    const found = (await games.events(game, from, last - from + 1)).findLastIndex(isOrder);
    if (found < 0) continue;
    start = from + found;
    break;
  }
  for (let from = revision + 1; from <= game.revision; from += PAGE) {
    const next = (await games.events(game, from, PAGE)).findIndex(isOrder);
    if (next >= 0) return { start, end: from + next };
  }
  return { start, end: game.revision + 1 };
}

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
  const place = await placeOfOrder(games, game, revision);
  if (!place || place.start === 0) return null;
  const { start: at, end } = place;
  const recorded: GameEvent[] = [];
  for (let from = at; from < end; from += PAGE) {
    const page = await games.events(game, from, Math.min(PAGE, end - from));
    recorded.push(...page.map(({ type, data }) => ({ type, data })));
  }
  const { position: before } = await games.at(game.id, viewer, { kind: 'revision', revision: at - 1 });
  return { at, before, recorded, caused: [...recorded, ...(await answersAfter(games, game, end))] };
}

/** The events from a revision on up to the next order that answers no decision. */
async function answersAfter(games: GameDoor, game: LoadedGame, from: number): Promise<readonly GameEvent[]> {
  const { ruleset } = game.book;
  const found: GameEvent[] = [];
  for (let next = from; next <= game.revision; next += PAGE) {
    for (const { type, data } of await games.events(game, next, PAGE)) {
      const event = { type, data };
      if (ruleset.frame.order(event) && !isAnswer(ruleset, event)) return found;
      found.push(event);
    }
  }
  return found;
}

/** Whether a claimed order is the last one that answers no decision, and waits for one (pbem:8.2a). */
export function isUnderWay({ book: { ruleset }, position, revision }: LoadedGame, claimed: ClaimedOrder): boolean {
  const isLast = claimed.at + claimed.caused.length > revision;
  return isLast && (ruleset.isUnderWay?.(position) ?? false);
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

/**
 * The sides that did something after an order, as the log tells. Nothing more is looked through as soon as every side
 * has built on the position.
 */
export async function sidesSince(
  games: GameDoor,
  game: LoadedGame,
  { at, before, recorded: [order] }: ClaimedOrder,
): Promise<SidesSince> {
  const { ruleset } = game.book;
  const sides = new Set(ruleset.seats(before).map(sideOfSeat));
  const [spoken, built] = [new Set<SideId>(), new Set<SideId>()];
  let seal: Seal | null = null;
  let state = order ? ruleset.evolve(before, order) : before;
  const haveAll = (): boolean => [...sides].every((side) => spoken.has(side) && built.has(side));
  for (let from = at + 1; from <= game.revision; from += PAGE) {
    for (const { type, data } of await games.events(game, from, PAGE)) {
      const event = { type, data };
      seal ??= (isBesideOrders(event) ? null : ruleset.seals?.(event)) ?? null;
      const given = ruleset.frame.order(event);
      const seat = given?.seat ?? seatSpeaking(event);
      if (seat !== null) {
        const side = sideOfSeat(seat);
        spoken.add(side);
        if (given && shutsWindow(ruleset, side, { ...given, before: state })) built.add(side);
      }
      state = ruleset.evolve(state, event);
    }
    if (haveAll() && (seal !== null || !ruleset.seals)) break;
  }
  return { spoken, built, seal };
}

/** The seat that says something which is no order; null: nobody does. */
function seatSpeaking(event: GameEvent): SeatId | null {
  if (isMessageEvent(event)) return seatOfMessage(event);
  return isParleyTalk(event) ? seatOfParley(event) : null;
}
