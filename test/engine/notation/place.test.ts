import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import {
  isHexName,
  printHexside,
  printPlace,
  readHexside,
  readEquipmentPlace,
  readPlace,
} from '../../../src/engine/notation/place.js';
import { printString, readString } from '../../../src/engine/notation/unit-place.js';
import { hexes, names, places, PLAIN, twoHexes } from './arbitraries.js';

test('a printed place is read back', () => {
  fc.assert(
    fc.property(places, (place) => {
      expect(readPlace(printPlace(place))).toStrictEqual({ ok: true, value: place });
    }),
  );
});

test('a printed string of units is read back (pbem:3.5e)', () => {
  const members = fc.array(fc.record({ unit: names, place: places }, PLAIN), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(members, (string) => {
      expect(readString(printString(string))).toStrictEqual({ ok: true, value: string });
    }),
  );
});

test('a hexside is the same from both sides (pbem:3.5c)', () => {
  fc.assert(
    fc.property(twoHexes, ([one, other]) => {
      const there = readHexside(printHexside([one, other]));
      expect(there).toStrictEqual(readHexside(printHexside([other, one])));
      if (there.ok) expect(readHexside(printHexside(there.value))).toStrictEqual(there);
      expect(there.ok).toBe(true);
    }),
  );
});

test('every written hex is known as one', () => {
  fc.assert(fc.property(hexes, (hex) => isHexName(hex)));
  expect(['l9', 'L', 'L09', 'Li9', 'VL9', 'Roland', 'AB3', ''].filter(isHexName)).toStrictEqual([]);
});

describe('places', () => {
  test.each([
    ['L9-L10', ['L9', 'L10']],
    ['E5/under', ['E5/under']],
    ['VilE4/under-E5', ['VilE4/under', 'VilE5']],
    ['E4/E5/under', ['E4', 'E5/under']],
    ['VilL9-L10', ['VilL9', 'VilL10']],
    ['VilL9-VilL10', ['VilL9', 'VilL10']],
    ['VilA1-CasAA3', ['VilA1', 'CasAA3']],
    ['U10/V11', ['U10', 'V11']],
    ['offboard', []],
  ])('%s', (text, place) => {
    expect(readPlace(text)).toStrictEqual({ ok: true, value: place });
  });

  it('prints the name of the board once', () => {
    expect(printPlace(['VilL9', 'VilL10'])).toBe('VilL9-L10');
    expect(printHexside(['VilS6', 'VilT6'])).toBe('VilS6/T6');
    expect(readHexside('VilT6/S6')).toStrictEqual({ ok: true, value: ['VilS6', 'VilT6'] });
  });

  it('wants the two hexes of a unit to touch (pbem:3.5d)', () => {
    expect(readPlace('L9-L11')).toMatchObject({ ok: false, error: { rule: 'pbem:3.5d', column: 1 } });
    expect(readHexside('VilT6/R6')).toMatchObject({ ok: false, error: { code: 'malformed' } });
    expect(readHexside('T6-S6')).toMatchObject({ ok: false, error: { rule: 'pbem:3.5c' } });
  });

  it('reads where equipment stands, which is no place of a unit (pbem:3.5f)', () => {
    expect(readPlace('CasK5>K6')).toMatchObject({ ok: false, error: { code: 'malformed' } });
    expect(readEquipmentPlace('CasK5>CasK6')).toEqual({ ok: true, value: { hexes: ['CasK5'], top: 'CasK6' } });
    expect(readEquipmentPlace('CasK5-K4-K3')).toEqual({ ok: true, value: { hexes: ['CasK5', 'CasK4', 'CasK3'] } });
    const barricade = { hexes: ['L9', 'L10'], front: 'M9' };
    expect(readEquipmentPlace('L9-L10>M9')).toEqual({ ok: true, value: barricade });
    const half = { hexes: ['L9'], front: 'M9', without: 'L10' };
    expect(readEquipmentPlace('L9>M9 without L10')).toEqual({ ok: true, value: half });
    expect(readEquipmentPlace('L9-L10>M9 without L10')).toMatchObject({ ok: false });
    expect(readEquipmentPlace('L9>M9 without')).toMatchObject({ ok: false });
    expect(readEquipmentPlace('K5>K7')).toMatchObject({ ok: false, error: { rule: 'pbem:3.5f' } });
  });

  it('reads and writes what a unit carries behind its name, which digits are not (pbem:3.5g)', () => {
    const read = readString('Ben (torch, chest2) K5 + Mule K6');
    if (!read.ok) throw read.error;
    expect(read.value).toStrictEqual([
      { unit: 'Ben', carries: ['torch', 'chest2'], place: ['K5'] },
      { unit: 'Mule', place: ['K6'] },
    ]);
    expect(printString(read.value)).toBe('Ben (torch, chest2) K5 + Mule K6');
    expect(readString('Ben () K5')).toMatchObject({ ok: false, error: { code: 'malformed', column: 6 } });
    expect(readString('Ben (torch K5')).toMatchObject({ ok: false, error: { code: 'malformed' } });
    expect(readString('Ben (2) K5')).toMatchObject({ ok: false, error: { code: 'malformed', column: 6 } });
  });

  it('reads the string of the rulebook with the part that just follows (pbem:3.5e)', () => {
    const read = readString('Aylward R10 + horse Q9-P10 (+ horse O9-O8 + Mule_1 O7+Mule2 N7)');
    if (!read.ok) throw read.error;
    expect(printString(read.value)).toBe('Aylward R10 + horse Q9-P10 + horse O9-O8 + Mule1 O7 + Mule2 N7');
  });
});
