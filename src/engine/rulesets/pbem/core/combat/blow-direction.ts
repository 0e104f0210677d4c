import type { FieldHex, HexName } from '../../../../board/field.js';
import { compare, fraction, plus, type Fraction } from '../../../../game/fraction.js';
import { distance, type Cell } from '../../../../hex/lattice.js';
import { centreOf } from '../../../../hex/point.js';
import { stabbed } from '../../../../hex/stabbing.js';
import { arcsOf } from '../../../../hex/two-hexes.js';
import type { Position } from '../../../../position/position.js';
import type { Unit } from '../../../../position/unit.js';
import type { RetreatOwed } from '../turn/decision.js';
import { hexOf } from '../terrain/ground.js';
import { attackOf } from './strength.js';

/** Cells from which a retreat leads away: the firer's hex (pbem:10.24a), or those of the main force (pbem:10.22b). */
export function sourceOf(position: Position, { from, missile, firedFrom }: RetreatOwed): readonly Cell[] {
  if (missile && firedFrom !== null) return [hexOf(position, firedFrom).cell];
  const present = unitsOf(position, from).map((unit) => ({ unit, attack: attackOf(position, unit) }));
  const mainForce = present
    .filter(({ attack }) => present.every((other) => compare(other.attack, attack) <= 0))
    .map(({ unit }) => unit);
  return mainForce.flatMap((unit) => unit.hexes.map((name) => hexOf(position, name).cell));
}

/** Distance in hexes from the nearest of some cells to the nearest hex of a unit; 0 if there are none. */
export function distanceFrom(position: Position, source: readonly Cell[], hexes: readonly HexName[]): number {
  if (source.length === 0) return 0;
  return Math.min(...hexes.flatMap((name) => source.map((cell) => distance(cell, hexOf(position, name).cell))));
}

/** The blow came only through the front arc of a horse (pbem:10.23a). */
export function cameThroughFront(position: Position, unit: Unit, owed: RetreatOwed): boolean {
  const front = frontArc(position, unit);
  if (owed.missile) return shotThroughFront(position, unit, owed, front);
  const attackers = unitsOf(position, owed.from);
  return attackers.length > 0 && attackers.every((attacker) => standsIn(position, attacker, front));
}

/** More than half of the attack strength came through the front arc of a loose horse (pbem:10.26c). */
export function cameMostlyThroughFront(position: Position, unit: Unit, owed: RetreatOwed): boolean {
  const front = frontArc(position, unit);
  if (owed.missile) return shotThroughFront(position, unit, owed, front);
  const attackers = unitsOf(position, owed.from);
  const before = attackers.filter((attacker) => standsIn(position, attacker, front));
  const elsewhere = attackers.filter((attacker) => !before.includes(attacker));
  return compare(jointAttack(position, before), jointAttack(position, elsewhere)) > 0;
}

/** The attack points of several units together, those of a leader halved (pbem:13.7s). */
export function jointAttack(position: Position, units: readonly Unit[]): Fraction {
  return units.map((unit) => attackOf(position, unit)).reduce(plus, fraction(0));
}

/** True if the hex lies in the front arc of a two-hex unit (pbem:3.6). */
export function isInFrontArc(position: Position, unit: Unit, hex: HexName): boolean {
  return includes(frontArc(position, unit), hexOf(position, hex).cell);
}

function unitsOf(position: Position, ids: readonly string[]): readonly Unit[] {
  return ids.flatMap((id) => position.units[id] ?? []).filter(({ hexes }) => hexes.length > 0);
}

function frontArc(position: Position, unit: Unit): readonly Cell[] {
  const [head, rear] = unit.hexes.map((name) => hexOf(position, name).cell);
  return head && rear ? arcsOf({ head, rear }).front : [];
}

function standsIn(position: Position, unit: Unit, cells: readonly Cell[]): boolean {
  return unit.hexes.some((name) => includes(cells, hexOf(position, name).cell));
}

function includes(cells: readonly Cell[], { x, y }: Cell): boolean {
  return cells.some((cell) => cell.x === x && cell.y === y);
}

/** The last hex that the line of fire crosses before the horse lies in the front arc (pbem:10.23a). */
function shotThroughFront(position: Position, unit: Unit, { firedFrom }: RetreatOwed, front: readonly Cell[]): boolean {
  if (firedFrom === null) return false;
  const firer = hexOf(position, firedFrom);
  const hexes = unit.hexes.map((name) => hexOf(position, name));
  const nearest = Math.min(...hexes.map(({ cell }) => distance(firer.cell, cell)));
  const hit = hexes.filter(({ cell }) => distance(firer.cell, cell) === nearest);
  return hit.every((hex) => lastBefore(firer, hex).every((cell) => includes(front, cell)));
}

/** The last cell that the line between two centres crosses before its end; two if it runs between them. */
function lastBefore(from: FieldHex, to: FieldHex): readonly Cell[] {
  const line = { through: centreOf(from.cell), towards: centreOf(to.cell), scale: 1 };
  let last: readonly Cell[] = [from.cell];
  for (const stab of stabbed(line, from.cell, to.cell) ?? []) {
    if (stab.kind === 'cell') last = [stab.cell];
    if (stab.kind === 'border') last = [stab.left, stab.right];
  }
  return last;
}
