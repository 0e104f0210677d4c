import type { DataSource } from 'typeorm';
import { GameRow } from '../rows/game-row.js';
import { SeatRow } from '../rows/seat-row.js';

/** The place of a seat in the list of an account, which is ordered by the time when the seats were taken. */
export type MySeatKey = Pick<SeatRow, 'takenAt' | 'game'>;

/** A seat of an account in a game. `side`: the side, or `side/player`. */
export type MySeat = Pick<SeatRow, 'takenAt' | 'game' | 'side'>;

/**
 * The seats that an account has in games, the latest first, and whether there are older ones. `after` is exclusive.
 * Games and seats that are set aside are left out until the ledger's record of them is mended.
 */
export async function mySeatsPage(
  source: DataSource,
  account: string,
  { after, limit }: { readonly after?: MySeatKey; readonly limit: number },
): Promise<{ readonly seats: readonly MySeat[]; readonly more: boolean }> {
  const query = ofAccount(source, account)
    .orderBy('seat.takenAt', 'DESC')
    .addOrderBy('seat.game', 'DESC')
    .limit(limit + 1);
  if (after) {
    const older = 'seat.takenAt < :takenAt OR (seat.takenAt = :takenAt AND seat.game < :game)';
    query.andWhere(`(${older})`, { ...after });
  }
  const rows = await query.getMany();
  return { seats: rows.slice(0, limit), more: rows.length > limit };
}

/** How many seats an account has in games. */
export function mySeatsCount(source: DataSource, account: string): Promise<number> {
  return ofAccount(source, account).getCount();
}

function ofAccount(source: DataSource, account: string) {
  return source
    .createQueryBuilder(SeatRow, 'seat')
    .innerJoin(GameRow, 'game', 'game.id = seat.game')
    .where('seat.account = :account', { account })
    .andWhere(
      "NOT EXISTS (SELECT 1 FROM set_aside AS lost WHERE lost.stream IN ('game-' || seat.game, 'seats-' || seat.game))",
    );
}
