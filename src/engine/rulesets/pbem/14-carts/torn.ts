import type { HexName } from '../../../board/field.js';
import type { Course } from '../../../game/course.js';
import { distance } from '../../../hex/lattice.js';
import type { Position } from '../../../position/position.js';
import type { UnitId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { hexOf } from '../core/terrain/ground.js';

/**
 * Lines between animals, or to a cart, are torn when a fall or the water has brought them apart: links join
 * neighbouring hexes only (pbem:13.61d, 14g).
 */
export function tearApart(course: Course<PbemEvent>): void {
  tearStrings(course);
  tearTraces(course);
}

function tearStrings(course: Course<PbemEvent>): void {
  for (const members of course.position.strings ?? []) {
    for (const [index, front] of members.slice(0, -1).entries()) {
      const rear = members[index + 1] ?? front;
      if (areBeside(course.position, placesOf(course.position, front), placesOf(course.position, rear))) continue;
      course.emit({ type: 'AnimalsUnstrung', data: { unit: rear, front, rear, rule: 'pbem:13.61d' } });
    }
  }
}

function tearTraces(course: Course<PbemEvent>): void {
  for (const { id: cart, hexes, draft } of course.position.carts ?? []) {
    if (draft === undefined || areBeside(course.position, placesOf(course.position, draft), hexes)) continue;
    course.emit({ type: 'CartUnhitched', data: { unit: draft, cart, draft, rule: 'pbem:14g' } });
  }
}

function placesOf({ units }: Position, id: UnitId): readonly HexName[] {
  return units[id]?.hexes ?? [];
}

function areBeside(position: Position, ones: readonly HexName[], others: readonly HexName[]): boolean {
  const cells = others.map((name) => hexOf(position, name).cell);
  return ones.some((name) => cells.some((cell) => distance(hexOf(position, name).cell, cell) <= 1));
}
