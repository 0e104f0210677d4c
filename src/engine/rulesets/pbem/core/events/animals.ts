import type { EventOf } from '../../../../game/event.js';
import type { UnitId } from '../../../../position/unit.js';
import type { StepGone } from './facts.js';

/**
 * A character takes up an animal, a string by its first animal, or a rider (pbem:13.7e); `mp` is the cost for the
 * character.
 */
export type LeadBegan = EventOf<
  'LeadBegan',
  { readonly unit: UnitId; readonly led: UnitId; readonly mp: number; readonly rule: string }
>;
/** One step of a led animal or rider (pbem:13.7m); `mp` is the cost for the led unit. */
export type AnimalLed = EventOf<
  'AnimalLed',
  { readonly unit: UnitId; readonly by: UnitId; readonly step: StepGone; readonly mp: number; readonly rule: string }
>;
/** The leader let go, or had to (pbem:13.7u, 13.7v). */
export type LeadEnded = EventOf<'LeadEnded', { readonly unit: UnitId; readonly led: UnitId; readonly rule: string }>;

/** One animal is tied behind another (pbem:13.61a), by a unit that worked at it. */
export type AnimalsStrung = EventOf<
  'AnimalsStrung',
  { readonly unit: UnitId; readonly front: UnitId; readonly rear: UnitId; readonly rule: string }
>;
/** The animal is untied again (pbem:13.61b). */
export type AnimalsUnstrung = EventOf<
  'AnimalsUnstrung',
  { readonly unit: UnitId; readonly front: UnitId; readonly rear: UnitId; readonly rule: string }
>;

/**
 * Enemies that a loose dog had in reach first: it will attack one of them (pbem:13.3f). None: it has nobody in reach.
 */
export type DogMarked = EventOf<
  'DogMarked',
  { readonly unit: UnitId; readonly targets: readonly UnitId[]; readonly rule: string }
>;
/** Somebody has come near a dog; it will bark when the next player turn begins (pbem:13.3l). */
export type DogRoused = EventOf<'DogRoused', { readonly unit: UnitId; readonly by: UnitId; readonly rule: string }>;
/** A dog barks, and these characters hear it (pbem:13.3l). */
export type DogBarked = EventOf<
  'DogBarked',
  { readonly unit: UnitId; readonly hearers: readonly UnitId[]; readonly rule: string }
>;

/** Animals (pbem:13). */
export type AnimalEvent =
  LeadBegan | AnimalLed | LeadEnded | AnimalsStrung | AnimalsUnstrung | DogMarked | DogRoused | DogBarked;
