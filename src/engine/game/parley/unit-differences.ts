import { haveSameText } from '../../canonical/canonical.js';

/** A fact about a unit that a correction changes. */
export interface UnitDifference {
  readonly unit: string;
  /** The member of the unit, its parts joined by points: `hexes`, `acts.mpSpent`. */
  readonly member: string;
  /** As played; absent: there was none. */
  readonly was?: unknown;
  /** As corrected; absent: there is none. */
  readonly is?: unknown;
}

/** Of the changes of a state those that concern a unit, in their order. */
export function unitDifferences(
  changes: readonly { readonly path: readonly string[]; readonly was?: unknown; readonly is?: unknown }[],
): readonly UnitDifference[] {
  return changes.flatMap(({ path: [root, unit, ...member], ...values }) =>
    root === 'units' && unit !== undefined ? [{ unit, member: member.join('.'), ...values }] : [],
  );
}

/** The differences of a correction in two parts: a fact that both change was as the first, and is as the second. */
export function allDifferences(
  first: readonly UnitDifference[],
  second: readonly UnitDifference[],
): readonly UnitDifference[] {
  const isOf = (one: UnitDifference) => (other: UnitDifference) =>
    other.unit === one.unit && other.member === one.member;
  const both = first.flatMap((one): readonly UnitDifference[] => {
    const later = second.find(isOf(one));
    if (!later) return [one];
    const { unit, member, was } = one;
    const { is } = later;
    if (haveSameText(was, is)) return [];
    return [{ unit, member, ...(was === undefined ? {} : { was }), ...(is === undefined ? {} : { is }) }];
  });
  return [...both, ...second.filter((one) => !first.some(isOf(one)))];
}
