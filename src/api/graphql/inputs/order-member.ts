import { Field } from '@nestjs/graphql';
import { ORDER_DEFINITIONS } from '../../../library/rulesets.js';

/**
 * A member of OrderInput that stands for an order type: `move` for Move. Its description is what the definition of the
 * type says. Throws Error if no ruleset defines the type.
 */
export function OrderMember(type: () => unknown): PropertyDecorator {
  return (target, property) => {
    const member = String(property);
    const definition = ORDER_DEFINITIONS[`${member.charAt(0).toUpperCase()}${member.slice(1)}`];
    if (!definition) throw new Error(`no ruleset has orders of the member ${member}`);
    Field(type as () => object, { nullable: true, description: definition.remark })(target, property);
  };
}
