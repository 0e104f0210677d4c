import type { GameEvent } from '../../engine/game/event.js';
import type { Refusal } from '../../engine/game/refusal.js';
import { schemaFaults } from '../content-file.js';
import { begunCase, createdCase } from './begin-case.js';
import type { ConformanceCase } from './case.js';
import { isGivenOrder } from './case-entry.js';
import { CaseBroken, failure, type CaseFailure, type CasePath } from './failure.js';
import type { Materials } from './materials.js';
import { patched } from './patched.js';
import { answerTo, playOrder, stepOf, type Course } from './play-case.js';
import { namesIn } from '../../engine/notation/known-names.js';
import { expectedRefusal, inWords, matches } from './refusal-words.js';
import type { ExpectedRefusal, Lifted, StatedOrder } from './refused-order.js';
import type { Watch } from './trace.js';

/** Spare dice for an order that is accepted now and rolls: the dice of the case were meant for other orders. */
const SPARE_DICE: readonly number[] = Array.from({ length: 120 }, (_, index) => (index % 6) + 1);

/** A refusal of a case with its proof, a patch that takes away the reason for the refusal. */
interface Lift {
  readonly at: CasePath;
  /** The order, or a name for the set-up. */
  readonly what: string;
  readonly refusal: ExpectedRefusal;
  readonly lifted: Lifted;
}

/** The answer to what was refused; the refusal is null if it is accepted. */
interface Answer {
  readonly refusal: Refusal | null;
  readonly events: readonly GameEvent[];
  readonly names: readonly string[];
}

/** Plays a case again for each refusal with a proof. The case fails if the refusal is the same without its reason. */
export function wrongLifts(written: ConformanceCase, materials: Materials, watch: Watch): readonly CaseFailure[] {
  const { setUp, orders } = written;
  const ofSetUp = setUp?.lifted ? wrongLift(written, materials, watch, liftOf(['setUp'], 'the set-up', setUp)) : [];
  const ofOrders = orders.flatMap((entry, index) => {
    if (!isGivenOrder(entry) || typeof entry === 'string') return [];
    if (!('lifted' in entry) || !entry.lifted) return [];
    return wrongLift(written, materials, watch, liftOf(['orders', index], `"${entry.order}"`, entry));
  });
  return [...ofSetUp, ...ofOrders];
}

function liftOf(at: CasePath, what: string, refusal: ExpectedRefusal & { readonly lifted?: Lifted }): Lift {
  return { at: [...at, 'lifted'], what, refusal, lifted: refusal.lifted ?? {} };
}

function wrongLift(written: ConformanceCase, materials: Materials, watch: Watch, lift: Lift): readonly CaseFailure[] {
  const { at, what, lifted, refusal: before } = lift;
  const { then } = lifted;
  watch.begins(at);
  try {
    const { refusal, events, names } = answerWithout(written, materials, lift);
    const because = refusal && inWords(refusal, names);
    watch.ended(() => stepOf(materials.book, at, `${what} with the reason lifted`, events, because));
    const same = refusal !== null && matches(refusal, before);
    if (then ? refusal !== null && matches(refusal, then) && !same : refusal === null) return [];
    const actual = because === null ? 'accepted' : `refused: ${because}`;
    const expected = then ? expectedRefusal(then) : 'accepted';
    return [{ at, what: `${what} with the reason lifted`, expected, actual }];
  } catch (error) {
    if (!(error instanceof CaseBroken)) throw error;
    return [{ ...error.failure, at, what: `with the reason lifted: ${error.failure.what}` }];
  }
}

/** The answer in the case with its patch. Throws CaseBroken if the case cannot be played that far. */
function answerWithout(written: ConformanceCase, materials: Materials, { at, lifted }: Lift): Answer {
  const now = patched(written, lifted);
  const [fault] = schemaFaults([{ ...now, orders: [] }], 'conformance');
  if (fault) throw new CaseBroken(failure(at, `${fault.at.slice(1).join('.')}: ${fault.because}`));
  const index = at[1];
  if (typeof index !== 'number') {
    const { created } = createdCase(now, materials);
    return { refusal: created.ok ? null : created.refusal, events: [], names: [] };
  }
  const { start } = begunCase(now, materials);
  const course = ordersBefore(written, index, lifted).reduce(
    (before, order) => given(materials, before, order, at),
    start,
  );
  const dice = [...course.dice, ...SPARE_DICE];
  const entry = written.orders[index];
  const refused: StatedOrder = typeof entry === 'object' && 'order' in entry ? entry : { order: '' };
  const { order = refused.order } = lifted;
  const answer = answerTo(materials.book, { ...course, dice }, { order, stated: refused.stated });
  return { ...answer, names: namesIn(course.position) };
}

/** The orders before the refused one, without those that are left out; refused ones have changed nothing. */
function ordersBefore(
  { orders }: ConformanceCase,
  index: number,
  { orders: instead, without = [] }: Lifted,
): readonly StatedOrder[] {
  const before = orders.slice(0, index).flatMap(asAccepted);
  const strange = without.find((order) => !before.some((one) => one.order === order));
  if (strange !== undefined) throw new CaseBroken(failure([], `there is no order "${strange}" before it`));
  return (instead?.map(plainOrder) ?? before).filter(({ order }) => !without.includes(order));
}

/** An entry of a case as an order that must be accepted, with what is stated about it; none if it is something else. */
function asAccepted(entry: ConformanceCase['orders'][number]): readonly StatedOrder[] {
  if (typeof entry === 'string') return [plainOrder(entry)];
  const isAccepted = 'order' in entry && !('refused' in entry) && !('code' in entry);
  return isAccepted ? [entry] : [];
}

function plainOrder(order: string): StatedOrder {
  return { order };
}

function given({ book }: Materials, course: Course, order: StatedOrder, at: CasePath): Course {
  const played = playOrder(book, course, order, at);
  if (played.broken) throw new CaseBroken(played.failures[0] ?? failure(at, order.order));
  return played.course;
}
