import type { Position } from '../../../../position/position.js';
import type { TaskUnderWay } from '../../../../position/turn.js';
import type { Unit, UnitId } from '../../../../position/unit.js';
import { lightOf } from '../night/light.js';
import { Latest } from '../../../../known/latest.js';
import { isSameUnit } from './same-unit.js';

/**
 * A unit before and after: it has changed, or its ties to others have, or its move is under way in only one of the two
 * positions.
 */
export interface Change {
  readonly before: Unit;
  readonly after: Unit;
  /** Its ties to others have changed: melee, a lead, a task. */
  readonly tied: boolean;
}

/** If there are more changes than this it is not worth looking at them one by one. */
const CHANGES_MAX = 40;

/** The changes since earlier positions; null: more than units and their ties has changed. */
type Compared = Map<Position, readonly Change[] | null>;

/**
 * The positions that a few positions were compared with, so that they do not keep all earlier positions of their games
 * alive.
 */
const compared = new Latest<Position, Compared>();

const withNothing = (): Compared => new Map<Position, readonly Change[] | null>();

/**
 * The units in which two positions differ, if they differ only in units and in the ties between units; null if they
 * differ in more: then no result from the one position may be used in the other. The moment of the turn, pending
 * decisions and the count of orders are left aside: the caller that remembers results must deal with them (`occasion`).
 */
export function changesBetween(before: Position, after: Position): readonly Change[] | null {
  if (before === after) return [];
  const known = compared.of(after, withNothing);
  let changes = known.get(before);
  if (changes === undefined) known.set(before, (changes = compare(before, after)));
  return changes;
}

function compare(before: Position, after: Position): readonly Change[] | null {
  if (!sameBesides(before, after)) return null;
  // A carried torch changes what is seen, and the cost of ways far from its bearer.
  if (lightOf(before) !== lightOf(after)) return null;
  const names = changedUnits(before.units, after.units);
  if (!names) return null;
  const tied = new Set(changedTies(before, after).flat());
  tied.forEach((id) => names.add(id));
  for (const mover of changedMovers(before, after)) names.add(mover);
  if (names.size > CHANGES_MAX) return null;
  const changes: Change[] = [];
  for (const id of names) {
    const [was, is] = [before.units[id], after.units[id]];
    // A task may also name other things than units.
    if (was && is) changes.push({ before: was, after: is, tied: tied.has(id) });
  }
  return changes;
}

/** Members that are compared by themselves, or do not matter here. */
const LEFT_ASIDE: ReadonlySet<string> = new Set(['units', 'links', 'leads', 'tasks', 'turn', 'pending', 'orders']);

/** All other members of a position, present or added by a later chapter, must be identical. */
function sameBesides(before: Position, after: Position): boolean {
  const was = before as unknown as Readonly<Record<string, unknown>>;
  const is = after as unknown as Readonly<Record<string, unknown>>;
  const same = (key: string): boolean =>
    was[key] === is[key] || LEFT_ASIDE.has(key) || (isNothing(was[key]) && isNothing(is[key]));
  return Object.keys(was).every(same) && Object.keys(is).every(same);
}

function isNothing(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

function changedUnits(before: Position['units'], after: Position['units']): Set<UnitId> | null {
  const names = new Set<UnitId>();
  if (before === after) return names;
  for (const id in after) {
    const [was, is] = [before[id], after[id]];
    // The acts of a unit in a player turn are forgotten after it: then the unit may be again as it was.
    if (was === is || (was && is && isSameUnit(was, is))) continue;
    if (names.add(id).size > CHANGES_MAX) return null;
  }
  return names;
}

/** Units whose move is under way in only one of the positions: others cannot help them any more (pbem:7.3e). */
function changedMovers({ turn: before }: Position, { turn: after }: Position): readonly UnitId[] {
  return before.mover === after.mover ? [] : [before.mover, after.mover].filter((id) => id !== null);
}

/** The units in each melee, lead and task that exists in only one of the positions. */
function changedTies(before: Position, after: Position): readonly (readonly UnitId[])[] {
  return [
    ...changed(before.links, after.links, (one, other) => one.a === other.a && one.b === other.b).map(({ a, b }) => [
      a,
      b,
    ]),
    ...changed(before.leads, after.leads).map(({ leader, led }) => [leader, led]),
    ...changed(before.tasks, after.tasks).map(({ workers, about }) => [...workers, ...namesIn(about)]),
  ];
}

/** The members that only one of two lists has. */
function changed<Tie>(
  before: readonly Tie[] = [],
  after: readonly Tie[] = [],
  same: (one: Tie, other: Tie) => boolean = Object.is,
): readonly Tie[] {
  if (before === after) return [];
  const lacking = (ties: readonly Tie[], among: readonly Tie[]): readonly Tie[] =>
    ties.filter((tie) => !among.some((other) => same(tie, other)));
  return [...lacking(before, after), ...lacking(after, before)];
}

/** All names in the object of a task; some may not be units. */
function namesIn(about: TaskUnderWay['about']): readonly string[] {
  return Object.values(about)
    .flat()
    .filter((value) => typeof value === 'string');
}
