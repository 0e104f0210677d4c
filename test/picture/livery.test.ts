import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { liveriesOf } from '../../src/picture/livery.js';
import { decimal, escaped } from '../../src/picture/svg.js';

describe('liveries', () => {
  it('follow the names of the sides where those are colours', () => {
    const liveries = liveriesOf(['blue', 'red']);
    expect(liveries.get('blue')?.colour).toBe('#0072b2');
    expect(liveries.get('red')?.colour).toBe('#d55e00');
  });

  it('differ in colour for up to eight sides and in shape for up to four', () => {
    const name = fc.constantFrom('red', 'blue', 'green', 'abbot', 'raiders', 'Black', 'white', 'x', 'y', 'orange');
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 8 }), (sides) => {
        const liveries = [...liveriesOf(sides).values()];
        expect(new Set(liveries.map(({ colour }) => colour)).size).toBe(sides.length);
        expect(new Set(liveries.map(({ shape }) => shape)).size).toBe(Math.min(4, sides.length));
      }),
    );
  });
});

/** The characters that XML 1.0 has. */
function isLegal(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  const ranges = [
    [9, 10],
    [13, 13],
    [0x20, 0xd7ff],
    [0xe000, 0xfffd],
    [0x1_0000, 0x10_ffff],
  ];
  return ranges.some(([from = 0, to = 0]) => code >= from && code <= to);
}

describe('words in a picture', () => {
  it('are never markup, and read as they were', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const written = escaped(text);
        expect(written).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|#39;)/);
        const legal = [...text].filter(isLegal).join('');
        const read = written
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"')
          .replaceAll('&#39;', "'")
          .replaceAll('&amp;', '&');
        expect(read).toBe(legal);
      }),
    );
  });

  it('have numbers of one form', () => {
    expect([-0.04, 1 / 3, 12, -7.25].map(decimal)).toEqual(['0', '0.3', '12', '-7.2']);
  });
});
