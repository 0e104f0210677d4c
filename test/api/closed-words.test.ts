import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type SeatedGame, seatedGame, TestServer } from './server.js';

let server: TestServer;
let castle: SeatedGame;
beforeAll(async () => {
  server = await TestServer.shared();
  // A castle with a bolted gate, filled moats and a wall that was battered; knights, horses and archers.
  castle = await seatedGame(server, 'hot-water');
});
afterAll(() => server.clear());

interface Counter {
  readonly mounted: boolean;
  readonly health: string;
  readonly attack: number | null;
  readonly defence: number;
  readonly mpa: number | null;
}
interface Strength {
  readonly attack: number;
  readonly defence: number;
}
interface Sheet extends Strength {
  readonly kind: string;
  readonly mpa: number;
  readonly weapon: string | null;
  readonly armoured: boolean;
  readonly foot: Readonly<Record<'healthy' | 'wounded', Strength & { readonly mpa: number }>>;
  readonly mounted: Readonly<Record<'healthy' | 'wounded', Strength>> | null;
}
interface Shown {
  readonly kind: string;
  readonly weapon: string | null;
  readonly armourLabel: string | null;
  readonly counters: readonly Counter[];
  readonly sheet: Sheet;
}

describe('closed words', () => {
  it('are enums: how places stand, what was battered, who pays a price', async () => {
    const ASK = `query ($id: ID!) { game(id: $id) {
      board {
        live { at state }
        gate: hex(name: "N12") { sides { name state } }
        moat: hex(name: "I13") { state entering { mover } }
      }
      battered { name kind }
    } }`;
    const { game } = await server.data<{ game: Record<string, unknown> }>(ASK, { id: castle.id }, castle.red);
    expect(game).toMatchObject({
      board: {
        live: expect.arrayContaining([
          { at: 'N12/N13', state: 'bolted' },
          { at: 'I13', state: 'filled' },
        ]),
        gate: { sides: expect.arrayContaining([{ name: 'N12/N13', state: 'bolted' }]) },
        moat: { state: 'filled', entering: expect.arrayContaining([{ mover: 'foot' }, { mover: 'rider' }]) },
      },
      battered: [{ name: 'R12', kind: 'embattlement' }],
    });
  });

  it('and what stands on counters has a type: the same as the sheet that it replaces', async () => {
    const ASK = `query ($id: ID!) { game(id: $id) { board { units {
      kind weapon armourLabel counters { mounted health attack defence mpa } sheet } } } }`;
    const { id, red } = await seatedGame(server, 'storm-of-corbel');
    const { game } = await server.data<{ game: { board: { units: Shown[] } } }>(ASK, { id }, red);
    const of = (shown: Shown, mounted: boolean, health: string): Counter | undefined =>
      shown.counters.find((one) => one.mounted === mounted && one.health === health);
    for (const shown of game.board.units) {
      const { sheet } = shown;
      expect(shown.armourLabel).toBe(sheet.armoured ? 'armoured' : null);
      if (shown.kind !== 'character') {
        const { attack, defence, mpa } = sheet;
        expect(shown.counters).toEqual([{ mounted: false, health: 'healthy', attack, defence, mpa }]);
        continue;
      }
      expect(shown.weapon).toBe(sheet.weapon);
      expect(shown.counters).toHaveLength(sheet.mounted ? 5 : 3);
      for (const health of ['healthy', 'wounded'] as const) {
        expect(of(shown, false, health)).toMatchObject(sheet.foot[health]);
        if (sheet.mounted) expect(of(shown, true, health)).toMatchObject({ ...sheet.mounted[health], mpa: null });
      }
      expect(of(shown, false, 'stunned')).toMatchObject({ attack: null, mpa: null });
    }
    const kinds = new Set(game.board.units.flatMap(({ counters, weapon }) => [counters.length, weapon]));
    expect([...kinds]).toEqual(expect.arrayContaining([3, 5, 'longbow']));
  });
});

describe('kinds of standing orders', () => {
  const ASK = 'query ($id: ID!) { game(id: $id) { standingKinds { on question rule answers { answer words odds } } } }';
  interface Kind {
    readonly on: string;
    readonly question: string;
    readonly rule: string;
    readonly answers: readonly { readonly answer: string; readonly odds: readonly string[] }[];
  }
  const kindsOf = async (id: string, key?: string): Promise<readonly Kind[]> =>
    (await server.data<{ game: { standingKinds: Kind[] } }>(ASK, { id }, key)).game.standingKinds;

  it('are told to whoever may join, and only those that come up with the options of the game', async () => {
    const usual = ['Pin', 'Retreat', 'Advance', 'Pursue'];
    expect((await kindsOf(castle.id)).map(({ on }) => on)).toEqual(usual);
    const woken = await seatedGame(server, 'paper-by-night');
    const kinds = (await kindsOf(woken.id, woken.red)).map(({ on }) => on);
    expect([...kinds].sort()).toEqual([...usual, 'RaiseAlarm'].sort());
  });

  it('have only answers that are accepted', async () => {
    const { id, red } = await seatedGame(server);
    const STAND = `mutation ($input: SubmitOrderInput!) { submitOrder(input: $input) { __typename } }`;
    const given: string[] = [];
    for (const { on, answers } of await kindsOf(id)) {
      for (const { answer, odds } of answers) {
        const stand = { on, answer, ...(odds.length > 0 ? { odds: odds.at(-1) } : {}) };
        const LOOK = 'query ($id: ID!) { game(id: $id) { revision } }';
        const { revision } = (await server.data<{ game: { revision: number } }>(LOOK, { id }, red)).game;
        const input = { game: id, expectedRevision: revision, idempotencyKey: `${on}-${answer}`, order: { stand } };
        const { submitOrder } = await server.data<{ submitOrder: { __typename: string } }>(STAND, { input }, red);
        given.push(`${answer} ${submitOrder.__typename}`);
      }
    }
    expect(new Set(given.map((one) => one.split(' ')[1]))).toEqual(new Set(['OrderAccepted']));
    expect(given).toHaveLength(10);
  });
});
