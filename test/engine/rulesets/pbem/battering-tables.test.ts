import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { RESISTANCES, type TargetKind } from '../../../../src/engine/rulesets/pbem/battering/resistances.js';
import { pointsLeft } from '../../../../src/engine/rulesets/pbem/battering/tallies.js';

interface Rule {
  readonly id: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

const FILE = new URL('../../../../content/catalogue/pbem/26-tables.yaml', import.meta.url);
const rules = parse(readFileSync(FILE, 'utf8')) as readonly Rule[];
const paramsOf = (id: string): NonNullable<Rule['params']> => rules.find((rule) => rule.id === id)?.params ?? {};

describe('resistances', () => {
  it.each(Object.entries(paramsOf('pbem:26.72c')))('against hands: %s', (kind, points) => {
    expect(RESISTANCES[kind as TargetKind].hand).toBe(points);
  });

  it.each(Object.entries(paramsOf('pbem:26.72d')).filter(([kind]) => kind !== 'keep'))(
    'against engines: %s',
    (kind, points) => {
      const { ram, catapult } = RESISTANCES[kind as TargetKind];
      expect(typeof points === 'number' ? ram : { ram, catapult }).toStrictEqual(points);
      expect(ram).toBe(typeof points === 'number' ? catapult : 900);
    },
  );

  it.each(Object.entries(paramsOf('pbem:26.71f')).filter(([kind]) => kind !== 'keep'))(
    'offboard: %s',
    (kind, points) => {
      expect(RESISTANCES[kind as TargetKind].offboard).toBe(points);
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
