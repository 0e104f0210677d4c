import type { HexName } from '../../board/field.js';
import type { RolledDie } from '../../dice/dice.js';
import type { EventOf } from '../../game/event.js';
import type { Fraction } from '../../game/fraction.js';
import type { OrderGiven } from '../../game/order-given.js';
import type { Modifier } from '../../game/ruleset.js';
import type { GameSetUp } from '../../game/set-up.js';
import type { MeleeLink, Outcome, PendingDecision } from '../../position/position.js';
import type { SideId, UnitId } from '../../position/unit.js';
import type { Gait } from './orders.js';
import type { Step } from './turn/sequence.js';

/** Part of the MP that a step cost, with the rule that charges it. */
export interface MovementCost {
  readonly mp: number;
  readonly rule: string;
}

/** One step that was gone: how, the hexes held after it, and what it cost. */
export interface StepGone {
  readonly gait: Gait;
  readonly hexes: readonly HexName[];
  readonly costs: readonly MovementCost[];
}

/** Why something happened to a unit: the rule, and the unit that did it, if one did. */
export interface Cause {
  readonly rule: string;
  readonly by?: UnitId;
}

export type PlayerTurnBegan = EventOf<'PlayerTurnBegan', { readonly gameTurn: number; readonly side: SideId }>;
export type StepBegan = EventOf<'StepBegan', { readonly step: Step; readonly rule: string }>;
/** Holds the fingerprint of the position in which the turn ended (the position before this event). */
export type PlayerTurnEnded = EventOf<
  'PlayerTurnEnded',
  { readonly gameTurn: number; readonly side: SideId; readonly fingerprint: string }
>;
/** The side in turn wants no more of this step (or of the turn); it ends when all decisions are answered (pbem:4.23c). */
export type StepClosed = EventOf<'StepClosed', { readonly until: 'step' | 'turn'; readonly rule: string }>;
export type GameEnded = EventOf<'GameEnded', Outcome & { readonly rule: string }>;

export type ChargeDeclared = EventOf<'ChargeDeclared', { readonly unit: UnitId; readonly targets: readonly UnitId[] }>;
/** A part of a move. `entered`: hexes that the head entered, which 26.22c counts. */
export type UnitMoved = EventOf<
  'UnitMoved',
  { readonly unit: UnitId; readonly steps: readonly StepGone[]; readonly mp: number; readonly entered: number }
>;
/** The unit may not move any more in this movement step. */
export type MoveEnded = EventOf<'MoveEnded', { readonly unit: UnitId; readonly rule: string }>;
/** A rider and his horse part: where each is afterwards, and what it cost him of his movement (MP). */
export type RiderDismounted = EventOf<
  'RiderDismounted',
  {
    readonly unit: UnitId;
    readonly horse: UnitId;
    readonly to: HexName;
    readonly horseHexes: readonly HexName[];
    readonly mp: number;
    readonly cause: Cause;
    readonly dice: readonly RolledDie[];
  }
>;

export type MissileFired = EventOf<
  'MissileFired',
  {
    readonly unit: UnitId;
    readonly target: UnitId;
    readonly from: HexName;
    readonly at: HexName;
    readonly weapon: string;
    /** In hexes (pbem:6.3a). */
    readonly range: number;
    readonly modifiers: readonly Modifier[];
    readonly table: string;
    readonly line: string;
    readonly die: RolledDie;
    /** Die and modifiers, limited to the table (pbem:26.1a). */
    readonly final: number;
    readonly result: string;
    /** Missiles left after the shot, where they are counted. */
    readonly missilesLeft: number | null;
  }
>;
/** A unit in a door hex has the cover of the door against one side of it for this PT: the side of the first shot (pbem:7.9c). */
export type CoverFixed = EventOf<
  'CoverFixed',
  { readonly unit: UnitId; readonly against: HexName; readonly rule: string }
>;
/** A later part of the fire step has begun (pbem:4.23a): earlier parts are closed. */
export type FirePartBegan = EventOf<'FirePartBegan', { readonly part: number; readonly rule: string }>;

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
  {
    readonly attackers: readonly UnitId[];
    readonly defenders: readonly UnitId[];
    readonly counter: boolean;
    readonly attack: Fraction;
    readonly defence: Fraction;
    readonly originalOdds: string;
    readonly shifts: readonly Modifier[];
    readonly finalOdds: string;
    readonly table: string;
    readonly die: RolledDie;
    readonly result: string;
  }
>;
/** Random selection of those who suffer a result (pbem:9.2g, 10.7b). */
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

export type DecisionRaised = EventOf<'DecisionRaised', PendingDecision>;
export type DecisionSettled = EventOf<'DecisionSettled', { readonly id: string; readonly rule: string }>;
export type UnitRetreated = EventOf<
  'UnitRetreated',
  { readonly unit: UnitId; readonly steps: readonly StepGone[]; readonly demanded: number; readonly cause: Cause }
>;
export type UnitAdvanced = EventOf<
  'UnitAdvanced',
  { readonly unit: UnitId; readonly steps: readonly StepGone[]; readonly rule: string }
>;

export type PbemEvent =
  | GameSetUp
  | OrderGiven
  | PlayerTurnBegan
  | StepBegan
  | StepClosed
  | PlayerTurnEnded
  | GameEnded
  | ChargeDeclared
  | UnitMoved
  | MoveEnded
  | RiderDismounted
  | CoverFixed
  | MissileFired
  | FirePartBegan
  | CombatDeclared
  | ChargeRolled
  | CombatResolved
  | UnitsSelected
  | MeleeJoined
  | MeleeBroken
  | UnitStunned
  | UnitWounded
  | UnitKilled
  | UnitsRecovered
  | DecisionRaised
  | DecisionSettled
  | UnitRetreated
  | UnitAdvanced;

/** The event of one type. */
export type PbemEventOf<Type extends PbemEvent['type']> = Extract<PbemEvent, { type: Type }>;
