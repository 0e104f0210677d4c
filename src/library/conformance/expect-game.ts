import { canonicalJson } from '../../engine/canonical/canonical.js';
import type { Rulebook } from '../../engine/game/rulebook.js';
import type { Position } from '../../engine/position/position.js';
import type { PendingDecision, StandingOrder } from '../../engine/position/turn.js';
import { factsOf } from '../rulesets.js';
import type { Expectation, ExpectedDecision } from './expected.js';
import { standingOrderOf } from './case-setup.js';
import { compared, failure, type CaseFailure } from './failure.js';
import { differing } from './subset.js';

/** Differences from the expectation for the game as a whole: turn, melee, decisions, outcome. */
export function wrongGame(expect: Expectation, book: Rulebook, position: Position): readonly CaseFailure[] {
  const { turn } = position;
  const {
    gameTurn,
    side,
    step,
    melee,
    leads,
    strings,
    pending,
    outcome,
    day,
    closed,
    warnings,
    scale,
    initiative,
    live = {},
  } = expect;
  const wrong = [
    gameTurn === undefined
      ? null
      : compared(['expect', 'gameTurn'], 'game turn', String(gameTurn), String(turn.gameTurn)),
    side === undefined ? null : compared(['expect', 'side'], 'side in turn', side, turn.side),
    step === undefined ? null : compared(['expect', 'step'], 'step', step, turn.step),
    closed === undefined
      ? null
      : compared(
          ['expect', 'closed'],
          'players who have closed',
          orNone([...closed].sort()),
          orNone(Object.keys(turn.closed ?? {}).sort()),
        ),
    warnings === undefined
      ? null
      : compared(
          ['expect', 'warnings'],
          'warnings',
          orNone([...warnings].sort()),
          orNone(
            factsOf(position)
              .course.warnings(position)
              .map(({ rule }) => rule),
          ),
        ),
    scale === undefined
      ? null
      : compared(['expect', 'scale'], 'scale', canonicalJson(scale), canonicalJson(book.ruleset.scale)),
    melee === undefined ? null : wrongMelee(melee, position),
    leads === undefined ? null : wrongLeads(leads, position),
    strings === undefined ? null : wrongStrings(strings, position),
    pending === undefined ? null : wrongPending(pending, position.pending),
    ...Object.entries(live).map(([where, state]) =>
      compared(['expect', 'live', where], `state of ${where}`, state, position.live[where] ?? 'as drawn'),
    ),
  ];
  return [
    ...wrong.filter((one) => one !== null),
    ...(outcome === undefined ? [] : wrongOutcome(outcome, position)),
    ...(day === undefined ? [] : differing(['expect', 'day'], 'the day', day, position.day ?? {})),
    ...(initiative === undefined
      ? []
      : differing(['expect', 'initiative'], 'the initiative', initiative, position.initiative ?? {})),
    ...wrongDuel(expect, position),
    ...wrongFilling(expect.filling ?? {}, position),
    ...wrongStanding(expect.standing ?? {}, book, position),
  ];
}

/** Champions, challenges made, and sides that have broken their word. */
function wrongDuel(expect: Expectation, position: Position): readonly CaseFailure[] {
  const written = (champions: Readonly<Record<string, string>> | null | undefined): string =>
    orNone(
      Object.entries(champions ?? {})
        .map(([side, unit]) => `${side}: ${unit}`)
        .sort(),
    );
  const sides = (key: 'challenges' | 'dishonoured'): CaseFailure | null => {
    const expected = expect[key];
    if (expected === undefined) return null;
    return compared(['expect', key], key, orNone([...expected].sort()), orNone([...(position[key] ?? [])].sort()));
  };
  const champions =
    expect.duel === undefined
      ? null
      : compared(['expect', 'duel'], 'champions', written(expect.duel), written(position.duel?.champions));
  return [champions, sides('challenges'), sides('dishonoured')].filter((one) => one !== null);
}

/** Work on moat hexes, by screen; null: nothing is filled with it. */
function wrongFilling(expected: NonNullable<Expectation['filling']>, position: Position): readonly CaseFailure[] {
  return Object.entries(expected).flatMap(([screen, wanted]) => {
    const work = position.filling?.works.find((one) => one.screen === screen) ?? null;
    return differing(['expect', 'filling', screen], `filling with ${screen}`, wanted, work);
  });
}

function wrongMelee(melee: NonNullable<Expectation['melee']>, { links }: Position): CaseFailure | null {
  const expected = melee.map((pair) => [...pair].sort().join('-')).sort();
  const actual = links.map(({ a, b }) => `${a}-${b}`).sort();
  return compared(['expect', 'melee'], 'melee', orNone(expected), orNone(actual));
}

function wrongLeads(expected: NonNullable<Expectation['leads']>, { leads = [] }: Position): CaseFailure | null {
  const wanted = expected.map(([leader, led]) => `${leader} leads ${led}`).sort();
  const actual = leads.map(({ leader, led }) => `${leader} leads ${led}`).sort();
  return compared(['expect', 'leads'], 'leads', orNone(wanted), orNone(actual));
}

function wrongStrings(expected: NonNullable<Expectation['strings']>, { strings = [] }: Position): CaseFailure | null {
  const written = (one: readonly (readonly string[])[]): string => orNone(one.map((list) => list.join(' + ')).sort());
  return compared(['expect', 'strings'], 'strings', written(expected), written(strings));
}

/** Each expected decision needs a pending decision of its own, and no pending decision may be left over. */
function wrongPending(expected: readonly ExpectedDecision[], actual: readonly PendingDecision[]): CaseFailure | null {
  const left = [...actual];
  const missing = expected.filter((wanted) => {
    const found = left.findIndex((decision) => isMeant(wanted, decision));
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
  if (missing.length === 0 && left.length === 0) return null;
  return {
    at: ['expect', 'pending'],
    what: 'pending decisions',
    expected: orNone(expected.map(({ kind, unit, owner }) => `${kind} of ${unit ?? 'any'} by ${owner ?? 'any'}`)),
    actual: orNone(actual.map((decision) => `${decision.kind} of ${unitsOf(decision).join('/')} by ${decision.owner}`)),
  };
}

function isMeant({ kind, unit, owner }: ExpectedDecision, decision: PendingDecision): boolean {
  if (kind !== decision.kind || (owner !== undefined && owner !== decision.owner)) return false;
  return unit === undefined || unitsOf(decision).includes(unit);
}

function unitsOf({ about: { unit, units, target } }: PendingDecision): readonly string[] {
  if (typeof unit === 'string') return [unit];
  return [...(Array.isArray(units) ? units.map(String) : []), ...(typeof target === 'string' ? [target] : [])];
}

/** The standing orders of a side, in any order. */
function wrongStanding(
  expected: NonNullable<Expectation['standing']>,
  book: Rulebook,
  position: Position,
): readonly CaseFailure[] {
  const written = (standing: StandingOrder): string =>
    book.writeOrder({ type: 'Stand', ...standing }).replace(/^standing /, '');
  return Object.entries(expected).flatMap(([side, texts]) => {
    const at = ['expect', 'standing', side];
    const wanted = texts.map((text, index) => written(standingOrderOf(text, book, [...at, index]))).sort();
    const actual = (position.standing?.[side] ?? []).map(written).sort();
    return compared(at, `standing orders of ${side}`, orNone(wanted), orNone(actual)) ?? [];
  });
}

function wrongOutcome(expected: object | null, { outcome }: Position): readonly CaseFailure[] {
  const at = ['expect', 'outcome'];
  if (expected !== null && outcome === null) return [failure(at, 'the game goes on')];
  return differing(at, 'outcome', expected, outcome);
}

function orNone(texts: readonly string[]): string {
  return texts.length === 0 ? 'none' : texts.join(', ');
}
