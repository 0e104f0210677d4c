import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { readMessage } from '../../src/engine/notation/message.js';
import { readOrder } from '../../src/engine/notation/order.js';
import { printOrder } from '../../src/engine/notation/print-order.js';
import { loadBoards } from '../../src/library/boards.js';
import { groundFinder } from '../../src/library/conformance/case-ground.js';
import { CONFORMANCE_FOLDER } from '../../src/library/conformance/conformance.js';
import { failuresOf } from './materials.js';

function blockOf(file: string, language: string): string {
  const text = readFileSync(`${CONFORMANCE_FOLDER}../docs/${file}`, 'utf8');
  const block = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'ms').exec(text)?.[1];
  if (block === undefined) throw new Error(`${file} has no block of ${language || 'text'}`);
  return block;
}

it('passes the case that docs/conformance.md shows', () => {
  expect(failuresOf(blockOf('conformance.md', 'yaml'), { groundOf: groundFinder(loadBoards()) })).toStrictEqual([]);
});

it('reads the turn message that docs/notation.md shows', () => {
  const message = readMessage(blockOf('notation.md', ''));
  expect(message.ok && message.orders.map(({ line }) => line)).toStrictEqual([2, 3, 4, 5, 6]);
});

it('reads the orders of the table in docs/notation.md, which are in their normal form', () => {
  const text = readFileSync(`${CONFORMANCE_FOLDER}../docs/notation.md`, 'utf8');
  const table = text.slice(text.indexOf('## Orders'), text.indexOf('**The side**'));
  const orders = [...table.matchAll(/`([^`…]*(?:: |s | attack | turn| step| advance| melee| go)[^`…]*)`/g)]
    .map(([, order = '']) => order)
    .filter((order) => /^(?:[A-Z]|end |no |keep |let )/.test(order));
  expect(orders.length).toBeGreaterThan(15);
  for (const order of orders) {
    const read = readOrder(order);
    expect(read.ok ? printOrder(read.value.order) : read.error.message).toBe(order);
  }
});
