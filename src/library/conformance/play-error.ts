import { ListedDice } from '../../engine/dice/dice.js';
import { act } from '../../engine/game/act.js';
import { replay } from '../../engine/game/replay.js';
import type { Position } from '../../engine/position/position.js';
import { begunCase } from './begin-case.js';
import type { ConformanceCase, RecordedError } from './case.js';
import { CaseBroken, failure, type CasePath } from './failure.js';
import { frozen } from './frozen.js';
import type { Materials } from './materials.js';
import { patched } from './patched.js';
import { seatFor, type Course } from './play-case.js';
import { inWords } from './refusal-words.js';

interface Scene {
  readonly written: ConformanceCase;
  readonly materials: Materials;
  readonly course: Course;
}

/** Whether an entry of a case is an order that is recorded although it is wrong. */
export function isRecordedError(entry: ConformanceCase['orders'][number]): entry is RecordedError {
  return typeof entry === 'object' && 'recorded' in entry;
}

/** The case after an order with an error. Throws CaseBroken if the order is refused even so. */
export function playError({ written, materials, course }: Scene, entry: RecordedError, at: CasePath): Course {
  const { book } = materials;
  const { ruleset } = book;
  const read = book.readOrder(entry.recorded);
  const parsed = read.ok ? ruleset.parseOrder(read.value.order) : read;
  if (!read.ok || !parsed.ok) throw new CaseBroken(failure(at, `"${entry.recorded}" is no order`));
  const other = begunCase(patched(written, { units: entry.as }), materials).start.position;
  const listed = new ListedDice(course.dice, 'reported');
  const seat = read.value.side ?? seatFor(course.position, parsed.value);
  const decided = act(ruleset, asIf(course.position, other, entry), seat, parsed.value, listed);
  if (!decided.ok) {
    throw new CaseBroken(failure(at, `"${entry.recorded}" is refused even so: ${inWords(decided.refusal)}`));
  }
  const position = frozen(replay(ruleset, decided.events, course.position) ?? course.position);
  return { ...course, position, events: [...course.events, ...decided.events], dice: listed.remaining };
}

/** The position with the counters, and where `at` is given the hexes, that the named units have in another set-up. */
function asIf(position: Position, other: Position, { as }: RecordedError): Position {
  const like = (units: Position['units'], others: Position['units']): Position['units'] => {
    const changes = Object.entries(as).flatMap(([id, part]) => {
      const [unit, changed] = [units[id], others[id]];
      if (!unit || !changed) return [];
      const { sheet, hexes } = changed;
      return [[id, { ...unit, sheet, ...(part.at === undefined ? {} : { hexes }) }] as const];
    });
    return { ...units, ...Object.fromEntries(changes) };
  };
  const hidden = position.hidden && { hidden: like(position.hidden, other.hidden ?? {}) };
  return { ...position, units: like(position.units, other.units), ...hidden };
}
