import type { HexName } from '../../../../board/field.js';
import type { RolledDie } from '../../../../dice/dice.js';
import type { EventOf } from '../../../../game/event.js';
import type { Modifier } from '../../../../game/ruleset.js';
import type { PanicCause } from '../../../../position/dread.js';
import type { UnitId } from '../../../../position/unit.js';
import type { Attack } from '../orders/combat-orders.js';
import type { StepGone } from './facts.js';

/**
 * An event that happened to `by`, or that it caused, in these hexes makes others afraid: they are tested one by one
 * (pbem:22.9a to 22.9c).
 */
export type PanicThreatened = EventOf<
  'PanicThreatened',
  {
    readonly cause: PanicCause;
    readonly by: UnitId;
    readonly hexes: readonly HexName[];
    /** The units that are tested, in that order; often none. */
    readonly units: readonly UnitId[];
    /** The charge that waits for the tests (pbem:22.9c). */
    readonly attack?: Attack;
    readonly rule: string;
  }
>;
/** A look into the panic table (pbem:26.8a): morale with all modifiers, and the die if it decides anything. */
export type PanicTested = EventOf<
  'PanicTested',
  {
    readonly unit: UnitId;
    readonly morale: number;
    readonly modifiers: readonly Modifier[];
    readonly final: number;
    readonly die: RolledDie | null;
    readonly outcome: 'steady' | 'panic' | 'rout';
    readonly rule: string;
  }
>;
/** A unit that was to be tested no longer needs the test. */
export type PanicTestLapsed = EventOf<'PanicTestLapsed', { readonly unit: UnitId; readonly rule: string }>;
/** Panic has become rout (pbem:22.9i). */
export type UnitRouted = EventOf<'UnitRouted', { readonly unit: UnitId; readonly rule: string }>;
/**
 * A panicked or routed character has run, in the end off the map if `off` (pbem:22.9h, 22.9n, 22.9q). It costs him none
 * of his MP.
 */
export type UnitFled = EventOf<
  'UnitFled',
  { readonly unit: UnitId; readonly steps: readonly StepGone[]; readonly off: boolean; readonly rule: string }
>;
/** A character has recovered from panic or rout (pbem:22.9m, 22.9p). */
export type PanicEnded = EventOf<'PanicEnded', { readonly unit: UnitId; readonly rule: string }>;
/**
 * A charge that waited for the panic tests of its targets goes on against these targets; if none is left, it is void
 * (pbem:22.9c).
 */
export type ChargeWentOn = EventOf<
  'ChargeWentOn',
  { readonly unit: UnitId; readonly targets: readonly UnitId[]; readonly rule: string }
>;

/** Panic and rout (pbem:22.9, 26.8). */
export type PanicEvent =
  PanicThreatened | PanicTested | PanicTestLapsed | UnitRouted | UnitFled | PanicEnded | ChargeWentOn;
