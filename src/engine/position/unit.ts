import type { HexName } from '../board/field.js';
import type { Entry } from './entry.js';
import type { CharacterSheet, UnitSheet } from './unit-sheet.js';

/** The name of a unit in a game, as the notation writes it: `Richard`, `Mule1`. Unique in its game. */
export type UnitId = string;
/** The name of an item in a game: `torch`, `chest2`. Unique in its game, units included. */
export type ItemId = string;
/** The name of a side, for example `red`. */
export type SideId = string;

/** Health states (pbem:2.4, 2.5). Animals know only healthy and dead. */
export const HEALTHS = ['healthy', 'stunned', 'wounded', 'dead'] as const;
export type Health = (typeof HEALTHS)[number];

/** The special properties that a scenario gives single characters (pbem:12.7d, 12.8h, 22.7g). */
export const TRAITS = ['signalHorn', 'quest', 'woman'] as const;
export type Trait = (typeof TRAITS)[number];

/** The states that a character keeps for good (pbem:22.7b, 22.7s, 12.8g, 12.8h), each a member of the unit. */
export const MARKS = ['yielded', 'forfeited', 'shamed', 'forsaken'] as const;
export type Mark = (typeof MARKS)[number];

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
  /** A neutral was stunned in this player turn, so that its end does not raise him yet (pbem:10.3g); else absent. */
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

/** A berserk's fit of rage (pbem:2.72). */
export interface Rage {
  /** He will attack one single character, friend or foe (pbem:2.72e). */
  readonly mad?: true;
  /** That character, as far as one could be chosen (pbem:2.72f). */
  readonly victim?: UnitId;
  /** The first wound of the fit has been shrugged off (pbem:2.72h). */
  readonly shrugged?: true;
}

/** The captivity of a character (pbem:12.4, 22.7): the side that holds him, and the guards who guard him now. */
export interface Captivity {
  readonly by: SideId;
  readonly guards: readonly UnitId[];
}

/** A unit of the game at one instant. */
export interface Unit {
  readonly id: UnitId;
  /** Null for neutral units (pbem:2.5). */
  readonly side: SideId | null;
  /** The player who commands it, if its side has several (pbem:1.2c); absent: its side has one player. */
  readonly player?: string;
  readonly sheet: UnitSheet;
  readonly health: Health;
  /**
   * Where it stands: no hex (offboard), one, or two with the head first (riders, horses). A ridden horse has
   * the hexes of its rider.
   */
  readonly hexes: readonly HexName[];
  /** The horse that this character rides, or null. */
  readonly mount: UnitId | null;
  /** The character that rides this horse, or null. */
  readonly rider: UnitId | null;
  /** It may mount though its class may not: it began mounted, or special rules allow it (pbem:12.31a); else absent. */
  readonly mayMount?: true;
  /** For a loose dog: the enemies that it had in reach first; it attacks one of them (pbem:13.3f); absent: none. */
  readonly prey?: readonly UnitId[];
  /** Of a dog: somebody has come near, and it will bark when the next player turn begins (pbem:13.3l). */
  readonly roused?: true;
  /** The player turn in which it was last in combat, which only Siege asks for (siege-en:1.21b); absent: in none. */
  readonly fought?: { readonly gameTurn: number; readonly side: SideId };
  /** Hexes that its head entered in the latest movement step of its own side (pbem:26.22c). */
  readonly stride: number;
  /** Missiles left, where they are counted (daggers, spears); null: not counted. */
  readonly missiles: number | null;
  /** Absent: not in a rage. */
  readonly rage?: Rage;
  readonly acts: Acts;
  /** By the scenario; absent: none. */
  readonly traits?: readonly Trait[];
  /** It may not act before it is alerted (pbem:12.7a); else absent. */
  readonly unaware?: true;
  /** It has heard an alarm and is aware when its side's next player turn begins (pbem:12.7c); else absent. */
  readonly hears?: true;
  /** It is a prisoner; else absent. */
  readonly captive?: Captivity;
  /** It has been a prisoner and fights at most with the values of a ransom counter (pbem:22.7h); else absent. */
  readonly ransom?: true;
  /** A soldier who tried to escape: no quarter for him any more (pbem:22.7s); else absent. */
  readonly forfeited?: true;
  /** A soldier whose surrender has been accepted (pbem:22.7b); else absent. */
  readonly yielded?: true;
  /** A knight who has forsaken his quest by refusing a challenge (pbem:12.8h); else absent. */
  readonly forsaken?: true;
  /**
   * A samurai who was there when his side refused a challenge, and commits no seppuku any more (pbem:12.8g); else
   * absent.
   */
  readonly shamed?: true;
  /** It waits off the map and may come onto it; else absent. */
  readonly entry?: Entry;
  /** It died by drowning, which is worth less to its enemies (pbem:17.2b); else absent. */
  readonly drowned?: true;
  /** It has drifted off the map, which counts as a wound for its enemies (pbem:17.2a, 17.2b); else absent. */
  readonly drifted?: true;
  /**
   * It has climbed out of the water beyond its MPA and will not move, or does not move `now`, in its next movement
   * phase (pbem:17.12a); else absent.
   */
  readonly winded?: 'next' | 'now';
  /** It has left the map for good; else absent. */
  readonly left?: true;
  /** It panics or routs (pbem:22.9); else absent. */
  readonly panic?: 'panicked' | 'routed';
  /** It has run off the map (pbem:22.9q); else absent. */
  readonly ranAway?: true;
  /** The sergeant to whom it is assigned (pbem:22.3c, 26.8e); absent: none. */
  readonly sergeant?: UnitId;
  /**
   * The half of a shut door hex in which it stands, named by a hex beside that side of it (pbem:7.22a); else absent.
   */
  readonly half?: HexName;
  /** The side of its door or corner hex against which its owner has claimed cover (pbem:7.9a); else absent. */
  readonly claim?: HexName;
}

/**
 * The unit at the place where it has gone, head first, and in a half of a shut door hex if there is one; the facts that
 * held for its old place are gone.
 */
export function standing(unit: Unit, hexes: readonly HexName[], half?: HexName): Unit {
  if (unit.half === undefined && unit.claim === undefined && half === undefined) return { ...unit, hexes };
  const placed: { -readonly [Key in keyof Unit]: Unit[Key] } = { ...unit, hexes };
  delete placed.half;
  delete placed.claim;
  if (half !== undefined) placed.half = half;
  return placed;
}

/** A unit that is a character. */
export interface Character extends Unit {
  readonly sheet: CharacterSheet;
}

export function isCharacter(unit: Unit): unit is Character {
  return unit.sheet.kind === 'character';
}

/** Mounted character, "rider" or "cavalry" (pbem:2.5). */
export function isMounted(unit: Pick<Unit, 'mount'>): boolean {
  return unit.mount !== null;
}

/** The dragon (pbem:13.5): a character that fills two hexes by itself, rides nothing and carries nobody. */
export function isDragon({ sheet }: Pick<Unit, 'sheet'>): boolean {
  return sheet.kind === 'character' && sheet.classes.includes('dragon');
}

/** A live dog on the map. */
export function isDog(unit: Unit): boolean {
  return unit.sheet.kind === 'dog' && isLive(unit) && unit.hexes.length > 0;
}

/** It fills two hexes and has a head: riders, horses (pbem:13g) and the dragon (pbem:13.5). */
export function isLong(unit: Pick<Unit, 'mount' | 'sheet'>): boolean {
  return isMounted(unit) || unit.sheet.kind === 'horse' || isDragon(unit);
}

/** A character on its own two feet, "infantry" (pbem:2.5); the dragon goes as a horse does (ruling of pbem:13.5). */
export function isInfantry(unit: Unit): unit is Character {
  return isCharacter(unit) && !isMounted(unit) && !isDragon(unit);
}

/** Live: not dead (pbem:2.5). */
export function isLive(unit: Unit): boolean {
  return unit.health !== 'dead';
}

/** Active: a character that is healthy or wounded, belongs to a side and is no prisoner (pbem:2.5, 22.7i). */
export function isActive(unit: Unit): boolean {
  if (unit.captive) return false;
  return isCharacter(unit) && unit.side !== null && (unit.health === 'healthy' || unit.health === 'wounded');
}
