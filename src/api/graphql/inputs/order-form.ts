import type { SubmitOrder } from '../../../play/commands.js';
import type { OrderDefinition } from '../../../engine/game/define/order.js';
import { ApiError } from '../../errors.js';
import { ORDER_DEFINITIONS } from '../../../library/rulesets.js';

/** The member of OrderInput that stands for an order type: `endStep` for `EndStep`. */
export function memberOf(type: string): string {
  return `${type.charAt(0).toLowerCase()}${type.slice(1)}`;
}

/** The order types that are known, by their members of OrderInput. */
const TYPES = new Map(Object.keys(ORDER_DEFINITIONS).map((type) => [memberOf(type), type]));

/** The order of an OrderInput, in the form of the ruleset or in writing. Throws BAD_INPUT. */
export function orderOf(input: Readonly<Record<string, unknown>>): SubmitOrder['order'] {
  const { text } = input;
  if (typeof text === 'string') return { kind: 'text', text };
  const [member = '', value] = Object.entries(input).find(([, given]) => given !== undefined && given !== null) ?? [];
  const type = TYPES.get(member);
  if (type === undefined) throw new ApiError('BAD_INPUT', 'an order is exactly one of the members of OrderInput');
  if (value === false) throw new ApiError('BAD_INPUT', `${member} is true or absent`);
  return { kind: 'json', value: { type, ...(value === true ? {} : withoutNulls(value as object)) } };
}

/**
 * The other way round: an order as the value of an OrderInput. An order of a ruleset whose orders have no members here
 * is sent as its `text`.
 */
export function orderInputOf(order: unknown, text: string): Readonly<Record<string, unknown>> {
  const { type, ...rest } = order as { readonly type: string };
  const definition = ORDER_DEFINITIONS[type];
  if (!definition) return { text };
  return { [memberOf(type)]: isBare(definition) ? true : rest };
}

/** Whether orders of a type have no members of their own; in GraphQL such an order is `true`. */
export function isBare({ form }: OrderDefinition): boolean {
  return Object.keys(form.fields ?? {}).length === 0;
}

/** A null member means the same as an absent one; GraphQL's objects have no prototype. */
function withoutNulls(value: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== null && member !== undefined)
      .map(([name, member]: [string, unknown]) => [name, plain(member)]),
  );
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  return typeof value === 'object' && value !== null ? withoutNulls(value) : value;
}
