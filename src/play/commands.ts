import type { Proposal } from '../engine/game/parley/events.js';
import type { KeptLine } from '../engine/game/message/events.js';
import type { Refusal, RefusalCode, RuleId } from '../engine/game/refusal.js';
import type { LegalOrder } from '../engine/game/ruleset.js';
import type { SeenEvent } from './seen.js';
import type { GameId, Viewer } from './viewer.js';

/**
 * Dice of an order: those of the server, rolled or derived as the game has it, or reported by the player (option
 * honourDice).
 */
export type DiceChoice =
  | { readonly kind: 'server' }
  /** In the order in which they are asked for. */
  | { readonly kind: 'reported'; readonly values: readonly number[] };

export interface SubmitOrder {
  readonly game: GameId;
  readonly viewer: Viewer;
  /** As JSON (the ruleset's order form) or as written notation. */
  readonly order: { readonly kind: 'json'; readonly value: unknown } | { readonly kind: 'text'; readonly text: string };
  readonly dice: DiceChoice;
  /** Facts that the sender states in a game of honour (`Statement`, ADR 33); absent: none. */
  readonly stated?: unknown;
  /** Revision of the game that the player has seen. */
  readonly expectedRevision: number;
  readonly commandId: string;
}

/**
 * A saying of a seat about the dice before the game begins: about its word, or that it accepts no reported dice
 * (pbem:1.3c).
 */
export type DiceSaying =
  | { readonly kind: 'sealWord'; readonly seal: string }
  | { readonly kind: 'declineWord' }
  | { readonly kind: 'showWord'; readonly word: string }
  | { readonly kind: 'declineReportedDice' };

/**
 * A statement of a seat, or of the arbiter (`ruleOnClaim`). A seat that proposes what another seat has proposed
 * agrees with it. `at`: the revision of any event of the claimed order.
 */
export type Parley =
  | {
      readonly kind: 'fileClaim';
      readonly at: number;
      readonly what: string;
      readonly rule?: RuleId;
      /** The order is one of the own side, which corrects itself (pbem:1.4c). */
      readonly own?: true;
    }
  | {
      readonly kind: 'proposeAmendment';
      readonly at: number;
      readonly what: string;
      /** The order as it was meant (pbem:1.4l); absent: the orders from `at` on are to be taken back. */
      readonly meant?: SubmitOrder['order'];
    }
  | { readonly kind: 'answerAmendment'; readonly claim: number; readonly agree: boolean }
  | { readonly kind: 'answerClaim'; readonly claim: number; readonly agree: boolean }
  /** The die that a correction asks of the side whose turn it corrects (pbem:1.4h). */
  | { readonly kind: 'giveDie'; readonly claim: number; readonly value: number }
  | { readonly kind: 'withdrawClaim'; readonly claim: number }
  | { readonly kind: 'appealClaim'; readonly claim: number; readonly what: string }
  | {
      readonly kind: 'ruleOnClaim';
      readonly claim: number;
      readonly upheld: boolean;
      readonly rule: RuleId;
      readonly because: string;
    }
  /** Said by an organiser of the game's tournament, who has no seat in it. */
  | { readonly kind: 'appointArbiter'; readonly name: string; readonly keyHash: string }
  | { readonly kind: 'proposeArbiter'; readonly name: string; readonly keyHash: string }
  | { readonly kind: 'proposeDraw' }
  | { readonly kind: 'decline'; readonly proposal: Proposal }
  | { readonly kind: 'resign' }
  | { readonly kind: 'acceptOutcome' };

export interface ParleyCommand {
  readonly game: GameId;
  readonly viewer: Viewer;
  readonly parley: Parley;
  readonly commandId: string;
  /** Said by Herald for a seat of a scenario whose siege has been settled. Never from outside. */
  readonly ofSettledSiege?: true;
}

/** The answer to an order. A refusal is an answer, not an error, and leaves no trace in the ledger. */
export type Submission =
  | {
      readonly kind: 'accepted';
      readonly revision: number;
      /** Of the event at `revision`. */
      readonly hash: string;
      readonly events: readonly SeenEvent[];
      /** This command had been accepted before; nothing was written now. */
      readonly repeated: boolean;
      /**
       * Why the rules forbid the order or what was stated, in a game of honour whose senders are warned; null: there is
       * nothing to warn of. Absent: nobody is warned in this game.
       */
      readonly warning?: Refusal | null;
    }
  | {
      readonly kind: 'refused';
      readonly revision: number;
      readonly hash: string;
      readonly refusal: Refusal;
      /** Orders of the same unit (or of the side) that would be accepted now; at most LEGAL_INSTEAD_MAX. */
      readonly instead: readonly LegalOrder<unknown>[];
    };

export const LEGAL_INSTEAD_MAX = 20;

/** How far a turn message with a fault is carried out: not at all, or up to the first faulty line. */
export const MESSAGE_EXTENTS = ['wholeMessage', 'firstFault'] as const;
export type MessageExtent = (typeof MESSAGE_EXTENTS)[number];

/** A whole turn as one message (pbem:4.1b, docs/notation.md). */
export interface SubmitTurn {
  readonly game: GameId;
  readonly viewer: Viewer;
  /** One order a line; or the orders themselves, of which each is a line of the message that is made of them. */
  readonly message: string | readonly SubmitOrder['order'][];
  /** The message is checked only, as far as its sender can know what follows from it. */
  readonly dryRun: boolean;
  readonly upTo: MessageExtent;
  /** Revision of the game that the player has seen. */
  readonly expectedRevision: number;
  readonly commandId: string;
}

/** The line of a message that cannot be read, or would be refused, and why. */
export interface TurnFault {
  /** From 1. */
  readonly line: number;
  /** In UTF-16 units from 1; null: the line as a whole is concerned. */
  readonly column: number | null;
  readonly code: RefusalCode;
  readonly rule: RuleId | null;
  readonly because: string;
  /** The form that was expected at the column, where the line cannot be read; else null. */
  readonly expected: string | null;
  /** The text that stands at the column. */
  readonly found: string | null;
  /** The name, hex or order that was most likely meant; null: none is near. */
  readonly meant: string | null;
}

/** A line of a message whose order the rules forbid, in a game of honour that warns its senders (ADR 33). */
export interface TurnWarning {
  readonly line: number;
  readonly warning: Refusal;
}

/** The answer to a turn message. */
export type TurnAnswer = { readonly revision: number; readonly hash: string } & (
  | {
      readonly kind: 'accepted';
      readonly events: readonly SeenEvent[];
      /** This command had been accepted before; nothing was written now. */
      readonly repeated: boolean;
      /** Number of orders that were carried out. */
      readonly carriedOut: number;
      /** The orders that wait for a decision of another side. */
      readonly waiting: readonly KeptLine[];
      /** The order at which the message stopped; those after it are dropped. Null: it did not stop. */
      readonly stopped: TurnFault | null;
      /** Faults in lines that were left out, as the sender had asked. */
      readonly faults: readonly TurnFault[];
      readonly warnings: readonly TurnWarning[];
    }
  | { readonly kind: 'refused'; readonly faults: readonly TurnFault[] }
  | {
      readonly kind: 'checked';
      readonly orders: number;
      /** Number of orders that are known to be accepted; what follows depends on dice or on another side. */
      readonly known: number;
      readonly faults: readonly TurnFault[];
    }
);

/** The rest of the last turn message of a seat. */
export interface SealedRest {
  readonly waiting: readonly KeptLine[];
  readonly stopped: TurnFault | null;
}
