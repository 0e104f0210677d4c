import { Field, InputType } from '@nestjs/graphql';
import { GAME_ORDERS } from './order-form.js';
import { addOrderMembers } from './order-members.js';

/** One order. It has a member for each order type of the registry, made from the definition of the type. */
@InputType({ isOneOf: true, description: 'One order: exactly one of these.' })
export class OrderInput {
  @Field(() => String, { nullable: true, description: 'In written notation (docs/notation.md): Edith: L7, L8' })
  text?: string;

  /** The members of the order types, which the definitions add. */
  readonly [member: string]: unknown;
}

addOrderMembers(OrderInput, GAME_ORDERS);
