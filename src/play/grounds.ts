import { canonicalJson, sha256 } from '../engine/canonical/canonical.js';
import type { Ground } from '../engine/position/position.js';
import { Lru } from '../ledger/lru.js';

const GROUNDS_MAX = 50;

/** Games on the same boards share one ground, and with it the field that is built from it. */
export class Grounds {
  readonly #known = new Lru<Ground>(GROUNDS_MAX);

  shared(ground: Ground): Ground {
    const key = sha256(canonicalJson(ground));
    const known = this.#known.get(key);
    if (known) return known;
    this.#known.set(key, ground);
    return ground;
  }
}
