import type { Dice, DieRequest, RolledDie } from './dice.js';

/**
 * The dice of an order that is decided again (pbem:1.4g): each recorded die stays bound to the purpose and the subject
 * for which it fell, and dice that nothing asks for any more are dropped. Any other die comes from `more` (1.4h).
 */
export class BoundDice implements Dice {
  readonly #left: RolledDie[];

  constructor(
    recorded: readonly RolledDie[],
    private readonly more: Dice,
  ) {
    this.#left = [...recorded];
  }

  roll(request: DieRequest): RolledDie {
    const index = this.#left.findIndex(
      (die) => die.purpose === request.purpose && die.subject === request.subject && die.faces === request.faces,
    );
    const [die] = index < 0 ? [] : this.#left.splice(index, 1);
    return die ? { ...request, value: die.value, source: die.source } : this.more.roll(request);
  }
}
