import { describe, expect, it } from '@jest/globals';
import type { Equipment } from '../../src/engine/position/equipment.js';
import { pictureOf } from '../../src/picture/picture.js';
import { yardScene } from './scenes.js';

/** By how many degrees the only equipment of a picture is turned clockwise from north. */
function turnOf(one: Equipment): string | undefined {
  return /id="equipment">.*?rotate\((-?\d+)\)/s.exec(pictureOf(yardScene({ equipment: [one] })))?.[1];
}

describe('equipment in a picture', () => {
  it('looks from its rear to its head, a ladder to the wall that it leans on', () => {
    expect(turnOf({ id: 'ram', kind: 'batteringRam', hexes: ['C2', 'C3', 'C4'] })).toBe('0');
    expect(turnOf({ id: 'ram', kind: 'batteringRam', hexes: ['C4', 'C3', 'C2'] })).toMatch(/^-?180$/);
    expect(turnOf({ id: 'ladder', kind: 'ladder', hexes: ['C3'], top: 'C2' })).toBe('0');
    expect(turnOf({ id: 'ladder', kind: 'ladder', hexes: ['C2'], top: 'C3' })).toMatch(/^-?180$/);
  });

  it('turns the stakes of a barricade to its front', () => {
    const barricade: Equipment = { id: 'barricade', kind: 'barricade', hexes: ['C2', 'C3'] };
    const [right, left] = ['D3', 'B3'].map((front) => turnOf({ ...barricade, front }));
    expect(right).toBe('0');
    expect(left).toMatch(/^-?180$/);
    expect(turnOf({ ...barricade, hexes: ['C3', 'C2'], front: 'D3' })).toBe('0');
  });

  it('draws the hex of a barricade that stands, turned as the whole was', () => {
    const half: Equipment = { id: 'b', kind: 'barricade', hexes: ['C3'], without: 'C2' };
    const picture = pictureOf(yardScene({ equipment: [{ ...half, front: 'D3' }] }));
    expect(picture).toContain('equipment-barricade-half');
    expect([turnOf({ ...half, front: 'D3' }), turnOf({ ...half, front: 'B3' })]).toEqual(['0', '180']);
  });

  it('shows whether a ballista is loaded', () => {
    const ballista: Equipment = { id: 'ballista1', kind: 'ballista', hexes: ['C3'] };
    const layer = (one: Equipment): string | undefined =>
      /id="equipment">.*?<\/g>/s.exec(pictureOf(yardScene({ equipment: [one] })))?.[0];
    expect(layer({ ...ballista, loading: 1 })).toContain('equipment-ballista-unloaded');
    expect(layer({ ...ballista, loading: 1 })).toEqual(layer({ ...ballista, loading: 0 }));
    expect(layer(ballista)).not.toContain('unloaded');
  });

  it('shows what is being built with its days, and what was battered or repaired with its points', () => {
    const engine: Equipment = { id: 'mangonel1', kind: 'mangonel', hexes: ['C3'], unbuilt: { done: 2, of: 4 } };
    const begun = pictureOf(yardScene({ equipment: [engine] }));
    expect(begun).toContain('day 2/4');
    expect(begun).toContain('being built');
    const battered = pictureOf(yardScene({ damages: [{ hexes: ['C2'], left: 17, full: 20 }] }));
    expect(battered.split('id="legend"')[0]).toContain('17/20');
    expect(battered).toContain('points left');
    expect(pictureOf(yardScene({}))).not.toContain('points left');
  });
});
