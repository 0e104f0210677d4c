import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import type { AmmunitionKind } from '../../../position/terms.js';
import type { SideId, Unit } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { ammunitionNeededBy, limitsAmmunition } from '../core/supply/ammunition.js';

/**
 * Number of ten-faced dice for the missiles that a character begins with (pbem:22.2c). Throwers of daggers and spears
 * begin with fixed numbers.
 */
const SUPPLY_DICE: Readonly<Record<AmmunitionKind, number>> = { arrow: 3, bolt: 3, shuriken: 2, dagger: 0, spear: 0 };

/**
 * With the first order of a side its archers, crossbowmen and ninja roll for their missiles, each for himself, in the
 * order of their names, hidden ones included (pbem:22.2c).
 */
export function rollSupplies(course: Course<PbemEvent>, side: SideId, dice: Dice): void {
  if (!limitsAmmunition(course.position)) return;
  const { hidden = {} } = course.position;
  const units = Object.values({ ...course.position.units, ...hidden }).filter(
    (unit) => unit.side === side && isUnrolled(course.position, unit),
  );
  rollFor(course, side, units, dice);
}

/** A unit that has not rolled yet rolls when it is searched (pbem:22.2c, 22.2g). */
export function rollWhenSearched(course: Course<PbemEvent>, unit: Unit, dice: Dice): void {
  if (isUnrolled(course.position, unit)) rollFor(course, unit.side, [unit], dice);
}

function isUnrolled({ supplies }: Position, unit: Unit): boolean {
  const kind = ammunitionNeededBy(unit);
  return kind !== null && SUPPLY_DICE[kind] > 0 && supplies?.[unit.id] === undefined;
}

function rollFor(course: Course<PbemEvent>, side: SideId | null, units: readonly Unit[], dice: Dice): void {
  if (units.length === 0) return;
  const rolled = [...units]
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .map((unit) => {
      const kind = ammunitionNeededBy(unit);
      const faces = Array.from({ length: kind === null ? 0 : SUPPLY_DICE[kind] }, () =>
        dice.roll({ purpose: 'supply', rule: 'pbem:22.2c', faces: 10, subject: unit.id }),
      );
      return { unit: unit.id, missiles: faces.reduce((sum, { value }) => sum + value, 0), dice: faces };
    });
  course.emit({ type: 'SuppliesRolled', data: { side, supplies: rolled, rule: 'pbem:22.2c' } });
}
