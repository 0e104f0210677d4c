import type { HexName } from '../../../board/field.js';
import { forbidden, refused, allowed, type Ruled } from '../../../game/refusal.js';
import type { Position, Thing } from '../../../position/position.js';
import { isLive, type Unit, isDragon } from '../../../position/unit.js';
import { whyHeldByCart } from '../core/carts/cart-bar.js';
import { DEBRIS_EQUIVALENTS, equivalentsOf } from '../07-movement/hindrance.js';
import { fieldOfGame } from '../core/terrain/ground.js';

/** A load that workers shift at one time (pbem:12.9): bodies of one hex, one dead animal, or one debris. */
export interface Load {
  readonly bodies: readonly Unit[];
  readonly debris: readonly Thing[];
  /** Where it lies: one hex, or two. */
  readonly hexes: readonly HexName[];
  /** Foot characters' equivalents in each of its hexes (pbem:7.8b). */
  readonly equivalents: number;
  /** A dead horse or ox, or debris of two hexes: two turns for two, one for four (pbem:12.9b). */
  readonly large: boolean;
}

/** Bodies that are shifted at one go (pbem:12.9a). */
const BODIES_MAX = 2;
/** Debris of so many hexes is cleared by nobody (pbem:12.9c). */
const TOO_LARGE_HEXES = 3;

/** The load of that name or these names, or why it is none that can be shifted. */
export function loadOf(position: Position, names: readonly string[]): Ruled<Load> {
  const bodies: Unit[] = [];
  const debris: Thing[] = [];
  for (const name of names) {
    const unit = Object.hasOwn(position.units, name) ? position.units[name] : undefined;
    const thing = position.things.find(({ id, kind }) => id === name && kind === 'debris');
    const held = unit && position.carts && whyHeldByCart(position, unit);
    if (held) return refused(held);
    if (unit) bodies.push(unit);
    else if (thing) debris.push(thing);
    else return noLoad(position, name);
  }
  if (new Set(names).size < names.length) {
    return refused({ code: 'malformed', rule: null, because: 'a part of the load is named twice' });
  }
  const [thing, ...things] = debris;
  if (thing) {
    if (things.length > 0 || bodies.length > 0)
      return forbidden('pbem:12.9a', `${thing.id} is a load of its own`, thing.id);
    return debrisLoad(thing);
  }
  return bodiesLoad(bodies);
}

/** Rubble is named by its hex, and stays (pbem:12.9g). */
function noLoad(position: Position, name: string): Ruled<never> {
  const hex = fieldOfGame(position).hex(name);
  if (hex?.terrain === 'rubble')
    return forbidden('pbem:12.9g', `the rubble of ${hex.name} stays where it is`, hex.name);
  return refused({ code: 'unknownUnit', rule: null, because: `there is no body or debris ${name}`, subject: name });
}

function debrisLoad(thing: Thing): Ruled<Load> {
  const { id, hexes } = thing;
  if (hexes.length >= TOO_LARGE_HEXES) return forbidden('pbem:12.9c', `${id} is too large to be cleared`, id);
  const large = hexes.length > 1;
  return allowed({ bodies: [], debris: [thing], hexes, equivalents: DEBRIS_EQUIVALENTS, large });
}

function bodiesLoad(bodies: readonly Unit[]): Ruled<Load> {
  const [first, ...others] = bodies;
  if (!first) return forbidden('pbem:12.9a', 'nothing is to be moved');
  for (const { id, health, hexes } of bodies) {
    if (health !== 'dead') return forbidden('pbem:12.9a', `${id} lives`, id);
    if (hexes.length === 0) return forbidden('pbem:12.9a', `${id} is not on the map`, id);
    if (hexes[0] !== first.hexes[0]) return forbidden('pbem:12.9a', `${id} does not lie where ${first.id} lies`, id);
  }
  const heavy = bodies.find((body) => equivalentsOf(body) > 1);
  if (heavy && others.length > 0) return forbidden('pbem:12.9a', `${heavy.id} is a load of its own`, heavy.id);
  if (bodies.length > BODIES_MAX) return forbidden('pbem:12.9a', `${BODIES_MAX} bodies are moved at one go`);
  const equivalents = bodies.reduce((sum, body) => sum + equivalentsOf(body), 0);
  const large = first.sheet.kind === 'horse' || first.sheet.kind === 'ox' || isDragon(first);
  return allowed({ bodies, debris: [], hexes: first.hexes, equivalents, large });
}

/**
 * Loads that lie in one of these hexes and are worth proposing: every body and debris by itself, and pairs of bodies.
 */
export function loadsIn(position: Position, hexes: readonly HexName[]): readonly (readonly string[])[] {
  const lie = (at: readonly HexName[]): boolean => at.some((hex) => hexes.includes(hex));
  const debris = position.things.filter((thing) => thing.kind === 'debris' && lie(thing.hexes)).map(({ id }) => id);
  const bodies = Object.values(position.units)
    .filter((unit) => !isLive(unit) && lie(unit.hexes))
    .map(({ id }) => id);
  const pairs = bodies.flatMap((one, index) => bodies.slice(index + 1).map((other) => [one, other]));
  return [...[...debris, ...bodies].map((id) => [id]), ...pairs].filter((names) => loadOf(position, names).ok);
}
