import { diceTermsOf, type DiceMode, type DiceTerms } from '../engine/game/dice-told.js';
import type { GameEvent } from '../engine/game/event.js';
import type { GameSetup } from '../engine/game/game.js';
import { refused, type Refusal } from '../engine/game/refusal.js';
import type { AnyRulebook } from '../engine/game/rulebook.js';
import { StreamNotFound } from '../ledger/errors.js';
import type { Ledger } from '../ledger/ledger.js';
import type { DiceWanted } from './contract.js';
import type { DiceVault } from './dice-vault.js';
import { SetupRefused } from './errors.js';

/** The facts on which the terms of a new game depend. */
interface GameToBe {
  readonly book: AnyRulebook;
  readonly game: string;
  readonly stream: string;
  readonly setup: GameSetup;
  /** Absent: what is usual for the set-up. */
  readonly wanted?: DiceWanted | undefined;
}

interface Parts {
  readonly ledger: Ledger;
  readonly vault: DiceVault;
  /** The mode of a game in which nobody reports dice, unless another is asked for. */
  readonly usual: Exclude<DiceMode, 'reported'>;
}

/**
 * The terms for the dice of a game that is created; null: the server rolls them and is bound to nothing. A repeated
 * command finds the terms that it made the first time, and none where the game is older than terms are. Throws
 * SetupRefused.
 */
export async function termsFor({ ledger, vault, usual }: Parts, toBe: GameToBe): Promise<DiceTerms | null> {
  const { wanted } = toBe;
  const reports = mayReport(toBe);
  if (wanted?.mode === 'reported' && !reports) throw new SetupRefused(noReports(toBe));
  const mode = wanted?.mode ?? (reports && usual === 'committed' ? 'reported' : usual);
  const before = await firstEvent(ledger, toBe.stream);
  if (before) {
    const terms = diceTermsOf(before);
    const recorded = terms === 'malformed' ? null : terms;
    if (wanted === undefined || isAs(recorded, wanted)) return recorded;
  }
  if (mode === 'server') return null;
  const corrections = toBe.book.claimRules ? { corrections: true as const } : {};
  return {
    mode,
    ...(await vault.commit(toBe.game)),
    ...corrections,
    ...(wanted?.awaitsWords ? { awaitsWords: true } : {}),
  };
}

/** Whether the set-up lets players report their own dice (pbem:1.3b). */
function mayReport({ book, setup }: GameToBe): boolean {
  const { options } = setup as { readonly options?: Readonly<Record<string, boolean>> };
  return book.reportedDice !== undefined && options?.[book.reportedDice.option] === true;
}

function noReports({ book: { reportedDice } }: GameToBe): Refusal {
  const because = reportedDice
    ? `dice are reported only with the option ${reportedDice.option}`
    : 'in this game nobody reports dice';
  return refused({ code: 'diceWrong', rule: reportedDice?.rule ?? null, because }).refusal;
}

function isAs(terms: DiceTerms | null, { mode, awaitsWords = false }: DiceWanted): boolean {
  return (terms?.mode ?? 'server') === mode && (terms?.awaitsWords ?? false) === awaitsWords;
}

async function firstEvent(ledger: Ledger, stream: string): Promise<GameEvent | null> {
  try {
    return (await ledger.readStream(stream, { limit: 1 }))[0] ?? null;
  } catch (error) {
    if (error instanceof StreamNotFound) return null;
    throw error;
  }
}
