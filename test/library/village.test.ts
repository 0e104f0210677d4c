import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, test } from '@jest/globals';
import { parse } from 'yaml';
import { fieldOf } from '../../src/engine/board/build.js';
import { directionBetween, type Field, type FieldHex } from '../../src/engine/board/field.js';
import { findHexside } from '../../src/engine/board/field-hexside.js';
import { sight } from '../../src/engine/board/sight.js';
import type { HexsideType, TerrainType } from '../../src/engine/board/terrain.js';
import { loadBoards } from '../../src/library/boards.js';

interface Fact {
  readonly hex?: string;
  readonly hexside?: string;
  readonly hexes?: readonly string[];
  readonly fact: string;
  readonly line: number;
  readonly type?: string;
  readonly foot?: number;
  readonly horse?: number;
}
interface SightFact {
  readonly from: string;
  readonly to: string;
  readonly visible: boolean;
  readonly kind: 'stated' | 'derived';
}
interface Rule {
  readonly id: string;
  readonly params?: { readonly board?: readonly Fact[]; readonly los?: readonly SightFact[] };
}

const catalogue = parse(
  readFileSync(new URL('../../content/catalogue/pbem/27-examples.yaml', import.meta.url), 'utf8'),
) as readonly Rule[];
const params = catalogue.find(({ id }) => id === 'pbem:27.map')?.params;
const facts = (params?.board ?? []).filter(({ hex, hexside, hexes }) =>
  (hex ?? hexside ?? hexes?.[0])?.startsWith('Vil'),
);
const sights = (params?.los ?? []).filter(({ from }) => from.startsWith('Vil'));

/** Cost of entering in MP (pbem:16.1); null: barred. */
const COST: Partial<Record<TerrainType, { readonly foot: number; readonly horse: number | null }>> = {
  flatGround: { foot: 1, horse: 1 },
  slope: { foot: 2, horse: 2 },
  scrub: { foot: 2, horse: 2 },
  tree: { foot: 2, horse: null },
  houseInterior: { foot: 1, horse: null },
  doorHex: { foot: 1, horse: 1 },
  yardEntrance: { foot: 1, horse: 1 },
};
/** The MP that crossing a hexside adds for units on foot (pbem:16.2); null: barred. */
const CROSSING: Partial<Record<HexsideType, number | null>> = {
  plain: 0,
  slopeLip: 0,
  buildingWall: null,
  window: 3,
  doorHexside: 0,
};

function costOf({ terrain }: FieldHex): { readonly foot: number; readonly horse: number | null } {
  const cost = COST[terrain];
  if (!cost) throw new Error(`the Village has no ${terrain}`);
  return cost;
}

let field: Field;
beforeAll(() => {
  const village = loadBoards().get('Vil');
  if (!village) throw new Error('there is no Village');
  field = fieldOf([village], []);
});
function hex(name: string): FieldHex {
  const found = field.hex(name);
  if (!found) throw new Error(`no hex ${name}`);
  return found;
}
function footCost(from: string, to: string): number | null {
  const direction = directionBetween(hex(from), hex(to));
  if (direction === null) return null;
  const crossing = CROSSING[hex(from).sides[direction] as HexsideType];
  return crossing === null ? null : (crossing ?? NaN) + costOf(hex(to)).foot;
}
function footPath(path: readonly string[]): number | null {
  return path.slice(1).reduce<number | null>((sum, to, index) => {
    const cost = footCost(path[index] as string, to);
    return sum === null || cost === null ? null : sum + cost;
  }, 0);
}

describe('terrain of the Village (pbem:27.map)', () => {
  it('has facts to check', () => {
    expect(facts.length).toBeGreaterThan(180);
    expect(sights).toHaveLength(21);
  });

  const typed = facts.filter(({ hex: name, type }) => name && type);
  test.each(typed)('$hex: $type (line $line)', ({ hex: name = '', type = '' }) => {
    const { terrain, features } = hex(name);
    expect([terrain, ...features].some((stated) => type.split('/').includes(stated))).toBe(true);
  });

  const sides = facts.filter(({ hexside }) => hexside);
  test.each(sides)('$hexside: $type (line $line)', ({ hexside = '', type }) => {
    expect(findHexside(field, hexside)?.type).toBe(type);
  });

  const footCosts = facts.filter(({ hex: name, foot }) => name && foot !== undefined);
  test.each(footCosts)('$hex costs foot $foot (line $line)', ({ hex: name = '', foot }) => {
    expect(costOf(hex(name)).foot).toBe(foot);
  });

  const horseCosts = facts.filter(({ hex: name, horse }) => name && horse !== undefined);
  test.each(horseCosts)('$hex costs horses $horse (line $line)', ({ hex: name = '', horse }) => {
    expect(costOf(hex(name)).horse).toBe(horse);
  });

  const horses = facts.filter(
    ({ hex: name, fact }) => name && /horse|rider|cart/.test(fact) && !/equivalents/.test(fact),
  );
  test.each(horses)('$hex: $fact', ({ hex: name = '' }) => {
    expect(costOf(hex(name)).horse).not.toBeNull();
  });

  const outside = facts.filter(({ hex: name, fact }) => name && /^outside|outdoors|pushed cart enters/.test(fact));
  test.each(outside)('$hex: $fact', ({ hex: name = '' }) => {
    expect(['flatGround', 'yardEntrance']).toContain(hex(name).terrain);
  });

  const inside = facts.filter(({ hex: name, fact }) => name && /^inside the building/.test(fact));
  test.each(inside)('$hex: $fact', ({ hex: name = '' }) => {
    expect(hex(name).terrain).toBe('houseInterior');
  });
});

describe('ways through the Village', () => {
  test.each<[string, readonly string[], number]>([
    ['27.1', ['L6', 'L7', 'L8', 'L9', 'L10'], 4],
    ['27.1', ['L10', 'K10', 'J11', 'I10', 'H11', 'G11', 'G12', 'G13'], 7],
    ['27.1', ['G13', 'G14', 'F14', 'E13', 'D13', 'C12'], 6],
    ['27.3', ['Z6', 'Z7', 'Y7', 'X8', 'W7'], 6],
    ['27.3', ['W7', 'V7', 'U6', 'T6', 'U6'], 5],
    ['27.3', ['U6', 'T6', 'S6'], 5],
    ['27.3', ['S6', 'R6', 'Q6', 'P7', 'Q6', 'Q5', 'P5'], 6],
    ['27.3', ['Q5', 'P5', 'P4', 'Q3'], 6],
    ['27.5', ['U8', 'V9', 'W9', 'X10', 'Y10', 'Z10'], 6],
    ['27.7', ['U10', 'T10', 'S10', 'R10', 'Q9'], 4],
    ['27.8', ['T14', 'U13', 'V13', 'V12', 'V11'], 4],
    ['27.9', ['L12', 'K11', 'J12', 'I11'], 3],
    ['27.9', ['H12', 'I12', 'J13'], 2],
    ['27.9', ['E6', 'F7', 'G7', 'G8', 'G9', 'G10', 'G11'], 6],
    ['27.9', ['G11', 'G12', 'G13', 'H14', 'I13', 'J14'], 5],
    ['27.9', ['I12', 'J13', 'J14'], 5],
    ['27.9', ['I11', 'H11', 'G11', 'F12', 'F13'], 4],
  ])('%s: %j costs foot %i MP', (_, path, cost) => {
    expect(footPath(path)).toBe(cost);
  });

  it('T8 and D11 have a corner: a wall ends at one of their vertices', () => {
    for (const name of ['T8', 'D11']) {
      const { neighbours } = hex(name);
      const corners = neighbours.filter((next, index) => {
        const after = neighbours[(index + 1) % 6];
        const direction = next && after ? directionBetween(next, after) : null;
        return next !== null && direction !== null && next.sides[direction] === 'buildingWall';
      });
      expect(corners.length).toBeGreaterThan(0);
    }
  });

  it('the building in the way makes 6 MP of the 5 from E7 to the hexes next to E13 for a rider (27.4)', () => {
    const goals = hex('E13').neighbours;
    const reached = new Map<FieldHex, number>([[hex('E7'), 0]]);
    for (const [at, cost] of reached) {
      for (const [direction, next] of at.neighbours.entries()) {
        const price = next && at.sides[direction] === 'plain' ? costOf(next).horse : null;
        if (next && price !== null && (reached.get(next) ?? 99) > cost + price) {
          reached.delete(next);
          reached.set(next, cost + price);
        }
      }
    }
    expect(Math.min(...goals.map((goal) => (goal && reached.get(goal)) ?? 99))).toBe(6);
  });

  it('the charge from T7 to V12 has a clean run of 6 MP past the tree T12 (27.4)', () => {
    expect(footPath(['T7', 'T8', 'T9', 'T10', 'U10', 'V11', 'V12'])).toBe(6);
  });
});

describe('sight in the Village (pbem:27.map)', () => {
  test.each(sights)('$from sees $to: $visible ($kind)', ({ from, to, visible }) => {
    expect(sight(field, {}, hex(from), hex(to)).free).toBe(visible);
    expect(sight(field, {}, hex(to), hex(from)).free).toBe(visible);
  });

  it('T6 does not see through the door R6 to Q5 (27.3)', () => {
    expect(sight(field, {}, hex('T6'), hex('Q5')).free).toBe(false);
  });
});
