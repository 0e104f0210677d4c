import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LIST_MAX } from '../../src/api/graphql/list.js';
import { LEGAL_SWEEPS, SWEEPS_MAX } from '../../src/api/graphql/sweeps.js';
import { give, type SeatedGame, seatedGame, servedGame, stateOf, TestServer } from './server.js';

interface Rule {
  readonly id: string;
  readonly text: string;
}
interface Step {
  readonly gait: string;
  readonly hexes: readonly string[];
}
interface Reach {
  readonly __typename: string;
  readonly total: number;
  readonly mpLeft: number;
  readonly destinations: readonly { hexes: string[]; facing: string | null; mp: number; path: Step[] }[];
}

const HEX = `query ($id: ID!, $at: AtInput, $name: String!) { game(id: $id) { board(at: $at) { hex(name: $name) {
  name names cell { x y } terrain terrains features elevation level depth above below state
  sides { direction name type state shut rise neighbour crossing { mover mp rule } cover advantage { value rule } }
  entering { mover mp rule } along { mp } crowding { equivalents effect rule } cover { when drm voidedBy rule }
  advantage { value rule } units { name health } things { id } rules { id text }
} } } }`;
const SIGHT = `query ($id: ID!, $at: AtInput, $from: String!, $to: String!) { game(id: $id) { board(at: $at) {
  sight(from: $from, to: $to) { from to range free rule blockedBy because crossed { kind where what height rule }
    line { leaves { x { numerator denominator } } enters { y { numerator denominator } } }
    cover { drm what rule } rules { id text } }
} } }`;
const VISIBLE = `query ($id: ID!, $at: AtInput, $spot: String!, $limit: Int! = 2000, $offset: Int! = 0) {
  game(id: $id) { board(at: $at) { visibleFrom(spot: $spot) {
    from total hexes(limit: $limit, offset: $offset) units { name }
  } } } }`;
const REACH = `query ($id: ID!, $unit: String!) { game(id: $id) { reach(unit: $unit) { __typename
  ... on Reach { mpLeft total destinations(limit: 2000) { hexes facing mp path { gait hexes } } }
  ... on Refusal { code rule reason subject }
} } }`;
const WAY_ON = `query ($id: ID!, $unit: String!, $path: [PathStepInput!]! = []) { game(id: $id) {
  wayOn(unit: $unit, path: $path) { __typename
    ... on WayOn { hexes facing mp mpLeft mayEnd charges steps { gait hexes facing mp mpLeft mayEnd } }
    ... on Refusal { code rule reason subject }
} } }`;

describe('the field over GraphQL', () => {
  let server: TestServer;
  let game: SeatedGame;
  beforeAll(async () => {
    ({ server, game } = await servedGame());
  });
  afterAll(() => server.clear());

  async function onBoard<Shown>(query: string, variables: object): Promise<Shown> {
    const { game: shown } = await server.data<{ game: { board: Shown } }>(query, { id: game.id, ...variables });
    return shown.board;
  }

  it('shows the boards that ship, and one of them whole', async () => {
    const { boards } = await server.data<{ boards: readonly Record<string, unknown>[] }>(
      '{ boards { id title columns rows terrain hexsides } }',
    );
    expect(boards.length).toBeGreaterThan(7);
    expect(boards.find(({ id }) => id === 'Cst')).toMatchObject({
      title: 'Castle Corbel',
      columns: 27,
      rows: 16,
      terrain: expect.arrayContaining(['moat', 'gate', 'drawbridge']),
      hexsides: expect.arrayContaining(['portcullis', 'buildingWall']),
    });
    const one = 'query ($id: ID!) { board(id: $id) { id document } }';
    const { board } = await server.data<{ board: object }>(one, { id: 'Cst' });
    expect(board).toMatchObject({ id: 'Cst', document: { id: 'Cst', columns: 27, terrain: {} } });
    expect(await server.data(one, { id: 'Xyz' })).toEqual({ board: null });
  });

  it('shows one hex with everything about it, and the rules in full', async () => {
    const { hex } = await onBoard<{ hex: { sides: readonly object[]; rules: readonly Rule[] } }>(HEX, { name: 'N8' });
    expect(hex).toMatchObject({ name: 'N8', names: ['N8'], terrain: 'doorHex', state: null, units: [] });
    expect(hex.sides.map((side) => (side as { direction: string }).direction)).toEqual([
      'n',
      'ne',
      'se',
      's',
      'sw',
      'nw',
    ]);
    expect(hex).toMatchObject({
      entering: expect.arrayContaining([{ mover: 'foot', mp: 1, rule: 'pbem:16.16a' }]),
      cover: expect.arrayContaining([{ when: 'in', drm: 2, voidedBy: ['fromUncoveredSide'], rule: 'pbem:16.16d' }]),
    });
    const named = [...JSON.stringify({ ...hex, rules: [] }).matchAll(/"rule":"([^"]+)"/g)].map(([, id]) => id);
    const ids = hex.rules.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...new Set(named)]));
    expect(hex.rules.every(({ text }) => text.length > 10)).toBe(true);
  });

  it('is played by the scenario of its title, which names the sides', async () => {
    const asked = 'query ($id: ID!) { game(id: $id) { scenario { id sides { id name } } } }';
    const { game: of } = await server.data<{ game: object }>(asked, { id: game.id });
    expect(of).toMatchObject({
      scenario: { id: 'tavern-brawl', sides: [{ id: 'red', name: 'The villagers' }, { id: 'blue' }] },
    });
  });

  it('explains sight between hexes and units', async () => {
    const { sight: free } = await onBoard<{ sight: object }>(SIGHT, { from: 'Jankin', to: 'Hamo' });
    expect(free).toMatchObject({ from: 'Q9', to: 'O8', range: 2, free: true, rule: 'pbem:5.2c', blockedBy: null });
    expect(free).toMatchObject({ cover: { drm: 0, rule: 'pbem:6.5a' }, line: { leaves: {}, enters: {} } });
    const { sight: barred } = await onBoard<{ sight: { crossed: { where: string }[]; rules: Rule[]; rule: string } }>(
      SIGHT,
      { from: 'Q9', to: 'A1' },
    );
    expect(barred).toMatchObject({ free: false, cover: null, blockedBy: 'N8', rule: 'pbem:5.55a' });
    expect(barred.crossed.map(({ where }) => where)).toEqual(['P9/Q9', 'P9', 'O8/P9', 'O8', 'N8/O8']);
    expect(barred.rules.map(({ id }) => id)).toContain(barred.rule);
  });

  it('shows all that is seen, as sight says it hex by hex, in parts', async () => {
    const { visibleFrom: all } = await onBoard<{
      visibleFrom: { from: string[]; total: number; hexes: string[]; units: { name: string }[] };
    }>(VISIBLE, { spot: 'Jankin' });
    expect(all.from).toEqual(['Q9']);
    expect(all.hexes).toHaveLength(all.total);
    expect(all.units.map(({ name }) => name)).toContain('Hamo');
    expect(all.units.map(({ name }) => name)).not.toContain('Jankin');
    for (const to of ['Q9', 'A1', 'O8', 'N8', 'AA16', 'L11']) {
      const { sight } = await onBoard<{ sight: { free: boolean } }>(SIGHT, { from: 'Q9', to });
      expect([to, sight.free]).toEqual([to, all.hexes.includes(to)]);
    }
    const part = await onBoard<{ visibleFrom: { hexes: string[] } }>(VISIBLE, { spot: 'Q9', limit: 3, offset: 2 });
    expect(part.visibleFrom.hexes).toEqual(all.hexes.slice(2, 5));
  });

  it('goes through long lists page by page; a cursor is void in another list', async () => {
    const seated = await seatedGame(server);
    const { id, red } = seated;
    const pages = `query ($id: ID!, $spot: String!, $unit: String!, $first: Int, $hexes: String, $places: String) { game(id: $id) {
      board { visibleFrom(spot: $spot) { total hexes(limit: 2000) hexPage(first: $first, after: $hexes) { ...Page } } }
      reach(unit: $unit) { ... on Reach { total destinations(limit: 2000) { hexes mp }
        destinationPage(first: $first, after: $places) {
          edges { node { hexes mp } } pageInfo { hasNextPage hasPreviousPage endCursor } totalCount } } }
    } }
    fragment Page on HexNameConnection { edges { node } pageInfo { hasNextPage hasPreviousPage endCursor } totalCount }`;
    interface Page {
      readonly edges: readonly { readonly node: unknown }[];
      readonly pageInfo: {
        readonly hasNextPage: boolean;
        readonly hasPreviousPage: boolean;
        readonly endCursor: string;
      };
      readonly totalCount: number;
    }
    interface Both {
      readonly game: {
        readonly board: { readonly visibleFrom: { readonly hexes: readonly string[]; readonly hexPage: Page } };
        readonly reach: { readonly destinations: readonly object[]; readonly destinationPage: Page };
      };
    }
    const asked = { id, spot: 'Q9', unit: 'Jankin', first: 10 };
    const { game } = await server.data<Both>(pages, asked, red);
    const { hexes, hexPage } = game.board.visibleFrom;
    const { destinations, destinationPage } = game.reach;
    expect([hexPage.totalCount, destinationPage.totalCount]).toEqual([hexes.length, destinations.length]);
    expect(hexPage.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const after = { hexes: hexPage.pageInfo.endCursor, places: destinationPage.pageInfo.endCursor };
    const { game: next } = await server.data<Both>(pages, { ...asked, first: 200, ...after }, red);
    const nodes = ({ edges }: Page): readonly unknown[] => edges.map(({ node }) => node);
    const seen = next.board.visibleFrom.hexPage;
    expect([...nodes(hexPage), ...nodes(seen)]).toEqual(hexes.slice(0, 210));
    expect(seen.pageInfo).toMatchObject({ hasNextPage: hexes.length > 210, hasPreviousPage: true });
    expect([...nodes(destinationPage), ...nodes(next.reach.destinationPage)]).toEqual(destinations);
    expect(next.reach.destinationPage.pageInfo.hasNextPage).toBe(false);
    for (const wrong of [{ spot: 'A1', hexes: after.hexes }, { unit: 'Sim', places: after.places }, { first: 201 }]) {
      expect(await server.code(pages, { ...asked, ...wrong }, red)).toBe('BAD_INPUT');
    }
    await give(server, id, red, { endStep: true });
    expect(await server.code(pages, { ...asked, places: after.places }, red)).toBe('BAD_INPUT');
  });

  it('tells a seat where its unit can go; a path is an order', async () => {
    const seated = await seatedGame(server);
    const answer = await server.data<{ game: { reach: Reach } }>(REACH, { id: seated.id, unit: 'Jankin' }, seated.red);
    const { reach } = answer.game;
    expect(reach).toMatchObject({ __typename: 'Reach', mpLeft: 6 });
    expect(reach.destinations).toHaveLength(reach.total);
    expect(reach.destinations.every(({ mp, facing }) => mp > 0 && mp <= 6 && facing === null)).toBe(true);
    await give(server, seated.id, seated.red, { endStep: true });
    const farthest = reach.destinations.at(-1);
    const { __typename } = await give(server, seated.id, seated.red, {
      move: { unit: 'Jankin', path: farthest?.path },
    });
    expect(__typename).toBe('OrderAccepted');
    const after = await server.data<{ game: { board: { hex: { units: object[] } } } }>(HEX, {
      id: seated.id,
      name: farthest?.hexes[0],
    });
    expect(after.game.board.hex.units).toEqual([{ name: 'Jankin', health: 'healthy' }]);
    const { revision } = await stateOf(server, seated.id);
    const before = await server.data<{ game: { board: { hex: { units: object[] }; sight: object } } }>(HEX, {
      id: seated.id,
      name: farthest?.hexes[0],
      at: { revision: 0 },
    });
    expect(revision).toBeGreaterThan(0);
    expect(before.game.board.hex.units).toEqual([]);
  });

  it('tells a seat how a move goes on that is built step by step, a turn of a horse too', async () => {
    const { id, red } = await seatedGame(server, 'dawn-raid');
    const way = async (path: readonly object[]): Promise<{ readonly steps: readonly object[] }> => {
      const asked = { id, unit: 'Warin', path };
      return (await server.data<{ game: { wayOn: { steps: readonly object[] } } }>(WAY_ON, asked, red)).game.wayOn;
    };
    expect(await way([])).toMatchObject({ __typename: 'Refusal', code: 'wrongStep', rule: 'pbem:4.25a' });
    await give(server, id, red, { endStep: true });
    const begun = await way([]);
    expect(begun).toMatchObject({ hexes: ['U14', 'U15'], facing: 'n', mp: 0, mpLeft: 8, mayEnd: false, charges: [] });
    const turn = { gait: 'pivotForward', hexes: ['V15', 'U15'] };
    expect(begun.steps).toContainEqual({ ...turn, facing: 'ne', mp: 1, mpLeft: 7, mayEnd: true });
    expect(await way([turn])).toMatchObject({ hexes: ['V15', 'U15'], facing: 'ne', mp: 1, mpLeft: 7, mayEnd: true });
    expect(await way([{ ...turn, gait: 'forward' }])).toMatchObject({ code: 'illegal', rule: 'pbem:7.61' });
    const { __typename } = await give(server, id, red, { move: { unit: 'Warin', path: [turn] } });
    expect(__typename).toBe('OrderAccepted');
    expect(await server.code(WAY_ON, { id, unit: 'Warin' })).toBe('UNAUTHENTICATED');
  });

  it('answers why a unit goes nowhere, and only to a seat', async () => {
    const answer = await server.data(REACH, { id: game.id, unit: 'Hamo' }, game.red);
    expect(answer).toMatchObject({
      game: { reach: { __typename: 'Refusal', code: 'notYourUnit', rule: 'pbem:2.56a', subject: 'Hamo' } },
    });
    expect(await server.code(REACH, { id: game.id, unit: 'Jankin' })).toBe('UNAUTHENTICATED');
  });

  it.each([
    ['hex', HEX, { name: 'ZZ99' }, 'ZZ99'],
    ['looker', SIGHT, { from: 'Nobody', to: 'O8' }, 'Nobody'],
    ['target', SIGHT, { from: 'O8', to: '__proto__' }, '__proto__'],
    ['spot', VISIBLE, { spot: '' }, ''],
    ['unit', REACH, { unit: 'constructor' }, 'constructor'],
    ['unit of a way', WAY_ON, { unit: 'constructor' }, 'constructor'],
    ['long name', HEX, { name: 'L'.repeat(10_000) }, 'L'.repeat(60)],
  ])('an unknown %s is bad input that is named', async (_what, query, variables, subject) => {
    const before = await stateOf(server, game.id);
    const { errors } = await server.ask(query, { id: game.id, ...variables }, game.red);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', subject });
    expect(errors?.[0]?.message.length).toBeLessThan(120);
    expect(await stateOf(server, game.id)).toEqual(before);
  });

  it('keeps lists and sweeps within bounds', async () => {
    for (const part of [{ limit: LIST_MAX + 1 }, { limit: -1 }, { offset: -1 }]) {
      expect(await server.code(VISIBLE, { id: game.id, spot: 'Q9', ...part })).toBe('BAD_INPUT');
    }
    const sweeps = (count: number) =>
      Array.from({ length: count }, (_, index) => `v${index}: visibleFrom(spot: "Q9") { total }`).join(' ');
    const asked = (count: number) => `query ($id: ID!) { game(id: $id) { board { ${sweeps(count)} } } }`;
    expect(await server.code(asked(SWEEPS_MAX), { id: game.id })).toBeUndefined();
    expect(await server.code(asked(SWEEPS_MAX + 1), { id: game.id })).toBe('QUERY_TOO_COMPLEX');
    const legal = (sides: number, units: number) =>
      `query ($id: ID!) { game(id: $id) { ${[
        ...Array.from({ length: sides }, (_, index) => `s${index}: legalOrders { mp }`),
        ...Array.from({ length: units }, (_, index) => `u${index}: legalOrders(unit: "Gib") { mp }`),
      ].join(' ')} } }`;
    const sides = Math.floor(SWEEPS_MAX / LEGAL_SWEEPS);
    const units = SWEEPS_MAX - sides * LEGAL_SWEEPS;
    expect(await server.code(legal(sides, units), { id: game.id }, game.red)).toBeUndefined();
    expect(await server.code(legal(sides, units + 1), { id: game.id }, game.red)).toBe('QUERY_TOO_COMPLEX');
  });

  it('asks about instants that the game has come to', async () => {
    expect(await server.code(HEX, { id: game.id, name: 'N8', at: { revision: 999 } })).toBe('NOT_FOUND');
  });
});
