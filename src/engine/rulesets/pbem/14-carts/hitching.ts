import { allowed, illegal, type Refusal } from '../../../game/refusal.js';
import type { Cart } from '../../../position/things.js';
import type { Position } from '../../../position/position.js';
import type { AnimalKind } from '../../../position/unit-sheet.js';
import { isLive, isMounted, type Unit, type UnitId } from '../../../position/unit.js';
import { unitsBeside } from '../07-movement/beside.js';
import { declaring } from '../12-tasks/declaring.js';
import { oneOrTwo } from '../12-tasks/mates.js';
import { stringOf } from '../core/animals/leads.js';
import { isPeasant } from '../core/carts/boarding.js';
import { isBeforeCart, cartDrawnBy, cartNamed, cartUnder } from '../core/carts/carts.js';
import type { Hitch, Unhitch } from '../core/orders/cart-orders.js';
import { demandOf, ofEach, type TaskKind } from '../core/tasks/task.js';
import { ADJACENT } from '../core/terrain/adjacency.js';

/** Animals that draw carts (pbem:13d, 14c). */
const DRAUGHT: readonly AnimalKind[] = ['horse', 'ox'];

/** Hitching an animal to a cart: a task of one PT for one on foot beside both, as in stringing (pbem:14b). */
export const HITCHING: TaskKind<'hitch'> = {
  rule: 'pbem:14b',
  completes: 'asTask',
  whyNot: ofEach<'hitch'>((position, { id }, about) => {
    const found = thingsOf(position, id, about);
    return 'refusal' in found ? found.refusal : whyNotHitch(position, found.animal, found.cart);
  }),
  takeEffect(course, { workers: [unit = ''], about: { animal, cart } }) {
    course.emit({ type: 'CartHitched', data: { unit, cart, draft: animal, rule: 'pbem:14b' } });
  },
};

/** Unhitching takes the same, and no peasant may ride the animal (pbem:14b, 14e). */
export const UNHITCHING: TaskKind<'unhitch'> = {
  rule: 'pbem:14b',
  completes: 'asTask',
  whyNot: ofEach<'unhitch'>((position, { id }, about) => {
    const rider = position.units[position.units[about.animal]?.rider ?? ''];
    const peasant = rider !== undefined && isPeasant(rider) && cartNamed(position, about.cart)?.draft === about.animal;
    if (peasant) return no('pbem:14e', `${rider.id} must first get off ${about.animal}`, about.animal);
    const found = thingsOf(position, id, about);
    if ('refusal' in found) return found.refusal;
    const { animal, cart } = found;
    return cart.draft === animal.id ? null : no('pbem:14b', `${animal.id} is not hitched to ${cart.id}`, animal.id);
  }),
  takeEffect(course, { workers: [unit = ''], about: { animal, cart } }) {
    course.emit({ type: 'CartUnhitched', data: { unit, cart, draft: animal, rule: 'pbem:14b' } });
  },
};

type Found = { readonly animal: Unit; readonly cart: Cart } | { readonly refusal: Refusal };

/** The animal and the cart of a task, beside both of which the worker stands on foot. */
function thingsOf(
  position: Position,
  workerId: UnitId,
  { animal: animalId, cart: cartId }: { readonly animal: UnitId; readonly cart: string },
): Found {
  const [worker, animal] = [position.units[workerId], position.units[animalId]];
  if (!worker || !animal) {
    const subject = worker ? animalId : workerId;
    return { refusal: { code: 'unknownUnit', rule: null, because: `there is no unit ${subject}`, subject } };
  }
  const cart = cartNamed(position, cartId);
  if (!cart) return { refusal: noCart(cartId) };
  const refusal = whyNotBeside(position, worker, animal, cart);
  return refusal ? { refusal } : { animal, cart };
}

function whyNotBeside(position: Position, worker: Unit, animal: Unit, cart: Cart): Refusal | null {
  if (isMounted(worker)) return no('pbem:14b', `${worker.id} rides; animals are hitched on foot`, worker.id);
  if (cartUnder(position, worker)) return no('pbem:14b', `${worker.id} is on a cart and must get off first`, worker.id);
  const [at = ''] = worker.hexes;
  const far = [animal, cart].find(({ hexes }) => !hexes.some((hex) => ADJACENT(position, worker, at, hex)));
  return far ? no('pbem:14b', `${worker.id} is not ADJACENT to ${far.id}`, far.id) : null;
}

/**
 * A live horse or ox, the last of its string, whose rear is before the cart; one for a cart (pbem:13b, 13d, 13e, 14c,
 * 14g).
 */
function whyNotHitch(position: Position, animal: Unit, cart: Cart): Refusal | null {
  if (!isLive(animal)) return no('pbem:13b', `${animal.id} is dead`, animal.id);
  if (cart.draft !== undefined) return no('pbem:14b', `${cart.draft} is hitched to ${cart.id}`, cart.id);
  if (animal.rider !== null) return no('pbem:14b', `${animal.rider} rides ${animal.id}`, animal.id);
  return whyNoDraught(position, animal, cart);
}

/** Why an animal cannot be hitched to a cart as both stand, or null; asked of set-ups too. */
export function whyNoDraught(position: Position, animal: Unit, cart: Cart): Refusal | null {
  const { id, sheet } = animal;
  if (sheet.kind === 'character' || !DRAUGHT.includes(sheet.kind)) return no('pbem:13d', `${id} draws no carts`, id);
  const members = stringOf(position, id);
  if (members.at(-1) !== id) return no('pbem:13e', `${id} has another animal behind it`, id);
  const other = members.find((one) => position.units[one]?.sheet.kind !== sheet.kind);
  if (other !== undefined) return no('pbem:13e', `${other} and ${id} do not draw one cart`, other);
  const drawn = cartDrawnBy(position, animal);
  if (drawn && drawn.id !== cart.id) return no('pbem:14b', `${id} is hitched to ${drawn.id}`, id);
  const rear = animal.hexes.at(-1);
  const before =
    rear !== undefined && isBeforeCart(position, cart.hexes, rear) && ADJACENT(position, animal, rear, cart.hexes[0]);
  if (!before) {
    return no('pbem:14g', `the rear of ${id} is not before ${cart.id}`, id);
  }
  return null;
}

/** There is no cart of that name. */
export function noCart(id: string): Refusal {
  return { code: 'unknownUnit', rule: null, because: `there is no cart ${id}`, subject: id };
}

function no(rule: string, because: string, subject: string): Refusal {
  return illegal(rule, because, subject);
}

/** Turns that hitching or unhitching takes a healthy character (pbem:14b). */
const TURNS = 1;

/** Declares that a character hitches an animal to a cart. */
export const HITCH = declaring<'hitch', Hitch>({
  kind: HITCHING,
  workers: oneOrTwo,
  besides: ({ animal }) => [animal],
  declared: (_position, order) => {
    const { animal, cart } = order;
    return allowed({ kind: 'hitch', workers: oneOrTwo(order), about: { animal, cart }, demand: demandOf(1, TURNS) });
  },
  possible: ({ carts }) => carts !== undefined,
  candidates: (position, unit) => pairsBeside(position, unit).map((pair): Hitch => ({ type: 'Hitch', ...pair })),
  summary: ({ unit, animal, cart }) => `${unit} hitches ${animal} to ${cart}`,
});

/** Declares that he unhitches it. */
export const UNHITCH = declaring<'unhitch', Unhitch>({
  kind: UNHITCHING,
  workers: oneOrTwo,
  declared: (_position, order) => {
    const { animal, cart } = order;
    return allowed({ kind: 'unhitch', workers: oneOrTwo(order), about: { animal, cart }, demand: demandOf(1, TURNS) });
  },
  possible: ({ carts }) => carts !== undefined,
  candidates: (position, unit) => pairsBeside(position, unit).map((pair): Unhitch => ({ type: 'Unhitch', ...pair })),
  summary: ({ unit, animal, cart }) => `${unit} unhitches ${animal} from ${cart}`,
});

/** Animals beside a unit with each cart; the frame leaves out those that cannot be done. */
function pairsBeside(
  position: Position,
  unit: Unit,
): readonly { readonly unit: string; readonly animal: string; readonly cart: string }[] {
  if (position.carts === undefined) return [];
  const carts = position.carts;
  const animals = unitsBeside(position, unit).flatMap(({ id, sheet, mount }) =>
    sheet.kind === 'character' ? (mount === null ? [] : [mount]) : [id],
  );
  return animals.flatMap((animal) => carts.map(({ id }) => ({ unit: unit.id, animal, cart: id })));
}
