import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from '@jest/globals';
import { parse } from 'yaml';
import { TERRAIN_TYPES, type TerrainType } from '../../src/engine/board/terrain.js';
import { TERRAIN_FACTS } from '../../src/engine/board/terrain-facts.js';
import { TERRAIN } from '../../src/engine/rulesets/pbem/core/terrain/terrain-table.js';

/**
 * The values that the catalogue states of one terrain (pbem:16.1, 16.3); only what is a plain number or word is
 * compared.
 */
interface Stated {
  readonly terrain?: string;
  readonly move?: Readonly<Record<string, unknown>>;
  readonly cover?: unknown;
  readonly advantage?: string;
  readonly coverVoidedByElevation?: unknown;
  readonly roofed?: boolean;
}

interface Rule {
  readonly id: string;
  readonly params?: Stated;
}

const rules = new Map(
  ['16-terrain', '17-water'].flatMap((chapter) => {
    const file = new URL(`../../content/catalogue/pbem/${chapter}.yaml`, import.meta.url);
    return (parse(readFileSync(file, 'utf8')) as readonly Rule[]).map((rule) => [rule.id, rule] as const);
  }),
);
const params = (id: string): Stated => rules.get(id)?.params ?? {};

/** The rule of each terrain; of those that share one, the first has the plain values. */
const RULES: readonly (readonly [TerrainType, string])[] = TERRAIN_TYPES.map((type) => [type, TERRAIN[type].rule]);
const OWN = RULES.filter(([type, rule]) => params(rule).terrain === type);

const ADVANTAGE: Readonly<Record<string, number>> = { positive: 1, none: 0, negative: -1 };

/** MP, null for what is barred, undefined for what is no plain number. */
function price(stated: unknown): number | null | undefined {
  if (typeof stated === 'number') return stated;
  return stated === 'impassable' ? null : undefined;
}

describe('the table of terrain', () => {
  it('rests on rules that the catalogue has, nearly all of them with values', () => {
    expect(RULES.filter(([, rule]) => !rules.has(rule))).toEqual([]);
    expect(OWN.length).toBeGreaterThan(36);
  });

  test.each(OWN)('%s costs what %s says', (type, rule) => {
    const { move = {} } = params(rule);
    for (const kind of ['foot', 'mule', 'horse'] as const) {
      const stated = price(move[kind]);
      if (stated !== undefined) expect([kind, TERRAIN[type].cost[kind]]).toEqual([kind, stated]);
    }
  });

  test.each(OWN)('%s is worth in combat what %s says', (type, rule) => {
    const stated = ADVANTAGE[params(rule).advantage ?? ''];
    expect(stated ?? TERRAIN[type].advantage).toBe(TERRAIN[type].advantage);
  });

  test.each(OWN)('%s covers as %s says', (type, rule) => {
    const { cover, coverVoidedByElevation: voided } = params(rule);
    const stated = (typeof cover === 'object' ? cover : {}) as Readonly<Record<string, unknown>>;
    const { into, intoOverLip, through, voidedByElevation, overVoidedByElevation } = TERRAIN[type].cover;
    const best = Math.max(into, intoOverLip);
    if (typeof stated['into'] === 'number') expect(best).toBe(stated['into']);
    // A tower is open to its own rooms and closed to all others.
    if (stated['through'] === null || typeof stated['through'] === 'number') {
      const closed = TERRAIN_FACTS[type].sight === 'tower';
      expect(closed ? 0 : through).toBe(stated['through']);
    }
    if (typeof voided !== 'object' || voided === null) return;
    const by = voided as Readonly<Record<string, unknown>>;
    expect([voidedByElevation, overVoidedByElevation]).toEqual([by['into'], by['through']]);
  });

  test.each(OWN.filter(([, rule]) => params(rule).roofed !== undefined))('%s is roofed as %s says', (type, rule) => {
    expect(TERRAIN_FACTS[type].roofed).toBe(params(rule).roofed);
  });

  it('has the two prices of moats, trenches and fences, and the water of each depth', () => {
    expect(params('pbem:16.118a').move).toMatchObject({ foot: { fromMoat: 1, fromOther: 4 }, mule: { fromMoat: 1 } });
    expect([TERRAIN.moat.along, TERRAIN.moat.cost]).toMatchObject([
      { foot: 1, mule: 1, horse: null },
      { foot: 4, mule: 4, horse: null },
    ]);
    expect(params('pbem:16.120a').move).toMatchObject({ foot: { fromTrench: 1, fromOther: 2 } });
    expect([TERRAIN.trench.along, TERRAIN.trench.cost]).toMatchObject([{ foot: 1 }, { foot: 2 }]);
    expect(params('pbem:16.131a').move).toMatchObject({ open: { all: 1 }, closed: { foot: 2, horse: 'impassable' } });
    expect(TERRAIN.fence).toMatchObject({ open: { foot: 1, mule: 1, horse: 1 }, cost: { foot: 2, horse: null } });
  });
});
