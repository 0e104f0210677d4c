import type { EntityManager } from 'typeorm';
import { seatId } from '../engine/position/seat.js';
import type { RecordedEvent } from '../ledger/ledger.js';
import type { BatchBuilder } from './batch.js';
import { PrivateGameRow } from './rows/private-game-row.js';
import { SeatRow } from './rows/seat-row.js';

/** Takes in an event of the seats of a game or siege: who sits where, and which games are in nobody's list. */
export async function addSeatEvent(
  manager: EntityManager,
  builder: BatchBuilder,
  game: string,
  { type, data, metadata }: RecordedEvent,
): Promise<void> {
  const side = seatIn(data);
  if (type === 'SeatsReserved' && 'private' in data && data.private === true) {
    if (!(await manager.existsBy(PrivateGameRow, { game }))) builder.addPrivateGame(game);
  } else if (type === 'SeatClaimed' && side !== null) {
    const isTaken = builder.isSeatTaken(game, side) ?? (await manager.existsBy(SeatRow, { game, side }));
    if (!isTaken) builder.addSeat(game, side, metadata.recordedAt);
  } else if (type === 'SeatRevoked' && side !== null) {
    builder.freeSeat(game, side);
  } else builder.addEventWithoutRow();
}

function seatIn(data: object): string | null {
  if (!('side' in data) || typeof data.side !== 'string') return null;
  return seatId(data.side, 'player' in data && typeof data.player === 'string' ? data.player : null);
}
