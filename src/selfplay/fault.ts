/**
 * A fault in a game. `refused`: a listed order was not accepted. `stuck`: somebody must act and has nothing to
 * order. `endless`: the game does not end. `invariant`: a position or a change that cannot be. `notation`: an order
 * does not come back from its written form. `ruleless`: an order is refused, and no rule says why. `log`: the record
 * does not prove itself. `threw`: the program broke.
 */
export type FaultKind = 'refused' | 'stuck' | 'endless' | 'invariant' | 'notation' | 'ruleless' | 'log' | 'threw';

export interface Fault {
  readonly kind: FaultKind;
  /** How many orders had been accepted. */
  readonly afterOrders: number;
  readonly because: string;
}
