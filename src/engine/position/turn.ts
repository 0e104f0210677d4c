import type { HexName } from '../board/field.js';
import type { PlayerId } from './seat.js';
import type { SideId, UnitId } from './names.js';

/** The instant of play: game turn (GT), the side whose player turn (PT) it is, and the step of that PT. */
export interface Turn {
  readonly gameTurn: number;
  readonly side: SideId;
  /** A step of the ruleset's sequence, for example `movement`. */
  readonly step: string;
  /** The unit whose move is under way; its move ends when another unit is ordered (pbem:7.3e). */
  readonly mover: UnitId | null;
  /** The part of a fire step that is open: 0, 1, 2 … in the order of the book (pbem:4.23a). */
  readonly firePart: number;
  /** The side in turn has closed the step (or its whole turn), but decisions of the other side are still owed. */
  readonly closing: 'no' | 'step' | 'turn';
  /**
   * Players of the side in turn who have closed the step, or their whole turn, while others have not (pbem:1.2a);
   * absent: nobody.
   */
  readonly closed?: Readonly<Record<PlayerId, 'step' | 'turn'>>;
}

/**
 * A decision that somebody owes before play goes on: where to retreat, whether to advance. The owner may be the side
 * that is not in turn. The ruleset spells out its subject in `about`.
 */
export interface PendingDecision {
  /** Unique in the game: number of the order that raised it, and a count. */
  readonly id: string;
  readonly kind: string;
  readonly owner: SideId;
  readonly rule: string;
  readonly about: Readonly<Record<string, unknown>>;
}

/** A rider who has begun to get off, and the hex for which he makes (pbem:12.34a). */
export interface Dismounting {
  readonly unit: UnitId;
  readonly to: HexName;
  /** The half of a shut door hex into which he would get off (pbem:7.22a); else absent. */
  readonly half?: HexName;
}

/**
 * The work that a task asks for (pbem:12.1g). A healthy worker does two halves of a turn's work in a PT, a wounded one
 * does one.
 */
export interface TaskDemand {
  /** Workers without whom no work is done, wounded ones counting as heads. */
  readonly crew: number;
  /** Halves of a turn's work that are done in one PT at most, however many work. */
  readonly paceMax: number;
  /** Halves of a turn's work that the whole task takes. */
  readonly work: number;
}

/** A task under way (pbem:12.1). The ruleset spells out its subject in `about`. */
export interface TaskUnderWay {
  /** Number of the order that declared it. */
  readonly id: number;
  readonly kind: string;
  readonly workers: readonly UnitId[];
  readonly demand: TaskDemand;
  /** Halves of a turn's work that are done. */
  readonly done: number;
  /** PTs of its workers that have ended since it was declared. */
  readonly turns: number;
  readonly about: Readonly<Record<string, unknown>>;
}

/** The rest of a move that waits for the other side's decision. Only the side of the unit may know it (pbem:8.2a). */
export interface Plan {
  readonly unit: UnitId;
  /** Steps not yet gone, in the form of the ruleset. */
  readonly rest: readonly object[];
  /** The move that this is the rest of, spelled out by the ruleset; absent: a move of this unit alone. */
  readonly by?: object;
}

/**
 * The answer that a side gives to decisions of a kind, told beforehand. Which kinds and answers there are is the
 * ruleset's matter.
 */
export interface StandingOrder {
  /** The kind of decision. */
  readonly on: string;
  readonly answer: string;
  /** For answers by odds: the column of the combat table from which on. */
  readonly odds?: string;
  /** Only in decisions about one of these units; absent: in all. */
  readonly units?: readonly UnitId[];
}

/** The roll of a side for the first player turn of a GT: its die and its modifier (pbem:22.1b). */
export interface InitiativeRoll {
  readonly side: SideId;
  /** 1 to 10. */
  readonly die: number;
  /** 0, or -1 for each GT of an unbroken run in which the side went first. */
  readonly modifier: number;
}

/** Which side plays first in a GT (option changingInitiative, pbem:22.1). */
export interface Initiative {
  readonly gameTurn: number;
  readonly side: SideId;
  /** GT in a row in which this side has gone first, this one included. */
  readonly run: number;
  /** The rolls that decided it, in the order of the sides; absent: nobody rolled for this GT. */
  readonly rolls?: readonly InitiativeRoll[];
}

/** The events of the day that a game is (pbem:2.82b); members that are absent: no event of that kind yet. */
export interface Day {
  /** The last GT in which somebody did something. */
  readonly acted?: number;
  /** The last GT with combat or battering. */
  readonly fought?: number;
  /** The last player turn in which its side offered to end the day. */
  readonly offered?: { readonly gameTurn: number; readonly side: SideId };
}
