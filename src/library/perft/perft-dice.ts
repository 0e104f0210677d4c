import type { Dice, DieRequest, RolledDie } from '../../engine/dice/dice.js';

/** These steps go through all faces of ten and of six in a mixed order. */
const STRIDE = 7;
const FIRST = 3;

/**
 * The dice of perft, the same for every program: the die number n (from 0) of a sequence of orders shows
 * 1 + (7n + 3) mod faces.
 */
export class PerftDice implements Dice {
  constructor(private count: number) {}

  /** Dice rolled so far in the sequence. */
  get rolled(): number {
    return this.count;
  }

  roll(request: DieRequest): RolledDie {
    const value = 1 + ((STRIDE * this.count + FIRST) % request.faces);
    this.count += 1;
    return { ...request, value, source: 'recorded' };
  }
}
