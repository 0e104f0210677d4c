import type { HexName } from '../../../board/field.js';
import type { Position } from '../../../position/position.js';
import type { Unit, UnitId } from '../../../position/unit.js';
import { Latest } from '../../../known/latest.js';
import { kindsOf, type UnitKind } from './unit-kinds.js';

/** Finds the units of a position by their hexes and by their kinds. */
export interface UnitIndex {
  /** In the order of the position. */
  readonly units: readonly Unit[];
  /** By hex, the indexes among `units` of those that hold it; a ridden horse counts with its rider only (pbem:7.1a). */
  readonly places: ReadonlyMap<HexName, readonly number[]>;
  readonly kinds: Kinds;
  /** The ids of the units in the order of names. */
  readonly names: readonly UnitId[];
}

type Kinds = ReadonlyMap<UnitKind, readonly Unit[]>;

const known = new Latest<Position['units'], UnitIndex>();

/** The index that was asked for last, and its units. The next one is most often derived from it. */
let last: { readonly of: Position['units']; readonly index: UnitIndex } | null = null;

const made = (units: Position['units']): UnitIndex => derived(last?.index ?? null, Object.values(units));

/** The index of the units of a position. It is carried along: only what a change of units concerns is made anew. */
export function indexOf({ units }: Pick<Position, 'units'>): UnitIndex {
  if (last?.of === units) return last.index;
  const index = known.of(units, made);
  last = { of: units, index };
  return index;
}

function derived(before: UnitIndex | null, units: readonly Unit[]): UnitIndex {
  if (before?.units.length !== units.length) return anew(units);
  let [moved, sorted] = [false, false];
  for (let at = 0; at < units.length; at += 1) {
    const [was, unit] = [before.units[at] as Unit, units[at] as Unit];
    if (was === unit) continue;
    if (was.id !== unit.id) return anew(units);
    moved ||= was.hexes !== unit.hexes || was.rider !== unit.rider;
    sorted ||= kindsOf(was).length > 0 || kindsOf(unit).length > 0;
  }
  return {
    units,
    places: moved ? placesOf(units) : before.places,
    kinds: sorted ? membersOf(units) : before.kinds,
    names: before.names,
  };
}

function anew(units: readonly Unit[]): UnitIndex {
  const names = units.map(({ id }) => id).sort();
  return { units, places: placesOf(units), kinds: membersOf(units), names };
}

function placesOf(units: readonly Unit[]): UnitIndex['places'] {
  const places = new Map<HexName, number[]>();
  for (let at = 0; at < units.length; at += 1) {
    const { hexes, rider } = units[at] as Unit;
    if (rider !== null) continue;
    for (const hex of hexes) {
      const others = places.get(hex);
      if (others) others.push(at);
      else places.set(hex, [at]);
    }
  }
  return places;
}

function membersOf(units: readonly Unit[]): Kinds {
  const kinds = new Map<UnitKind, Unit[]>();
  for (const unit of units) {
    for (const kind of kindsOf(unit)) {
      const others = kinds.get(kind);
      if (others) others.push(unit);
      else kinds.set(kind, [unit]);
    }
  }
  return kinds;
}
