import { type CustomScalar, Scalar } from '@nestjs/graphql';
import { GraphQLError, Kind, type ValueNode } from 'graphql';

/** An instant of the clock, as the ledger has recorded it. */
export abstract class DateTime {}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/**
 * An instant in UTC as RFC 3339 writes it. It stays the text that was recorded, so that clients may compare it with
 * exports letter by letter; the DateTime of NestJS would pass it through `Date`.
 */
@Scalar('DateTime', () => DateTime)
export class DateTimeScalar implements CustomScalar<string, string> {
  readonly description = 'An instant in UTC as RFC 3339 writes it, for example `2026-11-24T09:30:00.000Z`.';

  parseValue(value: unknown): string {
    return instantIn(value);
  }

  serialize(value: unknown): string {
    return instantIn(value);
  }

  parseLiteral(node: ValueNode): string {
    return instantIn(node.kind === Kind.STRING ? node.value : null);
  }
}

/** Whether a value is an instant in UTC as RFC 3339 writes it. */
export function isInstant(value: unknown): value is string {
  return typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value));
}

/** Throws GraphQLError for all but an instant. */
function instantIn(value: unknown): string {
  if (isInstant(value)) return value;
  throw new GraphQLError('a DateTime is an instant in UTC, for example 2026-11-24T09:30:00.000Z');
}
