import type { GameKeeping, Setup, SetupTerms } from '../../engine/game/setup.js';
import type { Day } from '../../engine/position/turn.js';
import type { Duel } from '../../engine/position/duel.js';
import type { MapEdge } from '../../engine/position/terms.js';
import type { Closable, Winch } from '../../engine/position/position.js';
import type { MissileWeapon } from '../../engine/position/unit-sheet.js';
import type { WrittenCarts } from '../written-cart.js';
import type { Depths } from '../depths.js';
import type { AmendmentInCase } from './play-amendment.js';
import type { ClaimInCase } from './play-claim.js';
import type { DeclineInCase } from './play-decline.js';
import type { RefusedOrder, RefusedSetUp, StatedOrder } from './refused-order.js';
import type { WrittenFire } from '../written-fire.js';
import type { WrittenEquipment, WrittenItem } from '../written-item.js';
import type { WrittenTallies } from '../written-tally.js';
import type { WrittenUnit } from '../written-unit.js';
import type { Expectation } from './expected.js';

/** An order of a case, or what is looked at, said or recorded between orders. */
export type CaseEntry =
  | string
  /** An order with the dice that its sender states. */
  | StatedOrder
  | RefusedOrder
  | ExpectedBetween
  | ClaimInCase
  | AmendmentInCase
  | DeclineInCase
  | RecordedError;

/** One rule case as it is written (content/schemas/conformance.schema.json, docs/conformance.md). */
export interface ConformanceCase extends GroundLaid, SetupTerms {
  readonly id: string;
  readonly rules: readonly string[];
  readonly title: string;
  readonly note?: string;
  readonly live?: Readonly<Record<string, string>>;
  readonly doors?: Readonly<Record<string, Closable>>;
  readonly winches?: Readonly<Record<string, Winch>>;
  readonly options?: Readonly<Record<string, boolean>>;
  /** The way in which the game is kept; absent: the server refuses what the rules forbid. */
  readonly keeping?: GameKeeping;
  readonly sides?: readonly string[];
  readonly players?: NonNullable<Setup['players']>;
  readonly length?: { readonly gameTurns?: number; readonly endsWithOneSideLeft?: boolean };
  readonly north?: MapEdge;
  readonly referenceHexes?: readonly (readonly [string, string])[];
  readonly units: readonly CaseUnit[];
  readonly debris?: readonly string[];
  readonly fires?: readonly WrittenFire[];
  readonly items?: readonly WrittenItem[];
  readonly lights?: NonNullable<Setup['lights']>;
  readonly carts?: WrittenCarts;
  readonly equipment?: readonly WrittenEquipment[];
  readonly battered?: WrittenTallies;
  readonly melee?: readonly (readonly [string, string])[];
  /** Pairs of a leader and the unit or animal that he leads. */
  readonly leads?: readonly (readonly [string, string])[];
  readonly strings?: readonly (readonly string[])[];
  readonly turn?: Partial<Pick<NonNullable<Setup['start']>, 'gameTurn' | 'side' | 'step' | 'mover'>>;
  /** The events of the case's day so far (option detailedDays). */
  readonly day?: Day;
  /** A duel under way (pbem:12.8): its champions by side, the challenger first. */
  readonly duel?: { readonly champions: Readonly<Record<string, string>>; readonly idle?: number } & Partial<
    Pick<Duel, 'conditions' | 'stake'>
  >;
  /**
   * The side that goes first in this GT (option changingInitiative), or `rolled`: the game begins with the roll
   * (pbem:22.1a).
   */
  readonly initiative?: 'rolled' | { readonly side: string; readonly run: number };
  /** Sides that have challenged already, besides the challenger of a duel. */
  readonly challenges?: readonly string[];
  /** By side; a side that is not named gets its decisions. Absent: no side pins. */
  readonly standing?: Readonly<Record<string, readonly string[]>>;
  readonly dice?: readonly number[];
  /** The set-up must be refused; then there are no orders. */
  readonly setUp?: RefusedSetUp;
  readonly orders: readonly CaseEntry[];
  readonly expect?: Expectation;
  /** By rulebook: the case is played by each of them, with these members in place of its own. */
  readonly books?: Readonly<Record<string, BookPart>>;
}

/**
 * An order that is recorded with an error (pbem:1.4): the events are those that would follow if units were other ones,
 * faster or elsewhere, say.
 */
export interface RecordedError {
  readonly recorded: string;
  /** By name, what is other in a unit. */
  readonly as: Readonly<Record<string, Partial<CaseUnit>>>;
}

/** The parts of a case that may differ from book to book. */
export type BookPart = Partial<Pick<ConformanceCase, 'dice' | 'setUp' | 'orders' | 'expect'>>;

/** The facts that must hold between two orders; the events are those since the expectation before it. */
export interface ExpectedBetween {
  readonly expect: Expectation;
}

type HexesByType = Readonly<Record<string, readonly string[]>>;

/** Changes to a board. */
export interface Overrides {
  readonly terrain?: HexesByType;
  readonly under?: HexesByType;
  readonly hexsides?: HexesByType;
  readonly features?: HexesByType;
  readonly elevation?: HexesByType;
  readonly walls?: readonly (readonly string[])[];
  readonly flow?: readonly (readonly string[])[];
}

/** A board of the case's own: flat ground with changes, or a drawing with signs. */
export interface OwnBoard extends Overrides {
  readonly id?: string;
  readonly columns?: number;
  readonly rows?: number;
  readonly drawing?: string;
}

export type CaseBoard = string | OwnBoard;

/** The part of a case that says where it takes place. */
export interface GroundLaid extends Overrides {
  readonly board: CaseBoard | readonly CaseBoard[];
  readonly joins?: readonly object[];
  /** How deep waters are by special rule (pbem:17.4a). */
  readonly depths?: Depths;
}

export interface CaseUnit extends WrittenUnit {
  readonly name: string;
  readonly at: string;
  readonly is: string;
  readonly mounted?: boolean;
  readonly mpa?: number;
  readonly attack?: number;
  readonly defence?: number;
  readonly horseMpa?: number;
  readonly weapon?: MissileWeapon | null;
  readonly armoured?: boolean;
  readonly unarmoured?: true;
  readonly counters?: CaseCounters;
}

/** Attack, defence and, on foot, MPA of a counter. */
export type CaseCounter = readonly [attack: number, defence: number, mpa?: number];

/** Counters of a unit that differ from those of its profile, whichever of them shows. */
export interface CaseCounters {
  readonly foot?: { readonly healthy?: CaseCounter; readonly wounded?: CaseCounter; readonly stunned?: number };
  readonly mounted?: { readonly healthy?: CaseCounter; readonly wounded?: CaseCounter };
}
