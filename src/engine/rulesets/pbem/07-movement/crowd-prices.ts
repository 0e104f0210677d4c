import type { Field, FieldHex, HexName } from '../../../board/field.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, isInfantry, isMounted, type Unit } from '../../../position/unit.js';
import { ledBy } from '../core/animals/leads.js';
import { Latest } from '../../../known/latest.js';
import { changesBetween } from '../core/listing/changes.js';
import { moverKindOf } from '../core/movement/mover.js';
import { pricesIn } from '../core/night/dark-movement.js';

/** A price that nobody has asked for yet. */
export const UNASKED = -3;

/** Prices of entering hexes in which something is, by 2 × hex index, + 1 along a moat or trench. */
type Tables = Map<object, Map<string, Int8Array>>;

const known = new Latest<Position, Tables>();

/** The position for which tables were made last: most often the next position differs in one unit. */
let latest: Position | null = null;

/**
 * Prices of entering occupied hexes that all units share to which the others in the hex are the same: the same side,
 * and the same kind of mover. Null: the unit pays prices of its own, since it is no character, leads animals, is
 * captive or fights a duel. Hexes that the unit itself holds are left out, and so are water, doorways and carts.
 */
export function crowdPrices(position: Position, unit: Unit, field: Field): Int8Array | null {
  if (!isCharacter(unit) || unit.captive || position.duel || ledBy(position, unit.id) !== null) return null;
  const tables = tablesOf(position, field);
  const ground = pricesIn(position, unit);
  let byKind = tables.get(ground);
  if (!byKind) tables.set(ground, (byKind = new Map<string, Int8Array>()));
  const kind = `${moverKindOf(unit)} ${isMounted(unit)} ${isInfantry(unit)} ${unit.side ?? ''}`;
  let table = byKind.get(kind);
  if (!table) byKind.set(kind, (table = new Int8Array(2 * field.places.length).fill(UNASKED)));
  return table;
}

function tablesOf(position: Position, field: Field): Tables {
  return known.of(position, () => {
    const tables = carried(latest, position, field);
    latest = position;
    return tables;
  });
}

/** The tables of an earlier position without the prices of hexes in which something has changed since. */
function carried(before: Position | null, position: Position, field: Field): Tables {
  const tables: Tables = new Map();
  const changes = before?.ground === position.ground ? changesBetween(before, position) : null;
  if (!before || !changes) return tables;
  const changed = changes.flatMap((change) => [...change.before.hexes, ...change.after.hexes]);
  for (const [ground, byKind] of known.get(before) ?? []) {
    const copies = [...byKind].map(([kind, table]) => [kind, without(table, changed, field)] as const);
    tables.set(ground, new Map(copies));
  }
  return tables;
}

function without(table: Int8Array, hexes: readonly HexName[], field: Field): Int8Array {
  const copy = table.slice();
  for (const name of hexes) {
    const { index } = field.hex(name) as FieldHex;
    copy[2 * index] = UNASKED;
    copy[2 * index + 1] = UNASKED;
  }
  return copy;
}
