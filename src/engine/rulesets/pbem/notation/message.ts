import type { Order } from '../core/orders.js';
import { NotationError } from '../../../notation/notation-error.js';
import { type WrittenOrder, orderIn } from './order.js';
import { printOrder } from './print-order.js';

/** Most lines that a turn message may have, remarks included. */
export const MESSAGE_LINES_MAX = 1000;

/** One order of a turn message and the line it stands in, counted from 1. */
interface MessageOrder extends WrittenOrder {
  readonly line: number;
}

/** The orders of a turn message, or everything in it that could not be read. */
export type ReadMessage =
  | { readonly ok: true; readonly orders: readonly MessageOrder[] }
  | { readonly ok: false; readonly errors: readonly NotationError[] };

/**
 * Reads a turn message (pbem:4.1b): one order a line. Empty lines, remarks after `#` and remarks in angle brackets have
 * no effect (pbem:4.4e).
 */
export function readMessage(text: string): ReadMessage {
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.length > MESSAGE_LINES_MAX) {
    const expected = `at most ${MESSAGE_LINES_MAX} lines`;
    return { ok: false, errors: [new NotationError(MESSAGE_LINES_MAX + 1, 1, expected, '', null)] };
  }
  const orders: MessageOrder[] = [];
  const errors: NotationError[] = [];
  for (const [index, line] of lines.entries()) {
    if (isRemark(line)) continue;
    try {
      orders.push({ line: index + 1, ...orderIn(line, index + 1) });
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      errors.push(error);
    }
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, orders };
}

/** Writes a turn message: one order a line. */
export function printMessage(orders: readonly Order[]): string {
  return orders.map((order) => `${printOrder(order)}\n`).join('');
}

function isRemark(line: string): boolean {
  return /^(?:\s|<[^<>]*>)*(?:#.*)?$/.test(line);
}
