import type { HexName } from '../../../board/field.js';
import type { Dice } from '../../../dice/dice.js';
import { Course } from '../../../game/course.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { isMounted, isLive, type Unit, type UnitId } from '../../../position/unit.js';
import { CART_MPA, follow, pullOf, whyCartNotHalt } from '../07-movement/draught.js';
import { costOf, goStep, mayStop, stepsFrom } from '../07-movement/going.js';
import { whyImmobile } from '../07-movement/mobility.js';
import { tellMove, meet, type Part } from '../08-pinning/passing.js';
import { leadStep, gaitTo } from '../13-animals/following.js';
import { hiddenEnemiesIn } from '../22-hidden/discovery.js';
import { runsInto } from '../22-hidden/on-the-way.js';
import { leaderOf, stringOf } from '../core/animals/leads.js';
import { cartDrawnBy, cartNamed, cartDrivenBy } from '../core/carts/carts.js';
import { mpaOf } from '../core/combat/strength.js';
import { whyKeptOffAny } from '../core/control/limits.js';
import type { PbemEvent } from '../core/events.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Drive } from '../core/orders/cart-orders.js';
import { isBeingMounted } from '../core/tasks/task.js';
import { evolve } from '../evolve/evolve.js';

/**
 * One step of what draws a cart, with the cart in its wake (pbem:14i), for who rides or drives it; or what forbids it.
 */
function driveStep(course: Course<PbemEvent>, by: Unit, animal: Unit, hexes: readonly HexName[]): Refusal | null {
  if (isMounted(by)) return rideStep(course, by, hexes);
  return leadStep(course, by, animal.id, [{ unit: animal.id, hexes }], null);
}

function rideStep(course: Course<PbemEvent>, rider: Unit, hexes: readonly HexName[]): Refusal | null {
  const pull = pullOf(course.position, rider, rider, hexes);
  if (!pull) throw new Error(`${rider.id} draws no cart`);
  if ('code' in pull) return pull;
  const gone = goStep(course.position, rider, rider.hexes, { gait: gaitTo(rider.hexes, hexes), hexes });
  if (!gone.ok) return gone.refusal;
  const mp = costOf([gone.value]);
  const mpa = mpaOf(course.position, rider);
  const left = Math.min(mpa, CART_MPA) - rider.acts.mpSpent;
  if (mp > left) {
    const where = hexes.join('-');
    return illegal('pbem:14c', `${where} costs ${mp} MP, ${left} are left`, where);
  }
  tellMove(course, rider.id, [gone.value]);
  follow(course, pull, rider, mp);
  return null;
}

type Path = Drive['path'];

/**
 * A cart goes with its draft animal, which somebody rides or drives from the front hex of the cart (pbem:14d); who
 * leads the animal marches (13.7m). It may be given in parts. A rider may be pinned, a driver cannot (pbem:14l).
 */
export const DRIVE: OrderRule<Drive> = {
  when: { steps: ['movement'] },
  rule: 'pbem:4.25a',
  near: true,
  possible: ({ carts }) => carts !== undefined,
  units: ({ unit }) => [unit],
  carryOut(course, _side, { unit, path }, dice) {
    const forbidden = whyNoDrive(course.position, unit, path);
    if (!forbidden) driveOn(course, unit, path, dice);
    return forbidden;
  },
  list(position, _side, unit) {
    if (position.carts === undefined) return [];
    const animal = drawnBy(position, unit);
    if ('code' in animal) return [];
    return stepsFrom(position, animal, animal.hexes).flatMap(({ hexes }) => listed(position, unit, hexes));
  },
};

/**
 * The first animal of what a character drives: his own mount's rider, himself, or what is hitched before him; or why
 * none.
 */
function drawnBy(position: Position, unit: Unit): Unit | Refusal {
  const immobile = whyImmobile(position, unit);
  if (immobile) return immobile;
  const ridden = isMounted(unit) ? cartDrawnBy(position, unit) : undefined;
  const cart = ridden ?? cartDrivenBy(position, unit);
  if (!cart) {
    const because = `${unit.id} neither rides what draws a cart nor sits in the front hex of one that is drawn`;
    return illegal('pbem:14d', because, unit.id);
  }
  const [first = ''] = stringOf(position, cart.draft ?? '');
  const animal = ridden ? unit : position.units[first];
  if (!animal) throw new Error(`there is no unit ${first}`);
  return whyNotDriven(position, unit, animal) ?? (animal.rider === null ? animal : ridesIt(animal));
}

function ridesIt({ id, rider }: Unit): Refusal {
  return illegal('pbem:14d', `${rider ?? ''} rides ${id} and makes it go`, id);
}

function whyNotDriven(position: Position, by: Unit, animal: Unit): Refusal | null {
  if (!isLive(animal)) return illegal('pbem:13b', `${animal.id} is dead`, animal.id);
  const leader = leaderOf(position, animal.id);
  if (leader) return illegal('pbem:13.7t', `${animal.id} is led by ${leader.id}`, animal.id);
  if (!isBeingMounted(position, animal.id)) return null;
  return illegal('pbem:12.33a', `${animal.id} is being mounted and must not move for ${by.id}`, animal.id);
}

/** Why a drive cannot be gone to its end as ordered, or null; who might pin is not asked. */
function whyNoDrive(position: Position, id: UnitId, path: Path): Refusal | null {
  const trial = new Course<PbemEvent>(position, evolve);
  for (const hexes of path) {
    const refusal = driveOnce(trial, id, hexes);
    if (refusal) return refusal;
  }
  return whyNotHalt(trial.position, id);
}

function driveOnce(course: Course<PbemEvent>, id: UnitId, hexes: readonly HexName[]): Refusal | null {
  const unit = unitNamed(course.position, id);
  const animal = drawnBy(course.position, unit);
  if ('code' in animal) return animal;
  const { position } = course;
  return driveStep(course, unit, animal, hexes) ?? whyKeptOffAny(position, unit, unitNamed(course.position, id).hexes);
}

/** Neither those who go nor the cart may share a hex with another where the drive ends (pbem:7.1a). */
function whyNotHalt(position: Position, id: UnitId): Refusal | null {
  const unit = unitNamed(position, id);
  const cart = cartDrivenBy(position, unit);
  const team = cart ? stringOf(position, cart.draft ?? '') : [id];
  for (const member of team) {
    const animal = unitNamed(position, member);
    const refused = mayStop(position, animal, animal.hexes, undefined, unit.side) ?? whyCartNotHalt(position, animal);
    if (refused) return refused;
  }
  return null;
}

/**
 * Carries out steps of a drive that are known to be legal, up to the first hex in which somebody may try to pin the
 * rider.
 */
export function driveOn(course: Course<PbemEvent>, id: UnitId, path: Path, dice: Dice, part: Part = 'first'): void {
  for (const [index, hexes] of beforeHidden(course, id, path).entries()) {
    const before = unitNamed(course.position, id).hexes;
    const refusal = driveOnce(course, id, hexes);
    if (refusal) throw new Error(`a drive that was legal is refused: ${refusal.because}`);
    const unit = unitNamed(course.position, id);
    if (!isMounted(unit) || whyNotHalt(course.position, id)) continue;
    const entered = unit.hexes.filter((hex) => !before.includes(hex));
    const rest = path.slice(index + 1).map((step) => ({ hexes: step }));
    if (meet(course, [{ unit, hexes: entered }], dice, part, rest, { type: 'Drive' }) !== 'free') return;
  }
}

/**
 * The steps of a drive before the first that would bring the first animal into the hex of a hidden enemy, up to the
 * last place where all may stop; that enemy is found (pbem:22.8d, 7.4b).
 */
function beforeHidden(course: Course<PbemEvent>, id: UnitId, path: Path): Path {
  const unit = unitNamed(course.position, id);
  const barred = path.findIndex((hexes) => hiddenEnemiesIn(course.position, unit, hexes).length > 0);
  const at = path[barred];
  if (!at) return path;
  const trial = new Course<PbemEvent>(course.position, evolve);
  const free = path.slice(0, barred).map((hexes) => {
    driveOnce(trial, id, hexes);
    return whyNotHalt(trial.position, id) === null;
  });
  runsInto(course, unit, at);
  return path.slice(0, free.lastIndexOf(true) + 1);
}

function listed(position: Position, unit: Unit, hexes: readonly HexName[]): readonly LegalOrder<Drive>[] {
  const course = new Course<PbemEvent>(position, evolve);
  if (driveOnce(course, unit.id, hexes) ?? whyNotHalt(course.position, unit.id)) return [];
  const drawn = course.events.find((event) => event.type === 'CartDrawn');
  const id = drawn?.type === 'CartDrawn' ? drawn.data.cart : '';
  const cart = cartNamed(course.position, id);
  const where = cart ? `drive ${cart.id} to ${cart.hexes.join('-')}` : `turn to ${hexes.join('-')}`;
  return [{ order: { type: 'Drive', unit: unit.id, path: [hexes] }, mp: spentBy(course), summary: where }];
}

/** MP of the first animal in a trial. */
function spentBy({ events }: Course<PbemEvent>): number | null {
  const step = events.find(({ type }) => type === 'AnimalLed' || type === 'UnitMoved');
  return step?.type === 'AnimalLed' || step?.type === 'UnitMoved' ? step.data.mp : null;
}

function unitNamed({ units }: Position, id: UnitId): Unit {
  const unit = units[id];
  if (!unit) throw new Error(`there is no unit ${id}`);
  return unit;
}
