import type { HexName } from '../../../board/field.js';
import { topOf } from '../../../board/location.js';
import { allowed, forbidden, refused, type RuleId, type Ruled } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isActive, isCharacter, isLive, type Unit } from '../../../position/unit.js';
import { enemiesIn, isAdjacentTo, isBesideEnemy } from '../core/terrain/adjacency.js';
import { whyLoses } from '../core/animals/leads.js';
import { whyTiedToCart } from '../core/carts/boarding.js';
import { bookOf } from '../core/books/of.js';
import { waysByCost } from '../07-movement/cheapest-ways.js';
import { carryCost } from '../12-equipment/load.js';
import type { StepGone } from '../core/events/facts.js';
import { costOf, goStep, mayStop, stepsFrom } from '../07-movement/going.js';
import { paidOnce } from '../07-movement/platform.js';
import { isInMelee } from '../core/melee/melee.js';
import { hexsideOf } from '../core/movement/hexside.js';
import { areEnemies } from '../core/movement/occupancy.js';
import type { PathStep } from '../core/orders/define.js';
import { mpaNow } from '../core/combat/strength.js';
import { hexOf } from '../core/terrain/ground.js';
import { whyNotStrikeFrom } from '../17-water/fighting.js';

/** An advance up to the present step. */
export interface Onward {
  readonly steps: readonly StepGone[];
  readonly hexes: readonly HexName[];
  readonly mp: number;
}

/**
 * How far a unit may advance: hexes (null: any number) and MP (pbem:10.9e), with the cost of carrying taken off
 * (pbem:12.5i).
 */
interface Allowance {
  readonly hexes: number | null;
  readonly mp: number;
}

/** The load and the lead that hamper a victor in his advance. */
export interface Burden {
  /** MP that carrying costs (pbem:12.5i). */
  readonly load: number;
  /** He leads somebody, of whom he must not lose hold (pbem:13.7q). */
  readonly leads: boolean;
}

function burdenOf(position: Position, unit: Unit): Burden {
  return { load: carryCost(position, unit), leads: true };
}

function allowanceOf(position: Position, unit: Unit, { load }: Burden): Allowance {
  const mpa = mpaNow(position, unit) - load;
  const half = Math.floor(mpaNow(position, unit) / 2) - load;
  if (bookOf(position).combat.advance === 'anywhere') {
    // One hex at any price, if another enemy is near (siege-en:1.76c).
    return isNextToEnemy(position, unit) ? { hexes: 1, mp: Number.MAX_SAFE_INTEGER } : { hexes: null, mp: half };
  }
  if (isInMelee(position, unit.id)) return { hexes: 1, mp: half };
  return isNextToEnemy(position, unit) ? { hexes: 1, mp: mpa } : { hexes: null, mp: half };
}

/**
 * A living enemy, stunned ones included, that is ADJACENT to the unit in its present hexes (pbem:10.9e). In Siege a
 * wall between the two makes no difference (ruling of siege-en:1.76c).
 */
function isNextToEnemy(position: Position, unit: Unit): boolean {
  if (bookOf(position).combat.advance === 'anywhere') {
    const [at = ''] = unit.hexes;
    const top = topOf(hexOf(position, at));
    // From a ladder only the man at its top counts (siege-en:1.76b).
    return top ? enemiesIn(position, unit, top.name).length > 0 : isBesideEnemy(position, unit, unit.hexes);
  }
  return Object.values(position.units).some(
    (other) => isCharacter(other) && isLive(other) && areEnemies(other, unit) && isAdjacentTo(position, other, unit),
  );
}

/**
 * Every place and facing that a victor can reach by an advance that begins into one of the vacated hexes, with the cost
 * of his load taken off.
 */
export function advancesOf(position: Position, unit: Unit, into: readonly HexName[]): readonly Onward[] {
  return [...advancesByCost(position, unit, into, burdenOf(position, unit))];
}

/** True if there is such an advance with this burden. */
export function mayAdvance(position: Position, unit: Unit, into: readonly HexName[], burden: Burden): boolean {
  return advancesByCost(position, unit, into, burden).next().done === false;
}

/** True if a unit could advance, but the limits of an advance forbid every way (pbem:10.9e). */
export function advancesTooFar(position: Position, unit: Unit, into: readonly HexName[], burden: Burden): boolean {
  if (mayAdvance(position, unit, into, burden)) return false;
  const unlimited = { hexes: 1, mp: Number.MAX_SAFE_INTEGER };
  return !advancesByCost(position, unit, into, burden, unlimited).next().done;
}

function* advancesByCost(
  position: Position,
  unit: Unit,
  into: readonly HexName[],
  burden: Burden,
  allowance: Allowance = allowanceOf(position, unit, burden),
): Generator<Onward, void, undefined> {
  if (!isActive(unit) || unit.panic !== undefined) return;
  if (whyTiedToCart(position, unit) || whyNotStrikeFrom(position, unit)) return;
  const start: Onward = { steps: [], hexes: unit.hexes, mp: 0 };
  const further = (way: Onward): readonly Onward[] => {
    if (way.steps.length === allowance.hexes) return [];
    const first = way.steps.length === 0;
    const steps = stepsFrom(position, unit, way.hexes, (hexes) => !first || beginsInto(position, unit, into, hexes));
    return steps.flatMap((step) => {
      const next = goOnward({ position, unit, into, burden, allowance }, way, step);
      return next.ok ? [next.value] : [];
    });
  };
  // After its first step the unit may pass the place where it stood.
  const placeOf = ({ hexes, steps }: Onward): string =>
    `${hexes.join('-')} ${steps.at(-1)?.half ?? ''}${steps.length === 0 ? ' start' : ''}`;
  for (const way of waysByCost(start, further, placeOf)) {
    const half = way.steps.at(-1)?.half;
    const isBack = half === unit.half && way.hexes.join('-') === unit.hexes.join('-');
    if (!isBack && mayStop(position, unit, way.hexes, half) === null) yield way;
  }
}

/**
 * The first step goes into a vacated hex (pbem:10.9b). If the victor shares the hex that the loser has left, he already
 * stands in it (pbem:7.27b). In Siege it may go in any direction (siege-en:1.76a).
 */
function beginsInto(position: Position, unit: Unit, into: readonly HexName[], hexes: readonly HexName[]): boolean {
  return (
    bookOf(position).combat.advance === 'anywhere' ||
    hexes.some((hex) => into.includes(hex) && !unit.hexes.includes(hex)) ||
    into.some((hex) => unit.hexes.includes(hex))
  );
}

/** Follows an ordered path of advance, or tells which rule it breaks. */
export function advanceAlong(
  position: Position,
  unit: Unit,
  into: readonly HexName[],
  path: readonly PathStep[],
): Ruled<Onward> {
  if (path.length === 0)
    return forbidden('pbem:10.9b', `${unit.id} advances into a vacated hex or not at all`, unit.id);
  const tied = whyTiedToCart(position, unit) ?? whyNotStrikeFrom(position, unit);
  if (tied) return refused(tied);
  if (unit.panic !== undefined)
    return forbidden('pbem:22.9j', `${unit.id} is ${unit.panic} and does not advance`, unit.id);
  const burden = burdenOf(position, unit);
  const limits = { position, unit, into, burden, allowance: allowanceOf(position, unit, burden) };
  let way: Onward = { steps: [], hexes: unit.hexes, mp: 0 };
  for (const step of path) {
    const gone = goStep(position, unit, way.hexes, step);
    if (!gone.ok) return gone;
    const next = goOnward(limits, way, gone.value);
    if (!next.ok) return next;
    way = next.value;
  }
  const stop = mayStop(position, unit, way.hexes, way.steps.at(-1)?.half);
  return stop ? refused(stop) : allowed(way);
}

/** An advance of a unit into vacated hexes, and its limits. */
interface Limits {
  readonly position: Position;
  readonly unit: Unit;
  readonly into: readonly HexName[];
  readonly burden: Burden;
  readonly allowance: Allowance;
}

function goOnward({ position, unit, into, burden, allowance }: Limits, way: Onward, alone: StepGone): Ruled<Onward> {
  const step = ontoTheWall(position, way.hexes, paidOnce(way.steps, alone));
  const to = step.hexes.join('-');
  if (way.steps.length === 0 && !beginsInto(position, unit, into, step.hexes)) {
    return forbidden('pbem:10.9b', `the advance begins into ${into.join(' or ')}`, to);
  }
  if (allowance.hexes !== null && way.steps.length === allowance.hexes) {
    return forbidden('pbem:10.9e', `${unit.id} may advance ${allowance.hexes} hex only`, to);
  }
  const loses = burden.leads ? whyLoses(position, unit, step.hexes) : null;
  if (loses) return refused(loses);
  const mp = way.mp + costOf([step]);
  if (mp > allowance.mp) {
    return forbidden(ruleOfMp(position), `${unit.id} may advance for ${allowance.mp} MP; this takes ${mp}`, to);
  }
  return allowed({ steps: [...way.steps, step], hexes: step.hexes, mp });
}

/**
 * In Siege a step from a ladder onto the battlements costs no more in an advance than any other onto that hex
 * (siege-en:1.91g).
 */
function ontoTheWall(position: Position, [from = '']: readonly HexName[], step: StepGone): StepGone {
  const ladder = hexOf(position, from);
  const top = topOf(ladder);
  if (top === null || step.hexes[0] !== top.name || bookOf(position).combat.advance !== 'anywhere') return step;
  const over = hexsideOf(position, ladder, top)?.rule;
  return { ...step, costs: step.costs.filter(({ rule }) => rule !== over) };
}

/** The rule that limits the MP of an advance. In Siege it is not the one that limits its hexes (siege-en:1.76c). */
export function ruleOfMp(position: Position): RuleId {
  return bookOf(position).combat.advance === 'anywhere' ? 'siege-en:1.76a' : 'pbem:10.9e';
}
