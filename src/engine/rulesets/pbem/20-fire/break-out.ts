import type { HexName } from '../../../board/field.js';
import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { FireCause } from '../../../position/burns.js';
import { equipmentOf } from '../../../position/equipment-of.js';
import type { UnitId } from '../../../position/unit.js';
import { hiddenUnits } from '../core/hidden/hidden-units.js';
import { reveal } from '../22-hidden/reveal.js';
import type { PbemEvent } from '../core/events.js';
import { firstComplete } from './burnt.js';
import { finalKindling, kindles, kindlingModifiers, type KindlingMethod } from './fire-table.js';
import { firesConsuming } from '../core/burning/fires.js';
import { placesOf, type Fuel } from './fuel.js';

const CAUSES: Readonly<Record<KindlingMethod, FireCause>> = {
  flamingArrow: 'arrow',
  bareHands: 'kindling',
  thrownOil: 'oil',
  torchOrOil: 'kindling',
};

/** Rolls whether a thing in a hex catches fire, and starts the fire if it does (pbem:20.1c, 26.52). */
export function tryToKindle(
  course: Course<PbemEvent>,
  unit: UnitId,
  method: KindlingMethod,
  hex: HexName,
  fuel: Fuel,
  dice: Dice,
): boolean {
  const die = dice.roll({ purpose: 'kindle', rule: 'pbem:26.52', faces: 10, subject: unit });
  const modifiers = kindlingModifiers(method, fuel);
  const final = finalKindling(die.value, modifiers);
  const success = kindles(final);
  const { what } = fuel;
  course.emit({
    type: 'KindlingTried',
    data: { unit, hex, what, modifiers, die, final, success, rule: 'pbem:26.52' },
  });
  if (success) breakOut(course, hex, fuel, CAUSES[method], 'pbem:20.1c');
  return success;
}

/**
 * Starts a fire in a hex. A unit that carries the burning thing lets go of it (ruling of pbem:20.1g); a hidden unit in
 * the hex shows itself.
 */
export function breakOut(course: Course<PbemEvent>, hex: HexName, fuel: Fuel, cause: FireCause, rule: string): void {
  const hexes = placesOf(course.position, hex, fuel);
  course.emit({
    type: 'FireBrokeOut',
    data: { fire: newFire(course), hexes, what: fuel.what, cause, ...burningWhole(course, fuel), rule },
  });
  const [bearer] = equipmentOf(course.position, fuel.what)?.bearers ?? [];
  if (bearer !== undefined) {
    course.emit({ type: 'LadderDropped', data: { unit: bearer, equipment: fuel.what, rule: 'pbem:20.1g' } });
  }
  for (const unit of hiddenUnits(course.position)) {
    if (unit.hexes.some((place) => hexes.includes(place))) reveal(course, unit, 'pbem:20.1h');
  }
}

/**
 * If the thing already burns in another of its hexes, it has burnt as a whole since that fire (ruling of pbem:20.1m).
 */
function burningWhole({ position }: Course<PbemEvent>, { what, kind }: Fuel): { readonly whole?: number } {
  const others = kind === 'tent' ? [] : firesConsuming(position, what);
  if (others.length === 0) return {};
  return { whole: Math.min(...others.map(({ burns }) => burns.whole ?? firstComplete(burns))) };
}

/** The first name for a fire that no thing has. */
function newFire({ position: { things } }: Course<PbemEvent>): string {
  const taken = new Set(things.map(({ id }) => id));
  let number = 1;
  while (taken.has(`fire${number}`)) number += 1;
  return `fire${number}`;
}
