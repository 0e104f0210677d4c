import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { parse } from 'yaml';
import { fraction } from '../../../../src/engine/game/fraction.js';
import type { Unit } from '../../../../src/engine/position/unit.js';
import {
  CHARGE_LIST,
  FOOT_TABLE,
  MOUNTED_TABLE,
  ODDS_COLUMNS,
  ODDS_STEPS,
} from '../../../../src/engine/rulesets/pbem/core/combat/combat-tables.js';
import {
  columnName,
  originalColumn,
  readTable,
  shiftedColumn,
} from '../../../../src/engine/rulesets/pbem/09-combat/odds.js';
import { printedAttack } from '../../../../src/engine/rulesets/pbem/core/combat/strength.js';
import type { Attack } from '../../../../src/engine/rulesets/pbem/core/orders/combat-orders.js';
import { PBEM } from '../../../../src/engine/rulesets/pbem/ruleset.js';
import {
  begin,
  eventsOf,
  give,
  KNIGHT,
  man,
  refusal,
  rider,
  setupOf,
  sheet,
  beginSetup,
  type Play,
} from './support-play.js';

interface CatalogueRule {
  readonly id: string;
  readonly params?: { readonly rows?: unknown; readonly columns?: unknown; readonly results?: unknown };
}

function paramsOf(file: string, id: string): NonNullable<CatalogueRule['params']> {
  const text = readFileSync(new URL(`../../../../content/catalogue/pbem/${file}`, import.meta.url), 'utf8');
  const params = (parse(text) as readonly CatalogueRule[]).find((rule) => rule.id === id)?.params;
  if (!params) throw new Error(`${id} has no params`);
  return params;
}

function attack(attackers: readonly string[], defenders: readonly string[], more: Partial<Attack> = {}): Attack {
  return { type: 'Attack', attackers, defenders, ...more };
}

const STRONG = sheet({ foot: { ...sheet().foot, healthy: { attack: 24, defence: 4, mpa: 6 } } });

describe('the combat tables (26.32, 26.33, 9.4f)', () => {
  test.each([MOUNTED_TABLE, FOOT_TABLE])('$rule is the table of the catalogue, cell by cell', ({ rule, rows }) => {
    const { rows: cells, columns } = paramsOf('26-tables.yaml', rule);
    expect(rows).toEqual(cells);
    expect(ODDS_COLUMNS).toEqual(columns);
  });

  it('reads the charge list of the catalogue', () => {
    expect(CHARGE_LIST).toEqual(paramsOf('09-combat.yaml', 'pbem:9.4f').results);
  });

  it('has no cell outside', () => {
    expect(() => readTable(FOOT_TABLE, 14, 1)).toThrow(RangeError);
    expect(() => readTable(FOOT_TABLE, 0, 11)).toThrow(RangeError);
    expect(() => columnName(ODDS_STEPS, -1)).toThrow(RangeError);
  });
});

describe('odds (9.1f, 26.3a)', () => {
  const strength = fc.integer({ min: 1, max: 400 });

  it('rounds down to the next column, whatever the strengths are', () => {
    fc.assert(
      fc.property(strength, strength, (halves, defence) => {
        const column = originalColumn(ODDS_STEPS, fraction(halves, 2), fraction(defence));
        const whole = Math.floor(halves / (2 * defence));
        const expected =
          whole >= 1 ? Math.min(2 + whole, 13) : halves >= defence ? 2 : 3 * halves >= 2 * defence ? 1 : 0;
        expect(column).toBe(expected);
      }),
    );
  });

  it('never leaves the table and moves by exactly the shift inside it', () => {
    fc.assert(
      fc.property(fc.nat(13), fc.integer({ min: -20, max: 20 }), (original, shift) => {
        const column = shiftedColumn(ODDS_STEPS, original, shift);
        expect(column).toBe(original + shift < 0 ? 0 : original + shift > 13 ? 13 : original + shift);
      }),
    );
  });

  it('reads the last column against no defence', () => {
    expect(columnName(ODDS_STEPS, originalColumn(ODDS_STEPS, fraction(1), fraction(0)))).toBe('11-1 or more');
  });
});

/** A knot of riders and foot: everybody in the middle can strike at several. */
function knot(): Play {
  return begin({
    step: 'combat',
    units: [
      man('Abe', 'red', 'E6', { sheet: STRONG }),
      man('Ann', 'red', 'F7'),
      ...rider('Ada', 'red', ['D7', 'D8']),
      man('Ben', 'blue', 'E7'),
      man('Bob', 'blue', 'F6', { sheet: KNIGHT }),
      ...rider('Bud', 'blue', ['E8', 'E9']),
      man('Nan', null, 'G7'),
    ],
    board: { terrain: { slope: ['E7'], doorHex: ['F6'] } },
  });
}

describe('what is listed and previewed', () => {
  const legal = PBEM.legal(knot().position, 'red').filter(({ order }) => order.type === 'Attack');

  it('lists single attacks, the lone rider’s without melee, and the largest group on each target', () => {
    const orders = legal.map(({ summary }) => summary.replace(/ at .*/, ''));
    expect(orders).toContain('Abe attacks Ben');
    expect(orders).toContain('Ada attacks Ben rejecting melee');
    expect(orders).toContain('Abe + Ada + Ann attack Ben');
    expect(orders).not.toContain('Abe attacks Ann');
    expect(new Set(orders).size).toBe(orders.length);
  });

  test.each(legal)('$summary: each die brings what was previewed', ({ order, odds }) => {
    for (const { die, result } of odds?.byDie ?? []) {
      const rest = Array.from({ length: 40 }, (_, index) => (index % 10) + 1);
      const decided = PBEM.decide(knot().position, 'red', order, diceOf([die, ...rest]));
      if (!decided.ok) throw new Error(decided.refusal.because);
      const resolved = decided.events.flatMap((event) => (event.type === 'CombatResolved' ? [event.data] : []));
      expect(resolved.map((data) => data.result)).toEqual([result]);
      expect(resolved[0]?.finalOdds).toBe(odds?.column);
      expect(resolved[0]?.shifts).toEqual(odds?.modifiers);
    }
    expect(odds?.byDie).toHaveLength(10);
    expect(Object.values(odds?.distribution ?? {}).reduce((sum, faces) => sum + faces, 0)).toBe(10);
    expect(PBEM.preview(knot().position, 'red', order)).toEqual({ ok: true, value: odds });
  });

  it('accepts groups that it does not list', () => {
    expect(eventsOf(give(knot(), 'red', attack(['Abe', 'Ann'], ['Ben', 'Bob']), [10]), 'CombatDeclared')).toHaveLength(
      1,
    );
  });

  it('previews nothing that is refused', () => {
    expect(PBEM.preview(knot().position, 'red', attack(['Abe'], ['Bud']))).toMatchObject({
      ok: false,
      refusal: { rule: 'pbem:9.1a' },
    });
  });
});

function diceOf(values: readonly number[]): Parameters<typeof PBEM.decide>[3] {
  let index = 0;
  return {
    roll: (request) => {
      const value = values[index % values.length] ?? 1;
      index += 1;
      return { ...request, value, source: 'server' };
    },
  };
}

describe('bad input', () => {
  test.each<[string, Attack, object]>([
    ['an unknown attacker', attack(['Zoe'], ['Ben']), { code: 'unknownUnit', subject: 'Zoe' }],
    ['an unknown defender', attack(['Abe'], ['Zoe']), { code: 'unknownUnit', subject: 'Zoe' }],
    ['an attacker named twice', attack(['Abe', 'Abe'], ['Ben']), { code: 'malformed', subject: 'Abe' }],
    ['a defender named twice', attack(['Abe'], ['Ben', 'Ben']), { code: 'malformed', subject: 'Ben' }],
    ['a unit of the other side', attack(['Ben'], ['Abe']), { code: 'notYourUnit', subject: 'Ben' }],
    ['a neutral attacker', attack(['Nan'], ['Ben']), { code: 'notYourUnit', subject: 'Nan' }],
    ['oneself', attack(['Abe'], ['Abe']), { rule: 'pbem:9.2c' }],
    ['a charge that was not ridden', attack(['Ada'], ['Ben'], { charge: true }), { rule: 'pbem:9.4a' }],
  ])('%s is refused and changes nothing', (_what, order, expected) => {
    const play = knot();
    expect(refusal(play, 'red', order, [1])).toMatchObject(expected);
    expect(play.position).toEqual(knot().position);
  });

  it('asks for the die that is missing by name', () => {
    expect(refusal(knot(), 'red', attack(['Abe'], ['Ben']))).toMatchObject({
      code: 'diceMissing',
      rule: 'pbem:26.33',
      subject: 'combat',
    });
  });

  it('attacks nobody offboard', () => {
    const play = beginSetup(setupOf({ step: 'combat', units: [man('Abe', 'red', 'E6'), man('Ben', 'blue', null)] }));
    expect(refusal(play, 'red', attack(['Abe'], ['Ben'])).rule).toBe('pbem:9.1a');
  });
});

describe('the number printed on the counter that shows (9.4c, ruling of 9.4g)', () => {
  const { units } = begin({
    units: [
      ...rider('Roy', 'red', ['C4', 'C3']),
      ...rider('Odo', 'red', ['F4', 'F3'], { sheet: { ...KNIGHT, mounted: null } }),
      man('Foe', 'blue', 'A1'),
    ],
  }).position;
  const attackOf = (id: string, over: Partial<Unit>): number => printedAttack({ ...(units[id] as Unit), ...over });

  test.each<readonly [string, string, Partial<Unit>, number]>([
    ['a mounted counter', 'Roy', {}, 22],
    ['a wounded one', 'Roy', { health: 'wounded' }, 11],
    ['one on foot, without what riding adds', 'Odo', {}, 11],
    ['what rage adds is not printed', 'Roy', { rage: {} }, 22],
    ['a ransom counter', 'Odo', { ransom: true }, 8],
    ['a ransom counter of a wounded man', 'Roy', { ransom: true, health: 'wounded' }, 4],
  ])('%s', (_what, id, over, printed) => {
    expect(attackOf(id, over)).toBe(printed);
  });
});
