import { haveSameText } from '../../../../canonical/canonical.js';
import type { Unit } from '../../../../position/unit.js';

/**
 * True if nothing distinguishes two units: they are the same in all that they are and have done in this player turn.
 */
export function isSameUnit(one: Unit, other: Unit): boolean {
  return sameMembers(one, other, (key) => key === 'acts') && sameMembers(one.acts, other.acts, () => false);
}

/** True if two records have the same members with equal values, except for the members that may differ. */
export function sameMembers(before: object, after: object, mayDiffer: (key: string) => boolean): boolean {
  const was = before as Readonly<Record<string, unknown>>;
  const is = after as Readonly<Record<string, unknown>>;
  const keys = Object.keys(is);
  return (
    Object.keys(was).length === keys.length &&
    keys.every((key) => was[key] === is[key] || mayDiffer(key) || haveSameText(was[key], is[key]))
  );
}
