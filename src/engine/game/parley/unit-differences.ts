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

/** A member of a state that differs, with its path from the state itself. */
interface Changed {
  readonly path: readonly string[];
  readonly was?: unknown;
  readonly is?: unknown;
}

/**
 * Members of states that hold units by their names; those of a siege hold its targets, moat hexes, engines and people.
 */
const ROOTS: ReadonlySet<string> = new Set(['units', 'targets', 'moat', 'engines', 'fighters']);

/** Of the changes of a state those that concern a unit, in their order; then its melee, as `melee`. */
export function unitDifferences(changes: readonly Changed[]): readonly UnitDifference[] {
  const members = changes.flatMap(({ path: [root, unit, ...member], ...values }) =>
    root !== undefined && ROOTS.has(root) && unit !== undefined ? [{ unit, member: member.join('.'), ...values }] : [],
  );
  const links = changes.find(({ path }) => path.length === 1 && path[0] === 'links');
  return links ? [...members, ...meleeDifferences(links)] : members;
}

/** The opponents in melee of each unit of which they differ. */
function meleeDifferences({ was, is }: Changed): readonly UnitDifference[] {
  const [before, after] = [opponentsIn(was), opponentsIn(is)];
  const units = [...new Set([...before.keys(), ...after.keys()])].sort();
  return units.flatMap((unit) => {
    const [one, other] = [before.get(unit) ?? [], after.get(unit) ?? []];
    return haveSameText(one, other) ? [] : [{ unit, member: 'melee', was: one, is: other }];
  });
}

/** By unit, its opponents in melee, sorted. */
function opponentsIn(links: unknown): ReadonlyMap<string, readonly string[]> {
  const opponents = new Map<string, readonly string[]>();
  const note = (unit: string, other: string): void => {
    opponents.set(unit, [...(opponents.get(unit) ?? []), other].sort());
  };
  for (const link of Array.isArray(links) ? (links as readonly unknown[]) : []) {
    if (!isLink(link)) continue;
    note(link.a, link.b);
    note(link.b, link.a);
  }
  return opponents;
}

function isLink(link: unknown): link is { readonly a: string; readonly b: string } {
  const { a, b } = Object(link) as { readonly a?: unknown; readonly b?: unknown };
  return typeof a === 'string' && typeof b === 'string';
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
