import { fieldOf } from '../../engine/board/build.js';
import { printPlace, readPlace, type Place } from '../../engine/notation/place.js';
import type { UnitFacts } from '../../engine/game/facts.js';
import type { Position } from '../../engine/position/position.js';
import type { Unit } from '../../engine/position/unit.js';
import { didYouMean } from '../../engine/notation/nearest.js';
import { factsOf } from '../rulesets.js';
import type { Expectation } from './expected.js';
import { compared, failure, type CaseFailure } from './failure.js';

/** Parts of an expectation about single units, each with the function that reads the value from a unit. */
const READINGS = {
  mp: (unit: Unit) => String(unit.acts.mpSpent),
  gifts: (unit: Unit, _: Position, { mpGiven }: UnitFacts) => String(mpGiven(unit)),
  health: (unit: Unit) => unit.health,
  mounted: (unit: Unit) => String(unit.mount !== null),
  missiles: (unit: Unit, position: Position, { missiles }: UnitFacts) => String(missiles(position, unit)),
  aware: (unit: Unit) => String(unit.unaware === undefined),
  tasks: (unit: Unit, { tasks = [] }: Position) =>
    String(tasks.find(({ workers }) => workers.includes(unit.id))?.kind ?? null),
  ambushed: (unit: Unit) => String(unit.acts.ambushed ?? false),
  half: (unit: Unit) => String(unit.half ?? null),
  prisonerOf: (unit: Unit) => String(unit.captive?.by ?? null),
  guards: (unit: Unit) => String(unit.captive?.guards ?? []),
  control: (unit: Unit, position: Position, { inControl }: UnitFacts) => String(inControl(position, unit)),
  sergeants: (unit: Unit) => String(unit.sergeant ?? null),
  panic: (unit: Unit) => String(unit.panic ?? null),
  yielded: (unit: Unit) => String(unit.yielded ?? false),
  forsaken: (unit: Unit) => String(unit.forsaken ?? false),
  shamed: (unit: Unit) => String(unit.shamed ?? false),
  strength: (unit: Unit, _: Position, { strength }: UnitFacts) =>
    String([strength(unit).attack, strength(unit).defence]),
} as const;

/** Differences from the expectation for single units: place, MP, health, mount, missiles. */
export function wrongUnits(expect: Expectation, position: Position): readonly CaseFailure[] {
  const facts = factsOf(position).units;
  const failures: CaseFailure[] = [...wrongPlaces(expect, position), ...wrongHiding(expect, position)];
  for (const part of Object.keys(READINGS) as (keyof typeof READINGS)[]) {
    for (const [id, value] of Object.entries(expect[part] ?? {})) {
      const unit = position.units[id];
      const at = ['expect', part, id];
      const wanted: unknown = part === 'half' && unit ? halfNamed(unit, position, facts, value) : value;
      const wrong = unit
        ? compared(at, `${part} of ${id}`, String(wanted), READINGS[part](unit, position, facts))
        : failure(at, `there is no unit ${id}${didYouMean(id, Object.keys(position.units))}`);
      if (wrong) failures.push(wrong);
    }
  }
  return failures;
}

/** A half of a shut door hex by the name that the game uses; a case may name it by any hex beside that half. */
function halfNamed(unit: Unit, position: Position, { halfTowards }: UnitFacts, written: unknown): unknown {
  return typeof written === 'string' ? (halfTowards(position, unit, written) ?? written) : written;
}

function wrongPlaces({ positions = {} }: Expectation, position: Position): readonly CaseFailure[] {
  return Object.entries(positions).flatMap(([id, text]) => {
    const at = ['expect', 'positions', id];
    const unit = position.units[id];
    if (!unit) return failure(at, `there is no unit ${id}${didYouMean(id, Object.keys(position.units))}`);
    const place = readPlace(text);
    if (!place.ok) return failure(at, `"${text}" is no place: ${place.error.message}`);
    const expected = printPlace(canonical(place.value, position));
    return compared(at, `position of ${id}`, expected, printPlace(unit.hexes)) ?? [];
  });
}

function wrongHiding({ hidden = {} }: Expectation, position: Position): readonly CaseFailure[] {
  return Object.entries(hidden).flatMap(([id, text]) => {
    const unit = position.hidden?.[id];
    const actual = unit ? printPlace(unit.hexes) : 'not hidden';
    return compared(['expect', 'hidden', id], `hiding place of ${id}`, text ?? 'not hidden', actual) ?? [];
  });
}

/** Hexes by the names that the game uses, whichever of its names a case writes. */
function canonical(place: Place, { ground }: Position): Place {
  const field = fieldOf(ground.boards, ground.joins);
  return place.map((hex) => field.hex(hex)?.name ?? hex);
}
