import { KnownByKey } from '../../../known/known.js';
import type { HexName } from '../../../board/field.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, type Unit } from '../../../position/unit.js';
import { activeEnemies, hexesBetween } from '../core/panic/panicked.js';
import { seesUnit } from '../core/survey/seen.js';

/** Somebody who flees, where he was when he began. */
interface Fugitive {
  readonly position: Position;
  readonly unit: Unit;
}

const known = new KnownByKey<Fugitive, 'seen', readonly Unit[]>();

/** The enemies whom a fugitive sees as his flight begins (pbem:22.9j). */
export function enemiesSeen(flight: Fugitive): readonly Unit[] {
  const { position, unit } = flight;
  return known.of(flight, 'seen', () =>
    isCharacter(unit) ? activeEnemies(position, unit).filter((enemy) => seesUnit(position, unit, enemy)) : [],
  );
}

/** Whether the way from some hexes to others leads away from most of these enemies (pbem:22.9j). */
export function leadsFromMost(
  position: Position,
  enemies: readonly Unit[],
  from: readonly HexName[],
  to: readonly HexName[],
): boolean {
  const left = enemies.filter(({ hexes }) => hexesBetween(position, to, hexes) > hexesBetween(position, from, hexes));
  return 2 * left.length > enemies.length;
}
