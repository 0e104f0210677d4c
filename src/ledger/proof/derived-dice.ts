import { bytesOfHex } from '../../digest/encodings.js';
import { DieNames, faceOfDie, type DieName } from './dice.js';

/** A die that is asked for. */
type Request = Omit<DieName, 'number'> & { readonly faces: number };

/**
 * The dice that a correction needs besides those that fell (pbem:1.4h). They come from the hash of the event of the
 * original order, the purpose and the number of the die, never from the claim: nobody gets another die by claiming in
 * other words or at another time.
 */
export class DerivedDice {
  readonly #names = new DieNames();

  /** `hash`: of the recorded event of the order, 64 hexadecimal digits. */
  constructor(private readonly hash: string) {}

  roll<Asked extends Request>(request: Asked): Asked & { readonly value: number; readonly source: 'derived' } {
    const value = faceOfDie(bytesOfHex(this.hash), this.hash, this.#names.next(request), request.faces);
    return { ...request, value, source: 'derived' };
  }
}
