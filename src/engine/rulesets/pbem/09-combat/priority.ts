import { forbidden, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isActive, isCharacter, type Unit } from '../../../position/unit.js';
import { isCaptive } from '../core/captives/captive.js';
import { opponentsInMelee } from '../core/melee/melee.js';
import { unitsBeside } from '../07-movement/beside.js';
import { fightInMadness, rageForbids } from '../core/rage/mad-rage.js';
import { whyRetreatFirst } from '../core/results/left-open.js';
import { isAdjacentTo } from '../core/terrain/adjacency.js';
import { isKnight } from '../core/combat/strength.js';
import { targetRefused } from './target.js';

/**
 * Why a knight may not attack a unit, or null (option combatPriority, pbem:22.6a). If an active enemy knight that he
 * could attack is beside him, he may attack only ADJACENT knights and characters with whom he is in melee. The rule
 * does not bind a knight in mad rage or under the peace of a duel, where his target is given, nor a prisoner, who may
 * strike at his guards only (pbem:2.72e, 12.8o, 22.7p).
 */
export function whyNotPreferred(position: Position, attacker: Unit, target: Unit): Refusal | null {
  if (position.options['combatPriority'] !== true || position.duel) return null;
  if (!isOfKnights(attacker) || isCaptive(attacker) || isOfKnights(target)) return null;
  if (fightInMadness([attacker], target) || opponentsInMelee(position, attacker.id).includes(target.id)) return null;
  const knight = unitsBeside(position, attacker).find((other) => binds(position, attacker, other));
  if (!knight) return null;
  const because = `${attacker.id} is ADJACENT to the knight ${knight.id} and not in melee with ${target.id}`;
  return forbidden('pbem:22.6a', because, target.id).refusal;
}

function isOfKnights(unit: Unit): boolean {
  return isCharacter(unit) && isKnight(unit);
}

/**
 * An enemy knight that the attacker could attack by himself now; stunned knights do not count (ruling of pbem:22.6a).
 */
function binds(position: Position, attacker: Unit, knight: Unit): boolean {
  return (
    isOfKnights(knight) &&
    isActive(knight) &&
    targetRefused(knight, attacker.side) === null &&
    rageForbids([attacker], [knight], false) === null &&
    isAdjacentTo(position, attacker, knight) &&
    whyRetreatFirst(position, knight) === null
  );
}
