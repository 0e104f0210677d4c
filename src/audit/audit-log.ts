import type { GameEvent } from '../engine/game/event.js';
import { judge } from '../engine/game/judge.js';
import type { AnyGame, GameState } from '../engine/game/game.js';
import { UnknownRuleset, type AnyRulebooks } from '../engine/game/rulebook.js';
import type { Bearing } from '../engine/game/veil.js';
import { verifyChain } from '../ledger/chain-audit.js';
import type { Finding, FindingKind } from './finding.js';
import { DiceAudit, NO_DICE_PROOF, type DiceProof } from './dice-audit.js';
import { Fold, ReplayFailed } from './fold.js';
import { NoSuchEdition } from './no-such-edition.js';
import { explainFinding } from '../engine/game/explain-finding.js';
import { judgedOrder, type JudgedOrder } from './judged-order.js';
import type { Reader } from './disclosure.js';
import type { LogEntry } from './log-entry.js';
import { otherwiseIn, type Otherwise } from './otherwise.js';
import { ParleyAudit } from './parley-audit.js';
import { batchesIn, type Part } from './part.js';
import { RestAudit } from './rest-audit.js';
import { wrongActors } from './wrong-actors.js';
import { wrongSecrets } from './wrong-secrets.js';
import { wrongTimes } from './wrong-times.js';

/** A recorded game that is to be looked through. */
export interface GameLog {
  readonly stream: string;
  readonly entries: readonly LogEntry[];
  /** Line of each entry in its file, if it came from one. */
  readonly lines: readonly number[] | null;
  /** For whom it is; undefined for somebody who may see everything. */
  readonly reader: Reader;
}

/** Everything that the audit of a log proves. */
export interface LogAudit {
  readonly ruleset: { readonly id: string; readonly version: number } | null;
  readonly orders: number;
  /** Player turns that ended in the position that they claim. */
  readonly turns: number;
  /** The proofs of its dice. */
  readonly dice: DiceProof;
  /** Of the position after the last event; null if the log could not be replayed. */
  readonly fingerprint: string | null;
  readonly findings: readonly Finding[];
  /** Orders that nobody can judge who may see no more. */
  readonly undecided: number;
  /** Version of the ruleset that judged; null if the log could not be judged. */
  readonly edition: number | null;
  /** Decisions that the rules make otherwise, counted; `findings` has each time. */
  readonly otherwise: readonly Otherwise[];
  /** The judged orders one by one, if only a part was judged; else null. */
  readonly judged: readonly JudgedOrder[] | null;
}

/** Told how far the audit has come, in events; each is looked at twice. */
export type AuditProgress = (done: number, of: number) => void;

/** How a log is looked through. */
export interface AuditOptions {
  readonly progress?: AuditProgress;
  /** The version of the game's ruleset that judges it; absent: the one that the game pins. */
  readonly edition?: number;
  /** Only orders that belong to all of these parts are judged; absent: all orders. */
  readonly parts?: readonly Part[];
}

/**
 * Looks through a log: its chain, the actor and the time of every event, the secrets that it hides, its dice, its
 * replay with the fingerprint of each turn end, and the judgement of every order. A chain with events missing or out of
 * order is not replayed, since everything after the hole would be wrong. Throws NoSuchEdition, NoSuchPart.
 */
export function auditLog(
  log: GameLog,
  rulebooks: AnyRulebooks,
  { progress = () => undefined, edition, parts }: AuditOptions = {},
): LogAudit {
  const { entries, stream, lines } = log;
  const lineOf = new Map(entries.map(({ covered }, index) => [covered.revision, lines?.[index] ?? null]));
  const at = (kind: FindingKind, revision: number, because: string, rule: string | null = null): Finding => {
    return { kind, line: lineOf.get(revision) ?? null, revision, rule, because };
  };
  const chain = verifyChain(
    entries.map(({ covered }) => covered),
    { stream },
  );
  const findings = chain.map(({ kind, revision, because }) => at(kind, revision, because));
  for (const { covered, untrue } of entries) {
    for (const path of untrue) findings.push(at('altered', covered.revision, `${path} is not what was committed to`));
  }
  if (entries.length === 0 || chain.some(({ kind }) => kind !== 'altered')) return { ...UNJUDGED, findings };
  const of = 2 * entries.length;
  try {
    const replayed = replayLog(log, rulebooks, (done) => progress(done, of));
    const { ruleset } = replayed.rulebook;
    const by = edition === undefined ? ruleset : editionToJudgeBy(rulebooks, ruleset.id, edition);
    const chosen = parts && batchesIn(parts, ruleset, replayed.events, replayed.last);
    const judging = {
      withheld: replayed.withheld,
      ...(chosen && { only: ({ start }: { readonly start: number }) => chosen.has(start) }),
    };
    const judged = judge(ruleset, replayed.events, {
      progress: (done) => progress(entries.length + done, of),
      by,
      ...judging,
    });
    const onHonour = isOnHonour(ruleset, replayed.events);
    const broken = onHonour ? judge(ruleset, replayed.events, { ...judging, asKept: true }).findings : [];
    findings.push(
      ...wrongActors(entries, ruleset.frame).map(({ revision, because }) => at('actor', revision, because)),
    );
    findings.push(...wrongTimes(entries).map(({ revision, because }) => at('time', revision, because)));
    findings.push(...replayed.rests.map(({ revision, because }) => at('message', revision, because)));
    findings.push(...replayed.wrongSecrets.map(({ revision, because }) => at('secret', revision, because)));
    findings.push(...replayed.dice.findings.map(({ revision, because }) => at('dice', revision, because)));
    const verdicts = by === ruleset ? judged.verdicts : [];
    const wrongParley = replayed.parley.end(entries.length - 1, verdicts);
    findings.push(...wrongParley.map(({ revision, because }) => at('parley', revision, because)));
    findings.push(...replayed.wrongTurns.map((revision) => at('turnEnd', revision, WRONG_TURN)));
    const tell = (kind: FindingKind, finding: (typeof judged.findings)[number]): void => {
      const { because, rule } = explainFinding(finding);
      findings.push(at(kind, Math.min(finding.at, entries.length - 1), because, rule));
    };
    for (const finding of broken) tell('judgement', finding);
    for (const finding of judged.findings) tell(onHonour ? 'honour' : 'judgement', finding);
    return {
      ruleset: { id: ruleset.id, version: ruleset.version },
      orders: judged.orders,
      turns: replayed.turns,
      dice: replayed.dice.proof,
      fingerprint: replayed.fingerprint,
      findings,
      undecided: judged.undecided,
      edition: by.version,
      otherwise: otherwiseIn(judged.findings),
      judged: chosen ? judged.verdicts.map((one) => judgedOrder(one, replayed)) : null,
    };
  } catch (error) {
    if (error instanceof ReplayFailed) findings.push(at('replay', error.revision, error.message));
    else if (error instanceof UnknownRuleset) findings.push(at('ruleset', 0, error.message));
    else throw error;
    return { ...UNJUDGED, findings };
  }
}

/**
 * Whether the players keep the rules of a recorded game, so that an error of theirs is no break of its log (ADR 33).
 */
function isOnHonour(ruleset: AnyGame, [first]: readonly GameEvent[]): boolean {
  return first !== undefined && ruleset.honour?.isKept(ruleset.evolve(null, first)) === true;
}

/** The finding about a log that cannot be replayed. */
const UNJUDGED = {
  ruleset: null,
  orders: 0,
  turns: 0,
  dice: NO_DICE_PROOF,
  fingerprint: null,
  edition: null,
  otherwise: [],
  undecided: 0,
  judged: null,
} satisfies Omit<LogAudit, 'findings'>;

/** Throws NoSuchEdition. */
function editionToJudgeBy(rulebooks: AnyRulebooks, id: string, version: number): AnyGame {
  try {
    return rulebooks.rulebook(id, version).ruleset;
  } catch (error) {
    if (error instanceof UnknownRuleset) throw new NoSuchEdition(id, version);
    throw error;
  }
}

const WRONG_TURN = 'the turn did not end in the position whose fingerprint it records';

function replayLog({ entries, stream, reader }: GameLog, rulebooks: AnyRulebooks, progress: (done: number) => void) {
  const fold = new Fold(rulebooks);
  const dice = new DiceAudit(stream);
  const parley = new ParleyAudit();
  const rests = new RestAudit();
  const events: GameEvent[] = [];
  const wrongTurns: number[] = [];
  const hidden: { readonly revision: number; readonly because: string }[] = [];
  const withheld = new Map<number, Bearing>();
  let turns = 0;
  for (const entry of entries) {
    const { event, withheld: paths } = entry;
    const before = fold.position;
    const current = fold.apply(event);
    const game = fold.rulebook?.ruleset;
    const turnEnd = game?.frame.turnEnd(current);
    if (game && before && turnEnd) {
      if (turnEnd.fingerprint === printOf(game, before, events.length)) turns += 1;
      else wrongTurns.push(events.length);
    }
    const { hash } = entry.covered;
    const bearing = paths.length > 0 ? (game?.veil?.bearing(current) ?? 'game') : 'none';
    if (bearing !== 'none') withheld.set(events.length, bearing);
    const isWhole = withheld.size === 0;
    if (fold.rulebook) {
      const told = { type: current.type, data: current.data };
      parley.take(events.length, told, fold.rulebook, { before, hash, isWhole });
      rests.take(events.length, told, entry, fold.rulebook, before);
    }
    if (game) dice.take(events.length, { type: current.type, data: current.data }, entry, game, before);
    const veil = game?.veil;
    const reasons = wrongSecrets(entry, { type: current.type, data: current.data }, veil, reader);
    hidden.push(...reasons.map((because) => ({ revision: events.length, because })));
    events.push({ type: current.type, data: current.data });
    progress(events.length);
  }
  const { rulebook, position } = fold;
  if (!rulebook || !position) throw new ReplayFailed(0, 'the log is empty');
  const print = printOf(rulebook.ruleset, position, events.length - 1);
  dice.end(events.length - 1, position);
  return {
    rulebook,
    last: position,
    dice,
    parley,
    rests: rests.findings,
    events,
    withheld,
    turns,
    wrongTurns,
    wrongSecrets: hidden,
    fingerprint: print,
  };
}

/** A forged event may make a position that is no JSON, where a member is missing or a sum is no number. */
function printOf(game: AnyGame, position: GameState, revision: number): string {
  try {
    return game.fingerprint(position);
  } catch (error) {
    throw new ReplayFailed(revision, `there is no such position: ${String(error)}`, error);
  }
}
