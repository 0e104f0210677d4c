/**
 * The number of keys whose values are kept: the rules ask about one position, or one and the next, many times in a row.
 */
const KEPT = 4;

/**
 * Keeps the values of the few keys that were asked for last. It is meant for what follows from a position or its units:
 * nearly all questions are about the latest of them, a value costs little to make again, and a table of all positions
 * that live would cost more than that (ADR 52).
 */
export class Latest<Key extends object, Value> {
  private readonly keys: Key[] = [];
  private readonly values: Value[] = [];
  /** The place of the oldest key, which goes first. */
  private oldest = 0;

  /** The value of a key; `make` makes it, unless it is kept. */
  of(key: Key, make: (key: Key) => Value): Value {
    const { keys, values } = this;
    const at = keys.indexOf(key);
    if (at >= 0) return values[at] as Value;
    const value = make(key);
    const place = this.oldest;
    keys[place] = key;
    values[place] = value;
    this.oldest = (place + 1) % KEPT;
    return value;
  }

  /** The value of a key if it is kept. */
  get(key: Key): Value | undefined {
    const at = this.keys.indexOf(key);
    return at >= 0 ? this.values[at] : undefined;
  }
}
