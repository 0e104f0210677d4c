import type { HexName } from '../board/field.js';
import type { ItemId, UnitId } from './names.js';

/** MP that helpers have given to a unit, by helper (pbem:12.21a). */
export type Gifts = Readonly<Record<UnitId, number>>;

/** The deeds of a unit in the current player turn; begun anew at the start of each (of either side). */
export interface Acts {
  /** MP spent in the movement step. */
  readonly mpSpent: number;
  /** The unit has ended its movement and may not resume it (pbem:7.3e). */
  readonly moveEnded: boolean;
  /** Fire steps in which it has fired (pbem:6.1h). */
  readonly fired: readonly string[];
  /** It has attacked in the combat step (pbem:9.1d). */
  readonly attacked: boolean;
  /**
   * The rule of the deed that the unit has done in place of its attack in the combat step (pbem:18.5d, 19.17c, 20.2c);
   * else absent.
   */
  readonly inPlaceOfAttack?: string;
  /** It has used its one retreat of this player turn (pbem:10.22f). */
  readonly retreated: boolean;
  /** Targets of a charge that it has ridden in this movement step (pbem:7.10). */
  readonly charging: readonly UnitId[];
  /** It has been the target of a charge attack (pbem:9.4b). */
  readonly charged: boolean;
  /** It has tried to pin somebody in this movement phase (pbem:8.1d); else absent. */
  readonly triedToPin?: true;
  /** It has been pinned in this movement phase (pbem:8.1i); else absent. */
  readonly pinned?: true;
  /** It was stunned in this player turn, whose end does not raise it yet (pbem:10.3g, siege-en:1.21g); else absent. */
  readonly stunned?: true;
  /** The siege engine that it has fired with others in this player turn (pbem:18.2c); absent: none. */
  readonly served?: ItemId;
  /** A samurai at seppuku defends with the strength of his stunned counter (pbem:12.10d); else absent. */
  readonly kneels?: true;
  /** The unit that it helps in this player turn with all its MP (pbem:12.22); absent: nobody. */
  readonly helping?: UnitId;
  /** It has called something to another commander in this player turn (pbem:1.2d); else absent. */
  readonly spoke?: true;
  /**
   * It has been shot at or attacked out of hiding in this player turn (pbem:6.6, 9.7a), which only panic asks for; else
   * absent.
   */
  readonly ambushed?: true;
  /** The unit to which it has given MP in this player turn (pbem:12.21a); absent: to nobody. */
  readonly gave?: UnitId;
  /** MP that it has given so far in this player turn, fewer than it may give (pbem:12.21a); else absent. */
  readonly given?: number;
  /**
   * The character that it and another bearer carry in this movement step, in one move (pbem:12.23b); absent: nobody.
   */
  readonly bears?: UnitId;
  /** MP that were given to it and are not spent, by giver (pbem:12.21a); absent: none. */
  readonly gifts?: Gifts;
  /** Items whose carrying has been paid for in this movement step (pbem:12.5i); absent: none. */
  readonly carried?: readonly ItemId[];
  /** It has taken or given missiles in this player turn (pbem:22.2g); else absent. */
  readonly resupplied?: true;
  /**
   * The unit whose missiles it has taken in this player turn, because that unit could not hinder it (pbem:22.2g);
   * absent: nobody.
   */
  readonly stripped?: UnitId;
  /** It has put out a torch in this combat step and does nothing else in it (pbem:20.4d); else absent. */
  readonly putOut?: true;
  /** The fire step in which a monk has used up his deflection (pbem:2.75); else absent. */
  readonly deflection?: string;
  /** In a door hex: the side, named by a hex beside it, against which it has taken cover (pbem:7.9c). */
  readonly covered: HexName | null;
  /** It has become aware of an enemy by itself in this player turn and may raise the alarm at its end (pbem:12.7c). */
  readonly noticed?: true;
  /** It was aware from the start of this player turn, by an alarm that it passes on (pbem:12.7e). */
  readonly alerted?: true;
  /** It has rolled for being in the water in this movement phase (pbem:17.11a, 17.42e); else absent. */
  readonly swam?: true;
  /**
   * It may climb out of bottomless water in this movement phase, with so many MP of a helper added (pbem:17.11c,
   * 17.12b); else absent.
   */
  readonly climbs?: number;
  /** Wounded in deep water, it may move one hex in this movement phase (pbem:17.42e); else absent. */
  readonly wades?: true;
  /** It has paid in this phase for moving about on the platform of a siege tower (pbem:19.12g); else absent. */
  readonly platform?: true;
  /**
   * The units with which it has changed places on a platform in this player turn, itself included (pbem:19.12g); else
   * absent.
   */
  readonly rearranged?: readonly UnitId[];
  /** It has moved with a ladder in this phase, whose weight stays off its MPA (pbem:12.5i, 19.11d); else absent. */
  readonly bore?: true;
  /**
   * It was wounded after it had spent MP in this player turn, and before the combat step: second fire asks for the MPA
   * that it had before (pbem:6.1n); else absent.
   */
  readonly woundedSince?: true;
  /** The horse that it was thrown off in that time (pbem:6.1n); else absent. */
  readonly thrownOff?: UnitId;
  /** MP that it has spent under each of its leaders (pbem:13.7l); absent: it was not led. */
  readonly ledFor?: Readonly<Record<UnitId, number>>;
}

export const NO_ACTS: Acts = {
  mpSpent: 0,
  moveEnded: false,
  fired: [],
  attacked: false,
  retreated: false,
  charging: [],
  charged: false,
  covered: null,
};
