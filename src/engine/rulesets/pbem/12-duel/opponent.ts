import { forbidden, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { fightInMadness } from '../core/rage/mad-rage.js';
import { takesPart } from '../core/duel/fighters.js';

/**
 * The reason why the fighters of a duel may not attack a unit, or null: they attack each other only, except in mad rage
 * (pbem:12.8o, 12.8j).
 */
export function whyNotOpponent(position: Position, attackers: readonly Unit[], target: Unit): Refusal | null {
  if (takesPart(position, target.id) || fightInMadness(attackers, target)) return null;
  return forbidden('pbem:12.8o', `${target.id} has no part in the duel`, target.id).refusal;
}

/** An attack that breaks the peace of the duel: only mad rage brings it about (pbem:12.8j, 12.8k). */
export function breaksPeace(position: Position, defenders: readonly Unit[]): boolean {
  return defenders.some(({ id }) => !takesPart(position, id));
}
