import type { DataOf, Fields } from '../../../../game/define/form.js';
import { orderDefinition, type OrderDefinition } from '../../../../game/define/order.js';

/** Questions that rules of other chapters ask about an order type. Its definition answers them. */
export type OrderAttribute =
  /** It costs MP of the movement step, of the unit or of its horse. */
  | 'costsMp'
  /** The unit goes by itself, with its horse if it has one; others do not lead, carry or draw it. */
  | 'ownMove'
  /** It shoots at something (pbem:6, 18.2, 20.3). */
  | 'shoots'
  /** It attacks in the combat step, or is done in place of an attack by throwing, pouring or smashing. */
  | 'strikes'
  /** It fights an enemy hand to hand, were it only to pin him. */
  | 'fights'
  /** It is a voluntary act of the combat step (pbem:20.4d). */
  | 'combatDeed'
  /** A creature that has no hands can do it (ruling of pbem:13.5). */
  | 'withoutHands'
  /** It needs no hand and is no deed: it answers something, or gives way (pbem:19.11c, 19.12r). */
  | 'noDeed'
  /** It is forced on the unit, even if the unit cannot act (pbem:10.21a, 17.11a). */
  | 'forced'
  /** A prisoner may do it (pbem:22.7i). */
  | 'byPrisoners'
  /** The fighters of a duel may do it (pbem:12.8m, 12.8q). */
  | 'inDuel'
  /** A unit on a ladder may do it (pbem:19.11u). */
  | 'onLadder'
  /** The bearers of a ladder may do it (pbem:19.11c). */
  | 'withLadder'
  /** Those that have moved a tower or a ram may do it in the same PT (pbem:19.12r, 19.13e). */
  | 'asCrew'
  /** It is no action that keeps a day going (pbem:2.82b). */
  | 'noAction'
  /** A part of the order may be secret, for another reason than the way that it names. */
  | 'partlySecret';

/** Defines an order type of this book: what it means, its members, and what other chapters ask about it. */
export function defineOrder<const F extends Fields>(
  remark: string,
  fields: F,
  ...attributes: readonly OrderAttribute[]
): OrderDefinition<DataOf<F>, OrderAttribute> {
  return orderDefinition(remark, fields, attributes);
}
