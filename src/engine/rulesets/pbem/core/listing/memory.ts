import type { Position } from '../../../../position/position.js';
import type { Unit, UnitId } from '../../../../position/unit.js';
import { hasFired } from '../fire/has-fired.js';
import { changesBetween, type Change } from './changes.js';

/** The result that was worked out for a unit, and the position in which it last held. */
interface Memory<Known> {
  readonly position: Position;
  readonly known: Known;
}

/** The remembered results of one game: the latest answer for each unit on each occasion. */
type OfGame<Known> = Map<string, Map<UnitId, Memory<Known>>>;

/** The number of games for which results are remembered: those that were looked at last. */
const GAMES_MAX = 16;

/** All positions of a game share the list of its sides, and no other game has the same one. */
type Game = Position['sides'];

/**
 * Works out a result for a unit, anew only if its basis has changed: after changes, of others or of the unit itself,
 * `renew` is asked to update the result from `before`, and the result is worked out again if that is impossible (null).
 * The moment of the turn and the pending decisions do not count as changes: results that depend on them are remembered
 * for each `occasion` separately, or not at all (null). This is only a memory: in every position the answer is the same
 * as the answer of `work`.
 */
export function remembered<Known>(
  work: (position: Position, unit: Unit) => Known,
  renew: (known: Known, position: Position, unit: Unit, changes: readonly Change[], before: Position) => Known | null,
  occasion: (position: Position) => string | null,
): (position: Position, unit: Unit) => Known {
  const games = new Map<Game, OfGame<Known>>();
  const renewed = ({ position: before, known }: Memory<Known>, position: Position, unit: Unit): Known | null => {
    const changes = changesBetween(before, position);
    return changes && renew(known, position, unit, changes, before);
  };
  // One list asks for all units of a position in a row.
  let latest: { readonly position: Position; readonly memories: Map<UnitId, Memory<Known>> | null } | null = null;
  return (position, unit) => {
    if (latest?.position !== position) {
      const now = occasion(position);
      latest = { position, memories: now === null ? null : memoriesOf(games, position, now) };
    }
    const { memories } = latest;
    if (!memories) return work(position, unit);
    const last = memories.get(unit.id);
    if (last?.position === position) return last.known;
    const known = (last && renewed(last, position, unit)) ?? work(position, unit);
    memories.set(unit.id, { position, known });
    return known;
  };
}

function memoriesOf<Known>(
  games: Map<Game, OfGame<Known>>,
  { sides }: Position,
  occasion: string,
): Map<UnitId, Memory<Known>> {
  const game = games.get(sides) ?? new Map<string, Map<UnitId, Memory<Known>>>();
  // The map keeps the order in which games were looked at, the oldest first.
  games.delete(sides);
  games.set(sides, game);
  if (games.size > GAMES_MAX) forgetOldest(games);
  let memories = game.get(occasion);
  if (!memories) game.set(occasion, (memories = new Map<UnitId, Memory<Known>>()));
  return memories;
}

function forgetOldest(games: Map<Game, unknown>): void {
  for (const game of games.keys()) {
    games.delete(game);
    return;
  }
}

/** The occasion of results that depend neither on the moment of the turn nor on pending decisions. */
export function atAnyTime(): string {
  return 'any';
}

/**
 * Occasions of results that depend on them: the moments of a player turn (pbem:4.2), before and after the first shot,
 * which ends the declaring of tasks (4.22). Equipment is moved once in a player turn (pbem:19.11m, 19.12r), so with any
 * equipment no two turns are alike; in a duel everything depends on its champions.
 */
export function byMoment(position: Position): string | null {
  const { turn, pending, duel, equipment } = position;
  if (pending.length > 0 || duel) return null;
  const { side, step, firePart, closing } = turn;
  return `${side} ${step} ${firePart} ${closing} ${hasFired(position)} ${equipment ? turn.gameTurn : ''}`;
}
