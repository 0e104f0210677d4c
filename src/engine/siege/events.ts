import type { HexName } from '../board/field.js';
import type { RolledDie } from '../dice/dice.js';
import type { DiceTerms } from '../game/dice-told.js';
import type { EventOf } from '../game/event.js';
import type { Modifier } from '../game/ruleset.js';
import type { Report, SiegeOrder } from './orders.js';
import type { SiegeSetup } from './setup.js';
import type { ScenarioName, SiegeOutcome, SiegeSide } from './siege.js';

/** First event of every siege; it holds all that the siege needs, the set-ups of its scenarios included. */
export type SiegeSetUp = EventOf<
  'SiegeSetUp',
  {
    readonly rules: { readonly id: string; readonly version: number };
    readonly setup: SiegeSetup;
    /** Absent: the server rolls the dice and is bound to nothing. */
    readonly dice?: DiceTerms;
  }
>;
/** First event of every order; `side` null: Herald reports a scenario. */
export type OrderTaken = EventOf<
  'OrderTaken',
  { readonly number: number; readonly side: SiegeSide | null; readonly order: SiegeOrder }
>;
export type DayBegan = EventOf<
  'DayBegan',
  { readonly day: number; readonly healed: readonly string[]; readonly rule: string }
>;
export type NightBegan = EventOf<'NightBegan', { readonly day: number; readonly rule: string }>;
export type InitiativeRolled = EventOf<
  'InitiativeRolled',
  { readonly dice: readonly RolledDie[]; readonly side: SiegeSide; readonly rule: string }
>;
export type PassedOver = EventOf<'PassedOver', { readonly side: SiegeSide; readonly rule: string }>;
/** The scenario of that name is played now. */
export type ScenarioOpened = EventOf<
  'ScenarioOpened',
  { readonly scenario: ScenarioName; readonly side: SiegeSide | null; readonly rule: string }
>;
export type ScenarioFought = EventOf<'ScenarioFought', Omit<Report, 'type'> & { readonly rule: string }>;
export type WorkBegan = EventOf<
  'WorkBegan',
  {
    readonly side: SiegeSide;
    readonly repair: readonly string[];
    readonly build: readonly string[];
    readonly rule: string;
  }
>;
/** The points of some engines against one target, and what the table says (pbem:26.71c). */
export type TargetBattered = EventOf<
  'TargetBattered',
  {
    readonly target: HexName;
    readonly engines: readonly string[];
    readonly points: number;
    readonly column: number;
    readonly die: RolledDie;
    readonly modifiers: readonly Modifier[];
    readonly final: number;
    readonly damage: number;
    readonly wear: number;
    readonly table: string;
  }
>;
export type EnginesWorn = EventOf<
  'EnginesWorn',
  {
    readonly target: HexName;
    readonly shares: readonly { readonly engine: string; readonly points: number }[];
    readonly rule: string;
  }
>;
export type RepairBegan = EventOf<
  'RepairBegan',
  { readonly side: SiegeSide; readonly engines: readonly string[]; readonly rule: string }
>;
export type FillingBegan = EventOf<'FillingBegan', { readonly hex: HexName; readonly rule: string }>;
export type FighterPlaced = EventOf<
  'FighterPlaced',
  { readonly unit: string; readonly hexes: readonly HexName[]; readonly rule: string }
>;
export type SideClosed = EventOf<'SideClosed', { readonly side: SiegeSide; readonly rule: string }>;
/** The roll for filling, made when the day is over (pbem:19.51b). */
export type MoatRolled = EventOf<
  'MoatRolled',
  { readonly hex: HexName; readonly die: RolledDie; readonly filled: boolean; readonly rule: string }
>;
export type EnginesRepaired = EventOf<
  'EnginesRepaired',
  { readonly engines: readonly string[]; readonly rule: string }
>;
/** A day of work was done at these; those who are finished stand from now on. */
export type EnginesBuiltOn = EventOf<
  'EnginesBuiltOn',
  { readonly engines: readonly string[]; readonly finished: readonly string[]; readonly rule: string }
>;
/** `days` null: many months, that is not in this campaign (pbem:24.2b). */
export type HealingRolled = EventOf<
  'HealingRolled',
  {
    readonly unit: string;
    readonly die: RolledDie;
    readonly days: number | null;
    readonly table: string;
    readonly rule: string;
  }
>;
export type FightersJoined = EventOf<'FightersJoined', { readonly units: readonly string[]; readonly rule: string }>;
export type GoodsDelivered = EventOf<
  'GoodsDelivered',
  { readonly side: SiegeSide; readonly goods: Readonly<Record<string, number>>; readonly rule: string }
>;
/** A day or night is over; with the fingerprint of the siege that it left, before this event. */
export type PartEnded = EventOf<
  'PartEnded',
  { readonly day: number; readonly night: boolean; readonly fingerprint: string }
>;
export type SiegeEnded = EventOf<'SiegeEnded', SiegeOutcome & { readonly rule: string }>;

/** Everything that can happen in a siege. */
export type SiegeEvent =
  | SiegeSetUp
  | OrderTaken
  | DayBegan
  | NightBegan
  | InitiativeRolled
  | PassedOver
  | ScenarioOpened
  | ScenarioFought
  | WorkBegan
  | TargetBattered
  | EnginesWorn
  | RepairBegan
  | FillingBegan
  | FighterPlaced
  | SideClosed
  | MoatRolled
  | EnginesRepaired
  | EnginesBuiltOn
  | HealingRolled
  | FightersJoined
  | GoodsDelivered
  | PartEnded
  | SiegeEnded;
export type SiegeEventOf<Type extends SiegeEvent['type']> = Extract<SiegeEvent, { type: Type }>;
