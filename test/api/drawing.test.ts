import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { give, type SeatedGame, servedGame, type TestServer } from './server.js';

interface Drawn {
  readonly game: {
    readonly board: {
      readonly scenery: string;
      readonly hexes: readonly { readonly name: string; readonly x: number; readonly y: number }[];
    };
  };
}

const DRAWN = 'query ($id: ID!) { game(id: $id) { board { scenery hexes { name names x y terrain elevation } } } }';
const COUNTS = `query ($id: ID!) { game(id: $id) {
  legalCounts { type unit count } legalOrders { order }
} }`;

describe('what a page needs to draw a game', () => {
  let server: TestServer;
  let game: SeatedGame;
  beforeAll(async () => {
    ({ server, game } = await servedGame());
  });
  afterAll(() => server.clear());

  it('is the ground without units, in the px of the hexes', async () => {
    const { board } = (await server.data<Drawn>(DRAWN, { id: game.id })).game;
    const svg = await (await fetch(`${server.url}/games/${game.id}/board.svg?layer=ground`)).text();
    const [, left, top, width, height] = /viewBox="(-?\d+) (-?\d+) (\d+) (\d+)"/.exec(svg) ?? [];
    for (const { x, y } of board.hexes) {
      expect(x - 40).toBeGreaterThanOrEqual(Number(left));
      expect(y - 35).toBeGreaterThanOrEqual(Number(top));
      expect(x + 40).toBeLessThanOrEqual(Number(left) + Number(width));
      expect(y + 35).toBeLessThanOrEqual(Number(top) + Number(height));
    }
    expect(svg).not.toContain('Jankin');
    expect(svg).toContain('>Q9<');
    const wrong = await fetch(`${server.url}/games/${game.id}/board.svg?layer=units`);
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { code: 'BAD_INPUT' }]);
  });

  it('has a heading with the names of the side and of the step', async () => {
    const svg = await (await fetch(`${server.url}/games/${game.id}/board.svg`)).text();
    const [, title] = /<title>([^<]*)/.exec(svg) ?? [];
    expect(title).toBe('Brawl behind the tavern, game turn 1 · The villagers · first fire step');
  });

  it('is a map as data, with the corners and hexsides of every hex', async () => {
    interface Side {
      readonly direction: string;
      readonly name: string | null;
      readonly type: string;
      readonly state: string | null;
      readonly line: string;
    }
    interface MapHex {
      readonly name: string;
      readonly x: number;
      readonly y: number;
      readonly polygon: string;
      readonly sides: readonly Side[];
    }
    const asked = `query ($id: ID!) { game(id: $id) { board { hexes {
      name x y polygon sides { direction name type state line }
    } } } }`;
    const { board } = (await server.data<{ game: { board: { hexes: MapHex[] } } }>(asked, { id: game.id })).game;
    const byName = new Map<string, (Side & { readonly hex: string })[]>();
    for (const { name: hex, x, y, polygon, sides } of board.hexes) {
      const points = polygon.split(' ');
      expect(points).toEqual([
        ...[`${x - 20},${y - 35}`, `${x + 20},${y - 35}`, `${x + 40},${y}`],
        ...[`${x + 20},${y + 35}`, `${x - 20},${y + 35}`, `${x - 40},${y}`],
      ]);
      for (const side of sides) {
        const index = ['n', 'ne', 'se', 's', 'sw', 'nw'].indexOf(side.direction);
        expect(side.line).toBe(`${points[index]} ${points[(index + 1) % 6]}`);
        expect(side.type).not.toBe('plain');
        if (side.name !== null) byName.set(side.name, [...(byName.get(side.name) ?? []), { ...side, hex }]);
      }
    }
    // Both hexes of a hexside tell the same of it.
    expect(byName.size).toBeGreaterThan(10);
    for (const [one, other, ...more] of byName.values()) {
      expect(more).toEqual([]);
      expect(other).toMatchObject({ type: one?.type, state: one?.state });
      expect(other?.line.split(' ').toReversed().join(' ')).toBe(one?.line);
    }
    expect([...byName.values()].flat().map(({ type }) => type)).toContain('buildingWall');
  });

  it('has ids for every hex and every counter in the picture', async () => {
    const { board } = (await server.data<Drawn>(DRAWN, { id: game.id })).game;
    const svg = await (await fetch(`${server.url}/games/${game.id}/board.svg`)).text();
    const ids = [...svg.matchAll(/ id="((?:hex|unit)-[^"]+)"/g)].map(([, id = '']) => id);
    const units = await server.data<{ game: { board: { units: { name: string; hexes: string[] }[] } } }>(
      'query ($id: ID!) { game(id: $id) { board { units { name hexes } } } }',
      { id: game.id },
    );
    const placed = units.game.board.units.filter(({ hexes }) => hexes.length > 0);
    expect(placed.length).toBeGreaterThan(5);
    expect(new Set(ids)).toEqual(
      new Set([
        ...board.hexes.map(({ name }) => `hex-${name}`),
        ...placed.map(({ name }) => `unit-${name.replaceAll(' ', '_')}`),
      ]),
    );
  });

  it('is drawn anew only when something on it has changed', async () => {
    const sceneryOf = async () => (await server.data<Drawn>(DRAWN, { id: game.id })).game.board.scenery;
    const before = await sceneryOf();
    await give(server, game.id, game.red, { endStep: true });
    await give(server, game.id, game.red, { text: 'Sim: Q7' });
    expect(await sceneryOf()).toBe(before);
  });

  it('is how many orders of each type each unit has', async () => {
    const { game: seen } = await server.data<{
      game: { legalCounts: { type: string; unit: string | null; count: number }[]; legalOrders: { order: object }[] };
    }>(COUNTS, { id: game.id }, game.red);
    const total = seen.legalCounts.reduce((sum, { count }) => sum + count, 0);
    expect(total).toBe(seen.legalOrders.length);
    expect(seen.legalCounts).toContainEqual({ type: 'EndStep', unit: null, count: 1 });
  });

  it('is the picture of a scenario', async () => {
    const picture = await fetch(`${server.url}/scenarios/tavern-brawl/board.svg`);
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect(await picture.text()).toContain('Brawl behind the tavern');
    expect((await fetch(`${server.url}/scenarios/none/board.svg`)).status).toBe(404);
  });
});
