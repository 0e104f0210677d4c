import { placesRound, type HexName } from '../../../board/field.js';
import type { Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isActive, isCharacter, type Unit } from '../../../position/unit.js';
import { ADJACENT, isAdjacentTo } from '../core/terrain/adjacency.js';
import { hexOf } from '../core/terrain/ground.js';
import { ammunitionNeededBy } from '../core/supply/ammunition.js';
import { whyNotIdle } from '../core/supply/supply-idle.js';

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
  const wrong = (rule: string, because: string): Refusal => ({ code: 'illegal', rule, because, subject: id });
  if (giver.id === unit.id || !isCharacter(giver)) return wrong('pbem:22.2g', `${id} is nobody to take missiles from`);
  if (ammunitionNeededBy(giver) !== ammunitionNeededBy(unit)) {
    return wrong('pbem:22.2i', `${id} and ${unit.id} do not use the same missiles`);
  }
  const stripped = isStripped(giver);
  if (!stripped && giver.side !== unit.side) return wrong('pbem:22.2g', `${id} is an active enemy`);
  if (!isAdjacentTo(position, unit, giver)) return wrong('pbem:22.2g', `${id} is not ADJACENT to ${unit.id}`);
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
    return {
      code: 'illegal',
      rule: 'pbem:22.2i',
      because: `${unit.id} has no use for what lies in ${at}`,
      subject: at,
    };
  }
  return { code: 'illegal', rule: 'pbem:22.2g', because: `${unit.id} finds no missiles in ${at}`, subject: at };
}

function isBeside(position: Position, unit: Unit, from: HexName, to: HexName): boolean {
  if (from === to) return true;
  return placesRound(hexOf(position, from)).some(({ name }) => name === to) && ADJACENT(position, unit, from, to);
}
