import { describe, expect, it, test } from '@jest/globals';
import { ContentError } from '../../src/library/content-file.js';
import { loadRosters, parseRoster } from '../../src/library/rosters.js';
import { RULEBOOKS, SHIPPED_RULEBOOKS } from '../../src/library/rulesets.js';
import { loadScenarios, loadStock, parseScenario } from '../../src/library/scenarios.js';
import { scenarioText } from './a-scenario.js';

const STOCK = loadStock();

const SOUND = scenarioText([
  'unit: Wat, roster: green-folk, side: red, at: A3',
  'unit: Ascelin, roster: march-companies, side: blue, rides: Ember, at: H8-H9',
]);

function problems(work: () => unknown): readonly { line: number; reason: string }[] {
  try {
    work();
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

describe('the scenarios that ship', () => {
  test.each([
    ['tavern-brawl', 4, 0, 0],
    ['dawn-raid', 12, 2, 2],
  ])('%s fields so many a side, with riders and bows, and its game begins', (id, aSide, ridersMin, bowsMin) => {
    const scenario = loadScenarios().get(id);
    if (!scenario) throw new Error(`${id} does not ship`);
    const { setup, ruleset } = scenario;
    for (const { id: side } of scenario.sides) {
      const men = setup.units.filter((unit) => unit.side === side && unit.sheet.kind === 'character');
      expect(men).toHaveLength(aSide);
      expect(men.filter(({ mount }) => mount !== undefined).length).toBeGreaterThanOrEqual(ridersMin);
      const weapons = men.map(({ sheet }) => (sheet.kind === 'character' ? sheet.weapon : null));
      expect(weapons.filter((weapon) => weapon === 'shortbow' || weapon === 'longbow').length).toBeGreaterThanOrEqual(
        bowsMin,
      );
      expect(weapons.filter((weapon) => weapon === 'crossbow').length).toBeGreaterThanOrEqual(bowsMin);
    }
    expect(RULEBOOKS.rulebook(ruleset.id, ruleset.version).ruleset.create(setup)).toMatchObject({ ok: true });
  });
});

describe('a scenario', () => {
  const parse = (text: string) => parseScenario(text, 'field-day.yaml', STOCK);

  it('becomes a set-up: first side first, riders with their horses', () => {
    const { setup, attacker, victory } = parse(SOUND);
    expect(setup.sides).toEqual(['blue', 'red']);
    expect(attacker).toBe('blue');
    expect(victory).toContain('pbem:23.2a');
    expect(setup.units.map(({ id, hexes, mount }) => [id, hexes, mount])).toEqual([
      ['Wat', ['A3'], undefined],
      ['Ascelin', ['H8', 'H9'], 'Ember'],
      ['Ember', [], undefined],
    ]);
  });

  it.each([
    ['an unknown board', 'boards: [Grn]', 'boards: [Xyz]', 4, 'no board Xyz'],
    ['a board that is joined to nothing', 'boards: [Grn]', 'boards: [Grn, Vil]', 1, 'Vil'],
    ['an unknown ruleset', 'version: 1', 'version: 9', 6, 'version 9'],
    ['no ruleset', 'ruleset: { id: pbem, version: 1 }\n', '', 1, 'ruleset'],
    ['a first side that is none', 'firstSide: blue', 'firstSide: green', 10, 'green'],
    ['an attacker who is none', 'scenarioAttacker: blue', 'scenarioAttacker: pink', 11, 'pink'],
    ['an unknown roster', 'roster: green-folk', 'roster: nobody', 14, 'no roster nobody'],
    ['an unknown unit', 'unit: Wat', 'unit: Nemo', 14, 'has no Nemo'],
    ['an unknown horse', 'rides: Ember', 'rides: Pegasus', 15, 'has no Pegasus'],
    ['a place that is none', 'at: A3', 'at: here', 14, 'no place'],
    ['a hex off the map', 'at: A3', 'at: A99', 14, 'A99'],
    ['a rider on one hex', 'at: H8-H9', 'at: H8', 15, 'pbem:3.5d'],
    ['two men in a hex', 'at: A3', 'at: H8', 14, 'pbem:7.1a'],
    ['a side that is none', 'side: red', 'side: pink', 14, 'pink'],
    ['an unknown option', 'length:', 'options: { flying: true }\nlength:', 1, 'flying'],
    ['no length', 'length: { gameTurns: 5, endsWithOneSideLeft: true }\n', '', 1, 'length'],
    ['an unknown key', 'title: A', 'subtitle: A', 1, 'subtitle'],
    ['YAML that is none', 'boards: [Grn]', 'boards: [Grn', 5, ''],
    [
      'points for nobody',
      'length:',
      'awards: [{ side: red, points: 1, title: x, goal: { kind: kill, units: [Nemo] } }]\nlength:',
      16,
      'pbem:23.2d',
    ],
    [
      'points for no goal',
      'length:',
      'awards: [{ side: red, points: 1, title: x, goal: { kind: wish } }]\nlength:',
      16,
      'goal',
    ],
    ['an exit nowhere', 'length:', 'exits: [{ side: red }]\nlength:', 16, 'edge'],
    ['a cart nowhere', 'length:', 'carts: { Wain: { at: somewhere } }\nlength:', 16, '"somewhere" is no place'],
    ['a cart torn apart', 'length:', 'carts: { Wain: { at: A1-C5 } }\nlength:', 16, '"A1-C5" is no place'],
    ['a cart in one hex', 'length:', 'carts: { Wain: { at: A1 } }\nlength:', 1, 'pbem:14a'],
    ['a thing off the map', 'length:', 'items: [{ item: torch, at: A99 }]\nlength:', 16, 'A99'],
    ['a chest on horseback', 'length:', 'items: [{ item: chest, carriedBy: Ascelin }]\nlength:', 16, 'pbem:12.5a'],
    ['a thing that does not exist', 'length:', 'items: [{ item: lamp, at: A1 }]\nlength:', 16, 'pbem:2.4a'],
    ['a screen', 'length:', 'items: [{ item: screen, at: A1 }]\nlength:', 16, 'among the equipment'],
    ['a cauldron', 'length:', 'items: [{ item: cauldron, at: A1 }]\nlength:', 16, 'pbem:19.17k'],
    ['a thing nowhere', 'length:', 'items: [{ item: torch }]\nlength:', 16, 'at'],
    ['tents that are none', 'length:', 'tents: { red: [A1] }\nlength:', 1, 'pbem:23.2c'],
    ['an entry of one who is there', 'at: A3 }', 'at: A3, enters: { gameTurn: 2, edge: east } }', 14, 'pbem:23.16'],
    ['reference hexes that are not the same', 'length:', 'referenceHexes: [[A1, A2]]\nlength:', 16, 'A1 and A2'],
  ])('with %s is refused with its line and reason', (_what, part, instead, line, reason) => {
    expect(SOUND).toContain(part);
    const found = problems(() => parse(SOUND.replace(part, instead)));
    expect(found.map((problem) => problem.line)).toContain(line);
    expect(found.map((problem) => problem.reason).join()).toContain(reason);
  });

  it('may join boards, and state hexes that lie on both', () => {
    const joined = SOUND.replace(
      'boards: [Grn]',
      'boards: [Grn, Vil]\njoins: [{ board: Vil, to: Grn, side: south }]\nreferenceHexes: [[GrnB17, VilB1]]',
    )
      .replace('at: A3', 'at: GrnA3')
      .replace('at: H8-H9', 'at: VilH8-H9');
    const { setup } = parse(joined);
    expect(setup.ground.joins).toEqual([{ board: 'Vil', to: 'Grn', side: 'south', shift: 0, turned: false }]);
    const shifted = joined.replace('side: south', 'side: south, shift: 2');
    expect(problems(() => parse(shifted))).toMatchObject([
      { line: 6, reason: 'GrnB17 and VilB1 are not the same hex (pbem:23.11)' },
    ]);
  });
});

describe('what a scenario lays down', () => {
  it('are things too: where they lie or who carries them, of the kind that their name says or the file', () => {
    const text = SOUND.replace(
      'length:',
      'items: [{ item: torch2, carriedBy: Wat }, { item: Goblet, kind: treasure, at: B3 }]\nlength:',
    );
    expect(parseScenario(text, 'field-day.yaml', STOCK).setup.items).toEqual([
      { id: 'torch2', kind: 'torch', carrier: 'Wat' },
      { id: 'Goblet', kind: 'treasure', hex: 'B3' },
    ]);
  });

  it('is settled by the compass: east is the left edge where north is at the bottom', () => {
    const text = SOUND.replace('north: top', 'north: bottom').replace(
      'length:',
      'exits: [{ side: red, edge: east }]\nawards: [{ side: red, points: 2, title: Away, goal: { kind: leave, units: [Wat] } }]\nlength:',
    );
    const { setup } = parseScenario(text, 'field-day.yaml', STOCK);
    const created = RULEBOOKS.rulebook('pbem', 1).ruleset.create(setup);
    if (!created.ok) throw new Error(created.refusal.because);
    const [setUp] = created.value;
    const { terms } = (setUp as { data: { setup: typeof setup } }).data.setup;
    const hexes = terms?.exits?.[0]?.hexes ?? [];
    expect(hexes.slice(0, 3)).toEqual(['A1', 'A2', 'A3']);
    expect(hexes.every((hex) => hex.startsWith('A'))).toBe(true);
    expect(terms?.awards?.map(({ goal }) => goal.kind)).toEqual(['leave']);
  });
});

describe('a roster', () => {
  it('gives the counters of everybody on it', () => {
    const jankin = loadRosters().get('green-folk')?.sheets.get('Jankin');
    expect(jankin).toEqual({
      kind: 'character',
      classes: ['billman'],
      armoured: false,
      weapon: null,
      foot: {
        healthy: { attack: 10, defence: 7, mpa: 6 },
        wounded: { attack: 5, defence: 3, mpa: 3 },
        stunned: { defence: 2 },
      },
      mounted: null,
    });
  });

  const FOLK = `id: folk
title: Folk
characters:
  Ann: { classes: [peasant], armoured: false, mpa: 6, foot: { healthy: [5, 4], wounded: [2, 2], stunned: 1 } }
animals:
  Dobbin: { kind: mule, armoured: false, attack: 0, defence: 1, mpa: 6 }
`;

  it.each([
    ['an unknown class', 'classes: [peasant]', 'classes: [wizard]', 4],
    ['an unknown weapon', 'mpa: 6, foot', 'weapon: laser, mpa: 6, foot', 4],
    ['half a strength', 'healthy: [5, 4]', 'healthy: [5]', 4],
    ['a negative strength', 'healthy: [5, 4]', 'healthy: [5, -4]', 4],
    ['an animal with a character’s name', 'Dobbin', 'Ann', 6],
    ['a name that cannot be written', 'Dobbin', '"Dob bin"', 6],
  ])('with %s is refused with its line', (_what, part, instead, line) => {
    expect(problems(() => parseRoster(FOLK, 'folk.yaml'))).toEqual([]);
    const found = problems(() => parseRoster(FOLK.replace(part, instead), 'folk.yaml'));
    expect(found.map((problem) => problem.line)).toContain(line);
  });
});

describe('the shelf of rulesets', () => {
  it('has each by id and version, and no other', () => {
    for (const book of SHIPPED_RULEBOOKS) {
      const { id, version } = book.ruleset;
      const found = RULEBOOKS.rulebook(id, version);
      expect(found.ruleset).toMatchObject({ id, version });
      expect(RULEBOOKS.rulebook(id, version)).toBe(found);
    }
    expect(() => RULEBOOKS.rulebook('pbem', 99)).toThrow('pbem version 99');
    expect(() => RULEBOOKS.rulebook('chess', 1)).toThrow('chess');
  });

  it('reads what is written, and tells what cannot be read with its column and rule', () => {
    const book = RULEBOOKS.rulebook('pbem', 1);
    expect(book.readOrder('blue> Wat: A4')).toMatchObject({
      ok: true,
      value: { side: 'blue', order: { type: 'Move', unit: 'Wat' } },
    });
    expect(book.readOrder('Wat: A4 (')).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
    expect(book.readOrder('')).toMatchObject({
      ok: false,
      refusal: { because: expect.stringContaining('column 1') as unknown },
    });
  });
});
