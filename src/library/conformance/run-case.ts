import { isBoardless, isSiegeCase, type BoardlessCase } from './boardless-case.js';
import { begunCase, createdCase, type Created } from './begin-case.js';
import type { ConformanceCase } from './case.js';
import type { Expectation } from './expected.js';
import { wrongCarts } from './expect-carts.js';
import { wrongEvents } from './expect-events.js';
import { wrongExpectation } from './expectation.js';
import { wrongForces } from './expect-forces.js';
import type { Rulebook } from '../../engine/game/rulebook.js';
import type { Setup } from '../../engine/game/setup.js';
import { wrongFires } from './expect-fires.js';
import { wrongGame } from './expect-game.js';
import { wrongLights } from './expect-lights.js';
import { wrongEquipment, wrongItems, wrongLoading, wrongTallies } from './expect-items.js';
import { wrongLegal } from './expect-legal.js';
import { wrongRollers } from './expect-rollers.js';
import { wrongSights } from './expect-sight.js';
import { wrongSeen } from './expect-seen.js';
import { wrongUnits } from './expect-units.js';
import { playCampaignCase } from './run-campaign-case.js';
import { playSiegeCase } from './run-siege-case.js';
import type { Materials } from './materials.js';
import { CaseBroken, compared, failure, type CaseFailure, type CasePath } from './failure.js';
import { wrongReplay } from '../invariants/log.js';
import { brokenInvariants } from './invariants.js';
import { plansShown } from './plans-shown.js';
import { betrayedOf } from './unveiled.js';
import { refusedThoughLegal } from './legal-is-accepted.js';
import { wrongLifts } from './lifted.js';
import { correctedFurther } from './claim-scene.js';
import { playAmendment } from './play-amendment.js';
import { playClaim } from './play-claim.js';
import { playDecline } from './play-decline.js';
import { isRecordedError, playError } from './play-error.js';
import { playOrder, playRefused, stepOf, type Course } from './play-case.js';
import { codeWordsIn } from './code-words.js';
import { expectedRefusal, inWords, matches } from './refusal-words.js';
import type { RefusedOrder, StatedOrder } from './refused-order.js';
import { Trace, type Watch } from './trace.js';
import { unknownEvents, EVENT_TYPES } from './unknown-events.js';
import { unknownNames } from './unknown-names.js';
import { unknownRules } from './unknown-rules.js';

/** Runs one case; an empty list means that it passes. A case that cannot be carried to its end tells why. */
export function runCase(
  written: ConformanceCase | BoardlessCase,
  materials: Materials,
  watch: Watch = new Trace(false),
): readonly CaseFailure[] {
  if (!isBoardless(written) && written.books) return runUnderBooks(written, written.books, materials, watch);
  const unknown = unknownRules(written, materials);
  try {
    return [...unknown, ...playedCase(written, materials, watch)];
  } catch (error) {
    if (error instanceof CaseBroken) return [...unknown, error.failure];
    return [
      ...unknown,
      failure([], `the ruleset broke: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`),
    ];
  }
}

function playedCase(
  written: ConformanceCase | BoardlessCase,
  materials: Materials,
  watch: Watch,
): readonly CaseFailure[] {
  if (!isBoardless(written)) return played(written, materials, watch);
  return isSiegeCase(written) ? playSiegeCase(written, materials, watch) : playCampaignCase(written, materials, watch);
}

/** Plays a case by each of its books. A failure tells by which of them. */
function runUnderBooks(
  { books: _books, ...written }: ConformanceCase,
  parts: NonNullable<ConformanceCase['books']>,
  materials: Materials,
  watch: Watch,
): readonly CaseFailure[] {
  return Object.entries(parts).flatMap(([book, part]) => {
    const at = ['books', book];
    const rulebook = Object.hasOwn(materials.books, book) ? materials.books[book] : undefined;
    if (!rulebook) return [failure(at, `there is no ruleset ${book}`)];
    return runCase({ ...written, ...part }, { ...materials, book: rulebook }, watch).map((wrong) => ({
      ...wrong,
      at: Object.hasOwn(part, String(wrong.at[0])) ? [...at, ...wrong.at] : wrong.at,
      what: `by ${book}: ${wrong.what}`,
    }));
  });
}

function played(written: ConformanceCase, materials: Materials, watch: Watch): readonly CaseFailure[] {
  const { book } = materials;
  const { ruleset } = book;
  watch.begins(['units']);
  const { setUp: refusal } = written;
  if (refusal)
    return [...wrongSetUp(refusal, createdCase(written, materials)), ...wrongLifts(written, materials, watch)];
  const { setup, created, start } = begunCase(written, materials);
  watch.ended(() => stepOf(book, ['units'], 'the set-up', created));
  const begun = start.position;
  const { course, failures, broken } = carriedOut(written, materials, { book, setup, begun, course: start }, watch);
  if (broken) return failures;
  watch.begins(['expect']);
  const { position, events, dice } = course;
  const left = compared(['dice'], 'dice left over', 'none', dice.length === 0 ? 'none' : dice.join(', '));
  return [
    ...failures,
    ...(left ? [left] : []),
    ...wrongIn(written.expect ?? {}, ['expect'], { book, setup, begun, course }),
    ...refusedThoughLegal(book, position),
    ...betrayedOf(ruleset, position),
    ...plansShown(ruleset, start.position, events),
    // A log with errors breaks what holds for every other log; only its replay must lead to the same position.
    ...(written.orders.some(isRecordedError)
      ? wrongReplay(book, [...created, ...events], position).map((one) => failure(['orders'], one))
      : brokenInvariants(book, [...created, ...events], position)),
    ...wrongLifts(written, materials, watch),
  ];
}

interface CarriedOut {
  readonly course: Course;
  readonly failures: readonly CaseFailure[];
  readonly broken: boolean;
}

/** Gives the orders of a case one after the other, and looks at what is expected between them. */
function carriedOut(written: ConformanceCase, materials: Materials, start: Scene, watch: Watch): CarriedOut {
  const { book } = start;
  let { course } = start;
  let looked = 0;
  const failures: CaseFailure[] = [];
  for (const [index, entry] of written.orders.entries()) {
    const at = ['orders', index];
    watch.begins(at);
    if (typeof entry === 'object' && 'expect' in entry) {
      const since = { ...course, events: course.events.slice(looked) };
      failures.push(...wrongIn(entry.expect, [...at, 'expect'], { ...start, course: since }));
      looked = course.events.length;
      continue;
    }
    if (typeof entry === 'object' && 'claim' in entry) {
      const scene = { start: start.course, course };
      const isAmendment = 'meant' in entry || 'answer' in entry;
      const claimed = isAmendment ? playAmendment(book, scene, entry, at) : playClaim(book, scene, entry, at);
      failures.push(...claimed.failures);
      const said = claimed.course.events.slice(course.events.length);
      watch.ended(() => stepOf(book, at, `claim ${entry.claim} by ${entry.by}`, said));
      course = claimed.course;
      continue;
    }
    if (typeof entry === 'object' && 'declines' in entry) {
      const declined = playDecline(book, course, entry, at);
      failures.push(...declined.failures);
      const said = declined.course.events.slice(course.events.length);
      watch.ended(() => stepOf(book, at, `${entry.declines} declines reported dice`, said));
      course = declined.course;
      continue;
    }
    if (typeof entry === 'object' && 'recorded' in entry) {
      const after = playError({ written, materials, course }, entry, at);
      const recorded = after.events.slice(course.events.length);
      watch.ended(() => stepOf(book, at, entry.recorded, recorded));
      course = after;
      continue;
    }
    const given = givenOrder(book, course, entry, at);
    watch.ended(given.step);
    failures.push(...given.failures);
    if (given.broken) return { course, failures, broken: true };
    course = correctedFurther(book, { start: start.course, course: given.course });
  }
  return { course, failures, broken: false };
}

function givenOrder(
  book: Rulebook,
  course: Course,
  entry: string | StatedOrder | RefusedOrder,
  at: CasePath,
): ReturnType<typeof playOrder> {
  if (typeof entry === 'string') return playOrder(book, course, { order: entry }, at);
  const isRefused = 'refused' in entry || 'code' in entry;
  return isRefused ? playRefused(book, course, entry, at) : playOrder(book, course, entry, at);
}

/** The stage of a case at which an expectation is checked. */
interface Scene {
  readonly book: Rulebook;
  readonly setup: Setup;
  /** As the game begins. */
  readonly begun: Course['position'];
  readonly course: Course;
}

/** Differences from an expectation, its alternatives included. */
function wrongIn(expect: Expectation, at: CasePath, { book, setup, begun, course }: Scene): readonly CaseFailure[] {
  const { position, events } = course;
  const { ruleset } = book;
  return [
    ...unknownEvents(expect, EVENT_TYPES.game).map(({ at: [, ...rest], ...told }) => ({
      ...told,
      at: [...at, ...rest],
    })),
    ...wrongExpectation(expect, at, (one) => [
      ...unknownNames(one, [begun, position], events),
      ...wrongUnits(one, position),
      ...wrongSeen(one, ruleset, position),
      ...wrongItems(one, position),
      ...wrongLights(one, position),
      ...wrongFires(one, position),
      ...wrongCarts(one, position),
      ...wrongEquipment(one, position),
      ...wrongTallies(one, position),
      ...wrongLoading(one, position),
      ...wrongGame(one, book, position),
      ...wrongForces(one, { ruleset, setup }),
      ...wrongEvents(one, events),
      ...wrongRollers(one, ruleset, events),
      ...wrongLegal(one, book, position),
      ...wrongSights(one, ruleset, position),
    ]),
  ];
}

/** A set-up that must be refused, by one of these rules and with this code. */
function wrongSetUp(expected: NonNullable<ConformanceCase['setUp']>, { created }: Created): readonly CaseFailure[] {
  if (!created.ok && matches(created.refusal, expected)) return codeWordsIn(created.refusal, ['setUp']);
  const actual = created.ok ? 'accepted' : `refused: ${inWords(created.refusal)}`;
  return [{ at: ['setUp'], what: 'the set-up', expected: expectedRefusal(expected), actual }];
}
