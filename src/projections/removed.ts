import type { EntityManager } from 'typeorm';
import { SIEGE_CALENDAR_ROWS } from './rows/all-rows.js';
import { ClaimRow } from './rows/claim-row.js';
import { GameRow } from './rows/game-row.js';
import { HistoryEventRow } from './rows/history-event-row.js';
import { HistoryRuleRow } from './rows/history-rule-row.js';
import { HistoryUnitRow } from './rows/history-unit-row.js';
import { KeyRow } from './rows/key-row.js';
import { MeleeLinkRow } from './rows/melee-link-row.js';
import { OrganiserRow } from './rows/organiser-row.js';
import { SeatRow } from './rows/seat-row.js';
import { SeatStreamRow } from './rows/seat-stream-row.js';
import { SiegeRow } from './rows/siege-row.js';
import { TournamentStreamRow } from './rows/tournament-stream-row.js';
import { TurnRow } from './rows/turn-row.js';
import { UnitRow } from './rows/unit-row.js';
import { takeBack } from './set-aside.js';
import { streamOf } from './stream.js';

const ROWS_BY_GAME = [
  ClaimRow,
  HistoryRuleRow,
  HistoryUnitRow,
  HistoryEventRow,
  TurnRow,
  MeleeLinkRow,
  UnitRow,
  SeatRow,
  SeatStreamRow,
  KeyRow,
] as const;

/**
 * Removes a game, siege or tournament of which a stream was deleted, within the caller's transaction: without its
 * events, and without its seats, nobody can read or play it.
 */
export async function remove(manager: EntityManager, name: string): Promise<void> {
  const stream = streamOf(name);
  await takeBack(manager, name);
  if (stream === null) return;
  if (stream.kind === 'tournament') {
    for (const row of [OrganiserRow, TournamentStreamRow]) await manager.delete(row, { tournament: stream.id });
    return;
  }
  for (const row of ROWS_BY_GAME) await manager.delete(row, { game: stream.id });
  for (const row of SIEGE_CALENDAR_ROWS) await manager.delete(row, { siege: stream.id });
  await manager.delete(GameRow, { id: stream.id });
  await manager.delete(SiegeRow, { id: stream.id });
}
