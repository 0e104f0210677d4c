import type { HexName } from '../../../board/field.js';
import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import type { PbemEvent } from '../core/events.js';

/** Debris is left in some hexes by what was destroyed there (pbem:16.122a, 18.0c). */
export function leaveDebris(course: Course<PbemEvent>, hexes: readonly HexName[], rule: string): void {
  course.emit({ type: 'DebrisLeft', data: { debris: newDebris(course.position), hexes, rule } });
}

/** The first name of debris that nothing has. */
export function newDebris({ things }: Position): string {
  const taken = new Set(things.map(({ id }) => id));
  let number = 1;
  while (taken.has(`debris${number}`)) number += 1;
  return `debris${number}`;
}
