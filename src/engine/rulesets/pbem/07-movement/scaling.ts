import type { FieldHex } from '../../../board/field.js';
import { heightAboveBase, isRampart, topOf } from '../../../board/location.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { MovementCost } from '../core/events/facts.js';
import { leadsNowhere } from '../core/terrain/scaling.js';

/**
 * MP to climb to the platform of a siege tower from its base, in addition to the MP for a place on it (pbem:19.12f).
 */
const CLIMB_TO_PLATFORM_MP = 3;

/** Why a unit on a ladder or siege tower cannot get to a hex beside it, or null. */
export function whyNotScale(from: FieldHex, to: FieldHex): Refusal | null {
  const top = topOf(from);
  if (top === null) return topOf(to) === from ? nowhere(to, from) : null;
  if (to !== top) return isRampart(to) ? aside(from, to) : null;
  return nowhere(from, to);
}

function nowhere(ladder: FieldHex, wall: FieldHex): Refusal | null {
  const rule = leadsNowhere(ladder, wall);
  if (rule === null) return null;
  const because = `the ladder in ${ladder.name} leads nowhere: ${wall.name} is no rampart that one gets onto`;
  return illegal(rule, because, wall.name);
}

function aside(from: FieldHex, to: FieldHex): Refusal {
  const because = `the ladder in ${from.name} does not lead to ${to.name}`;
  return illegal('pbem:19.11r', because, to.name);
}

/** The cost of climbing onto a siege tower from the level of its base; null: nothing beyond the hex. */
export function climbOver(from: FieldHex, to: FieldHex): MovementCost | null {
  if (to.terrain !== 'siegePlatform' || from.terrain === 'siegePlatform') return null;
  return heightAboveBase(to, from) <= 0 ? { mp: CLIMB_TO_PLATFORM_MP, rule: 'pbem:19.12f' } : null;
}
