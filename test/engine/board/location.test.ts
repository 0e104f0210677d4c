import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { fieldOf } from '../../../src/engine/board/build.js';
import type { BoardDocument } from '../../../src/engine/board/document.js';
import { directionBetween, type Field, type FieldHex } from '../../../src/engine/board/field.js';
import { findHexside, hexsideName } from '../../../src/engine/board/field-hexside.js';
import { fieldNow } from '../../../src/engine/board/live-field.js';
import type { Live } from '../../../src/engine/board/live.js';
import { livePlace } from '../../../src/engine/board/live-states.js';
import { gapBetween, riseBetween, sideBetween } from '../../../src/engine/board/location.js';
import { HEXSIDE_TYPES, TERRAIN_TYPES } from '../../../src/engine/board/terrain.js';
import { cellOf, isOnGrid, labelOf, labelsOf } from '../../../src/engine/hex/grid.js';
import { printHexside } from '../../../src/engine/hex/hexside.js';
import { printLabel } from '../../../src/engine/hex/label.js';
import { stepped } from '../../../src/engine/hex/lattice.js';
import { board } from './documents.js';

/** A gate E4 in a wall, before it a drawbridge E5 over a moat; stairs C4 lead up to the wall. */
const CASTLE: Partial<BoardDocument> = {
  columns: 9,
  rows: 8,
  terrain: { rampart: ['D4', 'F4'], gate: ['E4'], moat: ['D5', 'F5'], drawbridge: ['E5'], stairs: ['C4'] },
  elevation: { '1': ['D4', 'E4', 'F4'] },
  hexsides: { gateDoor: ['E4/E5'], battlement: ['D4/D5', 'F4/F5'], bridgeEnd: ['E5/E6'], stairEnd: ['C3/C4', 'C4/D4'] },
};
const documents = [board(CASTLE)];
const joins: readonly never[] = [];

function place(field: Field, name: string): FieldHex {
  const hex = field.hex(name);
  if (!hex) throw new Error(`no hex ${name}`);
  return hex;
}

describe('hexes with two locations (pbem:3.3b)', () => {
  const field = fieldOf(documents, joins);
  const at = (name: string): FieldHex => place(field, name);

  it('lie over each other, the upper one with the plain name', () => {
    expect([at('E5').terrain, at('E5/under').terrain, at('E4').terrain, at('E4/under').terrain]).toEqual([
      'drawbridge',
      'moat',
      'gate',
      'archway',
    ]);
    expect(at('E5').below).toBe(at('E5/under'));
    expect(at('E5/under').above).toBe(at('E5'));
    expect(field.hexes).toHaveLength(labelsOf(documents[0] as BoardDocument).length);
    expect(field.places.map(({ index }) => index)).toEqual(field.places.map((_, index) => index));
    expect([at('E4').level, at('E4/under').level, at('C4').level]).toEqual([2, 0, 1]);
    expect(field.hex('D4/under')).toBeUndefined();
  });

  it('are neighbours of what one can reach from them', () => {
    const beside = (from: string, to: string): string | undefined =>
      at(from).neighbours[directionBetween(at(from), at(to)) ?? 0]?.name;
    expect(beside('E3', 'E4')).toBe('E4/under');
    expect(beside('D4', 'E4')).toBe('E4');
    expect(beside('D5', 'E5')).toBe('E5/under');
    expect(beside('E6', 'E5')).toBe('E5');
    expect(beside('E4/under', 'E5')).toBe('E5');
    expect(beside('E5/under', 'F5')).toBe('F5');
  });

  it('have hexsides of their own: battlements above gate doors, a lip below a bridge', () => {
    const side = (one: string, other: string): string | null => sideBetween(at(one), at(other));
    expect([side('E4', 'E5'), side('E5', 'E4'), side('E4/under', 'E5')]).toEqual([
      'battlement',
      'battlement',
      'gateDoor',
    ]);
    expect([side('E5/under', 'E6'), side('E5', 'E6'), side('E5/under', 'F5')]).toEqual([
      'slopeLip',
      'bridgeEnd',
      'plain',
    ]);
    expect([side('E5', 'F5'), side('F5', 'F6')]).toEqual(['slopeLip', 'slopeLip']);
  });

  it('share the written hexside', () => {
    expect([hexsideName(at('E4'), at('E5/under')), hexsideName(at('E5'), at('E4/under'))]).toEqual(['E4/E5', 'E4/E5']);
    expect(findHexside(field, 'E5/E4')).toMatchObject({ from: at('E5'), to: at('E4') });
  });

  it('rise and fall by the moat, not by the bridge', () => {
    const rise = (one: string, other: string): number => riseBetween(at(one), at(other));
    expect([rise('F6', 'F5'), rise('F5', 'F6'), rise('F5', 'E5/under'), rise('E6', 'E5'), rise('F5', 'E5')]).toEqual([
      -1, 1, 0, 0, 1,
    ]);
    expect([rise('E6', 'E5/under'), rise('E5', 'F5')]).toEqual([-1, -1]);
  });

  it('are told where the board puts something under its hexes', () => {
    const wood = fieldOf(
      [board({ columns: 5, rows: 5, terrain: { tree: ['C3'] }, under: { secretPassage: ['C3'] } })],
      [],
    );
    expect([place(wood, 'C3').terrain, place(wood, 'C3/under').terrain]).toEqual(['tree', 'secretPassage']);
    expect(gapBetween(place(wood, 'C3/under'), place(wood, 'C2'))).toBe('apart');
  });
});

describe('the field as it is now', () => {
  const now = (live: Live): Field => fieldNow(documents, joins, live);
  const base = fieldOf(documents, joins);

  it('is the drawn one while only doors move, and one field for one state', () => {
    expect(now({})).toBe(base);
    expect(now({ 'E4/E5': 'shut' })).toBe(base);
    expect(now({ E5: 'lowered' })).toBe(base);
    expect(now({ D5: 'filled' })).toBe(now({ D5: 'filled', 'E4/E5': 'shut' }));
    expect(now({ D5: 'filled' })).not.toBe(base);
  });

  it('has a filled moat without lips (pbem:16.119)', () => {
    const field = now({ D5: 'filled' });
    expect(place(field, 'D5').terrain).toBe('filledMoat');
    expect(sideBetween(place(field, 'D5'), place(field, 'D6'))).toBe('plain');
    expect(sideBetween(place(field, 'D5'), place(field, 'D4'))).toBe('battlement');
    expect(riseBetween(place(field, 'D5'), place(field, 'E5/under'))).toBe(-1);
    expect(place(now({ 'E5/under': 'filled' }), 'E5/under').terrain).toBe('filledMoat');
  });

  it('has rubble at the height of the lowest ground beside it, without battlement (pbem:16.114c)', () => {
    const field = now({ D4: 'rubble' });
    const [rubble, moat, gate] = ['D4', 'D5', 'E4'].map((name) => place(field, name)) as [FieldHex, FieldHex, FieldHex];
    expect([rubble.terrain, rubble.elevation, sideBetween(rubble, moat)]).toEqual(['rubble', 0, 'slopeLip']);
    expect([gapBetween(rubble, gate), gapBetween(gate, rubble)]).toEqual([null, null]);
    const fallen = now({ E4: 'rubble' });
    expect([fallen.hex('E4/under'), place(fallen, 'E4').below]).toEqual([undefined, null]);
    expect(sideBetween(place(fallen, 'E4'), place(fallen, 'E5'))).toBe('plain');
  });

  it('has no bridge where it is raised, but a shut door, and one place under either name (pbem:16.116b)', () => {
    const field = now({ E5: 'raised' });
    const moat = place(field, 'E5');
    expect(place(field, 'E5/under')).toBe(moat);
    expect([moat.name, moat.terrain, moat.above, moat.below]).toEqual(['E5/under', 'moat', null, null]);
    expect(sideBetween(moat, place(field, 'E4/under'))).toBe('raisedDrawbridge');
    expect(sideBetween(moat, place(field, 'E6'))).toBe('slopeLip');
    expect(gapBetween(place(field, 'E6'), moat)).toBeNull();
    expect(hexsideName(place(field, 'E4'), moat)).toBe('E4/E5');
  });

  test.each<[string, readonly string[] | null]>([
    ['E4/E5', ['open', 'shut', 'bolted', 'broken']],
    ['E5/E6', []],
    ['E5', ['raised', 'lowered', 'destroyed']],
    ['D5', ['filled']],
    ['D4', ['rubble']],
    ['E3', ['tent', 'destroyed']],
    ['Z9', null],
  ])('%s can be %p', (where, states) => {
    expect(livePlace(base, where)?.states ?? null).toEqual(states);
  });
});

describe('locations of any board', () => {
  const size = { columns: 6, rows: 4 };
  const labels = labelsOf(size).map(printLabel);
  const hexsides = labelsOf(size).flatMap((first) =>
    ([0, 1, 2] as const).flatMap((direction) => {
      const second = labelOf(stepped(cellOf(first), direction));
      return isOnGrid(size, second) ? [printHexside({ first, second })] : [];
    }),
  );
  const listing = (types: readonly string[], names: readonly string[]): fc.Arbitrary<Record<string, string[]>> =>
    fc
      .array(fc.option(fc.constantFrom(...types), { freq: 2 }), { minLength: names.length, maxLength: names.length })
      .map((chosen) => {
        const found: Record<string, string[]> = {};
        for (const [index, type] of chosen.entries()) if (type) (found[type] ??= []).push(names[index] as string);
        return found;
      });
  // A gate without height would have both its places on the ground.
  const raised = ['gate', 'stableGate', 'towerPlatform'];
  const boards = fc.tuple(
    listing(
      TERRAIN_TYPES.filter((type) => !raised.includes(type)),
      labels,
    ),
    listing(HEXSIDE_TYPES, hexsides),
    listing(['0', '1', '2'], labels),
  );

  it('join both ways, lie a rise apart both ways, and have one hexside between them', () => {
    fc.assert(
      fc.property(boards, ([terrain, sides, elevation]) => {
        // Lips name their upper hex; which one is left to chance here, so slopes are none.
        const { slope, ...level } = terrain;
        const document = board({ ...size, terrain: { ...level, flatGround: slope ?? [] }, hexsides: sides, elevation });
        for (const from of fieldOf([document], []).places) {
          for (const to of from.neighbours) {
            if (!to) continue;
            expect(gapBetween(to, from)).toBe(gapBetween(from, to));
            expect(riseBetween(to, from) + riseBetween(from, to)).toBe(0);
            expect(sideBetween(to, from)).toBe(sideBetween(from, to));
            if (gapBetween(from, to) === null) expect(to.neighbours).toContain(from);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
