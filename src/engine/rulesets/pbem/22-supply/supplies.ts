import { placesRound, type HexName } from '../../../board/field.js';
import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { AmmunitionKind } from '../../../position/terms.js';
import { isActive, isCharacter, type Unit, type SideId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { ammunitionNeededBy, whyNotIdle, limitsAmmunition } from '../core/supply/ammunition.js';
import { ADJACENT, isInReach } from '../core/terrain/adjacency.js';
import { hexOf } from '../core/terrain/ground.js';

/** He takes from somebody who cannot hinder it: dead, stunned, neutral or a prisoner (pbem:22.2g). */
export function isStripped(giver: Unit): boolean {
  return !isActive(giver);
}

/**
 * Why a unit cannot have missiles of another, or null. What the other has left plays no part: of enemies nobody knows
 * it (pbem:22.2a).
 */
export function whyNotFrom(position: Position, unit: Unit, giver: Unit): Refusal | null {
  const { id } = giver;
  const wrong = (rule: string, because: string): Refusal => illegal(rule, because, id);
  if (giver.id === unit.id || !isCharacter(giver)) return wrong('pbem:22.2g', `${id} is nobody to take missiles from`);
  if (ammunitionNeededBy(giver) !== ammunitionNeededBy(unit)) {
    return wrong('pbem:22.2i', `${id} and ${unit.id} do not use the same missiles`);
  }
  const stripped = isStripped(giver);
  if (!stripped && giver.side !== unit.side) return wrong('pbem:22.2g', `${id} is an active enemy`);
  if (!isInReach(position, unit, giver)) return wrong('pbem:22.2g', `${id} is not ADJACENT to ${unit.id}`);
  if (!stripped) return whyNotIdle(position, giver);
  const other = unit.acts.stripped;
  if (other === undefined) return null;
  return wrong('pbem:22.2g', `${unit.id} has taken missiles from ${other}, and from one only in a turn`);
}

/** Hexes of supply points with what a unit uses, in which it stands or to which it is ADJACENT. */
export function pointsBeside(position: Position, unit: Unit): readonly HexName[] {
  const kind = ammunitionNeededBy(unit);
  const stores = (position.terms?.supplyPoints ?? []).filter((point) => point.kind === kind);
  const hexes = new Set(stores.flatMap((point) => point.hexes));
  return [...hexes].filter((hex) => unit.hexes.some((from) => isBeside(position, unit, from, hex)));
}

/** Why a unit finds no missiles in a hex, or null. */
export function whyNotPoint(position: Position, unit: Unit, at: HexName): Refusal | null {
  if (pointsBeside(position, unit).includes(at)) return null;
  const stored = (position.terms?.supplyPoints ?? []).filter(({ hexes }) => hexes.includes(at));
  if (stored.length > 0 && stored.every(({ kind }) => kind !== ammunitionNeededBy(unit))) {
    return illegal('pbem:22.2i', `${unit.id} has no use for what lies in ${at}`, at);
  }
  return illegal('pbem:22.2g', `${unit.id} finds no missiles in ${at}`, at);
}

function isBeside(position: Position, unit: Unit, from: HexName, to: HexName): boolean {
  if (from === to) return true;
  return placesRound(hexOf(position, from)).some(({ name }) => name === to) && ADJACENT(position, unit, from, to);
}

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

/**
 * A unit that has not rolled yet rolls when it is searched (pbem:22.2c, 22.2g). Where a seat does not see what it has,
 * a die is asked for too: nobody can tell the find beforehand.
 */
export function rollWhenSearched(course: Course<PbemEvent>, unit: Unit, dice: Dice): void {
  const isUnknown = course.position.supplies?.[unit.id] === null;
  if (isUnknown || isUnrolled(course.position, unit)) rollFor(course, unit.side, [unit], dice);
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
