import type { HexName } from '../../../../board/field.js';
import type { RolledDie } from '../../../../dice/dice.js';
import type { EventOf } from '../../../../game/event.js';
import type { SideId, UnitId } from '../../../../position/unit.js';
import type { StepGone } from './facts.js';

/** A character is a prisoner from now on; the event names his guards (pbem:12.4, 22.7). */
export type PrisonerTaken = EventOf<
  'PrisonerTaken',
  { readonly unit: UnitId; readonly captor: SideId; readonly guards: readonly UnitId[]; readonly rule: string }
>;
/** The guards of a prisoner from now on; nobody, if his guards were made to let go of him. */
export type GuardsNamed = EventOf<
  'GuardsNamed',
  { readonly prisoner: UnitId; readonly guards: readonly UnitId[]; readonly rule: string }
>;
/** A prisoner is led a part of his guard's way; it costs him MP of his own (pbem:22.7l). */
export type PrisonerLed = EventOf<
  'PrisonerLed',
  { readonly prisoner: UnitId; readonly unit: UnitId; readonly steps: readonly StepGone[]; readonly mp: number }
>;
/** A prisoner has tried to escape; he has forfeited quarter, whether or not it succeeded (pbem:22.7s). */
export type PrisonerEscaped = EventOf<
  'PrisonerEscaped',
  { readonly unit: UnitId; readonly success: boolean; readonly rule: string }
>;

/**
 * A prisoner was thrown into a dungeon, where nobody guards him. Each guard has spent so many MP on it (pbem:16.33c).
 */
export type PrisonerThrown = EventOf<
  'PrisonerThrown',
  {
    readonly prisoner: UnitId;
    readonly to: HexName;
    readonly spent: readonly { readonly unit: UnitId; readonly mp: number }[];
    readonly rule: string;
  }
>;
/** A prisoner was brought up from a dungeon, with the dice that chose his hex, and his new guards (pbem:16.33d). */
export type PrisonerHauled = EventOf<
  'PrisonerHauled',
  {
    readonly prisoner: UnitId;
    readonly to: HexName;
    readonly guards: readonly UnitId[];
    readonly dice: readonly RolledDie[];
    readonly rule: string;
  }
>;

/** Prisoners and their guards (pbem:12.4, 22.7). */
export type CaptivesEvent =
  PrisonerTaken | GuardsNamed | PrisonerLed | PrisonerEscaped | PrisonerThrown | PrisonerHauled;
