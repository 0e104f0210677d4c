import type { HexName } from '../board/field.js';
import type { Acts } from './acts.js';
import type { Entry } from './entry.js';
import type { SideId, UnitId } from './names.js';
import type { CharacterSheet, UnitSheet } from './unit-sheet.js';

export type { ItemId, SideId, UnitId } from './names.js';

/** Health states (pbem:2.4, 2.5). Animals know only healthy and dead. */
export const HEALTHS = ['healthy', 'stunned', 'wounded', 'dead'] as const;
export type Health = (typeof HEALTHS)[number];

/** The special properties that a scenario gives single characters (pbem:12.7d, 12.8h, 22.7g). */
export const TRAITS = ['signalHorn', 'quest', 'woman'] as const;
export type Trait = (typeof TRAITS)[number];

/** The states that a character keeps for good (pbem:22.7b, 22.7s, 12.8g, 12.8h), each a member of the unit. */
export const MARKS = ['yielded', 'forfeited', 'shamed', 'forsaken'] as const;
export type Mark = (typeof MARKS)[number];

/**
 * The marks that a character has in all later scenarios of a campaign or siege too: no ransom (pbem:22.7s), no seppuku
 * (pbem:12.8g), no quest (pbem:12.8h). A surrender is accepted once in each scenario (pbem:22.7b).
 */
export const LASTING_MARKS = ['forfeited', 'shamed', 'forsaken'] as const satisfies readonly Mark[];
export type LastingMark = (typeof LASTING_MARKS)[number];

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

/** Whether the unit is a character and no animal, dead or alive. */
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
