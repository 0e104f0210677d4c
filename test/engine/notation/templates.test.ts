import { describe, expect, it } from '@jest/globals';
import { defineEvent, toldAs } from '../../../src/engine/game/define/event.js';
import { int, noted, optional } from '../../../src/engine/game/define/form.js';
import { die, hex, item, unit } from '../../../src/engine/game/define/names.js';
import { orderDefinition } from '../../../src/engine/game/define/order.js';
import { tellerOf } from '../../../src/engine/notation/event-template.js';
import { NotationError } from '../../../src/engine/notation/notation-error.js';
import { orderTemplate } from '../../../src/engine/notation/order-template.js';
import { Scanner } from '../../../src/engine/notation/scanner.js';

const definition = orderDefinition(
  'Hurl a thing.',
  { unit, item: noted('The barrel, by its name.', item), hex, target: optional(unit), onto: optional(item) },
  [],
);
const hurl = orderTemplate('hurl {item} into {hex}[ at {target}][ onto {onto}]', definition);
const read = (text: string) => hurl.read(new Scanner(text), 'Ben');

describe('the template of an order', () => {
  it('writes and reads the same members, those in brackets only if they are there', () => {
    for (const order of [
      { unit: 'Ben', item: 'barrel1', hex: 'K5' },
      { unit: 'Ben', item: 'barrel1', hex: 'K5', target: 'Roland' },
      { unit: 'Ben', item: 'barrel1', hex: 'K5', onto: 'Wain' },
      { unit: 'Ben', item: 'barrel1', hex: 'K5', target: 'Roland', onto: 'Wain' },
    ]) {
      const written = hurl.print(order);
      expect(written.startsWith('Ben: hurl barrel1 into K5')).toBe(true);
      expect(read(written.replace('Ben: hurl ', ''))).toEqual(order);
    }
  });

  it('tells what is missing, in the words of the definition', () => {
    expect(() => read('')).toThrow(NotationError);
    expect(() => read('')).toThrow('the barrel');
    expect(() => read('barrel1 K5')).toThrow('"into"');
    expect(() => read('barrel1 into K5 at')).toThrow('the name of a unit');
  });

  it('names only members that the definition has', () => {
    expect(() => orderTemplate('hurl {stone}', definition)).toThrow('stone');
  });
});

describe('the template of an event', () => {
  const event = defineEvent('A try.', { unit, mp: int, die });
  const rolled = { faces: 10, purpose: 'douse', value: 7, source: 'given' };

  it('tells members as they are, and of a die its value', () => {
    const tell = tellerOf(toldAs('{unit} tries for {mp} MP: {die}', event));
    expect(tell({ unit: 'Ben', mp: 2, die: rolled })).toBe('Ben tries for 2 MP: 7');
  });

  it('names only members that the definition has', () => {
    expect(() => tellerOf(toldAs('{who} tries', event))).toThrow('who');
  });
});
