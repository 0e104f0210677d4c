import type { Outlook, SeenUnit } from '../player.js';

/** Enemies who can be fought: alive, free, and somewhere. */
export function enemiesOf({ units, side }: Outlook): readonly SeenUnit[] {
  return units.filter((unit) => isFoe(unit, side) && unit.health !== 'dead' && !unit.captive && unit.hexes.length > 0);
}

/** Whether a unit is a character of another side, in whatever state; neutrals are no foes. */
export function isFoe(unit: SeenUnit, side: string): boolean {
  return unit.kind === 'character' && unit.side !== null && unit.side !== side;
}
