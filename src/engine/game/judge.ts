import { ListedDice } from '../dice/dice.js';
import { FilledDice } from '../dice/filled-dice.js';
import { act, actAsKept } from './act.js';
import { batchesOf, type Batch } from './batches.js';
import { isBesideOrders } from './beside-orders.js';
import { withoutDiceTerms } from './dice-told.js';
import type { GameEvent } from './event.js';
import type { OrderTold } from './frame.js';
import type { Game, GameSetup, GameState } from './game.js';
import { statementIn } from './honour/statement.js';
import { withTrueStatement } from './honour/true-statement.js';
import { hiddenAfter, hiddenDuring, type Lasting } from './hidden-facts.js';
import type { Refusal } from './refusal.js';
import { replay } from './replay.js';
import type { Finding, Verdict, Judgement, JudgeOptions } from './judgement.js';
import { type Same, sameIn, compareEvents } from './compare-events.js';

/**
 * Re-runs `decide` on the recorded orders with the recorded dice and compares event by event. Each order is judged in
 * the position that the log really had, so one error does not hide or cause another. After a finding, the recorded
 * events are applied; without a finding, decided and recorded events are the same, and the decided position is used.
 */
export function judge<State extends GameState, Order, Event extends GameEvent, Setup extends GameSetup>(
  ruleset: Game<State, Order, Event, Setup>,
  log: readonly Event[],
  options: JudgeOptions<State, Order, Event, Setup> = {},
): Judgement {
  const {
    progress = () => undefined,
    by = ruleset,
    withheld = new Map(),
    only = () => true,
    known,
    asKept = false,
  } = options;
  const { frame } = ruleset;
  const same = sameIn(ruleset, by);
  const verdicts: Verdict[] = [];
  const malformed: Finding[] = [];
  let orders = 0;
  let hidden: Lasting | null = null;
  let position = known?.state ?? null;
  let print: string | null = null;
  try {
    for (const batch of batchesOf(frame, log)) {
      const first = log[batch.start];
      hidden = hiddenDuring(batch, hidden, withheld);
      if (known && batch.start < known.at) {
        hidden = hiddenAfter(frame, log, batch, hidden);
        continue;
      }
      let after: State | null = null;
      const given = first ? frame.order(first) : null;
      if (only(batch)) {
        let found: readonly Finding[];
        if (given && position) {
          orders += 1;
          const before: State = pinnedTo(by, ruleset, position);
          const judged: JudgedOrder<State> = judgeOrder(by, before, log, batch, { ...given, asKept }, same);
          found = judged.findings;
          after = by === ruleset ? judged.position : null;
        } else {
          found = judgeSetUp(by, log, batch, same);
        }
        verdicts.push(verdictOn(batch, found, hidden));
      }
      const recorded = log.slice(batch.start, batch.end);
      // A decided position lacks the events that no rule decides.
      position = after ? replay(ruleset, recorded.filter(isBesideOrders), after) : replay(ruleset, recorded, position);
      hidden = hiddenAfter(frame, log, batch, hidden);
      progress(batch.end);
    }
    print = position && ruleset.fingerprint(position);
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error);
    malformed.push({ kind: 'malformed', at: log.length, because });
  }
  const findings = [...verdicts.flatMap((one) => one.findings), ...malformed];
  return {
    right: findings.length === 0,
    orders,
    events: log.length,
    findings,
    verdicts,
    undecided: verdicts.filter(({ start, verdict }) => start > 0 && verdict === 'undecided').length,
    fingerprint: print,
  };
}

/**
 * The findings about one order, decided by an edition `by` of its game in the position before it. `recorded`: the
 * events of its batch, the first of which is the order's; indexes of findings count from `at`.
 */
export function judgeOneOrder<State extends GameState, Order, Event extends GameEvent, Setup extends GameSetup>(
  { ruleset, by }: { readonly ruleset: Game<State, Order, Event, Setup>; readonly by: typeof ruleset },
  before: State,
  recorded: readonly Event[],
  at: number,
): readonly Finding[] {
  const [first] = recorded;
  const given = first && ruleset.frame.order(first);
  if (!given) throw new Error(`no order begins at event ${at}`);
  const batch = { start: 0, end: recorded.length };
  const { findings } = judgeOrder(
    by,
    pinnedTo(by, ruleset, before),
    recorded,
    batch,
    { ...given, asKept: false },
    sameIn(ruleset, by),
  );
  return findings.map((finding) => ({ ...finding, at: finding.at + at }));
}

/** Differences prove nothing while something relevant is withheld. */
function verdictOn(batch: Batch, found: readonly Finding[], hidden: Lasting | null): Verdict {
  const partly = hidden === null ? {} : { partly: true as const };
  if (found.length === 0) return { start: batch.start, end: batch.end, verdict: 'right', ...partly, findings: [] };
  return hidden === null
    ? { ...batch, verdict: 'wrong', findings: found }
    : { ...batch, verdict: 'undecided', findings: [] };
}

/** A state of a log of `ruleset`, as the edition `by` is asked about it. */
function pinnedTo<State extends GameState, Order, Event extends GameEvent, Setup extends GameSetup>(
  by: Game<State, Order, Event, Setup>,
  ruleset: typeof by,
  state: State,
): State {
  return by === ruleset ? state : (by.pinned?.(state, by) ?? state);
}

interface JudgedOrder<State> {
  readonly findings: readonly Finding[];
  /** Position after the order, if there are no findings; null: the caller applies the recorded events. */
  readonly position: State | null;
}

function judgeOrder<State extends GameState, Order, Event extends GameEvent, Setup extends GameSetup>(
  ruleset: Game<State, Order, Event, Setup>,
  position: State,
  log: readonly Event[],
  { start, end }: Batch,
  { asKept, ...given }: OrderTold & { readonly asKept: boolean },
  same: Same,
): JudgedOrder<State> {
  const recorded = log.slice(start, end);
  const refused = (refusal: Refusal): JudgedOrder<State> => {
    return { findings: [{ kind: 'refused', at: start, order: given, refusal }], position: null };
  };
  const order = ruleset.parseOrder(given.order);
  if (!order.ok) return refused(order.refusal);
  const rolled = ruleset.diceOf(recorded);
  const dice = new ListedDice(
    rolled.map((die) => die.value),
    'recorded',
    rolled.map((die) => die.source),
  );
  const stated = statementIn(recorded);
  const decided = asKept
    ? actAsKept(ruleset, position, given.seat, order.value, dice, stated)
    : withTrueStatement(ruleset, act(ruleset, position, given.seat, order.value, dice), recorded);
  if (!decided.ok) {
    const before = asKept
      ? null
      : beforeMissingDie(ruleset, position, { ...given, order: order.value }, recorded, same);
    return before ? { findings: [{ ...before, at: before.at + start }], position: null } : refused(decided.refusal);
  }
  const left = dice.remaining;
  const found = compareEvents(recorded, decided.events, start, same);
  const findings: typeof found = left.length > 0 ? [...found, { kind: 'diceLeft', at: start, values: left }] : found;
  return { findings, position: findings.length === 0 ? decided.position : null };
}

/**
 * An order that asks for a die that is not recorded, because the recorded events came out otherwise before: what
 * differs first. Null: nothing differs before the missing die.
 */
function beforeMissingDie<State extends GameState, Order, Event extends GameEvent, Setup extends GameSetup>(
  ruleset: Game<State, Order, Event, Setup>,
  position: State,
  { seat, order }: { readonly seat: OrderTold['seat']; readonly order: Order },
  recorded: readonly Event[],
  same: Same,
): Finding | null {
  const rolled = ruleset.diceOf(recorded);
  const dice = new FilledDice(rolled.map(({ value, source }) => ({ value, source })));
  const decided = withTrueStatement(ruleset, act(ruleset, position, seat, order, dice), recorded);
  if (!decided.ok || dice.filled === 0) return null;
  const [found] = compareEvents(recorded, decided.events, 0, same);
  if (found?.kind !== 'differs' || !found.decided) return null;
  const index = decided.events.findIndex((event) => event === found.decided);
  return ruleset.diceOf(decided.events.slice(0, index + 1)).length > rolled.length ? null : found;
}

function judgeSetUp<State extends GameState, Order, Event extends GameEvent, Setup extends GameSetup>(
  ruleset: Game<State, Order, Event, Setup>,
  log: readonly Event[],
  { start, end }: Batch,
  same: Same,
): readonly Finding[] {
  const first = log[start];
  const told = first ? ruleset.frame.setUp(first) : null;
  if (!told) {
    return [
      { kind: 'malformed', at: start, because: `a log begins with its set-up, not with ${first?.type ?? 'nothing'}` },
    ];
  }
  // `create` checks a setup from a log as strictly as one from a player.
  const created = ruleset.create(told.setup as Setup);
  if (!created.ok) {
    return [{ kind: 'malformed', at: start, because: `the set-up is illegal: ${created.refusal.because}` }];
  }
  const recorded = log.slice(start, end);
  return compareEvents(
    recorded.map((event, index) => (index === 0 ? withoutDiceTerms(event) : event)),
    created.value,
    start,
    same,
  );
}
