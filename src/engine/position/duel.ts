import type { HexName } from '../board/field.js';
import type { SideId, UnitId } from './unit.js';

/** A challenge to single combat as its side has made it (pbem:12.8). */
export interface Challenge {
  readonly challenger: SideId;
  readonly challenged: SideId;
  /** The knight who will fight for the challenger. */
  readonly knight: UnitId;
  /** Conditions in the challenger's words; absent: none. */
  readonly conditions?: string;
  /** Hexes in which both champions are placed; absent: the challenged side chooses freely. */
  readonly ground?: readonly HexName[];
  /** A prisoner or an item that the loser delivers if he has it; absent: nothing. */
  readonly stake?: string;
}

/** A challenge that was accepted: the game stands still until it is decided (pbem:12.8d). */
export interface Duel extends Challenge {
  /** The fighters, by side; a side that has yet to place its champion is missing. */
  readonly champions: Readonly<Record<SideId, UnitId>>;
  /** Player turns of the duel that have gone by since somebody attacked (pbem:12.8p). */
  readonly idle: number;
}
