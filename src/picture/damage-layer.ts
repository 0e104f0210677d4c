import type { HexName } from '../engine/board/field.js';
import type { Position } from '../engine/position/position.js';
import { equipmentOf } from '../engine/position/equipment-of.js';
import { factsOf } from '../library/rulesets.js';
import { FADED_INK, WHITE } from './palette.js';
import { centre } from './plane.js';
import type { Surface } from './surface.js';
import { element, group, words } from './svg.js';

/**
 * Something that has been battered, reinforced or repaired in part: where it is, and the points that it has and had.
 */
export interface Damage {
  /** Its first hex, or the two beside its hexside. */
  readonly hexes: readonly HexName[];
  readonly left: number;
  readonly full: number;
}

/** The marks of battering and repairs in a position (pbem:19.2b, 19.7). */
export function damagesOf(position: Position): readonly Damage[] {
  return factsOf(position)
    .things.battered(position)
    .flatMap(({ name, standings }) => {
      const [standing] = standings;
      const cart = position.carts?.find(({ id }) => id === name);
      const { hexes = name.split('/') } = equipmentOf(position, name) ?? cart ?? {};
      const places = name.includes('/') ? hexes : hexes.slice(0, 1);
      return standing ? [{ hexes: places, left: standing.left, full: standing.full }] : [];
    });
}

/** A plate with the points at each thing: `17/20`. */
export function damageLayer(damages: readonly Damage[], surface: Surface): string {
  const plates = damages.flatMap(({ hexes, left, full }) => {
    const places = hexes.flatMap((name) => surface.hex(name) ?? []).map(({ cell }) => centre(cell));
    if (places.length === 0) return [];
    const x = places.reduce((sum, at) => sum + at.x, 0) / places.length;
    const y = places.reduce((sum, at) => sum + at.y, 0) / places.length;
    return [pointsPlate(`${left}/${full}`, { x, y: places.length > 1 ? y : y - 12 })];
  });
  return plates.length === 0 ? '' : group({ id: 'damage' }, plates);
}

/** The plate itself, about that place. */
export function pointsPlate(text: string, { x, y }: { readonly x: number; readonly y: number }): string {
  const width = 8 + 5 * text.length;
  const style = { 'font-size': 10, 'font-weight': 700, fill: WHITE, 'text-anchor': 'middle' };
  return (
    element('rect', { x: x - width / 2, y: y - 6, width, height: 12, rx: 3, fill: FADED_INK }) +
    words(text, { x, y: y + 3.5, ...style })
  );
}
