import type { EntityManager } from 'typeorm';
import type { AnyRulebooks } from '../engine/game/rulebook.js';
import { foldFirst, recordedStep } from '../ledger/fold.js';
import { gameStream } from '../ledger/game-stream.js';
import { keptState, snapshotSchema } from '../ledger/kept-state.js';
import type { Ledger } from '../ledger/ledger.js';
import type { ProjectedGame } from './projected-game.js';
import { ClaimRow } from './rows/claim-row.js';
import { GameRow } from './rows/game-row.js';

/** A shorter game is read from its beginning at once: no snapshot would save much. */
const SNAPSHOTS_FROM = 500;

interface Wanted {
  readonly ledger: Ledger;
  readonly rulebooks: AnyRulebooks;
  readonly id: string;
  readonly snapshotsFrom: number | undefined;
}

/**
 * A game of the read model as its newest snapshot holds it, at most as far as the read model is; null if there is no
 * such snapshot. So a server that has started, or has not met a game for long, folds some hundred events for the next
 * one, however long the game is. A snapshot knows neither the number of orders nor when claims were filed:
 * `gameWithRows` adds them once the game is carried on to where the read model is. Throws what reading and folding the
 * first event throw.
 */
export async function gameFromSnapshot(
  manager: EntityManager,
  { ledger, rulebooks, id, snapshotsFrom = SNAPSHOTS_FROM }: Wanted,
): Promise<ProjectedGame | null> {
  const row = await manager.findOneBy(GameRow, { id });
  if (!row || row.revision < snapshotsFrom) return null;
  const [first] = await ledger.readStream(gameStream(id), { limit: 1 });
  if (!first) return null;
  const { log, setup } = recordedStep(first, () => foldFirst(first, rulebooks));
  const found = await ledger.loadSnapshot(gameStream(id), snapshotSchema(log.book), row.revision);
  if (!found) return null;
  const { position, parley } = keptState(found.state, log.book, setup);
  const { title, createdAt, updatedAt } = row;
  const { revision } = found;
  const turn = { counts: null, isOver: false };
  return { ...log, id, title, createdAt, updatedAt, position, parley, revision, turn, orders: 0, claimsFiledAt: [] };
}

/**
 * The same game at the revision of the read model, with its orders and the times of its claims as the rows have them.
 */
export async function gameWithRows(manager: EntityManager, game: ProjectedGame): Promise<ProjectedGame> {
  const { orders } = await manager.findOneByOrFail(GameRow, { id: game.id });
  const claims = await manager.find(ClaimRow, { where: { game: game.id }, order: { number: 'ASC' } });
  return { ...game, orders, claimsFiledAt: claims.map(({ filedAt }) => filedAt) };
}
