import { hexsideName } from '../engine/board/field-hexside.js';
import type { FieldHex } from '../engine/board/field.js';
import { isLeafShut, type Live } from '../engine/board/live.js';
import { HEXSIDE_FACTS, TERRAIN_FACTS } from '../engine/board/terrain-facts.js';
import type { HexsideType } from '../engine/board/terrain.js';
import { DIRECTION_INDICES, opposite, type DirectionIndex } from '../engine/hex/direction.js';
import { BOLT, BROKEN, HEXSIDE_DRAWINGS, MOAT_LIP } from './hexside-drawing.js';
import type { Marks } from './marks.js';
import { STONE_DARK } from './palette.js';
import { bearing, centre, middle, sideEnds } from './plane.js';
import type { Surface } from './surface.js';
import { element, group, polyline } from './svg.js';

/** A hexside with the lower or inner of its hexes first. */
interface Side {
  readonly inner: FieldHex;
  readonly outer: FieldHex;
  readonly direction: DirectionIndex;
  readonly type: HexsideType;
}

/** Everything that stands on hexsides, as it stands now. */
export function hexsideLayer(surface: Surface, live: Live, marks: Marks): string {
  const drawn = surface.hexes.flatMap((hex) => sidesOf(surface, hex).map((side) => drawnSide(side, live, marks)));
  return group({ id: 'hexsides' }, [balustrades(surface), ...drawn]);
}

/** Each hexside once, with its features. */
function sidesOf(surface: Surface, hex: FieldHex): readonly Side[] {
  return DIRECTION_INDICES.flatMap((direction) => {
    const type = hex.sides[direction] ?? 'plain';
    const other = surface.beyond(hex, direction);
    if (type === 'plain' || !other || other.index < hex.index || isInsideBridge(type, hex, other)) return [];
    const turned = rank(type, other, opposite(direction)) > rank(type, hex, direction);
    return turned
      ? [{ inner: other, outer: hex, direction: opposite(direction), type }]
      : [{ inner: hex, outer: other, direction, type }];
  });
}

/** Between two hexes of one bridge nothing ends. */
function isInsideBridge(type: HexsideType, hex: FieldHex, other: FieldHex): boolean {
  return (
    (type === 'bridgeEnd' || type === 'stairEnd') &&
    [hex, other].every(({ terrain }) => TERRAIN_FACTS[terrain].ends === type)
  );
}

/** Which of the two hexes of a hexside is the lower (a lip), the higher (a battlement) or the inner one. */
function rank(type: HexsideType, hex: FieldHex, direction: DirectionIndex): number {
  const { roofed, rampart, water } = TERRAIN_FACTS[hex.terrain];
  switch (HEXSIDE_FACTS[type].sight) {
    case 'lip':
      return hex.rises[direction] ?? 0;
    case 'battlement':
      return 2 * hex.elevation + (rampart ? 1 : 0);
    case 'wall':
    case 'opening':
      return roofed ? 1 : 0;
    case 'open':
      return type === 'bank' ? (water ? 1 : 0) : type === 'stairEnd' ? -hex.elevation : roofed ? 1 : 0;
  }
}

function drawnSide(side: Side, live: Live, marks: Marks): string {
  const { inner, outer, direction, type } = side;
  const [a, b] = sideEnds(inner.cell, direction);
  const at = middle(a, b);
  const turn = bearing(centre(inner.cell), at);
  if (type === 'slopeLip' && TERRAIN_FACTS[inner.terrain].sunken) return marks.stamp('moat-lip', MOAT_LIP, at, turn);
  const name = hexsideName(inner, outer);
  const shut = isLeafShut(live, type, name);
  const { open, shut: closed } = HEXSIDE_DRAWINGS[type];
  const leaf = shut ? marks.stamp(`side-${type}-shut`, closed, at, turn) : marks.stamp(`side-${type}`, open, at, turn);
  if (live[name] === 'bolted') return leaf + marks.stamp('bolt', BOLT, at, turn);
  return live[name] === 'broken' ? leaf + marks.stamp('broken', BROKEN, at, turn) : leaf;
}

/** The closed sides of stairs. */
function balustrades(surface: Surface): string {
  const paths = surface.hexes
    .filter(({ terrain }) => TERRAIN_FACTS[terrain].ends === 'stairEnd')
    .flatMap((hex) =>
      DIRECTION_INDICES.filter((direction) => {
        const beyond = surface.beyond(hex, direction);
        const open = beyond === null || TERRAIN_FACTS[beyond.terrain].ends === 'stairEnd';
        return hex.sides[direction] === 'plain' && !open;
      }).map((direction) => polyline(sideEnds(hex.cell, direction))),
    );
  return paths.length === 0
    ? ''
    : element('path', { d: paths.join(''), fill: 'none', stroke: STONE_DARK, 'stroke-width': 2.4 });
}
