import type { LegalOrder, Preview } from '../engine/game/ruleset.js';
import type { Position } from '../engine/position/position.js';
import { isCharacter } from '../engine/position/unit.js';
import type { Choice, SeenOrder, SeenUnit } from './player.js';

/** What a player sees of the units of a position. */
export function unitsOf({ units }: Position): readonly SeenUnit[] {
  return Object.values(units).map((unit) => ({
    id: unit.id,
    side: unit.side,
    kind: unit.sheet.kind,
    health: unit.health,
    hexes: unit.hexes,
    weapon: isCharacter(unit) ? unit.sheet.weapon : null,
  }));
}

/** Listed orders as a player sees them. */
export function choicesOf(listed: readonly LegalOrder<unknown>[]): readonly Choice[] {
  return listed.map(({ order, odds }) => ({ order: order as SeenOrder, tenths: tenthsOf(odds) }));
}

function tenthsOf(odds: Preview | undefined): Choice['tenths'] {
  return odds ? odds.distribution : null;
}
