import type { HexName } from '../../../../board/field.js';
import type { RolledDie } from '../../../../dice/dice.js';
import type { EventOf } from '../../../../game/event.js';
import type { MeleeLink } from '../../../../position/position.js';
import type { SideId, UnitId } from '../../../../position/unit.js';
import type { Cause, ShotFacts, StepGone, TableLook } from './facts.js';

export type MissileFired = EventOf<
  'MissileFired',
  ShotFacts & {
    readonly unit: UnitId;
    readonly target: UnitId;
    /** The line of the table. */
    readonly line: string;
    /** Missiles left after the shot, where they are counted. */
    readonly missilesLeft: number | null;
    /** The result was read in a table of the house, since the book's own is lost; absent: the book's table. */
    readonly house?: true;
  }
>;
/**
 * A missile that had no effect flies past the hex that it was aimed at, on to the hex that the die names, clockwise
 * from board north (pbem:22.5b); null: off the map. It has no effect beyond the events that follow.
 */
export type MissileStrayed = EventOf<
  'MissileStrayed',
  {
    readonly unit: UnitId;
    readonly past: HexName;
    readonly hex: HexName | null;
    readonly die: RolledDie;
    readonly rule: string;
  }
>;
/**
 * A stray missile strikes at a unit with the DRM of the shot; any result but none is a retreat of one hex (pbem:22.5d).
 */
export type StrayMissileStruck = EventOf<
  'StrayMissileStruck',
  Pick<ShotFacts, 'at' | 'modifiers' | 'table' | 'die' | 'final' | 'result'> & {
    readonly unit: UnitId;
    readonly target: UnitId;
    /** The line of the table. */
    readonly line: string;
    readonly rule: string;
  }
>;
/**
 * A unit in a door hex has the cover of the door against one side for this PT: the side that the first shot came from
 * (pbem:7.9c).
 */
export type CoverFixed = EventOf<
  'CoverFixed',
  { readonly unit: UnitId; readonly against: HexName; readonly rule: string }
>;

/**
 * A monk tried to deflect the missile that had hit him; after `failed` he may try again in this fire step (pbem:2.75).
 */
export type DeflectionRolled = EventOf<
  'DeflectionRolled',
  {
    readonly unit: UnitId;
    readonly die: RolledDie;
    readonly outcome: 'deflected' | 'failed' | 'exhausted';
    readonly rule: string;
  }
>;

export type CombatDeclared = EventOf<
  'CombatDeclared',
  {
    readonly attackers: readonly UnitId[];
    readonly defenders: readonly UnitId[];
    readonly charge: boolean;
    readonly meleeRejected: boolean;
  }
>;
export type ChargeRolled = EventOf<
  'ChargeRolled',
  {
    readonly unit: UnitId;
    readonly die: RolledDie;
    readonly outcome: 'success' | 'counterCharge' | 'evaded' | 'parry';
    readonly rule: string;
  }
>;
/** One look into a combat table: a combat, or a counter-charge (then `counter` is true, pbem:9.4g). */
export type CombatResolved = EventOf<
  'CombatResolved',
  TableLook & {
    readonly attackers: readonly UnitId[];
    readonly defenders: readonly UnitId[];
    readonly counter: boolean;
    /** The row was rebuilt by the house, since the book's own is damaged; absent: the book's row. */
    readonly house?: true;
  }
>;
/** The characters of a combat, of whom Siege remembers the player turn in which they fought (siege-en:1.21b). */
export type FightRemembered = EventOf<'FightRemembered', { readonly units: readonly UnitId[]; readonly rule: string }>;
/** The owner has named the one of his characters who suffers the result (siege-en:1.72b). */
export type CasualtyChosen = EventOf<
  'CasualtyChosen',
  { readonly unit: UnitId; readonly side: SideId; readonly rule: string }
>;
/** The owner has put a rider down who was thrown off his horse (siege-en:1.74a). */
export type DismountedPlaced = EventOf<
  'DismountedPlaced',
  { readonly unit: UnitId; readonly to: HexName; readonly rule: string }
>;
/** Random selection of the units that suffer a result (pbem:9.2g, 10.7b). */
export type UnitsSelected = EventOf<
  'UnitsSelected',
  { readonly selected: readonly UnitId[]; readonly dice: readonly RolledDie[]; readonly rule: string }
>;

export type MeleeJoined = EventOf<'MeleeJoined', { readonly links: readonly MeleeLink[]; readonly rule: string }>;
export type MeleeBroken = EventOf<'MeleeBroken', { readonly links: readonly MeleeLink[]; readonly rule: string }>;

export type UnitStunned = EventOf<'UnitStunned', { readonly unit: UnitId; readonly cause: Cause }>;
export type UnitWounded = EventOf<'UnitWounded', { readonly unit: UnitId; readonly cause: Cause }>;
export type UnitKilled = EventOf<'UnitKilled', { readonly unit: UnitId; readonly cause: Cause }>;
export type UnitsRecovered = EventOf<'UnitsRecovered', { readonly units: readonly UnitId[]; readonly rule: string }>;

export type UnitRetreated = EventOf<
  'UnitRetreated',
  {
    readonly unit: UnitId;
    readonly steps: readonly StepGone[];
    readonly demanded: number;
    /**
     * True for a retreat out of a fire hex: it does not count as the one retreat of the player turn (ruling of
     * pbem:20.1h).
     */
    readonly fire?: true;
    readonly cause: Cause;
  }
>;
export type UnitAdvanced = EventOf<
  'UnitAdvanced',
  { readonly unit: UnitId; readonly steps: readonly StepGone[]; readonly rule: string }
>;
/**
 * Victors could take part in an advance; only the limit on how far they may advance keeps them from it (pbem:10.9e).
 */
export type AdvanceTooFar = EventOf<'AdvanceTooFar', { readonly units: readonly UnitId[]; readonly rule: string }>;

/** Fire, combat, results and melee (pbem:6, 9, 10, 11). */
export type FightEvent =
  | CoverFixed
  | MissileFired
  | MissileStrayed
  | StrayMissileStruck
  | DeflectionRolled
  | CombatDeclared
  | ChargeRolled
  | CombatResolved
  | FightRemembered
  | CasualtyChosen
  | DismountedPlaced
  | UnitsSelected
  | MeleeJoined
  | MeleeBroken
  | UnitStunned
  | UnitWounded
  | UnitKilled
  | UnitsRecovered
  | UnitRetreated
  | UnitAdvanced
  | AdvanceTooFar;
