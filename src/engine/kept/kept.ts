/**
 * Keeps what follows from things that never change, such as hexes, fields, books, or one state of the doors, as long as
 * each thing lives. A fact is never undefined. Each order makes a new position: for what follows from positions that
 * rules ask about again and again there is `Latest`.
 */
export class Kept<Thing extends object, Fact extends object | string | number | boolean | null> {
  private readonly facts = new WeakMap<Thing, Fact>();

  /** The fact about a thing; `make` makes it, unless it is kept. */
  of(thing: Thing, make: (thing: Thing) => Fact): Fact {
    const known = this.facts.get(thing);
    if (known !== undefined) return known;
    const fact = make(thing);
    this.facts.set(thing, fact);
    return fact;
  }
}

/** The same for several facts about each thing, by a key. */
export class KeptByKey<Thing extends object, Key, Fact extends object | string | number | boolean | null> {
  private readonly things = new WeakMap<Thing, Map<Key, Fact>>();

  /** `max`: so many facts are kept about a thing; with one more all others are forgotten. */
  constructor(private readonly max = Infinity) {}

  /** The fact about a thing; `make` makes it, unless it is kept. */
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
