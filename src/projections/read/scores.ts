import type { DataSource } from 'typeorm';
import { GameRow } from '../rows/game-row.js';
import { SeatRow } from '../rows/seat-row.js';
import { listedRows } from './by-age.js';

/** How the games of a tournament came out for the account that has seats in them. */
export interface Score {
  readonly account: string;
  /** Games in which the account has a seat. */
  readonly games: number;
  /** Of these, games that its side has won. */
  readonly won: number;
  /** Games that are over, and that nobody has won. */
  readonly drawn: number;
  /** Games that another side has won. */
  readonly lost: number;
  readonly goingOn: number;
}

/** SQL: whether the seat is one of the side that has won. */
const HAS_WON = `(seat.side = one.winner OR substr(seat.side, 1, length(one.winner) + 1) = one.winner || '/')`;

/**
 * The scores of a tournament, the best first: by games won, then drawn, then by fewer lost. An account that has seats
 * of two sides in a game has both won and lost it. `organised`: its organiser asks, so that private games count.
 */
export async function scoresIn(
  source: DataSource,
  tournament: string,
  { organised, limit }: { readonly organised: boolean; readonly limit: number },
): Promise<readonly Score[]> {
  const tournaments = [tournament];
  const rows = await listedRows(source, GameRow, 'game-', {
    tournaments,
    ...(organised ? { organised: tournaments } : {}),
  })
    .innerJoin(SeatRow, 'seat', 'seat.game = one.id')
    .andWhere('seat.account IS NOT NULL')
    .select('seat.account', 'account')
    .addSelect('COUNT(DISTINCT one.id)', 'games')
    .addSelect(gamesThat(`one.over AND ${HAS_WON}`), 'won')
    .addSelect(gamesThat('one.over AND one.winner IS NULL'), 'drawn')
    .addSelect(gamesThat(`one.over AND NOT ${HAS_WON}`), 'lost')
    .addSelect(gamesThat('NOT one.over'), 'going')
    .groupBy('seat.account')
    .orderBy('won', 'DESC')
    .addOrderBy('drawn', 'DESC')
    .addOrderBy('lost', 'ASC')
    .addOrderBy('seat.account', 'ASC')
    .limit(limit)
    .getRawMany<{ readonly account: string } & Record<'games' | 'won' | 'drawn' | 'lost' | 'going', number | string>>();
  return rows.map(({ account, games, won, drawn, lost, going }) => {
    const over = { won: Number(won), drawn: Number(drawn), lost: Number(lost) };
    return { account, games: Number(games), ...over, goingOn: Number(going) };
  });
}

/** SQL: how many games there are for which a condition holds. */
function gamesThat(condition: string): string {
  return `COUNT(DISTINCT CASE WHEN ${condition} THEN one.id END)`;
}
