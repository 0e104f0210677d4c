import type { Finding } from '../engine/game/judgement.js';
import type { RuleId } from '../engine/game/refusal.js';
import { explainFinding } from '../engine/game/explain-finding.js';

/** One way in which the rules decide otherwise than is recorded. */
export interface OtherwiseKind {
  /** The rule that is concerned, if it is known. */
  readonly rule: RuleId | null;
  /**
   * Type of the recorded event; of an order that the rules refuse, the type of the order; `nothing` where more follows.
   */
  readonly recorded: string;
  /** Type of the event that the rules decide, `refused`, or `nothing`. */
  readonly decided: string;
}

/** How often a game was decided otherwise in one way. */
export interface Otherwise extends OtherwiseKind {
  readonly times: number;
  /** The first time: the event, counted from 0, and what differs, in words. */
  readonly first: { readonly at: number; readonly because: string };
}

/** The same over several games. */
export interface OtherwiseInGames extends Otherwise {
  readonly games: number;
  /** Id of the game with the first time. */
  readonly game: string;
}

const NOTHING = 'nothing';

/** The differences of one game, counted by kind and sorted by rule. */
export function otherwiseIn(differences: readonly Finding[]): readonly Otherwise[] {
  const counts = new Map<string, Otherwise>();
  for (const finding of differences) {
    const kind = kindOf(finding);
    const known = counts.get(keyOf(kind));
    const first = known?.first ?? { at: finding.at, because: explainFinding(finding).because };
    counts.set(keyOf(kind), { ...kind, times: (known?.times ?? 0) + 1, first });
  }
  return sorted(counts);
}

/** The counts of several games as one list, sorted by rule. */
export function otherwiseInGames(
  audits: readonly { readonly game: string; readonly otherwise: readonly Otherwise[] }[],
): readonly OtherwiseInGames[] {
  const counts = new Map<string, OtherwiseInGames>();
  for (const { game, otherwise } of audits) {
    for (const one of otherwise) {
      const known = counts.get(keyOf(one));
      const sum = known
        ? { ...known, times: known.times + one.times, games: known.games + 1 }
        : { ...one, games: 1, game };
      counts.set(keyOf(one), sum);
    }
  }
  return sorted(counts);
}

/** Two differences are of one kind if their keys are the same. */
export function keyOf({ rule, recorded, decided }: OtherwiseKind): string {
  return `${rule ?? 'no rule'}: ${recorded} -> ${decided}`;
}

function kindOf(finding: Finding): OtherwiseKind {
  const { rule } = explainFinding(finding);
  switch (finding.kind) {
    case 'refused':
      return { rule, recorded: orderType(finding.order.order), decided: 'refused' };
    case 'differs':
      return { rule, recorded: finding.recorded.type, decided: finding.decided?.type ?? NOTHING };
    case 'missing':
      return { rule, recorded: NOTHING, decided: finding.decided.type };
    case 'diceLeft':
      return { rule, recorded: 'dice', decided: NOTHING };
    case 'malformed':
      return { rule, recorded: 'malformed', decided: NOTHING };
  }
}

/** The form of an order is its ruleset's matter; every order has a type. */
function orderType(order: unknown): string {
  return typeof order === 'object' && order !== null && 'type' in order ? String(order.type) : 'order';
}

function sorted<Row>(counts: ReadonlyMap<string, Row>): readonly Row[] {
  return [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}
