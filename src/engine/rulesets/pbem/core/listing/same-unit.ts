import type { Unit } from '../../../../position/unit.js';

/** True if two units are told apart by nothing: the same in all that they are and have done in this player turn. */
export function isSameUnit(one: Unit, other: Unit): boolean {
  return sameMembers(one, other, (key) => key === 'acts') && sameMembers(one.acts, other.acts, () => false);
}

/** True if two records have the same members with the very same values, but for those that may differ. */
export function sameMembers(before: object, after: object, mayDiffer: (key: string) => boolean): boolean {
  const was = before as Readonly<Record<string, unknown>>;
  const is = after as Readonly<Record<string, unknown>>;
  const keys = Object.keys(is);
  return Object.keys(was).length === keys.length && keys.every((key) => was[key] === is[key] || mayDiffer(key));
}
