import type { AnyRuleset } from '../../engine/game/game.js';
import type { SightSurvey } from '../../engine/game/sight-survey.js';
import type { Position } from '../../engine/position/position.js';
import { factsOf } from '../rulesets.js';
import type { Expectation, ExpectedSight } from './expected.js';
import { CaseBroken, compared, failure, type CaseFailure, type CasePath } from './failure.js';

/**
 * Lines of sight that differ from the expectation. By day each line is also tried from its other end, since sight is
 * mutual then (pbem:5.1b).
 */
export function wrongSights(expect: Expectation, ruleset: AnyRuleset, position: Position): readonly CaseFailure[] {
  return (expect.sight ?? []).flatMap((expected, index) => {
    const at: CasePath = ['expect', 'sight', index];
    const seen = sightOf(ruleset, position, expected.from, expected.to, at);
    const back = sightOf(ruleset, position, expected.to, expected.from, at);
    return [
      ...wrongSight(expected, seen, at),
      ...(factsOf(position).light.darkness(position) ? [] : oneSided(seen, back, at)),
    ];
  });
}

function sightOf(ruleset: AnyRuleset, position: Position, from: string, to: string, at: CasePath): SightSurvey {
  const seen = ruleset.survey?.sight(position, from, to);
  if (!seen) throw new CaseBroken(failure(at, 'the ruleset tells nothing about sight'));
  if (!seen.ok) throw new CaseBroken(failure(at, seen.refusal.because));
  return seen.value;
}

function wrongSight(expected: ExpectedSight, seen: SightSurvey, at: CasePath): readonly CaseFailure[] {
  const { from, to, free, cover, rule, blockedBy } = expected;
  const pair = `${from} to ${to}`;
  const told = seen.free ? `free, cover ${seen.cover?.drm ?? 0}` : `barred by ${seen.blockedBy ?? '?'} (${seen.rule})`;
  if (seen.free !== free) return [{ at, what: `sight from ${pair}`, expected: free ? 'free' : 'barred', actual: told }];
  const decides = seen.free && seen.cover !== null && seen.cover.drm > 0 ? seen.cover.rule : seen.rule;
  return [
    cover === undefined ? null : compared(at, `cover from ${pair}`, String(cover), String(seen.cover?.drm ?? null)),
    rule === undefined ? null : compared(at, `rule of sight from ${pair}`, rule, decides),
    blockedBy === undefined ? null : compared(at, `what bars ${pair}`, blockedBy, seen.blockedBy ?? 'nothing'),
  ].filter((wrong) => wrong !== null);
}

function oneSided(seen: SightSurvey, back: SightSurvey, at: CasePath): readonly CaseFailure[] {
  return seen.free === back.free ? [] : [failure(at, `sight between ${seen.from} and ${seen.to} is one-sided`)];
}
