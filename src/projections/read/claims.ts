import { type DataSource, type EntityTarget, In } from 'typeorm';
import type { Claim } from '../../engine/game/parley/course.js';
import type { PlayedKind } from '../../ledger/game-stream.js';
import { ClaimRow } from '../rows/claim-row.js';
import { GameRow } from '../rows/game-row.js';
import { SiegeRow } from '../rows/siege-row.js';
import { isInTournament } from './by-age.js';
import { isListedTo, isOwn, type Reader, valuesOf } from './readers.js';

/** A filter for claims; an absent member lets all claims pass. */
export interface ClaimFilter {
  readonly standings?: readonly string[];
  readonly rules?: readonly string[];
  /** ISO 8601: only claims that were filed then or later, and only those that were filed earlier than the second. */
  readonly filedFrom?: string;
  readonly filedBefore?: string;
  /** Only the claims of this game or siege, which the asker may see; absent: those of all that he may see. */
  readonly game?: string;
  readonly tournaments?: readonly string[];
  /** The key of the asker, who sees the private games that it opens too; null: he shows none. */
  readonly reader: Reader | null;
  /** Only claims in games in which the reader has a seat or is the arbiter. */
  readonly mine?: boolean;
}

/** A game or siege. */
interface Played {
  readonly kind: PlayedKind;
  readonly id: string;
}

/** The place of a claim in the list, which is ordered by age. */
export type ClaimKey = Pick<ClaimRow, 'filedAt' | 'game' | 'number'>;

/** A claim with its game or siege and the time at which it was filed. */
export interface ListedClaim {
  readonly key: ClaimKey;
  readonly of: Played;
  /** The title of the game or siege. */
  readonly title: string;
  readonly claim: Claim;
}

/** How many claims stand so, by rule; `rule` null: no rule is named. */
export interface ClaimCount {
  readonly rule: string | null;
  readonly standing: string;
  readonly count: number;
}

/** Claims that pass a filter, the newest first, and whether there are older ones. `after` is exclusive. */
export async function claimsPage(
  source: DataSource,
  filter: ClaimFilter,
  { after, limit }: { readonly after?: ClaimKey; readonly limit: number },
): Promise<{ readonly claims: readonly ListedClaim[]; readonly more: boolean }> {
  const query = filtered(source, filter)
    .orderBy('one.filedAt', 'DESC')
    .addOrderBy('one.game', 'DESC')
    .addOrderBy('one.number', 'DESC')
    .limit(limit + 1);
  if (after) {
    const older = 'one.filedAt < :filedAt OR (one.filedAt = :filedAt AND one.game < :lastGame)';
    const sameGame = 'one.filedAt = :filedAt AND one.game = :lastGame AND one.number < :number';
    const { filedAt, game: lastGame, number } = after;
    query.andWhere(`(${older} OR (${sameGame}))`, { filedAt, lastGame, number });
  }
  const rows = await query.getMany();
  const ids = new Set(rows.map(({ game }) => game));
  const sieges = await titlesAmong(source, SiegeRow, ids);
  const games = await titlesAmong(source, GameRow, ids);
  const claims = rows.slice(0, limit).map(({ game, number, filedAt, data }): ListedClaim => {
    const of = { kind: sieges.has(game) ? 'siege' : 'game', id: game } as const;
    const title = sieges.get(game) ?? games.get(game) ?? '';
    return { key: { game, number, filedAt }, of, title, claim: JSON.parse(data) as Claim };
  });
  return { claims, more: rows.length > limit };
}

/** The titles of those of the ids that are in a table of games or sieges. */
async function titlesAmong(
  source: DataSource,
  rowsOf: EntityTarget<GameRow | SiegeRow>,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  if (ids.size === 0) return new Map();
  const found = await source.manager.find(rowsOf, {
    where: { id: In([...ids]) },
    select: { id: true, title: true },
  });
  return new Map(found.map(({ id, title }) => [id, title]));
}

/** How many claims pass a filter, by rule and standing; sorted by both. */
export async function claimCounts(source: DataSource, filter: ClaimFilter): Promise<readonly ClaimCount[]> {
  const rows = await filtered(source, filter)
    .select('one.rule', 'rule')
    .addSelect('one.standing', 'standing')
    .addSelect('COUNT(*)', 'count')
    .groupBy('one.rule')
    .addGroupBy('one.standing')
    .getRawMany<{
      readonly rule: string | null;
      readonly standing: string;
      readonly count: number | string;
    }>();
  return rows
    .map((row) => ({ ...row, count: Number(row.count) }))
    .sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
}

function sortKey({ rule, standing }: ClaimCount): string {
  return `${rule ?? ''} ${standing}`;
}

function filtered(source: DataSource, filter: ClaimFilter) {
  const { standings, rules, game, tournaments, filedFrom, filedBefore, reader, mine = false } = filter;
  const query = source.createQueryBuilder(ClaimRow, 'one').where('1 = 1');
  if (mine) query.andWhere(isOwn('one.game'));
  else if (game === undefined) query.andWhere(isListedTo('one.game', reader));
  query.setParameters(valuesOf(reader));
  if (game !== undefined) query.andWhere('one.game = :game', { game });
  if (tournaments) query.andWhere(isInTournament('one.game', ':...tournaments'), { tournaments });
  if (filedFrom !== undefined) query.andWhere('one.filedAt >= :filedFrom', { filedFrom });
  if (filedBefore !== undefined) query.andWhere('one.filedAt < :filedBefore', { filedBefore });
  if (standings) query.andWhere('one.standing IN (:...standings)', { standings });
  if (rules) query.andWhere('one.rule IN (:...rules)', { rules });
  return query;
}
