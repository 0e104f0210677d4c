import { ApiError } from '../errors.js';
import type { WrittenFilter } from '../feed-question.js';

const LIMIT_MAX = 1000;
const LIMIT_DEFAULT = 500;
const WAIT_SECONDS_MAX = 30;
const NAMES = ['after', 'limit', 'wait', 'follow', 'kind', 'id', 'type', 'within'] as const;

/** The parameters of `GET /events`. */
export interface FeedParameters {
  readonly after: string | null;
  readonly filter: WrittenFilter;
  /** Events of one answer. */
  readonly limit: number;
  readonly waitMs: number;
  readonly isFollowed: boolean;
}

/** Reads the parameters. One that does not exist is refused, since leaving it out would change the answer. */
export function feedParameters(query: Readonly<Record<string, unknown>>): FeedParameters {
  const unknown = Object.keys(query).find((name) => !NAMES.some((known) => known === name));
  if (unknown !== undefined) throw bad(`there is no parameter ${unknown.slice(0, 60)}; there are ${NAMES.join(', ')}`);
  const { after, limit, wait, follow, kind, id, type, within } = query;
  if (follow !== undefined && follow !== 'true') throw bad('follow is true, or it is left out');
  if (follow !== undefined && (limit ?? wait) !== undefined) throw bad('follow goes with neither limit nor wait');
  return {
    after: after === undefined ? null : textOf('after', after),
    filter: { kinds: listOf(kind), ids: listOf(id), types: listOf(type), within: listOf(within) },
    limit: limit === undefined ? LIMIT_DEFAULT : numberOf('limit', limit, 1, LIMIT_MAX),
    waitMs: wait === undefined ? 0 : numberOf('wait', wait, 0, WAIT_SECONDS_MAX) * 1000,
    isFollowed: follow !== undefined,
  };
}

/** The values of a parameter, which may be written with commas or given several times; null: it is absent. */
function listOf(value: unknown): readonly string[] | null {
  if (value === undefined) return null;
  const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return texts.flatMap((text) => String(text).split(','));
}

function textOf(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw bad(`${name} is given more than once`);
}

function numberOf(name: string, value: unknown, min: number, max: number): number {
  const text = textOf(name, value);
  const number = /^\d{1,6}$/.test(text) ? Number(text) : -1;
  if (number >= min && number <= max) return number;
  throw bad(`${name} is ${text.slice(0, 60)}; it may be ${min} to ${max}`);
}

function bad(because: string): ApiError {
  return new ApiError('BAD_INPUT', because);
}
