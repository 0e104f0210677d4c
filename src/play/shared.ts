import { canonicalJson, sha256 } from '../engine/canonical/canonical.js';
import { Lru } from '../ledger/lru.js';

const PARTS_MAX = 50;

/** Large parts of set-ups that games have in common: games on the same boards share one ground. */
export class Shared {
  readonly #known = new Lru<object>(PARTS_MAX);

  /** The part that was given first of all that are equal to it. */
  part<Part extends object>(part: Part): Part {
    const key = sha256(canonicalJson(part));
    const known = this.#known.get(key);
    // Equal text, thus of the same form.
    if (known) return known as Part;
    this.#known.set(key, part);
    return part;
  }
}
