import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { SIDE_ORDERS, type SideOrder } from '../../../engine/siege/orders.js';
import { addOrderMembers, inputOfOrder, orderIn, type OrderMembers } from './order-members.js';

const SIEGE_ORDERS: OrderMembers = {
  name: 'SiegeOrderInput',
  definitions: SIDE_ORDERS,
  prefix: 'Siege',
  isShort: true,
};

/** One order of a siege. It has a member for each order type of the sides, made from the definition of the type. */
@InputType({ isOneOf: true, description: 'One order of a siege: exactly one of these.' })
export class SiegeOrderInput {
  /** The members of the order types, which the definitions add. */
  readonly [member: string]: unknown;
}

addOrderMembers(SiegeOrderInput, SIEGE_ORDERS);

/** The order of an input, in the form of the engine. Throws BAD_INPUT. */
export function siegeOrderOf(input: SiegeOrderInput): SideOrder {
  // The schema has checked the input against the definitions.
  return orderIn(SIEGE_ORDERS, input) as SideOrder;
}

/** The other way round: an order as the value of a SiegeOrderInput. */
export function siegeOrderInputOf(order: SideOrder): Readonly<Record<string, unknown>> {
  return inputOfOrder(SIEGE_ORDERS, order) ?? {};
}

@InputType({ description: 'An order, and the revision of the siege for which it is meant.' })
export class SubmitSiegeOrderInput {
  @Field(() => ID, { description: 'The id of the siege.' })
  siege!: string;

  @Field(() => Int, { description: 'Revision of the siege that the player has seen.' })
  expectedRevision!: number;

  @Field(() => ID, { description: 'Chosen by the client: with it the order may be sent again.' })
  idempotencyKey!: string;

  @Field(() => SiegeOrderInput, { description: 'The order.' })
  order!: SiegeOrderInput;
}
