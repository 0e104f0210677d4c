import { ListedDice, type Dice, type DieRequest, type RolledDie } from './dice.js';

/** Recorded dice in their order, and after the last of them dice that all show 1. Throws DieOutOfRange as they do. */
export class FilledDice implements Dice {
  readonly #recorded: ListedDice;
  /** How many dice were asked for beyond those that are recorded. */
  filled = 0;

  constructor(recorded: readonly Pick<RolledDie, 'value' | 'source'>[]) {
    const values = recorded.map(({ value }) => value);
    this.#recorded = new ListedDice(
      values,
      'recorded',
      recorded.map(({ source }) => source),
    );
  }

  roll(request: DieRequest): RolledDie {
    if (this.#recorded.remaining.length > 0) return this.#recorded.roll(request);
    this.filled += 1;
    return { ...request, value: 1, source: 'recorded' };
  }
}
