import type { SubmitOrder } from '../../../play/commands.js';
import { ApiError } from '../../errors.js';
import { ORDER_DEFINITIONS } from '../../../library/rulesets.js';
import type { OrderInput } from './order.input.js';

type Member = Exclude<keyof OrderInput, 'text'>;

/** Members of OrderInput and the order types of the ruleset that they stand for: `endStep` is `EndStep`. */
const TYPES = Object.fromEntries(
  Object.keys(ORDER_DEFINITIONS).map((type) => [`${type.charAt(0).toLowerCase()}${type.slice(1)}`, type]),
) as Readonly<Record<Member, string>>;
/** Orders without members of their own; in GraphQL they are `true`. */
const isBare = (member: Member): boolean =>
  Object.keys(ORDER_DEFINITIONS[TYPES[member]]?.form.fields ?? {}).length === 0;
const MEMBERS = Object.keys(TYPES) as readonly Member[];

/** The order of an input, in the form of the ruleset or in writing. Throws BAD_INPUT. */
export function orderOf(input: OrderInput): SubmitOrder['order'] {
  if (typeof input.text === 'string') return { kind: 'text', text: input.text };
  const member = MEMBERS.find((one) => input[one] !== undefined && input[one] !== null);
  const value = member && input[member];
  if (!member || value === undefined)
    throw new ApiError('BAD_INPUT', 'an order is exactly one of the members of OrderInput');
  if (value === false) throw new ApiError('BAD_INPUT', `${member} is true or absent`);
  return { kind: 'json', value: { type: TYPES[member], ...(value === true ? {} : withoutNulls(value)) } };
}

/**
 * The other way round: an order as the value of an OrderInput. An order of a ruleset whose orders have no members here
 * is sent as its `text`.
 */
export function orderInputOf(order: unknown, text: string): Readonly<Record<string, unknown>> {
  const { type, ...rest } = order as { readonly type: string };
  const member = MEMBERS.find((one) => TYPES[one] === type);
  if (!member) return { text };
  return { [member]: isBare(member) ? true : rest };
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
