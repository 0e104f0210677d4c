import { sha256 } from '../engine/canonical/canonical.js';
import type { Dice, DieRequest, RolledDie } from '../engine/dice/dice.js';

const UINT32 = 2 ** 32;

/**
 * Repeatable chance: Marsaglia's xorshift128 on 32-bit integers, seeded from a word. The same word gives the same
 * numbers on every machine. It is for self-play only; the dice of real games come from the system.
 */
export class Chance implements Dice {
  #x: number;
  #y: number;
  #z: number;
  #w: number;

  constructor(private readonly word: string) {
    const hash = sha256(`herald chance ${word}`);
    const part = (index: number): number => Number.parseInt(hash.slice(8 * index, 8 * index + 8), 16);
    this.#x = part(0);
    this.#y = part(1);
    this.#z = part(2);
    // The state may not be all zeros.
    this.#w = part(3) | 1;
  }

  /** A generator of its own for a part of the work; draws from other generators do not change its numbers. */
  branch(name: string): Chance {
    return new Chance(`${this.word}/${name}`);
  }

  /** An integer from 0 to `count` - 1. */
  below(count: number): number {
    const t = this.#x ^ (this.#x << 11);
    [this.#x, this.#y, this.#z] = [this.#y, this.#z, this.#w];
    this.#w = this.#w ^ (this.#w >>> 19) ^ (t ^ (t >>> 8));
    return Math.floor(((this.#w >>> 0) / UINT32) * count);
  }

  /** One of the values. Throws RangeError if there is none. */
  pick<Value>(values: readonly Value[]): Value {
    if (values.length === 0) throw new RangeError('there is nothing to pick from');
    return values[this.below(values.length)] as Value;
  }

  roll(request: DieRequest): RolledDie {
    return { ...request, value: 1 + this.below(request.faces), source: 'server' };
  }
}
