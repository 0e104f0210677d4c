import type { Scale } from '../../engine/game/ruleset.js';
import type { Day } from '../../engine/position/turn.js';
import type { FillingWork } from '../../engine/position/siege-works.js';
import type { Burning } from '../../engine/position/things.js';
import type { Health } from '../../engine/position/unit.js';
import type { WithAlternatives } from './expectation.js';
import type { WrittenTally } from '../written-tally.js';
import type { UnitValue } from '../unit-value.js';

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
  /** Dice by the seat whose orders they fell for; seats that are not named roll none. */
  readonly rolledBy?: Readonly<Record<string, number>>;
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
