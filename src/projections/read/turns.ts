import type { DataSource } from 'typeorm';
import { TurnRow } from '../rows/turn-row.js';

/** Player turns of a game that have ended, the latest first. */
export function latestTurns(source: DataSource, game: string, limit: number): Promise<readonly TurnRow[]> {
  return source.manager.find(TurnRow, { where: { game }, order: { revision: 'DESC' }, take: limit });
}
