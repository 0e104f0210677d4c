import { LEAF, LEAF_DARK, LEAF_LIGHT, WOOD_DARK } from '../palette.js';
import { decimal, element } from '../svg.js';
import { around, stroke } from './strokes.js';

/** The crown of a tree from above: a round of leaves with its shadow and its light. */
function crown(x: number, y: number, radius: number): string {
  const rim = around(9, radius, x, y);
  const bump = decimal(radius * 0.4);
  const start = rim[0] ?? { x, y };
  const outline = rim
    .slice(1)
    .concat(start)
    .map((to) => `A${bump} ${bump} 0 0 1 ${decimal(to.x)} ${decimal(to.y)}`)
    .join('');
  return (
    element('ellipse', {
      cx: x + 3,
      cy: y + 4,
      rx: radius * 1.15,
      ry: radius * 1.1,
      fill: '#000',
      'fill-opacity': 0.2,
    }) +
    element('path', {
      d: `M${decimal(start.x)} ${decimal(start.y)}${outline}Z`,
      fill: LEAF,
      stroke: LEAF_DARK,
      'stroke-width': 1.4,
    }) +
    element('circle', { cx: x - radius * 0.25, cy: y - radius * 0.3, r: radius * 0.5, fill: LEAF_LIGHT }) +
    element('circle', { cx: x, cy: y, r: 1.8, fill: WOOD_DARK })
  );
}

export const TREES: readonly string[] = [
  crown(-15, 12, 14.5) + crown(18, 15, 12) + crown(20, -10, 9) + crown(1, -9, 16.5),
  crown(15, 11, 16) + crown(-17, -1, 14) + crown(8, -17, 10.5) + crown(-8, 20, 8.5),
  crown(-4, 16, 13.5) + crown(-15, -10, 12.5) + crown(22, 14, 8) + crown(14, -6, 15.5),
];

/** A tuft of scrub: a small bush with twigs. */
function bush(x: number, y: number, size: number): string {
  const at = (dx: number, dy: number): string => `${decimal(x + dx * size)} ${decimal(y + dy * size)}`;
  const leaves = `M${at(-8, 0)}A${decimal(4 * size)} ${decimal(4 * size)} 0 0 1 ${at(-4, -6)}A${decimal(4.5 * size)} ${decimal(4.5 * size)} 0 0 1 ${at(4, -6)}A${decimal(4 * size)} ${decimal(4 * size)} 0 0 1 ${at(8, 0)}Z`;
  return (
    element('path', { d: leaves, fill: '#a3b25c', stroke: '#56692b', 'stroke-width': 1.2 }) +
    stroke(`M${at(0, 0)}L${at(0, -5)}M${at(-1, -1)}L${at(-4, -4)}M${at(1, -1)}L${at(4, -4)}`, '#56692b', 1)
  );
}

export const SCRUB: readonly string[] = [
  bush(-15, -6, 1) + bush(13, -10, 0.8) + bush(2, 8, 1.1) + bush(-14, 22, 0.8) + bush(19, 18, 0.9),
  bush(-4, -11, 0.9) + bush(17, 0, 1.1) + bush(-18, 8, 1) + bush(4, 20, 1) + bush(21, 22, 0.6),
  bush(8, -4, 1.1) + bush(-16, -8, 0.8) + bush(-9, 15, 1.1) + bush(16, 18, 0.9),
];

/** Reeds that stand in wet ground. */
function reeds(x: number, y: number): string {
  const [left, right, top] = [decimal(x - 5), decimal(x + 5), decimal(y - 11)];
  const stems = `M${x} ${y}V${top}M${x} ${y}L${left} ${decimal(y - 9)}M${x} ${y}L${right} ${decimal(y - 9)}`;
  return (
    stroke(stems, '#4d6b34', 1.5) +
    stroke(`M${x} ${top}v-3`, WOOD_DARK, 2.6) +
    stroke(`M${x - 8} ${y + 1}h16`, '#3f86a8', 1.2)
  );
}

export const REEDS: readonly string[] = [
  reeds(-14, -2) + reeds(14, -6) + reeds(0, 14) + reeds(-18, 23) + reeds(19, 20),
  reeds(0, -5) + reeds(-18, 8) + reeds(17, 9) + reeds(-2, 24),
];

/** Rows of rice in a flooded field. */
export const RICE: readonly string[] = [
  [-14, 0, 14]
    .flatMap((y) =>
      [-20, -7, 7, 20].map((x) => stroke(`M${x} ${y + 5}v-8M${x} ${y + 5}l-4 -6M${x} ${y + 5}l4 -6`, '#3d7a35', 1.4)),
    )
    .join(''),
];

function grass(x: number, y: number): string {
  return stroke(`M${x} ${y}l-3 -4M${x} ${y}v-6M${x} ${y}l3 -4`, '#c2b678', 1.1);
}

/** Grass, sparse enough to be looked past. */
export const TUFTS: readonly string[] = [
  '',
  grass(-16, 12) + grass(14, -6),
  grass(18, 17),
  grass(16, 4) + grass(-4, 22),
  grass(-18, -4),
  grass(2, 14) + grass(-20, 18) + grass(20, -8),
];
