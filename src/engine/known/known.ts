/**
 * Facts that follow from things that never change, such as hexes, fields, books, or one state of the doors. Each fact
 * is worked out once, and is known as long as its thing lives. A fact is never undefined. Each order makes a new
 * position: for facts that follow from positions there is `Latest`.
 */
export class Known<Thing extends object, Fact extends object | string | number | boolean | null> {
  private readonly facts = new WeakMap<Thing, Fact>();

  /** The fact about a thing; `make` makes it, unless it is known. */
  of(thing: Thing, make: (thing: Thing) => Fact): Fact {
    const known = this.facts.get(thing);
    if (known !== undefined) return known;
    const fact = make(thing);
    this.facts.set(thing, fact);
    return fact;
  }
}

/** The same for several facts about each thing, by a key. */
export class KnownByKey<Thing extends object, Key, Fact extends object | string | number | boolean | null> {
  private readonly things = new WeakMap<Thing, Map<Key, Fact>>();

  /** `max`: so many facts are known about a thing at most; with one more all others are forgotten. */
  constructor(private readonly max = Infinity) {}

  /** The fact about a thing; `make` makes it, unless it is known. */
  of(thing: Thing, key: Key, make: () => Fact): Fact {
    let facts = this.things.get(thing);
    if (!facts) this.things.set(thing, (facts = new Map<Key, Fact>()));
    const known = facts.get(key);
    if (known !== undefined) return known;
    const fact = make();
    if (facts.size >= this.max) facts.clear();
    facts.set(key, fact);
    return fact;
  }
}
