import type { Position } from '../../../../position/position.js';
import type { Step } from '../events/sequence.js';
import { bookOf } from './of.js';

/** The step that follows `open` if no step is passed over. Throws an Error after the last step of the book. */
export function nextStep(position: Position, open: string): Step {
  const { steps } = bookOf(position).sequence;
  const next = steps[steps.findIndex((one) => one === open) + 1];
  if (next === undefined || !steps.some((one) => one === open)) throw new Error(`no step follows ${open}`);
  return next;
}

/** True if the book of the game lets a player turn pass over this step (pbem:4.28). */
export function mayBePassedOver(position: Position, step: Step): boolean {
  return bookOf(position).sequence.passedOver.includes(step);
}

/**
 * True if `step` may begin when `open` ends: it is the next step of the book, or the book lets all steps between them
 * be passed over. The first step follows the last one, and opens the game.
 */
export function mayFollow(position: Position, step: Step, open: string): boolean {
  const { steps, passedOver } = bookOf(position).sequence;
  if (step === steps[0]) return open === steps[0] || open === steps.at(-1);
  const [from, to] = [steps.findIndex((one) => one === open), steps.indexOf(step)];
  return from >= 0 && to > from && steps.slice(from + 1, to).every((one) => passedOver.includes(one));
}
