import type { RuleId } from '../engine/game/refusal.js';
import type { ChainFindingKind } from '../ledger/chain-audit.js';

/**
 * A fault in a recorded game. Of the chain: gap, reordered, altered, foreign. `form`: a line is no event. `truncated`:
 * the end is missing. `head`: a signed head does not fit, or its signature is false. `footer`, `header`: they do not
 * fit the events. `ruleset`: it is not known here. `replay`: an event is impossible where it stands. `turnEnd`: a turn
 * did not end in the position that it claims. `actor`: an order was not recorded for the seat that it names, or the
 * set-up not for the service. `time`: it is recorded at an earlier time than an event before it. `message`: an order of
 * a turn message went on otherwise than it was sent. `dice`: a die is not what its open secret gives, or commitment,
 * words and opened secrets do not fit each other. `parley`: a claim, a proposal or their consequences cannot stand
 * where they stand, or a verdict is not that of the rules. `secret`: an event hides what it may not hide. `judgement`:
 * the rules do not confirm the order, and in a game of honour what was stated does not either. `honour`: the rules do
 * not confirm an order of a game of honour, whose record is whole all the same (ADR 33). `claimed`: the same of the
 * claimed order of a bundle, whose verdict says so. `unlike`: an earlier export of the game holds another event.
 */
export type FindingKind =
  | ChainFindingKind
  | 'form'
  | 'truncated'
  | 'header'
  | 'footer'
  | 'head'
  | 'ruleset'
  | 'replay'
  | 'turnEnd'
  | 'actor'
  | 'time'
  | 'message'
  | 'dice'
  | 'parley'
  | 'judgement'
  | 'honour'
  | 'claimed'
  | 'secret'
  | 'unlike';

/** Kinds of findings that do not make a record wrong: it is whole, and tells truly what somebody did wrong. */
export const ERRORS_TOLD: readonly FindingKind[] = ['honour', 'claimed'];

export interface Finding {
  readonly kind: FindingKind;
  /** Line of the exported file, from 1; null if the game came from a ledger, or no line is concerned. */
  readonly line: number | null;
  /** Revision of the event; null if none is concerned. */
  readonly revision: number | null;
  /** The rule that was broken, if it was one. */
  readonly rule: RuleId | null;
  readonly because: string;
}

/** How many findings a report holds; the rest are only counted. */
export const FINDINGS_MAX = 1000;
