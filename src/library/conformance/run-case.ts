import type { BookRuleset } from './book.js';
import type { ConformanceCase } from './case.js';
import { setupOf } from './case-setup.js';
import { wrongCarts } from './expect-carts.js';
import { wrongEvents } from './expect-events.js';
import { wrongForces } from './expect-forces.js';
import { wrongFires } from './expect-fires.js';
import { wrongGame } from './expect-game.js';
import { wrongLights } from './expect-lights.js';
import { wrongEquipment, wrongItems, wrongLoading, wrongTallies } from './expect-items.js';
import { wrongLegal } from './expect-legal.js';
import { wrongSights } from './expect-sight.js';
import { wrongSeen } from './expect-seen.js';
import { wrongUnits } from './expect-units.js';
import { playSiegeCase } from './run-siege-case.js';
import type { Materials } from './materials.js';
import { isSiegeCase, type SiegeCase } from './siege-case.js';
import { CaseBroken, compared, failure, type CaseFailure } from './failure.js';
import { frozen } from './frozen.js';
import { brokenInvariants } from './invariants.js';
import { betrayedOf } from './unveiled.js';
import { refusedThoughLegal } from './legal-is-accepted.js';
import { expectedRefusal, inWords, matches, playOrder, playRefused, type Course } from './play-case.js';

/** Runs one case; an empty list means that it passes. A case that cannot be carried to its end tells why. */
export function runCase(written: ConformanceCase | SiegeCase, materials: Materials): readonly CaseFailure[] {
  const unknown = unknownRules(written, materials);
  try {
    return [...unknown, ...(isSiegeCase(written) ? playSiegeCase(written, materials) : played(written, materials))];
  } catch (error) {
    if (error instanceof CaseBroken) return [...unknown, error.failure];
    return [
      ...unknown,
      failure([], `the ruleset broke: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`),
    ];
  }
}

function played(written: ConformanceCase, { ruleset, profiles, groundOf }: Materials): readonly CaseFailure[] {
  const setup = setupOf(written, groundOf(written), profiles);
  const created = ruleset.create(setup);
  const { setUp: refusal } = written;
  if (refusal) return wrongSetUp(refusal, created);
  if (!created.ok) {
    const { because, rule } = created.refusal;
    throw new CaseBroken(failure(['units'], `the set-up is refused: ${because} (${rule ?? 'no rule'})`));
  }
  const [setUp, ...more] = created.value;
  if (!setUp) throw new CaseBroken(failure(['units'], 'the set-up has no events'));
  const begun = more.reduce((position, event) => ruleset.evolve(position, event), ruleset.evolve(null, setUp));
  let course: Course = { position: frozen(begun), events: [], dice: written.dice ?? [] };
  const failures: CaseFailure[] = [];
  for (const [index, entry] of written.orders.entries()) {
    const at = ['orders', index];
    if (typeof entry === 'string') {
      const step = playOrder(ruleset, course, entry, at);
      course = step.course;
      failures.push(...step.failures);
    } else {
      const wrong = playRefused(ruleset, course, entry, at);
      if (wrong) failures.push(wrong);
    }
  }
  const { expect = {} } = written;
  const { position, events, dice } = course;
  const left = compared(['dice'], 'dice left over', 'none', dice.length === 0 ? 'none' : dice.join(', '));
  return [
    ...failures,
    ...(left ? [left] : []),
    ...wrongUnits(expect, position),
    ...wrongSeen(expect, position),
    ...wrongItems(expect, position),
    ...wrongLights(expect, position),
    ...wrongFires(expect, position),
    ...wrongCarts(expect, position),
    ...wrongEquipment(expect, position),
    ...wrongTallies(expect, position),
    ...wrongLoading(expect, position),
    ...wrongGame(expect, position),
    ...wrongForces(expect, setup),
    ...wrongEvents(expect, events),
    ...wrongLegal(expect, ruleset, position),
    ...wrongSights(expect, ruleset, position),
    ...refusedThoughLegal(ruleset, position),
    ...betrayedOf(ruleset, position),
    ...brokenInvariants(ruleset, [...created.value, ...events], position),
  ];
}

/** A set-up that must be refused, by one of these rules and with this code. */
function wrongSetUp(
  expected: NonNullable<ConformanceCase['setUp']>,
  created: ReturnType<BookRuleset['create']>,
): readonly CaseFailure[] {
  if (!created.ok && matches(created.refusal, expected)) return [];
  const actual = created.ok ? 'accepted' : `refused: ${inWords(created.refusal)}`;
  return [{ at: ['setUp'], what: 'the set-up', expected: expectedRefusal(expected), actual }];
}

function unknownRules(written: ConformanceCase | SiegeCase, { isRule }: Materials): readonly CaseFailure[] {
  const { rules, orders, setUp } = written;
  const sights = isSiegeCase(written) ? [] : (written.expect?.sight ?? []);
  const cited = [
    ...rules.map((rule, index) => ({ rule, at: ['rules', index] })),
    ...sights.flatMap(({ rule }, index) => (rule === undefined ? [] : [{ rule, at: ['expect', 'sight', index] }])),
    ...(setUp?.refused ?? []).map((rule) => ({ rule, at: ['setUp'] })),
    ...orders.flatMap((entry, index) =>
      typeof entry === 'string' || 'report' in entry
        ? []
        : (entry.refused ?? []).map((rule) => ({ rule, at: ['orders', index] })),
    ),
  ];
  return cited
    .filter(({ rule }) => !isRule(rule))
    .map(({ rule, at }) => failure(at, `the catalogue has no rule ${rule}`));
}
