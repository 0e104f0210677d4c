import type { Dice, DieRequest, RolledDie } from '../engine/dice/dice.js';
import { DieNames, faceOfDie } from '../ledger/proof/dice.js';

/** The keys from which the dice of an order are derived, made when a die asks for them: most orders roll none. */
export interface DiceKeys {
  /** Of the turn in which the order is given. */
  readonly ofTurn: () => Uint8Array;
  /** Of the dice that not everybody may see. */
  readonly ofHidden: () => Uint8Array;
}

/** The dice of one order, derived from secrets to which the server has committed itself (docs/dice.md). */
export class CommittedDice implements Dice {
  readonly #names = new DieNames();
  #ofTurn: Uint8Array | null = null;
  #ofHidden: Uint8Array | null = null;
  #orderHash: string | null = null;

  /**
   * `hashOrder` makes the hash of the order. It is called for the first die only, when the rules have accepted the
   * order: an order that they refuse need not have canonical JSON.
   */
  constructor(
    private readonly keys: DiceKeys,
    private readonly hashOrder: () => string,
    private readonly isHidden: (request: DieRequest) => boolean,
  ) {}

  roll(request: DieRequest): RolledDie {
    const key = this.isHidden(request)
      ? (this.#ofHidden ??= this.keys.ofHidden())
      : (this.#ofTurn ??= this.keys.ofTurn());
    this.#orderHash ??= this.hashOrder();
    const value = faceOfDie(key, this.#orderHash, this.#names.next(request), request.faces);
    return { ...request, value, source: 'committed' };
  }
}
