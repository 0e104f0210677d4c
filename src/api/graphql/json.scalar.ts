import { type CustomScalar, Scalar } from '@nestjs/graphql';
import { GraphQLError, Kind, type ValueNode, valueFromASTUntyped } from 'graphql';

/** Data whose form the ruleset decides: events, orders, options. */
export abstract class Json {}

/** Any JSON value, as a variable or a literal; it is not interpreted. */
@Scalar('JSON', () => Json)
export class JsonScalar implements CustomScalar<unknown, unknown> {
  readonly description = 'Any JSON value, in a form that the ruleset decides.';

  parseValue(value: unknown): unknown {
    return value;
  }

  serialize(value: unknown): unknown {
    return value;
  }

  parseLiteral(node: ValueNode): unknown {
    if (node.kind === Kind.VARIABLE) throw new GraphQLError('a JSON literal holds no variables');
    return valueFromASTUntyped(node);
  }
}
