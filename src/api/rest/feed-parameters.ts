import type { WrittenFilter } from '../feed-question.js';
import { badParameter, listOf, mustBeKnown, numberOf, textOf, type Parameters } from './parameters.js';

const LIMIT_MAX = 1000;
const LIMIT_DEFAULT = 500;
const WAIT_SECONDS_MAX = 30;
const NAMES = ['after', 'limit', 'wait', 'follow', 'kind', 'id', 'type', 'within', 'tournament'] as const;

/** The parameters of `GET /events`. */
export interface FeedParameters {
  readonly after: string | null;
  readonly filter: WrittenFilter;
  /** Events of one answer. */
  readonly limit: number;
  readonly waitMs: number;
  readonly isFollowed: boolean;
}

/** Reads the parameters. Throws BAD_INPUT. */
export function feedParameters(query: Parameters): FeedParameters {
  mustBeKnown(query, NAMES);
  const { after, limit, wait, follow, kind, id, type, within, tournament } = query;
  if (follow !== undefined && follow !== 'true') throw badParameter('follow is true, or it is left out');
  if (follow !== undefined && (limit ?? wait) !== undefined)
    throw badParameter('follow goes with neither limit nor wait');
  return {
    after: after === undefined ? null : textOf('after', after),
    filter: {
      ...{ kinds: listOf(kind), ids: listOf(id), types: listOf(type) },
      ...{ within: listOf(within), tournaments: listOf(tournament) },
    },
    limit: limit === undefined ? LIMIT_DEFAULT : numberOf('limit', limit, 1, LIMIT_MAX),
    waitMs: wait === undefined ? 0 : numberOf('wait', wait, 0, WAIT_SECONDS_MAX) * 1000,
    isFollowed: follow !== undefined,
  };
}
