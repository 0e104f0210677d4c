import { canonicalJson } from '../../engine/canonical/canonical.js';
import type { GameEvent } from '../../engine/game/event.js';
import type { Fault } from '../../engine/game/form.js';
import { judge } from '../../engine/game/judge.js';
import type { Finding } from '../../engine/game/judgement.js';
import { replay } from '../../engine/game/replay.js';
import { isSetUp } from '../../engine/game/set-up.js';
import type { Rulebook } from '../../engine/game/rulebook.js';
import { fingerprint } from '../../engine/position/fingerprint.js';
import type { Position } from '../../engine/position/position.js';

/** The parts of a rulebook that a log is held against. */
export type LogRules = Pick<Rulebook, 'ruleset' | 'tell' | 'faultOf'>;

/**
 * Checks that every log must pass, whatever happened in it: it can be stored and read back, judging it finds nothing,
 * replay gives the same position, and every event has the form of its definition and can be told to a player. Empty if
 * nothing is wrong.
 */
export function wrongInLog(
  { ruleset, tell, faultOf }: LogRules,
  log: readonly GameEvent[],
  end: Position,
): readonly string[] {
  const read = log.map(storedAndRead);
  const judgement = judge(ruleset, read, { asKept: true });
  return [
    ...judgement.findings.map((finding) => `judging the log finds: ${inWords(finding)}`),
    ...otherEnd('judging', judgement.fingerprint ?? 'none', end),
    ...otherEnd('replay', printReplayed(ruleset, read), end),
    ...log.flatMap((event) => untold(tell, event)),
    ...read.flatMap((event) => malformed(faultOf?.(event) ?? null, event)),
  ];
}

/** Checks of a log with errors that are judged elsewhere: stored and read back, it replays to the same position. */
export function wrongReplay(
  { ruleset, faultOf }: Pick<LogRules, 'ruleset' | 'faultOf'>,
  log: readonly GameEvent[],
  end: Position,
): readonly string[] {
  const read = log.map(storedAndRead);
  return [
    ...otherEnd('replay', printReplayed(ruleset, read), end),
    ...read.flatMap((event) => malformed(faultOf?.(event) ?? null, event)),
  ];
}

function otherEnd(after: string, found: string, end: Position): readonly string[] {
  const expected = fingerprint(end);
  return found === expected ? [] : [`the fingerprint after ${after} is ${found}, should be ${expected}`];
}

/** The fingerprint that replay leads to, or why it leads to none. */
function printReplayed(ruleset: LogRules['ruleset'], log: readonly GameEvent[]): string {
  try {
    const position = replay(ruleset, log);
    return position ? fingerprint(position) : 'none';
  } catch (error) {
    return `none: ${String(error)}`;
  }
}

/** The event as it comes back from a ledger. The ground is kept as it is: it is large, and shared by many games. */
function storedAndRead(event: GameEvent): GameEvent {
  if (!isSetUp(event)) return JSON.parse(canonicalJson(event)) as GameEvent;
  const { ruleset, setup } = event.data;
  const { ground, ...rest } = setup;
  const copy = JSON.parse(canonicalJson(rest)) as typeof rest;
  return { type: event.type, data: { ruleset, setup: { ...copy, ground } } };
}

function untold(tell: LogRules['tell'], event: GameEvent): readonly string[] {
  const line = tell(event);
  return /undefined|NaN|\[object/.test(line) ? [`${event.type} cannot be told: ${line}`] : [];
}

function malformed(fault: Fault | null, { type }: GameEvent): readonly string[] {
  return fault ? [`${type}${fault.at} is not as it is defined: ${fault.because}`] : [];
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
