import { canonicalJson, sha256 } from '../canonical/canonical.js';
import type { HexName } from '../board/field.js';
import type { Equipment } from '../position/equipment.js';
import type { Tally } from '../position/siege-works.js';
import type { Closable, Lead } from '../position/position.js';
import type { AnimalLeft, ItemLeft, Sapping, Strain } from './left.js';
import type { LastingMark } from '../position/unit.js';

export const SIEGE_SIDES = ['attacker', 'defender'] as const;
/** The besieger (attacker) and the besieged (defender) of the siege, whichever of them moves first in a scenario. */
export type SiegeSide = (typeof SIEGE_SIDES)[number];

/** How a day is played: by choices and tables (pbem:2.81) or as one scenario (pbem:2.82). */
export const DAY_DEFINITIONS = ['siegeDays', 'detailedDays'] as const;
export type DayDefinition = (typeof DAY_DEFINITIONS)[number];

/** Scenarios that a siege may come to (pbem:2.81d); `day` is a day that is played in detail (pbem:2.82a). */
export const SCENARIOS = ['sallyAttacker', 'sallySupplies', 'attackCastle', 'day'] as const;
export type ScenarioName = (typeof SCENARIOS)[number];

/** Options of a siege, off unless they are named. */
export const SIEGE_OPTIONS = {
  building: 'pbem:19.8a',
  defenderRepairsOnAttackerDays: 'pbem:2.81h',
  endsWithCastleTaken: 'pbem:23.17',
  nights: 'pbem:2.81g',
  offboardBattering: 'pbem:19.3b',
  onboardBattering: 'pbem:19.42h',
} as const;
export type SiegeOption = keyof typeof SIEGE_OPTIONS;

/** Kinds of targets that may be battered offboard (pbem:19.3a). */
export const TARGET_KINDS = ['embattlement', 'castleWall', 'castleTower', 'keep', 'gateDoor'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

export const ENGINE_KINDS = ['mangonel', 'trebuchet', 'ballista', 'batteringRam', 'siegeTower'] as const;
export type EngineKind = (typeof ENGINE_KINDS)[number];

/** Sides of the map beyond which engines stand that batter offboard, by the compass of the castle (pbem:19.2k). */
export const BEARINGS = ['north', 'east', 'south', 'west'] as const;
export type Bearing = (typeof BEARINGS)[number];

export interface Target {
  readonly kind: TargetKind;
  /**
   * The sides of the map from which the ground before the target is seen (pbem:19.2f, 19.2k); absent: the layout does
   * not say, and no catapult needs to see it.
   */
  readonly seenFrom?: readonly Bearing[];
  /** Offboard resistance points that are left (pbem:26.71f); 0: the target is rubble, or the gate stands open. */
  readonly left: number;
}

/** A moat hex (pbem:19.51). */
export interface Ditch {
  readonly filled?: true;
  readonly underDrawbridge?: true;
}

export interface SiegeEngine {
  readonly side: SiegeSide;
  readonly kind: EngineKind;
  /** The side of the map beyond which the engine stands (pbem:19.2k); absent: the layout does not say. */
  readonly bearing?: Bearing;
  /** Offboard wear in battering points (pbem:26.71d). */
  readonly wear: number;
  /**
   * The points with which it came out of its last scenario, as long as it is neither used nor repaired on siege days
   * (ruling of pbem:19.42i); absent: it was in none, or something has happened since.
   */
  readonly onboard?: Strain;
  /** Number of hexes that the engine covers; used for building (pbem:19.8d). */
  readonly size: number;
  /** Days of work until the engine is built (pbem:19.8c); absent: it is built. */
  readonly unbuilt?: number;
  /** The engine was destroyed. */
  readonly lost?: true;
}

export interface Fighter {
  readonly side: SiegeSide;
  readonly health: 'healthy' | 'wounded' | 'dead';
  readonly engineer?: true;
  /** The fighter is wounded and has not yet had his healing roll (pbem:24.2a). */
  readonly fresh?: true;
  /**
   * The day on whose morning the fighter is healthy again; null: not in this campaign (pbem:24.2b). Absent: he is not
   * healing.
   */
  readonly heals?: number | null;
  /** The day at whose end the fighter joins (pbem:2.81f); absent: he is there. */
  readonly due?: number;
  /** The day on whose morning a runaway is back; null: not in this siege (pbem:22.9r). Absent: he has not run away. */
  readonly back?: number | null;
  /** The side that holds the fighter prisoner. */
  readonly captive?: SiegeSide;
  /** The fighter has these marks in all later scenarios (pbem:22.7s, 12.8g, 12.8h); absent: none. */
  readonly marks?: readonly LastingMark[];
  /**
   * The hexes of the fighter at the start of the next scenario, head first, if they differ from its set-up
   * (pbem:2.82c).
   */
  readonly hexes?: readonly HexName[];
}

/** Supplies that come at the end of a day (pbem:2.81f). */
export interface Delivery {
  readonly day: number;
  readonly side: SiegeSide;
  readonly goods: Readonly<Record<string, number>>;
}

/** A part of the day, named after its orders. `morning`: the roll for initiative; `over`: the siege has ended. */
export type Stage = 'morning' | 'choice' | 'scenario' | 'wear' | 'evening' | 'over';

/** Wear that the owner of the engines has to share out (pbem:19.3k). */
export interface WearOwed {
  readonly target: HexName;
  readonly engines: readonly string[];
  readonly points: number;
}

/** Everything that has been done today, the night included. */
export interface Today {
  readonly initiative?: SiegeSide;
  readonly choice?: ScenarioName | 'none' | 'work';
  /** A scenario has been played, by day or by night. */
  readonly fought?: true;
  readonly battered: readonly string[];
  readonly repairing: readonly string[];
  readonly building: readonly string[];
  readonly filling?: HexName;
  readonly wear: readonly WearOwed[];
  readonly closed: readonly SiegeSide[];
  /** Sides whose base had an enemy in it at the end of the scenario, so that no unit withdraws into it (pbem:2.82c). */
  readonly contested: readonly SiegeSide[];
}

/** A scenario that was opened in the siege, with its day or night (pbem:2.81d). */
export interface OpenedScenario {
  readonly day: number;
  readonly night: boolean;
  readonly scenario: ScenarioName;
}

export interface SiegeOutcome {
  readonly winner: SiegeSide | null;
  readonly reason: string;
}

/** A siege at one instant: its calendar, and everything that lasts from day to day. Immutable. */
export interface Siege {
  readonly title: string;
  readonly dayDefinition: DayDefinition;
  readonly options: Readonly<Partial<Record<SiegeOption, boolean>>>;
  /** Scenarios that the siege has; a choice without a scenario is not possible. */
  readonly scenarios: readonly ScenarioName[];
  /** The day after which the siege ends; null: none. */
  readonly lastDay: number | null;
  /** From 1. */
  readonly day: number;
  readonly night: boolean;
  readonly stage: Stage;
  readonly today: Today;
  /**
   * By night: the engines that were repaired by day, which do not batter then (pbem:19.3e). Absent: none. It is no part
   * of the fingerprint, which older logs record without it.
   */
  readonly repaired?: readonly string[];
  readonly targets: Readonly<Record<HexName, Target>>;
  readonly moat: Readonly<Record<HexName, Ditch>>;
  readonly engines: Readonly<Record<string, SiegeEngine>>;
  readonly fighters: Readonly<Record<string, Fighter>>;
  readonly stores: Readonly<Record<SiegeSide, Readonly<Record<string, number>>>>;
  readonly deliveries: readonly Delivery[];
  /** Hexes into which a side may withdraw (pbem:2.82c). */
  readonly bases: Readonly<Record<SiegeSide, readonly HexName[]>>;
  /**
   * Other places of the map that scenarios have changed, in the form of `live` of a game: tents burnt, doors broken.
   */
  readonly live: Readonly<Record<string, string>>;
  /**
   * Hexes of equipment that was moved on a day played in detail, head first; null: it is gone, or the cart is. Absent:
   * all equipment and carts stand as in the scenarios.
   */
  readonly stands?: Readonly<Record<string, readonly HexName[] | null>>;
  /**
   * Points off what stands and is no engine, as games have left them (pbem:19.2b); without points: none are off any
   * more. Absent: as in the scenarios. Points of targets offboard follow from what they have `left`.
   */
  readonly battered?: Readonly<Record<string, Tally>>;
  /**
   * Equipment that was built in the games of days, in its state of the evening (pbem:19.8e); absent: none was built.
   */
  readonly built?: readonly Equipment[];
  /** Doors and shutters that were fitted or made stronger in the games of days, by their places; absent: none. */
  readonly fitted?: Readonly<Record<string, Closable>>;
  /**
   * Work on moat hexes that continues from day to day (pbem:19.52i); absent: no day on which moats may be filled is
   * over yet.
   */
  readonly sapping?: readonly Sapping[];
  /** Animals of the scenarios that are dead, sorted; absent: none. */
  readonly slain?: readonly string[];
  /** Fighters whom scenarios have as prisoners, and who were freed; absent: none. */
  readonly freed?: readonly string[];
  /** Items that are otherwise than the scenarios have them; absent: none. */
  readonly items?: Readonly<Record<string, ItemLeft>>;
  /** Animals that detailed days have left otherwise than the scenario has them (pbem:2.82c); absent: none. */
  readonly animals?: Readonly<Record<string, AnimalLeft<SiegeSide>>>;
  /** Leaders with their animals, and strings, as a detailed day has left them; absent: as the scenario has them. */
  readonly leads?: readonly Lead[];
  readonly strings?: readonly (readonly string[])[];
  /** By night: the moat hex of the day (pbem:19.51a); absent: none. As `repaired`, it is not in the fingerprint. */
  readonly filled?: HexName;
  /** Every scenario so far, in order; the fingerprint covers only the present state. Absent: none. */
  readonly opened?: readonly OpenedScenario[];
  readonly orders: number;
  readonly outcome: SiegeOutcome | null;
}

export const NOTHING_DONE: Today = {
  battered: [],
  repairing: [],
  building: [],
  wear: [],
  closed: [],
  contested: [],
};

/** The other one of the two sides. */
export function otherOf(side: SiegeSide): SiegeSide {
  return side === 'attacker' ? 'defender' : 'attacker';
}

/** Whether a fighter is alive, has joined, has not run away and is not a prisoner. */
export function isPresent({ health, due, back, captive }: Fighter): boolean {
  return health !== 'dead' && due === undefined && back === undefined && captive === undefined;
}

/** SHA-256 of the canonical JSON of a siege as it stands, in hexadecimal. */
export function siegeFingerprint({ opened: _past, repaired: _byDay, filled: _moat, ...siege }: Siege): string {
  return sha256(canonicalJson(siege));
}
