import type { Scale } from '../../engine/game/ruleset.js';
import type { Before, GameKeeping, Setup, SetupTerms, SetupUnit } from '../../engine/game/setup.js';
import type { Day } from '../../engine/position/day.js';
import type { FillingWork } from '../../engine/position/filling.js';
import type { Duel } from '../../engine/position/duel.js';
import type { MapEdge } from '../../engine/position/terms.js';
import type { Closable, Winch } from '../../engine/position/position.js';
import type { Burning } from '../../engine/position/lights.js';
import type { Health, Mark, Trait } from '../../engine/position/unit.js';
import type { MissileWeapon } from '../../engine/position/unit-sheet.js';
import type { WrittenCarts } from '../written-cart.js';
import type { Depths } from '../depths.js';
import type { WithAlternatives } from './expectation.js';
import type { ClaimInCase } from './play-claim.js';
import type { RefusedOrder, RefusedSetUp, StatedOrder } from './refused-order.js';
import type { WrittenFire } from '../written-fire.js';
import type { WrittenEquipment, WrittenItem } from '../written-item.js';
import type { WrittenTallies, WrittenTally } from '../written-tally.js';
import type { UnitValue } from '../unit-value.js';

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
  readonly orders: readonly (string | StatedOrder | RefusedOrder | ExpectedBetween | ClaimInCase | RecordedError)[];
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

export interface CaseUnit {
  readonly name: string;
  readonly side?: string;
  readonly player?: string;
  readonly at: string;
  readonly is: string;
  readonly mounted?: boolean;
  readonly health?: Health;
  readonly mpa?: number;
  readonly attack?: number;
  readonly defence?: number;
  readonly horseMpa?: number;
  readonly missiles?: number;
  readonly half?: string;
  readonly weapon?: MissileWeapon | null;
  readonly armoured?: boolean;
  readonly unarmoured?: true;
  readonly traits?: readonly Trait[];
  readonly marks?: readonly Mark[];
  readonly before?: Before;
  readonly counters?: CaseCounters;
  readonly unaware?: true;
  readonly hidden?: true;
  readonly panic?: NonNullable<SetupUnit['panic']>;
  readonly sergeant?: string;
  readonly mayMount?: true;
  readonly enters?: NonNullable<SetupUnit['entry']>;
  readonly prisoner?: { readonly of: string; readonly guards: readonly string[] };
}

/** Attack, defence and, on foot, MPA of a counter. */
export type CaseCounter = readonly [attack: number, defence: number, mpa?: number];

/** Counters of a unit that differ from those of its profile, whichever of them shows. */
export interface CaseCounters {
  readonly foot?: { readonly healthy?: CaseCounter; readonly wounded?: CaseCounter; readonly stunned?: number };
  readonly mounted?: { readonly healthy?: CaseCounter; readonly wounded?: CaseCounter };
}

/** The facts that must hold after the last order, or between two; all parts are optional. */
export interface Expectation extends WithAlternatives<Expectation> {
  readonly positions?: Readonly<Record<string, string>>;
  readonly mp?: Readonly<Record<string, number>>;
  readonly gifts?: Readonly<Record<string, number>>;
  readonly health?: Readonly<Record<string, Health>>;
  readonly mounted?: Readonly<Record<string, boolean>>;
  readonly missiles?: Readonly<Record<string, number | null>>;
  /** By side, what it may see of them. */
  readonly missilesSeen?: Readonly<Record<string, Readonly<Record<string, number | null>>>>;
  /** Where units are hidden, `offboard` if they are not placed; null: they are not hidden. */
  readonly hidden?: Readonly<Record<string, string | null>>;
  readonly ambushed?: Readonly<Record<string, boolean>>;
  readonly aware?: Readonly<Record<string, boolean>>;
  /** The kind of the task at which a unit works, or null. */
  readonly tasks?: Readonly<Record<string, string | null>>;
  /** Where items lie, who carries them, `hidden` if nobody has found them, or `gone`. */
  readonly items?: Readonly<Record<string, string>>;
  /** Whether lights burn, by their names: `lantern1`, `campfire K5`, `room J12`. */
  readonly lights?: Readonly<Record<string, Burning | 'gone'>>;
  /** Whether hexes are lit. */
  readonly lit?: Readonly<Record<string, boolean>>;
  /**
   * The things that burn in hexes: `tent`, a name, `fire` where it burns by itself, two joined by ` + `; null: nothing
   * does.
   */
  readonly fires?: Readonly<Record<string, string | null>>;
  /** Front and rear hex of carts, or `gone`. */
  readonly carts?: Readonly<Record<string, string>>;
  /** The animal hitched to a cart, or null. */
  readonly hitched?: Readonly<Record<string, string | null>>;
  /** The cart on which a unit is, or null. */
  readonly aboard?: Readonly<Record<string, string | null>>;
  /** Where equipment stands or lies as it is written (`K5>K6`, `K5-K4`), who carry it (`Ann + Ben`), or `gone`. */
  readonly equipment?: Readonly<Record<string, string>>;
  /** Points taken off targets; null: none, or the target is gone. */
  readonly battered?: Readonly<Record<string, WrittenTally | null>>;
  /** Turns of loading done of engines that are not loaded; null: loaded. */
  readonly loading?: Readonly<Record<string, number | null>>;
  readonly half?: Readonly<Record<string, string | null>>;
  readonly live?: Readonly<Record<string, string>>;
  readonly prisonerOf?: Readonly<Record<string, string | null>>;
  readonly guards?: Readonly<Record<string, readonly string[]>>;
  /** `panicked`, `routed`, or null. */
  readonly panic?: Readonly<Record<string, string | null>>;
  readonly strength?: Readonly<Record<string, readonly number[]>>;
  readonly melee?: readonly (readonly [string, string])[];
  readonly leads?: readonly (readonly [string, string])[];
  readonly strings?: readonly (readonly string[])[];
  readonly gameTurn?: number;
  readonly side?: string;
  readonly step?: string;
  /** Players of the side in turn who have closed the step while others have not, by name. */
  readonly closed?: readonly string[];
  /** The side that goes first in this GT, and for how many in a row. */
  readonly initiative?: { readonly side?: string; readonly run?: number };
  /** Whether characters are in control (option commandControl); null: they need no control. */
  readonly control?: Readonly<Record<string, boolean | null>>;
  /** The sergeants to whom characters are assigned, or null. */
  readonly sergeants?: Readonly<Record<string, string | null>>;
  /** The scale of a hex and of a player turn. */
  readonly scale?: Scale;
  /** The rules of all warnings about the set-up. */
  readonly warnings?: readonly string[];
  readonly pending?: readonly ExpectedDecision[];
  readonly standing?: Readonly<Record<string, readonly string[]>>;
  readonly events?: readonly ExpectedEvent[];
  /** A type alone stands for all events of that type. */
  readonly noEvents?: readonly (string | ExpectedEvent)[];
  readonly legal?: Readonly<
    Record<string, { readonly includes?: readonly string[]; readonly excludes?: readonly string[] }>
  >;
  readonly sight?: readonly ExpectedSight[];
  readonly outcome?: object | null;
  /** The champions of the duel that goes on, by side; null: there is none. */
  readonly duel?: Readonly<Record<string, string>> | null;
  readonly day?: Day;
  /** The worth of the forces of the set-up, by side (pbem:25a). */
  readonly forces?: Readonly<Record<string, Partial<UnitValue>>>;
  /** Work on moat hexes by screen, other members not looked at; null: nothing is filled with it. */
  readonly filling?: Readonly<Record<string, Partial<FillingWork> | null>>;
  readonly challenges?: readonly string[];
  readonly dishonoured?: readonly string[];
  readonly yielded?: Readonly<Record<string, boolean>>;
  readonly forsaken?: Readonly<Record<string, boolean>>;
  readonly shamed?: Readonly<Record<string, boolean>>;
}

/** An event and, of its data, what matters. */
export interface ExpectedEvent {
  readonly type: string;
  readonly data?: object;
}

/** Sight between two hexes or units. */
export interface ExpectedSight {
  readonly from: string;
  readonly to: string;
  readonly free: boolean;
  /** As a DRM; null if it is not free. */
  readonly cover?: number | null;
  /** The rule that bars sight, gives the cover, or makes sight free. */
  readonly rule?: string;
  /** The hex or hexside that bars sight. */
  readonly blockedBy?: string;
}

export interface ExpectedDecision {
  readonly kind: string;
  readonly unit?: string;
  readonly owner?: string;
}
