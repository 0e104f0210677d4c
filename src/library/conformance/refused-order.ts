/** A refusal that must come: by one of these rules, with this code. */
export interface ExpectedRefusal {
  readonly refused?: readonly string[];
  readonly code?: string;
}

/** An order with what its sender states about it in a game of honour. */
export interface StatedOrder {
  readonly order: string;
  readonly stated?: unknown;
}

/** An order that must be refused. */
export interface RefusedOrder extends ExpectedRefusal, StatedOrder {
  readonly lifted?: Lifted;
  /** Why such an order is refused in every position, so that nothing can be lifted. */
  readonly always?: string;
}

/** A set-up that must be refused. */
export interface RefusedSetUp extends ExpectedRefusal {
  readonly lifted?: Lifted;
  readonly always?: string;
}

/**
 * The proof that a refusal names the reason that holds: a patch of the case (units, terrain, options, dice …) that
 * takes away that reason and nothing else. With it the order is accepted or, with `then`, refused for another reason.
 */
export interface Lifted {
  /** Orders that are left out, as the case writes them. */
  readonly without?: readonly string[];
  /** Orders that are given instead of those before the refused one. */
  readonly orders?: readonly string[];
  /** The refused order, changed only in the part that the refusal is about. */
  readonly order?: string;
  readonly then?: ExpectedRefusal;
  /** Parts of the case, laid over its own member by member; null takes a part away. */
  readonly [part: string]: unknown;
}
