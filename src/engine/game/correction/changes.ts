import { haveSameText } from '../../canonical/canonical.js';

/** A member of a state that a correction changes: where it is, what it was as played, and what it is as corrected. */
export interface Change {
  /** The names of the members that lead to it, from the state itself. */
  readonly path: readonly string[];
  /** Absent: as played there was none. */
  readonly was?: unknown;
  /** Absent: as corrected there is none. */
  readonly is?: unknown;
}

type Members = Readonly<Record<string, unknown>>;

/** All members in which two states differ; lists are compared as wholes. Sorted by path. */
export function changesBetween(was: object, is: object): readonly Change[] {
  const found: Change[] = [];
  compare(was, is, [], found);
  return found;
}

function compare(was: unknown, is: unknown, path: readonly string[], found: Change[]): void {
  if (haveSameText(was, is)) return;
  if (!isMembers(was) || !isMembers(is)) {
    found.push({ path, ...(was === undefined ? {} : { was }), ...(is === undefined ? {} : { is }) });
    return;
  }
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort();
  for (const name of names) compare(was[name], is[name], [...path, name], found);
}

/** The state after some changes. Throws an Error if a path leads nowhere, which happens in forged logs only. */
export function withChanges<State extends object>(state: State, changes: readonly Change[]): State {
  return changes.reduce<State>((before, { path, is }) => changedAt(before, path, is) as State, state);
}

function changedAt(value: unknown, [name, ...rest]: readonly string[], is: unknown): unknown {
  if (name === undefined) return is;
  if (!isMembers(value)) throw new Error(`a correction changes ${name}, which is nowhere`);
  const { [name]: member, ...others } = value;
  const changed = changedAt(member, rest, is);
  // The order of the members stays, since some rules go through them one by one.
  return changed === undefined ? others : { ...value, [name]: changed };
}

/** The value at a path; undefined: there is none. */
export function valueAtPath(value: unknown, path: readonly string[]): unknown {
  return path.reduce((member, name) => (isMembers(member) ? member[name] : undefined), value);
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
