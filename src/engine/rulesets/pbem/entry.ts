import type { FieldHex } from '../../board/field.js';
import { allowed, forbidden, refused, type Ruled } from '../../game/refusal.js';
import type { Position } from '../../position/position.js';
import { isCharacter, isLive, type Unit } from '../../position/unit.js';
import type { MovementCost } from './events.js';
import { hexsideOf } from './hexside.js';
import { hindranceBy, hindranceIn } from './hindrance.js';
import { moverKindOf } from './mover.js';
import { areEnemies, unitsIn } from './occupancy.js';
import { isShutDoorHex } from './shut.js';
import { terrainOf } from './terrain.js';

const NOTHING: readonly MovementCost[] = [];

/** What a unit pays to enter a hex, whencesoever it comes: terrain and hindrance; or why it may not. */
export function entryCost(position: Position, unit: Unit, hex: FieldHex): Ruled<readonly MovementCost[]> {
  if (isShutDoorHex(position, hex)) {
    const because = `the door in ${hex.name} is shut; its two sides are not yet in this ruleset`;
    return refused({ code: 'notInThisRuleset', rule: 'pbem:7.22a', because, subject: hex.name });
  }
  const terrain = terrainOf(hex);
  const mp = terrain.cost[moverKindOf(unit)];
  if (mp === null) return forbidden('pbem:7.5a', `${unit.id} cannot enter ${hex.name} (${hex.terrain})`, hex.name);
  const enemy = enemyInTheWay(position, unit, hex);
  if (enemy) return forbidden('pbem:7.4a', `${enemy.id}, an enemy, bars ${hex.name}`, hex.name);
  const equivalents = hindranceIn(position, hex.name, unit);
  const own = { mp, rule: terrain.rule };
  switch (hindranceBy(equivalents)) {
    case 'none':
      return allowed([own]);
    case 'double':
      return allowed([own, { mp, rule: 'pbem:7.8a' }]);
    case 'impassable':
      return forbidden('pbem:7.8a', `${equivalents} equivalents make ${hex.name} impassable`, hex.name);
  }
}

/** Live enemy characters, mounted or not, bar the way to characters; loose animals have no enemies (pbem:7.4a, 13i). */
function enemyInTheWay(position: Position, unit: Unit, hex: FieldHex): Unit | undefined {
  if (!isCharacter(unit)) return undefined;
  return unitsIn(position, hex.name).find((other) => isCharacter(other) && isLive(other) && areEnemies(unit, other));
}

/** What a unit pays to cross the hexside between two neighbours; or why it may not (pbem:7.5). */
export function crossingCost(
  position: Position,
  unit: Unit,
  from: FieldHex,
  to: FieldHex,
): Ruled<readonly MovementCost[]> {
  const subject = `${from.name}/${to.name}`;
  const hexside = hexsideOf(position, from, to);
  if (!hexside) return forbidden('pbem:7.3a', `${from.name} and ${to.name} have no hexside in common`, subject);
  const kind = moverKindOf(unit);
  const mp = hexside.surcharge[kind];
  if (mp === null) return forbidden('pbem:7.5a', `${unit.id} cannot cross ${subject} (${hexside.type})`, subject);
  if (from.elevation !== to.elevation) {
    return forbidden('pbem:7.5b', `${from.name} and ${to.name} lie at different heights`, subject);
  }
  if (kind !== 'foot' && terrainOf(from).doorway && terrainOf(to).interior) {
    return forbidden('pbem:16.16b', `${unit.id} cannot go from a door into the house`, subject);
  }
  return allowed(mp === 0 ? NOTHING : [{ mp, rule: hexside.rule }]);
}
