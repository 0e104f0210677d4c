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
