import { batchesOf, type Batch } from '../engine/game/batches.js';
import type { GameEvent } from '../engine/game/event.js';
import type { AnyGame, GameState } from '../engine/game/game.js';
import type { SideId, UnitId } from '../engine/position/unit.js';

/**
 * A part of a game: a player turn (in a siege a day or a night), the order or set-up to which an event belongs, or
 * everything that concerns a unit.
 */
export type Part =
  | { readonly kind: 'turn'; readonly gameTurn: number; readonly side: SideId }
  | { readonly kind: 'event'; readonly revision: number }
  | { readonly kind: 'unit'; readonly unit: UnitId };

/** Somebody asks about a part that the game does not have. */
export class NoSuchPart extends Error {
  readonly type = 'noSuchPart';
}

/**
 * The indexes at which the batches begin that belong to all of these parts, in the order of the log. `last` is the
 * state after the last event. Throws NoSuchPart if the game does not have one of the parts; parts that have no batch in
 * common give an empty set.
 */
export function batchesIn(
  parts: readonly Part[],
  game: AnyGame,
  log: readonly GameEvent[],
  last: GameState,
): ReadonlySet<number> {
  const batches = batchesOf(game.frame, log);
  const chosen = parts.map((part) => {
    const starts = startsIn(part, { game, log, batches, last });
    if (starts === null) throw new NoSuchPart(missing(part, game, log, last));
    return new Set(starts);
  });
  return new Set(batches.map(({ start }) => start).filter((start) => chosen.every((starts) => starts.has(start))));
}

/** A part in words: `turn 3.red`, `event 117`, `unit Ben`. */
function partInWords(part: Part): string {
  if (part.kind === 'turn') return `turn ${part.gameTurn}.${part.side}`;
  return part.kind === 'event' ? `event ${part.revision}` : `unit ${part.unit}`;
}

interface Whole {
  readonly game: AnyGame;
  readonly log: readonly GameEvent[];
  readonly batches: readonly Batch[];
  readonly last: GameState;
}

/** Null: the game does not have the part. */
function startsIn(part: Part, whole: Whole): readonly number[] | null {
  const { game, log, batches } = whole;
  switch (part.kind) {
    case 'turn':
      return startsOfTurn(part.gameTurn, part.side, whole);
    case 'event': {
      const found = batches.find(({ start, end }) => start <= part.revision && part.revision < end);
      return found ? [found.start] : null;
    }
    case 'unit': {
      const concerned = batches.filter(({ start, end }) =>
        log.slice(start, end).some((event) => game.indexOf(event).units.includes(part.unit)),
      );
      return concerned.length === 0 ? null : concerned.map(({ start }) => start);
    }
  }
}

/** The order that closes a turn belongs to that turn. An order that closes several turns belongs to each of them. */
function startsOfTurn(gameTurn: number, side: SideId, { game, log, batches, last }: Whole): readonly number[] | null {
  let turn: number[] = [];
  for (const { start, end } of batches) {
    if (start > 0) turn.push(start);
    for (const event of log.slice(start, end)) {
      const ended = game.frame.turnEnd(event);
      if (!ended) continue;
      if (ended.gameTurn === gameTurn && ended.side === side) return turn.length === 0 ? [start] : turn;
      turn = [];
    }
  }
  const now = game.moment(last);
  return now.gameTurn === gameTurn && now.side === side ? turn : null;
}

function missing(part: Part, game: AnyGame, log: readonly GameEvent[], last: GameState): string {
  const now = game.moment(last);
  const asked = partInWords(part);
  switch (part.kind) {
    case 'turn':
      return `the game has no ${asked}; it has come to ${now.gameTurn}.${now.side}`;
    case 'event':
      return `the game has no ${asked}; its last one is ${log.length - 1}`;
    case 'unit':
      return `nothing in the game concerns ${asked}`;
  }
}
