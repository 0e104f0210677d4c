import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { give, type SeatedGame, seatedGame, TestServer } from './server.js';

interface Page {
  readonly edges: readonly {
    readonly cursor: string;
    readonly node: { readonly order: object; readonly text: string };
  }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly endCursor: string | null;
  };
  readonly totalCount: number;
  readonly none: { readonly because: string; readonly reason: string; readonly rule: string | null } | null;
}

interface Asked {
  readonly unit?: string;
  readonly first?: number;
  readonly after?: string | null;
  readonly filter?: { readonly types?: readonly string[]; readonly targets?: readonly string[] };
}

const PAGE = `query ($id: ID!, $unit: String, $first: Int, $after: String, $filter: LegalOrderFilterInput) { game(id: $id) {
  legalOrderPage(unit: $unit, first: $first, after: $after, filter: $filter) {
    edges { cursor node { order text } } pageInfo { hasNextPage hasPreviousPage endCursor } totalCount
    none { because reason rule }
  }
} }`;
const LIST = 'query ($id: ID!, $unit: String) { game(id: $id) { legalOrders(unit: $unit) { order text } } }';
const ENDS = 'query ($id: ID!) { game(id: $id) { stepEnds { order text refusal { code rule reason } } } }';

let server: TestServer;
let game: SeatedGame;
beforeAll(async () => {
  server = await TestServer.shared();
  game = await seatedGame(server);
  // Out of the first step, into that of movement.
  await give(server, game.id, game.red, { endStep: true });
});
afterAll(() => server.clear());

async function page(asked: Asked = {}, key = game.red): Promise<Page> {
  const { game: seen } = await server.data<{ game: { legalOrderPage: Page } }>(PAGE, { id: game.id, ...asked }, key);
  return seen.legalOrderPage;
}

async function list(unit?: string): Promise<readonly { readonly order: object; readonly text: string }[]> {
  const variables = { id: game.id, unit };
  return (await server.data<{ game: { legalOrders: never[] } }>(LIST, variables, game.red)).game.legalOrders;
}

describe('legal orders page by page', () => {
  it('are the whole list, each order once', async () => {
    const whole = await list();
    const pages: Page[] = [];
    for (let after: string | null = null; ; after = pages.at(-1)?.pageInfo.endCursor ?? null) {
      pages.push(await page({ first: 100, after }));
      if (!pages.at(-1)?.pageInfo.hasNextPage) break;
    }
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flatMap(({ edges }) => edges.map(({ node }) => node))).toEqual(whole);
    expect(new Set(pages.map(({ totalCount }) => totalCount))).toEqual(new Set([whole.length]));
    expect(pages.map(({ pageInfo }) => pageInfo.hasPreviousPage)).toEqual(pages.map((_, index) => index > 0));
    expect(pages.every(({ none }) => none === null)).toBe(true);
  });

  it('are those of one unit, as in the list', async () => {
    expect((await page({ unit: 'Gib', first: 200 })).edges.map(({ node }) => node)).toEqual(
      (await list('Gib')).slice(0, 200),
    );
  });

  it('are those of some types', async () => {
    const ends = await page({ filter: { types: ['EndStep', 'EndTurn'] } });
    expect(ends.edges.map(({ node }) => node.order)).toEqual([{ endStep: true }, { endTurn: true }]);
    const whole = await list();
    const moves = await page({ filter: { types: ['Move'] }, first: 0 });
    expect(moves.totalCount).toBe(whole.filter(({ order }) => 'move' in order).length);
    expect(moves.edges).toEqual([]);
    expect(moves.pageInfo.hasNextPage).toBe(true);
  });

  it('are those that name a hex, and the unit that acts is no target', async () => {
    const whole = await list('Sim');
    const some = await page({ unit: 'Sim', filter: { targets: ['Q7'] }, first: 200 });
    const naming = whole.filter(({ order }) => JSON.stringify(order).includes('"Q7"'));
    expect(naming.length).toBeGreaterThan(0);
    expect(naming.length).toBeLessThan(whole.length);
    expect(some.edges.map(({ node }) => node)).toEqual(naming);
    expect(await page({ unit: 'Sim', filter: { targets: ['Sim'] } })).toMatchObject({
      totalCount: 0,
      none: { because: 'filter' },
    });
  });
});

describe('a list without orders', () => {
  it('says that the seat is not to act, by the rule that forbids it', async () => {
    const { none, totalCount } = await page({}, game.blue);
    expect(totalCount).toBe(0);
    expect(none?.because).toBe('seat');
    expect(none?.rule).toMatch(/^pbem:/);
    expect(none?.reason).not.toBe('');
  });

  it('says why a unit has none', async () => {
    const { none } = await page({ unit: 'Hamo' });
    expect(none).toMatchObject({ because: 'unit', reason: 'Hamo does not belong to red' });
    // In the first step nobody moves, and nobody of the brawl shoots.
    const { id, red } = await seatedGame(server);
    const asked = `query ($id: ID!, $unit: String!) { game(id: $id) {
      legalOrderPage(unit: $unit) { totalCount none { because reason rule } }
    } }`;
    for (const [unit, reason] of [
      ['Gib', 'Gib can be given no order in this step'],
      ['Hamo', 'Hamo does not belong to red'],
    ]) {
      expect(await server.data(asked, { id, unit }, red)).toEqual({
        game: { legalOrderPage: { totalCount: 0, none: { because: 'unit', reason, rule: null } } },
      });
    }
  });
});

describe('what is not there', () => {
  it.each([
    ['a type', { filter: { types: ['Move', 'Fly'] } }],
    ['a target', { filter: { targets: ['Q7', 'Nobody'] } }],
    ['a hexside of which one hex is not there', { filter: { targets: ['Q7/ZZ99'] } }],
    ['a unit', { unit: 'Nobody' }],
    ['no value', { filter: { types: [] } }],
    ['a cursor', { after: 'bGVnYWw6' }],
    ['a page that is too long', { first: 201 }],
  ])('%s is refused', async (_, asked) => {
    expect(await server.code(PAGE, { id: game.id, ...asked }, game.red)).toBe('BAD_INPUT');
  });

  it('is a cursor from before the last event', async () => {
    const other = await seatedGame(server);
    const before = await server.data<{ game: { legalOrderPage: Page } }>(PAGE, { id: other.id, first: 1 }, other.red);
    const after = before.game.legalOrderPage.pageInfo.endCursor;
    expect(await server.code(PAGE, { id: other.id, after }, other.red)).toBeUndefined();
    await give(server, other.id, other.red, { endStep: true });
    expect(await server.code(PAGE, { id: other.id, after }, other.red)).toBe('BAD_INPUT');
  });

  it('is a cursor of the list of another unit or another filter', async () => {
    const { endCursor: after } = (await page({ unit: 'Gib', first: 2 })).pageInfo;
    expect((await page({ unit: 'Gib', first: 2, after })).edges).toHaveLength(2);
    for (const other of [{ unit: 'Sim' }, {}, { unit: 'Gib', filter: { types: ['Move'] } }]) {
      expect(await server.code(PAGE, { id: game.id, after, ...other }, game.red)).toBe('BAD_INPUT');
    }
  });

  it('is a seat without a key', async () => {
    expect(await server.code(PAGE, { id: game.id })).toBe('UNAUTHENTICATED');
    expect(await server.code(ENDS, { id: game.id })).toBe('UNAUTHENTICATED');
  });
});

describe('what ends the step', () => {
  it('may be given by the seat to act, and is refused to the other by a rule', async () => {
    const ends = async (key: string) =>
      (
        await server.data<{ game: { stepEnds: { order: object; refusal: { code: string; rule: string } | null }[] } }>(
          ENDS,
          { id: game.id },
          key,
        )
      ).game.stepEnds;
    const mine = await ends(game.red);
    expect(mine.map(({ order }) => order)).toEqual([{ endStep: true }, { endTurn: true }]);
    expect(mine[0]).toMatchObject({ refusal: null });
    for (const { refusal } of await ends(game.blue)) {
      expect(refusal).toMatchObject({ code: 'notYourTurn', rule: expect.stringMatching(/^pbem:/) });
    }
  });
});

describe('what must still be done before a step ends', () => {
  const DUTIES = `query ($id: ID!) { game(id: $id) { turn { side step } stepEnds {
    order refusal { rule } duties { code rule reason subject } } } }`;
  interface Asked {
    readonly turn: { readonly side: string; readonly step: string };
    readonly stepEnds: readonly { readonly refusal: object | null; readonly duties: readonly object[] }[];
  }

  it('is told to the seat in turn, with unit and rule, and to nobody else', async () => {
    const grouped = await seatedGame(server, 'walkelins-round');
    const ask = async (key: string): Promise<Asked> =>
      (await server.data<{ game: Asked }>(DUTIES, { id: grouped.id }, key)).game;
    for (let at = await ask(grouped.blue); at.turn.side !== 'blue'; at = await ask(grouped.blue)) {
      await give(server, grouped.id, grouped.red, { endTurn: true });
    }
    expect((await ask(grouped.blue)).stepEnds.map(({ duties }) => duties)).toEqual([[], []]);
    for (let at = await ask(grouped.blue); at.turn.step !== 'combat'; at = await ask(grouped.blue)) {
      await give(server, grouped.id, grouped.blue, { endStep: true });
    }
    const duty = {
      code: 'illegal',
      rule: 'pbem:23.15b',
      reason: 'blue must first group the men under their sergeants',
      subject: expect.any(String),
    };
    const { stepEnds } = await ask(grouped.blue);
    expect(stepEnds).toMatchObject([
      { refusal: { rule: 'pbem:23.15b' }, duties: [duty] },
      { refusal: { rule: 'pbem:23.15b' }, duties: [duty] },
    ]);
    expect((await ask(grouped.red)).stepEnds.flatMap(({ duties }) => duties)).toEqual([]);
  });
});

interface Loss {
  readonly step: string;
  readonly kind: string;
  readonly unit: string | null;
  readonly types: readonly string[];
  readonly rule: string;
}

describe('what is lost at the end of a step', () => {
  const LOST = 'query ($id: ID!) { game(id: $id) { stepEnds { text lost { step kind unit types rule } } } }';
  const lost = async (id: string, key: string): Promise<readonly (readonly Loss[])[]> => {
    const data = await server.data<{ game: { stepEnds: { lost: Loss[] }[] } }>(LOST, { id }, key);
    return data.game.stepEnds.map((end) => end.lost);
  };

  it('are the moves of those who have points left, until they have moved', async () => {
    const moving = await seatedGame(server);
    await give(server, moving.id, moving.red, { endStep: true });
    const units = (losses: readonly Loss[] = []): readonly (string | null)[] => losses.map(({ unit }) => unit);
    const [step, turn] = await lost(moving.id, moving.red);
    expect(units(step)).toEqual(['Gib', 'Jankin', 'Sim', 'Wat']);
    expect(step?.[0]).toMatchObject({ step: 'movement', kind: 'movement', rule: 'pbem:4.25a' });
    expect(step?.[0]?.types).toContain('Move');
    expect(turn).toEqual(step);
    // The move of Gib ends when the next one moves.
    await give(server, moving.id, moving.red, { text: 'Gib: O10' });
    await give(server, moving.id, moving.red, { text: 'Sim: Q7' });
    expect(units((await lost(moving.id, moving.red))[0])).toEqual(['Jankin', 'Sim', 'Wat']);
    expect(await lost(moving.id, moving.blue)).toEqual([[], []]);
  });

  it('are attacks in the combat step, and in the whole turn also before it', async () => {
    const fight = await seatedGame(server);
    const orders: readonly (readonly [string, object])[] = [
      [fight.red, { endStep: true }],
      [fight.red, { text: 'Jankin: P9' }],
      [fight.blue, { pin: {} }],
    ];
    for (const [key, order] of orders) await give(server, fight.id, key, order);
    const attack = { step: 'combat', kind: 'attack', unit: 'Jankin', types: ['Attack'], rule: 'pbem:4.27' };
    const [step, turn] = await lost(fight.id, fight.red);
    expect(step).not.toContainEqual(attack);
    expect(turn).toContainEqual(attack);
    for (let ends = 0; ends < 2; ends += 1) await give(server, fight.id, fight.red, { endStep: true });
    expect((await lost(fight.id, fight.red))[0]).toEqual([attack]);
  });

  it('are shots of the open fire step, though the second fire step has shots too', async () => {
    const { id, red } = await seatedGame(server, 'candlemas-rents');
    const [step = [], turn = []] = await lost(id, red);
    const shots = step.filter(({ kind }) => kind === 'fire');
    expect(shots.length).toBeGreaterThan(0);
    expect(new Set(shots.map((loss) => loss.step))).toEqual(new Set(['fire1']));
    expect(turn.filter(({ kind }) => kind === 'fire').map((loss) => loss.step)).toContain('fire2');
  });
});
