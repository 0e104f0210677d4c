import type { HexName } from '../board/field.js';
import type { StructureKind } from '../board/structure.js';
import type { ItemId, SideId, UnitId } from './unit.js';

/** A ladder, a screen or a siege engine (pbem:19.1). */
export interface Equipment {
  readonly id: ItemId;
  readonly kind: StructureKind;
  /**
   * The hexes of the equipment, head first: a standing ladder has one hex, one that lies or is carried has two, engines
   * have all of theirs.
   */
  readonly hexes: readonly HexName[];
  /** The hex to which a standing ladder points; absent: it does not stand. */
  readonly top?: HexName;
  /** The hex beside both hexes of a barricade on its front side (pbem:19.16a); absent for everything else. */
  readonly front?: HexName;
  /**
   * Of a barricade of which one hex was destroyed: that hex, while the other stands on (pbem:19.2s); absent for
   * everything else.
   */
  readonly without?: HexName;
  /** The bearers of a ladder, at its head and at its rear; absent: nobody carries it. */
  readonly bearers?: readonly [UnitId, UnitId];
  /**
   * Turns of loading done since an engine was fired last (pbem:18.2i); absent: the engine is loaded, or the equipment
   * is never loaded.
   */
  readonly loading?: number;
  /** The PT in which it was moved last (pbem:19.11m, 19.15f); absent: in none. */
  readonly moved?: { readonly gameTurn: number; readonly side: SideId };
  /** The PT in which a ram battered last, and what; absent: in none. */
  readonly struck?: { readonly gameTurn: number; readonly side: SideId; readonly what: string };
  /**
   * The target that a catapult is aimed at, and the turns of aiming that it took (pbem:19.42d); absent: it has no
   * target yet.
   */
  readonly aim?: { readonly what: string; readonly turns: number };
  /**
   * Days of work done on an engine that is being built, of all the days it takes (pbem:19.8e); absent: it is finished.
   */
  readonly unbuilt?: { readonly done: number; readonly of: number };
  /** Points of wear that an engine has taken by its own use, onboard (pbem:19.42f); absent: none. */
  readonly wear?: number;
  /** The same by the offboard method, in battering points (pbem:26.71d); absent: none. */
  readonly offboardWear?: number;
}
