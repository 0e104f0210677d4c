import { canonicalJson, sha256 } from '../engine/canonical/canonical.js';
import type { GameEvent } from '../engine/game/event.js';
import type { KeptLine, KeptMessage } from '../engine/game/message/events.js';
import type { Refusal } from '../engine/game/refusal.js';
import type { SubmitTurn, TurnFault, TurnWarning } from './commands.js';
import type { LoadedGame } from './loaded-game.js';

/** Orders of a message that were carried out in memory, and what became of the others. */
export interface CarriedTurn {
  readonly events: readonly GameEvent[];
  readonly after: LoadedGame;
  readonly carriedOut: number;
  readonly waiting: readonly KeptLine[];
  readonly stopped: { readonly line: KeptLine; readonly refusal: Refusal; readonly fault: TurnFault } | null;
  readonly warnings: readonly TurnWarning[];
}

/** The hash by which a repeated message is known; a secret of its sender, as the message is. */
export function messageHash({ message, upTo }: Pick<SubmitTurn, 'message' | 'upTo'>): string {
  return sha256(canonicalJson([typeof message === 'string' ? message : [...message], upTo]));
}

/** A line as it is kept: its number and its text, without what it was read as. */
export function keptLine({ line, text }: KeptLine): KeptLine {
  return { line, text };
}

/** `fault`: the line up to which the sender wanted the message to be carried out. */
export function keptOf({ waiting, stopped }: CarriedTurn, fault?: TurnFault): Omit<KeptMessage, 'message'> {
  if (stopped) {
    const { code, rule, because } = stopped.refusal;
    return { lines: [], stopped: { ...stopped.line, code, rule, because } };
  }
  if (!fault) return { lines: waiting, stopped: null };
  const { line, code, rule, because } = fault;
  return { lines: waiting, stopped: { line, text: '', code, rule, because } };
}
