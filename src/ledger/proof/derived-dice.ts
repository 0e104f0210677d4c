import { bytesOfHex } from '../../digest/encodings.js';
import type { Dice, DieRequest, RolledDie } from '../../engine/dice/dice.js';
import { DieNames, faceOfDie } from './dice.js';

/**
 * The dice that a correction needs besides those that fell (pbem:1.4h). They come from the hash of the event of the
 * original order, the purpose and the number of the die, never from the claim: nobody gets another die by claiming in
 * other words or at another time.
 */
export class DerivedDice implements Dice {
  readonly #names = new DieNames();

  /** `hash`: of the recorded event of the order, 64 hexadecimal digits. */
  constructor(private readonly hash: string) {}

  roll(request: DieRequest): RolledDie {
    const value = faceOfDie(bytesOfHex(this.hash), this.hash, this.#names.next(request), request.faces);
    return { ...request, value, source: 'derived' };
  }
}
