import { Known } from '../../../known/known.js';
import type { FieldHex } from '../../../board/field.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { looksTheSame } from '../core/listing/nearness.js';
import { unitsIn } from '../core/movement/occupancy.js';
import { isAnythingUnderRepair } from '../core/repair/under-repair.js';
import type { FireLine } from './over-characters.js';

/** The hexes that a search for a line has asked for units. */
export type Asked = Set<FieldHex>;

/** The result of a search, with everything about units that it rests on. */
interface KnownLine<Found> {
  readonly line: FireLine;
  readonly there: readonly (readonly [hex: FieldHex, units: readonly Unit[]])[];
  readonly found: Found;
}

/** Results are remembered for so many shots on one map. */
const REMEMBERED_MAX = 4000;

/**
 * Remembers what was found out about lines of fire past units, for each map (`key`). A result holds as long as firer
 * and target look the same, and the same units stand in all hexes that its search has asked about: it records them.
 */
export class LinesKnown<Found> {
  private readonly maps = new Known<object, Map<string, KnownLine<Found>>>();

  /** The result for a shot; `search` finds it and notes the hexes that it asks for units. */
  of(key: object, position: Position, line: FireLine, search: (asked: Asked) => Found): Found {
    // Carts give cover and walls are repaired without any unit that shows it.
    if (position.carts || isAnythingUnderRepair(position)) return search(new Set());
    const lines = this.maps.of(key, () => new Map<string, KnownLine<Found>>());
    const name = nameOf(position, line);
    const known = lines.get(name);
    if (known && holds(known, position, line)) return known.found;
    const asked: Asked = new Set();
    const found = search(asked);
    if (lines.size >= REMEMBERED_MAX) lines.clear();
    lines.set(name, { line, there: [...asked].map((hex) => [hex, unitsIn(position, hex.name)] as const), found });
    return found;
  }
}

function nameOf({ options, ruleset }: Position, { firer, target, weapon, from, at, band }: FireLine): string {
  const centres = options['alternativeLos'] === true;
  const { id, version } = ruleset;
  return `${firer.id} ${from.name} ${target.id} ${at.name} ${weapon} ${band ?? ''} ${centres} ${id} ${version}`;
}

function holds<Found>({ line, there }: KnownLine<Found>, position: Position, now: FireLine): boolean {
  return (
    line.target.exposed === now.target.exposed &&
    isUnchanged(line.firer, now.firer) &&
    isUnchanged(line.target, now.target) &&
    there.every(([hex, units]) => {
      const present = unitsIn(position, hex.name);
      return present.length === units.length && present.every((unit, at) => isUnchanged(units[at] as Unit, unit));
    })
  );
}

function isUnchanged(before: Unit, after: Unit): boolean {
  return looksTheSame({ before, after, tied: false });
}
