import { element, polyline } from '../svg.js';

/** A line with round ends. */
export function stroke(path: string, colour: string, width: number): string {
  return element('path', {
    d: path,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

/** A filled shape with an outline. */
export function shape(path: string, fill: string, outline: string, width = 1): string {
  return element('path', { d: path, fill, stroke: outline, 'stroke-width': width, 'stroke-linejoin': 'round' });
}

/** A filled circle about a point, with an outline. */
export function circle(x: number, y: number, r: number, fill: string, outline: string, width = 1): string {
  return element('circle', { cx: x, cy: y, r, fill, stroke: outline, 'stroke-width': width });
}

/** A filled rectangle by its upper left corner, with an outline. */
export function box(x: number, y: number, width: number, height: number, fill: string, outline: string): string {
  return element('rect', { x, y, width, height, fill, stroke: outline });
}

/** Points on a circle from the north clockwise. */
export function around(count: number, radius: number, x = 0, y = 0): readonly { x: number; y: number }[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count;
    return { x: x + radius * Math.sin(angle), y: y - radius * Math.cos(angle) };
  });
}

/** A wheel of spokes that reach from the hub to the rim. */
export function spokes(count: number, from: number, to: number): string {
  const inner = around(count, from);
  return around(count, to)
    .map((end, index) => polyline([inner[index] ?? end, end]))
    .join('');
}
