import type { EventOf } from '../../../../game/event.js';
import type { OrderGiven } from '../../../../game/order-given.js';
import type { Outcome, PendingDecision } from '../../../../position/position.js';
import type { SideId } from '../../../../position/unit.js';
import type { Step } from './sequence.js';

export type PlayerTurnBegan = EventOf<'PlayerTurnBegan', { readonly gameTurn: number; readonly side: SideId }>;
export type StepBegan = EventOf<'StepBegan', { readonly step: Step; readonly rule: string }>;
/** Holds the fingerprint of the position in which the turn ended (the position before this event). */
export type PlayerTurnEnded = EventOf<
  'PlayerTurnEnded',
  { readonly gameTurn: number; readonly side: SideId; readonly fingerprint: string }
>;
/**
 * The side in turn gives no more orders in this step (or in the turn); it ends when all decisions are answered
 * (pbem:4.23c).
 */
export type StepClosed = EventOf<'StepClosed', { readonly until: 'step' | 'turn'; readonly rule: string }>;
export type GameEnded = EventOf<'GameEnded', Outcome & { readonly rule: string }>;

/** A later part of the fire step has begun (pbem:4.23a): earlier parts are closed. */
export type FirePartBegan = EventOf<'FirePartBegan', { readonly part: number; readonly rule: string }>;

export type DecisionRaised = EventOf<'DecisionRaised', PendingDecision>;
export type DecisionSettled = EventOf<'DecisionSettled', { readonly id: string; readonly rule: string }>;

/** Orders, turns, steps and decisions (pbem:4). */
export type TurnEvent =
  | OrderGiven
  | PlayerTurnBegan
  | StepBegan
  | StepClosed
  | FirePartBegan
  | PlayerTurnEnded
  | GameEnded
  | DecisionRaised
  | DecisionSettled;
