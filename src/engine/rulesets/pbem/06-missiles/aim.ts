import { previewOfFaces } from '../../../game/preview-of.js';
import { allowed, refused, type Ruled } from '../../../game/refusal.js';
import type { Preview } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { bookOf } from '../core/books/of.js';
import { barredFromFire, weaponOf } from './firer.js';
import {
  fireResult,
  finalRoll,
  type FireTable,
  type ShotWeapon,
  type TargetLine,
} from '../core/fire/missile-tables.js';
import type { Fire } from '../core/orders/combat-orders.js';
import { drmOf, shotAt, type Shot } from './shot.js';
import { noTarget, noUnit, targetLine } from './target.js';

/** Everything about a shot that is settled before the die. A ballista is a firer like any other (pbem:18.2c). */
export interface Aimed {
  readonly firer: Unit;
  readonly target: Unit;
  readonly weapon: ShotWeapon;
  readonly shot: Shot;
  readonly line: TargetLine;
  /** The table that the die is read in, which the book of the game has for that line. */
  readonly table: FireTable;
}

/** The shot of an order with all its modifiers, or the rule that forbids it. */
export function aim(position: Position, order: Fire): Ruled<Aimed> {
  const firer = position.units[order.unit];
  const target = position.units[order.target];
  if (!firer) return refused(noUnit(position, order.unit, 'pbem:2.66a'));
  const weapon = weaponOf(position, firer);
  if (typeof weapon !== 'string') return refused(weapon);
  const barred = barredFromFire(position, firer, weapon);
  if (barred) return refused(barred);
  if (!target) return refused(noUnit(position, order.target, 'pbem:6.1i'));
  return aimAt(position, firer, weapon, target, order);
}

/** The same for a firer who may fire this weapon now. */
export function aimAt(
  position: Position,
  firer: Unit,
  weapon: ShotWeapon,
  target: Unit,
  order: Pick<Fire, 'from' | 'at'>,
): Ruled<Aimed> {
  const spared = noTarget(position, target);
  if (spared) return refused(spared);
  const shot = shotAt(position, firer, weapon, target, order);
  if (!shot.ok) return shot;
  const line = targetLine(target, weapon);
  return allowed({ firer, target, weapon, shot: shot.value, line, table: tableOf(position, line) });
}

/** Throws RangeError if the book has no table for the line, which no weapon of the book reads. */
export function tableOf(position: Position, line: TargetLine): FireTable {
  const { id, fire } = bookOf(position);
  const table = fire.tables[line];
  if (!table) throw new RangeError(`${id} has no fire table for ${line}`);
  return table;
}

/** The result of each face of the die on the table. */
export function previewOf({ shot, line, table }: Pick<Aimed, 'shot' | 'line' | 'table'>): Preview {
  const drm = drmOf(shot);
  const read = { table: table.rule, column: line, modifiers: shot.modifiers };
  return previewOfFaces(read, 10, (die) => fireResult(table, finalRoll(die, drm)));
}
