/** Something with a price in MP, or without one. */
interface Priced {
  readonly mp?: number | null | undefined;
}

/** Orders with the cheapest first; those of one price, and those without one at the end, stay as they were. */
export function byPrice<One extends Priced>(orders: readonly One[]): readonly One[] {
  return [...orders].sort((one, other) => (one.mp ?? Number.MAX_VALUE) - (other.mp ?? Number.MAX_VALUE));
}

/** Whether orders differ in what they cost. */
export function arePriced(orders: readonly Priced[]): boolean {
  return new Set(orders.map(({ mp }) => mp ?? null)).size > 1;
}
