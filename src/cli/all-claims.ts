import { decidingRule } from '../engine/game/parley/course.js';
import { CLAIM_STANDINGS } from '../engine/game/parley/events.js';
import type { ClaimInLedger } from '../audit/claims-of-ledger.js';
import { badInput, CliError, EXIT, unavailable, type ExitCode } from './exit-code.js';
import type { Output } from './output.js';
import { readable } from './readable-log.js';
import { table } from './table.js';
import { withLedger } from './with-ledger.js';

/** Options of `herald claims` over all games. */
export interface AllClaimsOptions {
  readonly standing?: string;
  readonly rule?: string;
  readonly tournament?: string;
  readonly filedFrom?: string;
  readonly filedBefore?: string;
  readonly mine?: boolean;
  readonly url?: string;
}

/** A claim as the list tells it, whether a server or a ledger is asked. */
interface ToldClaim {
  readonly game?: string;
  readonly siege?: string;
  /** ISO 8601. */
  readonly filedAt: string;
  readonly number: number;
  readonly seat: string;
  /** Revision of the claimed order. */
  readonly at: number;
  readonly standing: string;
  /** The rule on which it rests how the claim stands; null: none is named. */
  readonly rule: string | null;
  readonly what: string;
  readonly verdict: string | null;
}

/** The filter, each member absent or with one value or more. */
interface Filter {
  readonly standings: readonly string[] | null;
  readonly rules: readonly string[] | null;
  readonly tournaments: readonly string[] | null;
  readonly from: string | null;
  readonly before: string | null;
}

const COLUMNS = ['filed', 'of', 'id', 'claim', 'by', 'event', 'standing', 'rule'] as const;

/** Lists the claims of all games and sieges of a ledger or a server, the newest first, and counts them by rule. */
export async function listAllClaims(output: Output, options: AllClaimsOptions): Promise<ExitCode> {
  const filter = await filterOf(options);
  const { url, mine = false } = options;
  if (url !== undefined && !URL.canParse(url)) throw badInput(`--url ${url} is no address (http://localhost:4000)`);
  if (mine && url === undefined) throw badInput('--mine asks a server by a key: name it with --url');
  const claims = url === undefined ? await fromLedger(output, filter) : await fromServer(url, filter, mine);
  const counts = countsOf(claims);
  if (claims.length === 0) output.line('there is no such claim');
  else for (const line of table([COLUMNS, ...claims.map(cellsOf)])) output.line(line);
  if (counts.length > 0) output.line();
  for (const line of table(counts.map(({ rule, standing, count }) => [rule ?? '-', standing, `${count}`])))
    output.line(line);
  output.document({ claims, counts });
  return EXIT.ok;
}

function cellsOf(one: ToldClaim): readonly string[] {
  const { game, siege = '', filedAt, number, seat, at, standing, rule } = one;
  const of = game === undefined ? 'siege' : 'game';
  return [filedAt.slice(0, 10), of, game ?? siege, `${number}`, seat, `${at}`, standing, rule ?? '-'];
}

/** How many claims stand so, by rule; sorted by both. */
function countsOf(claims: readonly ToldClaim[]): readonly { rule: string | null; standing: string; count: number }[] {
  const counts = new Map<string, { rule: string | null; standing: string; count: number }>();
  for (const { rule, standing } of claims) {
    const name = `${rule ?? ''} ${standing}`;
    counts.set(name, { rule, standing, count: (counts.get(name)?.count ?? 0) + 1 });
  }
  return [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count);
}

async function filterOf({ standing, rule, tournament, filedFrom, filedBefore }: AllClaimsOptions): Promise<Filter> {
  const [standings, rules] = [valuesOf(standing), valuesOf(rule)];
  const unknown = standings?.find((one) => !CLAIM_STANDINGS.some((known) => known === one));
  if (unknown !== undefined) throw badInput(`--standing ${unknown} is none of ${CLAIM_STANDINGS.join(', ')}`);
  if (rules) {
    const { loadCatalogue } = await import('../library/catalogue.js');
    const none = rules.find((one) => !loadCatalogue().rule(one));
    if (none !== undefined) throw badInput(`--rule ${none} is no rule of the catalogue`);
  }
  const [from, before] = [instantOf('--filed-from', filedFrom), instantOf('--filed-before', filedBefore)];
  return { standings, rules, tournaments: valuesOf(tournament), from, before };
}

function valuesOf(text: string | undefined): readonly string[] | null {
  return text === undefined ? null : text.split(',');
}

/** An instant in UTC, or the beginning of a day. */
function instantOf(option: string, text: string | undefined): string | null {
  if (text === undefined) return null;
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00.000Z` : text;
  const isInstant =
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/.test(instant) && !Number.isNaN(Date.parse(instant));
  if (!isInstant) throw badInput(`${option} ${text} is neither a day (2026-11-24) nor an instant in UTC`);
  return instant;
}

async function fromLedger(output: Output, filter: Filter): Promise<readonly ToldClaim[]> {
  const [{ claimsOfLedger }, { ALL_RULEBOOKS }] = await Promise.all([
    import('../audit/claims-of-ledger.js'),
    import('../library/rulesets.js'),
  ]);
  const { claims, tournaments, damaged } = await readable(() =>
    withLedger((ledger) => claimsOfLedger(ledger, ALL_RULEBOOKS)),
  );
  for (const stream of damaged) output.note(`${stream} is damaged: its claims may be missing (herald verify --all)`);
  const none = filter.tournaments?.find((one) => !tournaments.has(one));
  if (none !== undefined) throw badInput(`--tournament ${none.slice(0, 60)} is no tournament of the ledger`);
  return claims
    .filter((one) => passes(one, filter))
    .map(toldOf)
    .toReversed();
}

function passes({ claim, filedAt, tournament }: ClaimInLedger, filter: Filter): boolean {
  const { standings, rules, tournaments, from, before } = filter;
  const rule = decidingRule(claim);
  const filed = Date.parse(filedAt);
  return (
    (standings?.includes(claim.standing) ?? true) &&
    (rules === null || (rule !== null && rules.includes(rule))) &&
    (tournaments === null || (tournament !== null && tournaments.includes(tournament))) &&
    (from === null || filed >= Date.parse(from)) &&
    (before === null || filed < Date.parse(before))
  );
}

function toldOf({ of, filedAt, claim }: ClaimInLedger): ToldClaim {
  const { number, seat, at, standing, what, verdict } = claim;
  const id = of.kind === 'game' ? { game: of.id } : { siege: of.id };
  const rule = decidingRule(claim);
  return { ...id, filedAt, number, seat, at, standing, rule, what, verdict: verdict?.because ?? null };
}

/** A claim as `GET /claims` tells it. */
interface ServedClaim extends Pick<ToldClaim, 'game' | 'siege' | 'filedAt'> {
  readonly claim: Pick<ToldClaim, 'number' | 'at' | 'standing' | 'rule' | 'what'> & {
    readonly side: string;
    readonly player: string | null;
    readonly verdict: { readonly rule: string | null; readonly reason: string };
    readonly ruling: { readonly rule: string } | null;
  };
}

/** Asks a server page by page, with the key of the environment if there is one. */
async function fromServer(url: string, filter: Filter, mine: boolean): Promise<readonly ToldClaim[]> {
  const asked = new URLSearchParams({ limit: '200' });
  const { standings, rules, tournaments, from, before } = filter;
  for (const [name, values] of Object.entries({ standing: standings, rule: rules, tournament: tournaments }))
    if (values) asked.set(name, values.join(','));
  for (const [name, value] of Object.entries({ filedFrom: from, filedBefore: before }))
    if (value !== null) asked.set(name, value);
  if (mine) asked.set('mine', 'true');
  const claims: ToldClaim[] = [];
  for (;;) {
    const page = await pageOf(`${url.replace(/\/$/, '')}/claims?${asked.toString()}`);
    claims.push(...page.claims.map(toldByServer));
    if (page.next === null) return claims;
    asked.set('after', page.next);
  }
}

function toldByServer({ claim, ...of }: ServedClaim): ToldClaim {
  const { side, player, number, at, standing, what, verdict, ruling } = claim;
  const { game, siege, filedAt } = of;
  return {
    ...(game === undefined ? {} : { game }),
    ...(siege === undefined ? {} : { siege }),
    filedAt,
    number,
    seat: player === null ? side : `${side}/${player}`,
    at,
    standing,
    rule: ruling?.rule ?? verdict.rule ?? claim.rule,
    what,
    verdict: verdict.reason,
  };
}

async function pageOf(url: string): Promise<{ readonly claims: readonly ServedClaim[]; readonly next: string | null }> {
  const { HERALD_KEY: key } = process.env;
  const headers: Record<string, string> = key === undefined ? {} : { authorization: `Bearer ${key}` };
  let response: Response;
  try {
    response = await fetch(url, { headers });
  } catch (error) {
    const because = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
    throw unavailable(`no server answers at ${url}${because}`);
  }
  const answer: unknown = await response.json();
  if (response.ok) return answer as { claims: readonly ServedClaim[]; next: string | null };
  const { code = response.status, message = '' } = answer as { code?: string; message?: string };
  throw new CliError(response.status >= 500 ? EXIT.unavailable : EXIT.usage, `${code}: ${message}`);
}
