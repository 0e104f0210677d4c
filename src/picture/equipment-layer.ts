import type { Equipment } from '../engine/position/equipment.js';
import type { Point } from '../engine/hex/point.js';
import { EQUIPMENT_DRAWINGS } from './equipment-drawing.js';
import { pointsPlate } from './damage-layer.js';
import type { Marks } from './marks.js';
import { centre } from './plane.js';
import type { Surface } from './surface.js';
import { element, group } from './svg.js';

/** Ladders, screens and engines where they stand, lie or are carried, each turned the way it points. */
export function equipmentLayer(equipment: readonly Equipment[], surface: Surface, marks: Marks): string {
  return group(
    { id: 'equipment' },
    equipment.map((one) => (one.unbuilt ? begun(one, surface, marks) : drawn(one, surface, marks))),
  );
}

/** Equipment that is being built is drawn transparent, with the days of work done (pbem:19.8e). */
function begun(one: Equipment, surface: Surface, marks: Marks): string {
  const first = surface.hex(one.hexes[0] ?? '');
  const { done, of } = one.unbuilt ?? { done: 0, of: 0 };
  const days = first ? pointsPlate(`day ${done}/${of}`, centre(first.cell)) : '';
  return group({ opacity: 0.5 }, [drawn(one, surface, marks)]) + days;
}

function drawn({ kind, hexes, top, front, without, loading }: Equipment, surface: Surface, marks: Marks): string {
  const others = [top, without].filter((name) => name !== undefined);
  const places = [...hexes, ...others].flatMap((name): readonly Point[] => {
    const hex = surface.hex(name);
    return hex ? [centre(hex.cell)] : [];
  });
  const [from, ...beyond] = places;
  const to = beyond.at(-1);
  if (!from) return '';
  const { mark, standing, half, unloaded } = EQUIPMENT_DRAWINGS[kind];
  if (!to && unloaded !== undefined && loading !== undefined) {
    return marks.stamp(`equipment-${kind}-unloaded`, unloaded, from);
  }
  if (!to) return marks.stamp(`equipment-${kind}`, mark, from);
  // A ladder stands in its own hex and leans over to the wall; all else lies between the middles of its ends.
  const at = top === undefined ? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } : leaning(from, to);
  // A ladder that stands points to the wall, all else from its rear to its head, which is named first.
  const before = front === undefined ? undefined : surface.hex(front);
  const turnedOver = before && isLeftOf(to, from, centre(before.cell));
  const [tail, tip] = top === undefined && !turnedOver ? [to, from] : [from, to];
  const turn = Math.round((Math.atan2(tip.x - tail.x, tail.y - tip.y) * 180) / Math.PI);
  const name = top === undefined ? `equipment-${kind}` : `equipment-${kind}-up`;
  if (half !== undefined && without !== undefined) {
    const part = marks.stamp(`equipment-${kind}-half`, half, { x: 0, y: 0 });
    return element('g', { transform: `translate(${round(from.x)} ${round(from.y)}) rotate(${turn})` }, part);
  }
  const stamp = marks.stamp(name, top === undefined ? mark : standing, { x: 0, y: 0 });
  return element('g', { transform: `translate(${round(at.x)} ${round(at.y)}) rotate(${turn})` }, stamp);
}

/** A front is drawn on the right of the line from tail to tip. */
function isLeftOf(tail: Point, tip: Point, { x, y }: Point): boolean {
  return (tip.x - tail.x) * (y - tail.y) - (tip.y - tail.y) * (x - tail.x) < 0;
}

/** Two fifths of the way to the wall. */
function leaning(from: Point, to: Point): Point {
  return { x: from.x + (to.x - from.x) * 0.4, y: from.y + (to.y - from.y) * 0.4 };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
