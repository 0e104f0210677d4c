import { Field, InputType } from '@nestjs/graphql';
import { ORDER_DEFINITIONS } from '../../../library/rulesets.js';
import { definedInput } from './defined-input.js';
import { isBare, memberOf } from './order-form.js';

/**
 * One order. It has a member for each order type of the registry, made from the definition of the type: `move` for
 * Move. An order type without members of its own is `true`.
 */
@InputType({ isOneOf: true, description: 'One order: exactly one of these.' })
export class OrderInput {
  @Field(() => String, { nullable: true, description: 'In written notation (docs/notation.md): Edith: L7, L8' })
  text?: string;

  /** The members of the order types, which the definitions add. */
  readonly [member: string]: unknown;
}

for (const [type, definition] of Object.entries(ORDER_DEFINITIONS)) {
  const { remark, form } = definition;
  const bare = isBare(definition);
  const given = bare ? Boolean : definedInput(`${type}Input`, remark, form.fields ?? {});
  const description = bare ? `true: ${remark}` : remark;
  Field(() => given, { nullable: true, description })(OrderInput.prototype, memberOf(type));
}
