/** A map that holds a limited number of values and forgets the one that was not used for longest. */
export class Lru<Value> {
  readonly #values = new Map<string, Value>();

  constructor(private readonly max: number) {}

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= this.max) return;
      this.#values.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#values.delete(key);
  }

  clear(): void {
    this.#values.clear();
  }
}
