import { canonicalJson } from '../../engine/canonical/canonical.js';
import { judge, type Finding } from '../../engine/game/judge.js';
import { tell } from '../../engine/notation/telling.js';
import { fingerprint } from '../../engine/position/fingerprint.js';
import type { Position } from '../../engine/position/position.js';
import type { PbemEvent } from '../../engine/rulesets/pbem/events.js';
import type { BookRuleset } from './book.js';
import { compared, failure, type CaseFailure } from './failure.js';

/**
 * What must be true of every log, whatever its case is about: it can be stored and read back, judging it finds nothing,
 * replay gives the same position, and every event can be told to a player.
 */
export function brokenInvariants(
  ruleset: BookRuleset,
  log: readonly PbemEvent[],
  position: Position,
): readonly CaseFailure[] {
  const stored = log.map(storedAndRead);
  const judgement = judge(ruleset, stored);
  const replayed = compared(
    ['orders'],
    'fingerprint after replay',
    fingerprint(position),
    judgement.fingerprint ?? 'none',
  );
  return [
    ...judgement.findings.map((finding) => failure(['orders'], `judging the log finds: ${inWords(finding)}`)),
    ...(replayed ? [replayed] : []),
    ...log.flatMap(untold),
  ];
}

/** The event as it comes back from a ledger. The ground is kept as it is: it is large, and shared by many cases. */
function storedAndRead(event: PbemEvent): PbemEvent {
  if (event.type !== 'GameSetUp') return JSON.parse(canonicalJson(event)) as PbemEvent;
  const { ruleset, setup } = event.data;
  const { ground, ...rest } = setup;
  const copy = JSON.parse(canonicalJson(rest)) as typeof rest;
  return { type: event.type, data: { ruleset, setup: { ...copy, ground } } };
}

function untold(event: PbemEvent): readonly CaseFailure[] {
  const line = tell(event);
  if (!/undefined|NaN|\[object/.test(line)) return [];
  return [failure(['orders'], `${event.type} cannot be told: ${line}`)];
}

function inWords(finding: Finding): string {
  switch (finding.kind) {
    case 'refused':
      return `event ${finding.at} is refused: ${finding.refusal.because}`;
    case 'differs':
      return `event ${finding.at} is ${JSON.stringify(finding.recorded)}, should be ${JSON.stringify(finding.decided)}`;
    case 'missing':
      return `event ${finding.at} is missing: ${JSON.stringify(finding.decided)}`;
    case 'diceLeft':
      return `event ${finding.at} leaves dice over: ${finding.values.join(', ')}`;
    case 'malformed':
      return `event ${finding.at}: ${finding.because}`;
  }
}
