import type { FieldHex } from '../engine/board/field.js';
import { DIRECTION_INDICES } from '../engine/hex/direction.js';
import { featuresOf } from './feature-drawing.js';
import { FADED_INK, GRID_LINE, HALO, STONE_DARK, WHITE } from './palette.js';
import { centre, sideEnds } from './plane.js';
import type { Surface } from './surface.js';
import { element, group, idOf, polyline, words } from './svg.js';

/** The lines between the hexes, each once. */
export function gridLines(surface: Surface): string {
  const sides = surface.hexes.flatMap((hex) =>
    DIRECTION_INDICES.filter((direction) => (surface.beyond(hex, direction)?.index ?? Infinity) > hex.index).map(
      (direction) => polyline(sideEnds(hex.cell, direction)),
    ),
  );
  return element('path', {
    d: sides.join(''),
    fill: 'none',
    stroke: GRID_LINE,
    'stroke-width': 0.9,
    'stroke-opacity': 0.7,
  });
}

/** The labels of every hex: its name, its features, its height if it differs from the ground. */
export function hexNotes(hexes: readonly FieldHex[]): string {
  return group({ id: 'notes' }, [
    ...hexes.flatMap((hex) => {
      const { x, y } = centre(hex.cell);
      const features = featuresOf(hex);
      return features === '' ? [] : [element('g', { transform: `translate(${x} ${y})` }, features)];
    }),
    group(
      {
        'font-size': 10.5,
        fill: FADED_INK,
        'text-anchor': 'middle',
        ...HALO,
      },
      hexes.map((hex) => {
        const { x, y } = centre(hex.cell);
        return words(hex.name, { id: idOf('hex', hex.name), x, y: y - 23.5 });
      }),
    ),
    ...hexes.filter(({ elevation }) => elevation !== 0).map(heightPlate),
  ]);
}

/** A plate with the height in stairs: `+3`. */
export function heightPlate({ cell, elevation }: Pick<FieldHex, 'cell' | 'elevation'>): string {
  const { x, y } = centre(cell);
  const text = elevation > 0 ? `+${elevation}` : elevation < 0 ? `−${-elevation}` : '0';
  return (
    element('rect', { x: x + 4, y: y + 21, width: 18, height: 12, rx: 3, fill: STONE_DARK }) +
    words(text, { x: x + 13, y: y + 30.5, 'font-size': 10, 'font-weight': 700, fill: WHITE, 'text-anchor': 'middle' })
  );
}
