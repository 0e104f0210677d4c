import { describe, expect, it } from '@jest/globals';
import { ITEM_KINDS, type Item } from '../../src/engine/position/things.js';
import { ITEM_DRAWINGS } from '../../src/picture/item-drawing.js';
import { pictureOf } from '../../src/picture/picture.js';
import { piece, yardScene } from './scenes.js';

function lying(id: string, hex: string, kind: Item['kind'] = 'barrel'): Item {
  return { id, kind, hex, carrier: null };
}

/** How often a mark is set down, the legend and definitions left out. */
function stamps(svg: string, mark: string): number {
  return svg.split(`"#mark-${mark}"`).length - 1;
}

describe('things in a picture', () => {
  it('lie in their hex or are with their carrier, and the legend names them', () => {
    const items: readonly Item[] = [
      lying('chest', 'C3', 'chest'),
      { id: 'torch', kind: 'torch', hex: null, carrier: 'Wat' },
    ];
    const svg = pictureOf(yardScene({ pieces: [piece()], items }));
    expect(stamps(svg, 'item-chest')).toBe(1);
    expect(stamps(svg, 'carried-torch')).toBe(1);
    expect(stamps(svg, 'item-torch')).toBe(0);
    for (const word of ['chest', 'torch', 'carried']) expect(svg).toContain(`>${word}<`);
    expect(svg).not.toContain('barrel of oil');
  });

  it('are drawn up to three in a place, of more the number is told', () => {
    const items = ['a', 'b', 'c', 'd', 'e'].map((id) => lying(id, 'C3'));
    const svg = pictureOf(yardScene({ items }));
    expect(stamps(svg, 'item-barrel')).toBe(3);
    expect(svg).toContain('>+2<');
    expect(pictureOf(yardScene({ items: items.slice(0, 3) }))).not.toContain('>+');
  });

  it('go on carts, which have their names and hang on what draws them', () => {
    const horse = piece({ id: 'Liz', hexes: ['C3'] });
    const svg = pictureOf(yardScene({ pieces: [horse], carts: [{ id: 'Wain', hexes: ['B2', 'B3'], draft: 'Liz' }] }));
    expect(stamps(svg, 'cart')).toBe(1);
    expect(svg).toContain('>Wain<');
    expect(svg).toContain('>cart<');
    expect(pictureOf(yardScene({}))).not.toContain('>cart<');
  });

  it('are not drawn with who is off the map', () => {
    const items: readonly Item[] = [{ id: 'torch', kind: 'torch', hex: null, carrier: 'Wat' }];
    expect(stamps(pictureOf(yardScene({ pieces: [piece({ hexes: [] })], items })), 'carried-torch')).toBe(0);
  });

  it('have a drawing of their own for every kind', () => {
    expect(new Set(ITEM_KINDS.map((kind) => ITEM_DRAWINGS[kind].mark)).size).toBe(ITEM_KINDS.length);
  });
});
