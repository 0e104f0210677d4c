import { CLAIM_STANDINGS, type ClaimStanding } from '../../engine/game/parley/events.js';
import type { ClaimKey } from '../../projections/read/claims.js';
import type { AskedClaims } from '../claim-list.js';
import { isInstant } from '../graphql/date-time.scalar.js';
import { claimFilterOf } from '../graphql/inputs/claim-filter.input.js';
import { claimPageOf, PAGE_DEFAULT, PAGE_MAX } from '../graphql/page.js';
import { badParameter, listOf, mustBeKnown, numberOf, textOf, type Parameters } from './parameters.js';

const NAMES = ['after', 'limit', 'standing', 'rule', 'filedFrom', 'filedBefore'] as const;
/** Parameters of the claims of all games. */
const NAMES_OF_ALL = [...NAMES, 'tournament', 'mine'] as const;

/** The parameters of a list of claims. */
export interface ClaimParameters {
  readonly filter: AskedClaims;
  readonly page: { readonly after?: ClaimKey; readonly limit: number };
}

/** Reads the parameters of a list of claims: of one game or siege, or of all. Throws BAD_INPUT. */
export function claimParameters(query: Parameters, game?: string): ClaimParameters {
  mustBeKnown(query, game === undefined ? NAMES_OF_ALL : NAMES);
  const { after, limit, standing, rule, filedFrom, filedBefore, tournament, mine } = query;
  if (mine !== undefined && mine !== 'true') throw badParameter('mine is true, or it is left out');
  const filter = claimFilterOf({
    game: game ?? null,
    tournaments: listOf(tournament),
    mine: mine === 'true',
    standings: listOf(standing)?.map(standingOf) ?? null,
    rules: listOf(rule),
    filedFrom: instantOf('filedFrom', filedFrom),
    filedBefore: instantOf('filedBefore', filedBefore),
  });
  const first = limit === undefined ? PAGE_DEFAULT : numberOf('limit', limit, 1, PAGE_MAX);
  return {
    filter,
    page: claimPageOf({ first, after: after === undefined ? null : textOf('after', after) }),
  };
}

function standingOf(text: string): ClaimStanding {
  const standing = CLAIM_STANDINGS.find((one) => one === text);
  if (!standing) throw badParameter(`standing is ${text.slice(0, 60)}; it may be ${CLAIM_STANDINGS.join(', ')}`);
  return standing;
}

function instantOf(name: string, value: unknown): string | null {
  if (value === undefined) return null;
  if (isInstant(value)) return value;
  throw badParameter(`${name} is an instant in UTC, for example 2026-11-24T09:30:00.000Z`);
}
