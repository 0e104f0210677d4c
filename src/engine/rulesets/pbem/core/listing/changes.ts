import type { Position, TaskUnderWay } from '../../../../position/position.js';
import type { Unit, UnitId } from '../../../../position/unit.js';
import { lightOf } from '../night/light.js';
import { isSameUnit } from './same-unit.js';

/** A unit before and after: it has changed itself, or what ties it to others has, or whose move it is. */
export interface Change {
  readonly before: Unit;
  readonly after: Unit;
  /** It is tied in another way than before: by melee, a lead, a task. */
  readonly tied: boolean;
}

/** More changes than this are not worth looking at one by one. */
const CHANGES_MAX = 40;

/**
 * Of positions that were compared with one: what had changed until then; null: more than units and what ties them. Neither
 * position is kept by it, or the last one of a game would keep all that went before.
 */
const compared = new WeakMap<Position, WeakMap<Position, readonly Change[] | null>>();

/**
 * The units in which two positions differ, if they differ in units and in what ties units to each other only; null if in more:
 * then nothing that was worked out in the one may be relied on in the other. The moment of the turn, what is owed and the count
 * of orders are left aside: that is for whoever remembers (`occasion`).
 */
export function changesBetween(before: Position, after: Position): readonly Change[] | null {
  if (before === after) return [];
  let known = compared.get(after);
  if (!known) compared.set(after, (known = new WeakMap<Position, readonly Change[] | null>()));
  let changes = known.get(before);
  if (changes === undefined) known.set(before, (changes = compare(before, after)));
  return changes;
}

function compare(before: Position, after: Position): readonly Change[] | null {
  if (!sameBesides(before, after)) return null;
  // A torch that is borne about changes what is seen and what it costs to go far from its bearer.
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
    // What a task is about may also name other things than units.
    if (was && is) changes.push({ before: was, after: is, tied: tied.has(id) });
  }
  return changes;
}

/** Compared by themselves, or of no matter here. */
const LEFT_ASIDE: ReadonlySet<string> = new Set(['units', 'links', 'leads', 'tasks', 'turn', 'pending', 'orders']);

/** Whatever else a position holds, now or by a later chapter, is the very same. */
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
    // What a unit has done in a player turn is forgotten after it: then it may be again what it was.
    if (was === is || (was && is && isSameUnit(was, is))) continue;
    if (names.add(id).size > CHANGES_MAX) return null;
  }
  return names;
}

/** Whose move is under way in one of the positions only: others cannot help him any more (pbem:7.3e). */
function changedMovers({ turn: before }: Position, { turn: after }: Position): readonly UnitId[] {
  return before.mover === after.mover ? [] : [before.mover, after.mover].filter((id) => id !== null);
}

/** The units that each melee, lead and task ties which is in one of the positions only. */
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

/** Whatever is named in what a task is about; it may be no unit. */
function namesIn(about: TaskUnderWay['about']): readonly string[] {
  return Object.values(about)
    .flat()
    .filter((value) => typeof value === 'string');
}
