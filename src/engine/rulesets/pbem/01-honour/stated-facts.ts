import { directionBetween, type HexName } from '../../../board/field.js';
import type { Statement } from '../../../game/honour/statement.js';
import { unknown, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isLive, type UnitId } from '../../../position/unit.js';
import { isSign } from '../10-results/effect.js';
import { bookOf } from '../core/books/of.js';
import type { Order } from '../core/orders.js';
import { hexOf, fieldOfGame } from '../core/terrain/ground.js';

/**
 * Whether a unit can hold these hexes of the map at once, head first: one hex, or two that touch (pbem:3.5d). Even in a
 * game of honour a unit has a shape; without one nobody could tell where it looks and where it goes from there.
 */
export function isPlace(position: Position, hexes: readonly HexName[]): boolean {
  const [head, rear] = hexes.map((name) => hexOf(position, name));
  return !head || !rear || directionBetween(rear, head) !== null;
}

/** The orders about which each fact can be stated besides the units and links after them. */
const ABOUT: { readonly [Fact in 'mp' | 'column' | 'modifier' | 'result']: readonly Order['type'][] } = {
  mp: ['Move'],
  column: ['Attack'],
  modifier: ['Fire'],
  result: ['Attack', 'Fire'],
};

/** Why a statement is no statement about this order in this position; null: it can be recorded. */
export function whyNotStated(position: Position, { type }: Order, stated: Statement): Refusal | null {
  for (const fact of ['mp', 'column', 'modifier', 'result'] as const) {
    if (stated[fact] !== undefined && !ABOUT[fact].includes(type)) {
      return wrong(`there is no ${fact} to state about the order ${type}`, fact);
    }
  }
  const { column, result } = stated;
  if (column !== undefined && !bookOf(position).combat.columns.some(({ name }) => name === column)) {
    return wrong(`the combat table has no column ${column}`, column);
  }
  if (result !== undefined && !isSign(result)) return wrong(`${result} is no sign of a result`, result);
  return whyNotThere(position, stated) ?? whyNotSo(position, stated);
}

function whyNotThere(
  position: Position,
  { units = [], joined = [], parted = [], voided = [] }: Statement,
): Refusal | null {
  const named: readonly UnitId[] = [
    ...[...units, ...voided].map(({ unit }) => unit),
    ...[...joined, ...parted].flatMap((l) => [l.a, l.b]),
  ];
  const nobody = named.find((id) => !Object.hasOwn(position.units, id));
  if (nobody !== undefined) return unknown(`there is no unit ${nobody}`, nobody);
  const alone = [...joined, ...parted].find(({ a, b }) => a === b);
  if (alone) return wrong(`${alone.a} is not in melee with itself`, alone.a);
  const field = fieldOfGame(position);
  const nowhere = units.flatMap(({ hexes = [] }) => hexes).find((name) => !field.hex(name));
  if (nowhere === undefined) return null;
  return { code: 'unknownHex', rule: null, because: `the map has no hex ${nowhere}`, subject: nowhere };
}

function whyNotSo(position: Position, { units = [] }: Statement): Refusal | null {
  for (const { unit: id, hexes, health, missiles } of units) {
    const unit = position.units[id];
    if (!unit) continue;
    if (hexes && hexes.length !== unit.hexes.length) return wrong(`${id} holds ${unit.hexes.length} hexes`, id);
    if (hexes && !isPlace(position, hexes)) return wrong(`${id}: ${hexes.join(' and ')} do not touch`, id);
    if (unit.rider !== null && hexes) return wrong(`${id} is where its rider ${unit.rider} is: state his hexes`, id);
    if (missiles !== undefined && unit.missiles === null) {
      return wrong(`the missiles of ${id} are not counted in the open`, id);
    }
    const isBeast = unit.sheet.kind !== 'character';
    if (isBeast && (health === 'stunned' || health === 'wounded')) return wrong(`${id} is healthy or dead`, id);
  }
  return null;
}

/**
 * Why the units that are stated to be in melee cannot be, as they are after the order; null: they can. Even in a game
 * of honour whoever fights is there: nobody could carry on a melee with somebody who is off the map or dead.
 */
export function whyNotInMelee({ units }: Position, { joined = [] }: Statement): Refusal | null {
  for (const id of joined.flatMap(({ a, b }) => [a, b])) {
    const unit = units[id];
    if (!unit || unit.hexes.length === 0)
      return wrong(`${id} is not on the map after the order: it is in no melee`, id);
    if (!isLive(unit)) return wrong(`${id} is dead after the order: it is in no melee`, id);
  }
  return null;
}

function wrong(because: string, subject: string): Refusal {
  return { code: 'malformed', rule: null, because, subject };
}
