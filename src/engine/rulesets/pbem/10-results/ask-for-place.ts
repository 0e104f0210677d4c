import type { HexName } from '../../../board/field.js';
import type { Course } from '../../../game/course.js';
import type { Unit } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { raise } from '../core/turn/pending.js';

/**
 * Asks the owner of a thrown rider in which hex beside the horse the rider shall lie, if there is more than one
 * (siege-en:1.74a).
 */
export function askForPlace(course: Course<PbemEvent>, { id, side }: Unit, free: readonly HexName[]): void {
  if (side === null || free.length < 2) return;
  raise(course, 'PlaceDismounted', side, 'siege-en:1.74a', { unit: id, hexes: free });
}
