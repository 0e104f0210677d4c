import { allowed, forbidden, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import type { Cart } from '../../../position/things.js';
import type { Position } from '../../../position/position.js';
import { isMounted, type Unit, type UnitId } from '../../../position/unit.js';
import { mpaOf } from '../core/combat/strength.js';
import { whyBurdened } from '../12-equipment/load.js';
import { isInMelee } from '../core/melee/melee.js';
import { whyImmobile } from '../07-movement/mobility.js';
import { ledBy } from '../core/animals/leads.js';
import { ADJACENT } from '../core/terrain/adjacency.js';
import { cartUnder } from '../core/carts/carts.js';

/** Healthy characters that a cart needs at least, and MP that it goes with so many; more gain nothing (pbem:14m). */
const CREW_MIN = 2;
const CREW_FULL = 3;
/** So many wounded do the work of one healthy character (pbem:14m). */
const WOUNDED_PER_HEALTHY = 2;

/** MP that a cart goes with these pushers; null: they cannot move it (pbem:14m). */
export function mpOfCrew(crew: readonly Unit[]): 2 | 3 | null {
  const healthy = crew.filter(({ health }) => health === 'healthy').length;
  const strength = healthy + Math.floor((crew.length - healthy) / WOUNDED_PER_HEALTHY);
  if (strength < CREW_MIN) return null;
  return strength < CREW_FULL ? 2 : 3;
}

/** Those who push, each of them able to; or why they cannot (pbem:14m, 14p, 14q). */
export function crewOf(position: Position, cart: Cart, ids: readonly UnitId[]): Ruled<readonly Unit[]> {
  const crew: Unit[] = [];
  for (const id of ids) {
    const unit = position.units[id];
    if (!unit) return refused({ code: 'unknownUnit', rule: null, because: `there is no unit ${id}`, subject: id });
    if (crew.includes(unit))
      return refused({ code: 'malformed', rule: null, because: `${id} is named twice`, subject: id });
    const unable = whyNotPush(position, cart, unit);
    if (unable) return refused(unable);
    crew.push(unit);
  }
  return mpOfCrew(crew) === null
    ? forbidden('pbem:14m', `${crew.length} such characters are too few to push ${cart.id}`, cart.id)
    : allowed(crew);
}

/** Why a character cannot push a cart from where he stands, with all that he has of MP; or null. */
export function whyNotPush(position: Position, cart: Cart, unit: Unit): Refusal | null {
  const no = (rule: string, because: string): Refusal => illegal(rule, because, unit.id);
  if (isInMelee(position, unit.id)) return no('pbem:14j', `${unit.id} is in melee and pushes nothing`);
  const immobile = whyImmobile(position, unit);
  if (immobile) return immobile.rule === 'pbem:7.3e' ? { ...immobile, rule: 'pbem:14p' } : immobile;
  if (isMounted(unit)) return no('pbem:14m', `${unit.id} rides; carts are pushed on foot`);
  if (unit.acts.mpSpent > 0)
    return no('pbem:14p', `${unit.id} has spent ${unit.acts.mpSpent} of ${mpaOf(position, unit)} MP`);
  const led = ledBy(position, unit.id);
  if (led !== null) return no('pbem:13.7q', `${unit.id} leads ${led} and would lose hold of it`);
  const burdened = whyBurdened(position, unit, 'pbem:14p');
  if (burdened) return burdened;
  const [at = ''] = unit.hexes;
  const beside = !cartUnder(position, unit) && cart.hexes.some((hex) => ADJACENT(position, unit, at, hex));
  return beside ? null : no('pbem:14q', `${unit.id} does not stand beside ${cart.id}`);
}
