import type { EventOf } from '../../../game/event.js';
import type { UnitId } from '../../../position/unit.js';
import type { StepGone } from './facts.js';

/** A character takes up an animal, a string by its first animal, or a rider (pbem:13.7e); `mp` is what it cost him. */
export type LeadBegan = EventOf<
  'LeadBegan',
  { readonly unit: UnitId; readonly led: UnitId; readonly mp: number; readonly rule: string }
>;
/** One step of a led animal or rider (pbem:13.7m); `mp` is what it cost the led one. */
export type AnimalLed = EventOf<
  'AnimalLed',
  { readonly unit: UnitId; readonly by: UnitId; readonly step: StepGone; readonly mp: number; readonly rule: string }
>;
/** The leader let go, or had to (pbem:13.7u, 13.7v). */
export type LeadEnded = EventOf<'LeadEnded', { readonly unit: UnitId; readonly led: UnitId; readonly rule: string }>;

/** Animals (pbem:13). */
export type AnimalEvent = LeadBegan | AnimalLed | LeadEnded;
