import type { SubmitOrder } from '../../../play/commands.js';
import { ORDER_DEFINITIONS } from '../../../library/rulesets.js';
import { inputOfOrder, orderIn, type OrderMembers } from './order-members.js';

/** The members of OrderInput that stand for the order types of the registry. */
export const GAME_ORDERS: OrderMembers = {
  name: 'OrderInput',
  definitions: ORDER_DEFINITIONS,
  prefix: '',
  isShort: false,
};

/** The order of an OrderInput, in the form of the ruleset or in writing. Throws BAD_INPUT. */
export function orderOf(input: Readonly<Record<string, unknown>>): SubmitOrder['order'] {
  const { text } = input;
  if (typeof text === 'string') return { kind: 'text', text };
  return { kind: 'json', value: orderIn(GAME_ORDERS, input) };
}

/**
 * The other way round: an order as the value of an OrderInput. An order of a ruleset whose orders have no members here
 * is sent as its `text`.
 */
export function orderInputOf(order: unknown, text: string): Readonly<Record<string, unknown>> {
  return inputOfOrder(GAME_ORDERS, order) ?? { text };
}
