import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import {
  OFFBOARD_POINTS,
  offboardColumn,
  offboardResult,
  TOWER_DRM,
} from '../../../../src/engine/battering/offboard-table.js';
import type { BatteredKind } from '../../../../src/engine/game/battered-kinds.js';
import { pointsLeft } from '../../../../src/engine/battering/resistance.js';
import { RESISTANCES } from '../../../../src/engine/rulesets/pbem/19-battering/resistances.js';

interface Rule {
  readonly id: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

const FILE = new URL('../../../../content/catalogue/pbem/26-tables.yaml', import.meta.url);
const rules = parse(readFileSync(FILE, 'utf8')) as readonly Rule[];
const paramsOf = (id: string): NonNullable<Rule['params']> => rules.find((rule) => rule.id === id)?.params ?? {};

describe('resistances', () => {
  it.each(Object.entries(paramsOf('pbem:26.72c')))('against hands: %s', (kind, points) => {
    expect(RESISTANCES[kind as BatteredKind].hand).toBe(points);
  });

  it.each(Object.entries(paramsOf('pbem:26.72d')).filter(([kind]) => kind !== 'keep'))(
    'against engines: %s',
    (kind, points) => {
      const { ram, catapult } = RESISTANCES[kind as BatteredKind];
      expect(typeof points === 'number' ? ram : { ram, catapult }).toStrictEqual(points);
      expect(ram).toBe(typeof points === 'number' ? catapult : 900);
    },
  );

  it.each(Object.entries(paramsOf('pbem:26.71f')).filter(([kind]) => kind !== 'keep'))(
    'offboard: %s',
    (kind, points) => {
      expect(RESISTANCES[kind as BatteredKind].offboard).toBe(points);
    },
  );

  it('count catapults by three quarters against a gate, exactly (pbem:26.72d)', () => {
    expect(pointsLeft(RESISTANCES.gateDoor, { ram: 30, catapult: 20 }, 'ram')).toBe(855);
    expect(pointsLeft(RESISTANCES.gateDoor, { ram: 899, catapult: 1 }, 'ram')).toBe(1);
    expect(pointsLeft(RESISTANCES.gateDoor, { ram: 899, catapult: 2 }, 'ram')).toBe(0);
  });

  it('count an offboard point of a wall as a quarter of it (pbem:19.2e)', () => {
    expect(pointsLeft(RESISTANCES.castleWall, { offboard: 3, ram: 299 }, 'offboard')).toBe(1);
    expect(pointsLeft(RESISTANCES.castleWall, { offboard: 3, ram: 300 }, 'ram')).toBe(0);
  });

  it('are more than whole when reinforced (pbem:19.7a)', () => {
    expect(pointsLeft(RESISTANCES.buildingDoor, { hand: -6 }, 'hand')).toBe(26);
  });
});

describe('the offboard table', () => {
  const { rows } = paramsOf('pbem:26.71c') as { readonly rows: readonly (readonly string[])[] };
  const inWords = (points: number, die: number): string => {
    const { damage, wear } = offboardResult(points, die);
    const parts = [...(damage ? ['D'] : []), ...(wear ? [`W${wear}`] : [])];
    return parts.join('+') || '-';
  };

  it.each(rows.map((row, index) => [index + 1, row] as const))('die %i', (die, row) => {
    expect([1, 3, 6, 9, 12].map((points) => inWords(points, die))).toStrictEqual(row);
  });

  it('is read in the next lower column (pbem:19.3j), and not below 1 (pbem:26.71b)', () => {
    expect([0, 2, 5, 8, 11, 18].map(offboardColumn)).toStrictEqual([null, 1, 3, 6, 9, 12]);
    expect(inWords(6, 1 + TOWER_DRM)).toBe('W2');
    expect(OFFBOARD_POINTS).toStrictEqual({ mangonel: 1, trebuchet: 3, batteringRam: 9 });
  });
});
