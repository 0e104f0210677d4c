import type { HexName } from '../board/field.js';
import type { Equipment } from '../position/equipment.js';
import type { Closable } from '../position/position.js';
import type { Sapping, ScenarioName, SiegeSide } from './siege.js';

/** Rolls for the initiative of the day or night, for both sides (pbem:2.81a). */
export interface RollInitiative {
  readonly type: 'RollInitiative';
}

/** What the side with the initiative does, if it is a scenario, or nothing (pbem:2.81b, 2.81c). */
export const CHOICES = ['sallyAttacker', 'sallySupplies', 'attackCastle', 'none'] as const;
export type Choice = (typeof CHOICES)[number];
export interface Choose {
  readonly type: 'Choose';
  readonly choice: Choice;
}

/** Engines that batter one target together. */
export interface Allotment {
  readonly target: HexName;
  readonly engines: readonly string[];
}

/** The besieger's work of a day: battering, repairs, building (pbem:2.81c, 2.81e). */
export interface Work {
  readonly type: 'Work';
  readonly batter?: readonly Allotment[];
  readonly repair?: readonly string[];
  readonly build?: readonly string[];
}

/** Shares out the wear of the first roll that brought some, in points (pbem:19.3k). */
export interface ShareWear {
  readonly type: 'ShareWear';
  readonly shares: readonly { readonly engine: string; readonly points: number }[];
}

/** Repairs of the defender on a day of the attacker's (pbem:2.81h). */
export interface Repair {
  readonly type: 'Repair';
  readonly engines: readonly string[];
}

/** A moat hex to be filled today (pbem:19.51a). */
export interface Fill {
  readonly type: 'Fill';
  readonly hex: HexName;
}

/** Withdraws a character into the own base and places him there (pbem:2.82c), head first. */
export interface Place {
  readonly type: 'Place';
  readonly unit: string;
  readonly hexes: readonly HexName[];
}

/** Has nothing more to do in this day or night. */
export interface Close {
  readonly type: 'Close';
}

/** How a scenario has ended; Herald itself reports it from the game that was played (pbem:2.81d). */
export interface Report {
  readonly type: 'Report';
  /** Id of the game. */
  readonly game: string;
  /** Of the position in which it ended. */
  readonly fingerprint: string;
  readonly winner: SiegeSide | null;
  readonly wounded: readonly string[];
  readonly killed: readonly string[];
  readonly captured: readonly { readonly unit: string; readonly by: SiegeSide }[];
  /** Engines that were destroyed. */
  readonly lost: readonly string[];
  /** Offboard wear of engines after it, where it has grown. */
  readonly worn: readonly { readonly engine: string; readonly points: number }[];
  /** Places of the map that are otherwise than they were, as `live` of a game. */
  readonly live: readonly { readonly place: string; readonly state: string }[];
  readonly contested: readonly SiegeSide[];
  /**
   * Where equipment stands that is moved or gone (null) since the scenario's set-up; only after days that are played
   * in detail.
   */
  readonly stands?: readonly { readonly equipment: string; readonly hexes: readonly HexName[] | null }[];
  /** Equipment that has been built in days that are played in detail (pbem:19.8), as it is now; absent: as before. */
  readonly built?: readonly Equipment[];
  /** Doors and shutters that have been fitted or made stronger since the scenario's set-up, by their places. */
  readonly fitted?: Readonly<Record<string, Closable>>;
  /** Work on moat hexes that goes on (pbem:19.52i); only of games in which moats are filled. */
  readonly filling?: readonly Sapping[];
  /** Where those stand who may withdraw, head first; they stay there if they do not. */
  readonly places: readonly { readonly unit: string; readonly hexes: readonly HexName[] }[];
}

/** Orders of the two sides. */
export type SideOrder = RollInitiative | Choose | Work | ShareWear | Repair | Fill | Place | Close;
export type SiegeOrder = SideOrder | Report;

/** The scenario that a choice means; null: none. */
export function scenarioOf(choice: Choice): ScenarioName | null {
  return choice === 'none' ? null : choice;
}
