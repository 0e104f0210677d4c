import { hasSoundSeats, isOpen } from './by-age.js';

/** A key that somebody shows, of whatever it is. */
export interface Reader {
  /** SHA-256, as hexadecimal digits. */
  readonly keyHash: string;
  /** The account whose key it is; null: it is that of no account. */
  readonly account: string | null;
}

/** The values of the parameters of the conditions below. */
export function valuesOf(reader: Reader | null): { readonly keyHash: string; readonly account: string } {
  return { keyHash: reader?.keyHash ?? '', account: reader?.account ?? '' };
}

/** SQL: the games and sieges of which the key `:keyHash` is the arbiter's. */
const ARBITRATED = `SELECT game FROM keys_in_force WHERE key_hash = :keyHash AND office = 'arbiter'`;

/** SQL: the games and sieges in which the account `:account` has a seat. */
const SEATED = 'SELECT game FROM seats WHERE account = :account';

/** SQL: the games and sieges of tournaments that the account `:account` organises, as far as their record is sound. */
const ORGANISED = `SELECT entered.game FROM organisers JOIN seat_streams AS entered
  ON entered.tournament = organisers.tournament
  WHERE organisers.account = :account
  AND NOT EXISTS (SELECT 1 FROM set_aside AS lost WHERE lost.stream = 'tournament-' || organisers.tournament)`;

/**
 * SQL: the games and sieges that the key `:keyHash` of the account `:account` opens: as a key of their seats, as that
 * account, by a private siege or campaign above them which it opens so, or as the key of their arbiter. Each step goes
 * from the key to the games by an index, so that the number of other games does not matter.
 */
const OPENED = `WITH RECURSIVE opened(game) AS (
  SELECT game FROM keys_in_force WHERE key_hash = :keyHash AND office <> 'arbiter'
  UNION ${SEATED}
  UNION ${ORGANISED}
  UNION SELECT part.game FROM opened JOIN seat_streams AS part
    ON part.private_keeper = opened.game AND ${hasSoundSeats('opened.game')}
) SELECT game FROM opened UNION ${ARBITRATED}`;

/** SQL: whether a game or siege may be in the list of a reader: nobody else learns of a private one. */
export function isListedTo(id: string, reader: Reader | null): string {
  const isSeen = reader === null ? isOpen(id) : `(${isOpen(id)} OR ${id} IN (${OPENED}))`;
  return `${isSeen} AND ${hasSoundSeats(id)}`;
}

/** SQL: whether a reader has a seat in a game or siege, or is its arbiter. */
export function isOwn(id: string): string {
  const held = `SELECT game FROM keys_in_force WHERE key_hash = :keyHash AND office IN ('seat', 'arbiter')`;
  return `${id} IN (${held} UNION ${SEATED}) AND ${hasSoundSeats(id)}`;
}
