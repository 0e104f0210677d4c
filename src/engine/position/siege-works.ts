import type { HexName } from '../board/field.js';
import type { StructureKind } from '../board/structure.js';
import type { ItemId, SideId } from './unit.js';

/**
 * The means of battering (pbem:19.2a), each with resistances of its own: hands, rams, catapults, and the table of the
 * offboard method.
 */
export const BATTERING_MEANS = ['hand', 'ram', 'catapult', 'offboard'] as const;
export type BatteringMeans = (typeof BATTERING_MEANS)[number];

/** Points that each means has taken off a target; less than none: a door is reinforced by so many (pbem:19.7a). */
export type Tally = Partial<Readonly<Record<BatteringMeans, number>>>;

/** Siege engines, which are built by the day (pbem:19.8c). */
export type EngineKind = Exclude<StructureKind, 'ladder' | 'screen' | 'barricade'>;

/** How a scenario has things built (pbem:19.8a). */
export interface Building {
  /**
   * Player turns of the builders that count as a day of work; absent: the whole game is the day (ruling of pbem:19.8c).
   */
  readonly turns?: number;
  /** Days of work that an engine takes, where they are not those of the book (pbem:19.8c). */
  readonly days?: Partial<Readonly<Record<EngineKind, number>>>;
}

/** A moat hex that is being filled under the cover of a screen (pbem:19.52). */
export interface FillingWork {
  readonly screen: ItemId;
  readonly side: SideId;
  /** The day of work that is done: beside the moat (pbem:19.52c), or with the screen in the moat (pbem:19.52g). */
  readonly day: 'first' | 'second';
  /** Whether the present day counts; absent: the first player turn of its side is not over. */
  readonly today?: 'counts' | 'inVain';
  /** The hex of the screen on a day that counts; on the second day this is the moat hex. */
  readonly at?: HexName;
  /**
   * For each character who is missing from the crew of four, the first loss first: the player turns of the side that
   * are left to replace him (pbem:19.52d). Absent: nobody is missing.
   */
  readonly missing?: readonly number[];
}

/** The filling of moats in a game (option onboardFilling). */
export interface Filling {
  /** The only side that may fill moats; absent: every side may. */
  readonly by?: SideId;
  /** The game is a night, in which no moat is filled (pbem:2.81g); absent: it is not. */
  readonly rests?: true;
  /** In the order in which they were declared. */
  readonly works: readonly FillingWork[];
}
