import { expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { MESSAGE_LINES_MAX, printMessage, readMessage } from '../../../src/engine/rulesets/pbem/notation/message.js';
import { orders } from './arbitraries.js';

test('a printed message is read back', () => {
  fc.assert(
    fc.property(fc.array(orders, { maxLength: 6 }), (list) => {
      const read = readMessage(printMessage(list));
      expect(read.ok && read.orders.map(({ order }) => order)).toStrictEqual(list);
    }),
  );
});

it('takes one order a line and no notice of remarks (pbem:4.4e)', () => {
  const message = '# red, game turn 3\n\nEdith: L7 <yawning>, L8\r\n  <nothing more>  # really\nred> end turn\n';
  expect(readMessage(message)).toMatchObject({
    ok: true,
    orders: [
      { line: 3, side: null, order: { type: 'Move', unit: 'Edith' } },
      { line: 5, side: 'red', order: { type: 'EndTurn' } },
    ],
  });
});

it('tells everything that is wrong, with line and column', () => {
  expect(readMessage('Edith: L7\nEdith: 7\nend step\nRoland attacks')).toMatchObject({
    ok: false,
    errors: [
      { line: 2, column: 8, found: '7' },
      { line: 4, column: 15 },
    ],
  });
});

it('reads no endless message', () => {
  const read = readMessage('end step\n'.repeat(MESSAGE_LINES_MAX));
  expect(read).toMatchObject({ ok: false, errors: [{ line: MESSAGE_LINES_MAX + 1 }] });
});
