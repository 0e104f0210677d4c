import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { give, type SeatedGame, seatedGame, servedGame, stateOf, type TestServer } from './server.js';

const PLAN = `query ($id: ID!, $unit: String!, $order: OrderInput!) { game(id: $id) { revision plannedTurn {
  revision gameTurn side
  orders(unit: $unit) { step orders { text order } }
  preview(order: $order) { ... on Odds { column } ... on Refusal { code } }
  foresee(order: $order) {
    ... on Foresight { events { text } actors { side role orders } steps { step orders { text } } }
    ... on Refusal { code rule reason }
  }
} } }`;
const LEGAL = `query ($id: ID!, $unit: String) { game(id: $id) {
  actors { side orders } legalOrders(unit: $unit) { text }
} }`;
const SUBMIT_ORDERS = `mutation ($input: SubmitOrdersInput!) { submitOrders(input: $input) {
  __typename
  ... on TurnAccepted { revision carriedOut repeated waiting { line text } stopped { line } events { type } }
  ... on TurnRefused { revision faults { line code rule reason meant } }
  ... on TurnChecked { orders known faults { line } }
} }`;

interface Planned {
  readonly revision: number;
  readonly gameTurn: number;
  readonly side: string;
  readonly orders: readonly { readonly step: string; readonly orders: readonly { text: string; order: object }[] }[];
  readonly preview: object;
  readonly foresee: { readonly events?: readonly { text: string }[]; readonly steps?: readonly { step: string }[] };
}

let server: TestServer;
let game: SeatedGame;
beforeAll(async () => {
  ({ server, game } = await servedGame());
}, 60_000);
afterAll(() => server.clear());

async function planned(key: string | undefined, unit: string, order: object): Promise<Planned | null> {
  const asked = await server.data<{ game: { plannedTurn: Planned | null } }>(PLAN, { id: game.id, unit, order }, key);
  return asked.game.plannedTurn;
}

describe('the turn that a seat plans while it waits', () => {
  it('is its next one, against the position now, and nothing happens by asking', async () => {
    const before = await stateOf(server, game.id);
    const plan = await planned(game.blue, 'Hamo', { text: 'Hamo: H5' });
    expect(plan).toMatchObject({ revision: before.revision, gameTurn: 1, side: 'blue' });
    const moves = plan?.orders.find(({ step }) => step === 'movement')?.orders ?? [];
    const first = moves.find(({ text }) => text.startsWith('Hamo:'));
    if (!first) throw new Error('Hamo has nowhere to go');
    // Blue may not do it now, and the plan says what would come of it.
    expect(await give(server, game.id, game.blue, first.order)).toMatchObject({ __typename: 'OrderRefused' });
    const foreseen = await planned(game.blue, 'Hamo', first.order);
    expect(foreseen?.foresee.events?.length).toBeGreaterThan(1);
    expect(foreseen?.preview).toEqual({ code: 'malformed' });
    expect(await stateOf(server, game.id)).toEqual(before);
  });

  it('is what can be done then, if the other side does nothing', async () => {
    const plan = await planned(game.blue, 'Hamo', { endStep: true });
    await give(server, game.id, game.red, { endTurn: true });
    const { legalOrders } = (
      await server.data<{ game: { legalOrders: readonly { text: string }[] } }>(
        LEGAL,
        { id: game.id, unit: 'Hamo' },
        game.blue,
      )
    ).game;
    const texts = plan?.orders.flatMap(({ step, orders }) => (step === 'fire1' ? orders.map(({ text }) => text) : []));
    expect(texts ?? []).toEqual(legalOrders.map(({ text }) => text));
    await give(server, game.id, game.blue, { endTurn: true });
  });

  it('says what comes of several orders, each after those before it, and what they make possible', async () => {
    const asked = `query ($id: ID!, $given: [OrderInput!]!) { game(id: $id) { plannedTurn(given: $given) {
      steps given { step events { type text } refusal { code rule } } orders(unit: "Hamo") { step orders { text } }
      places { unit hexes } counts(step: "combat") { type unit count } none: counts(step: "lunch") { type }
    } } }`;
    const given = ['Hamo: P8', 'Hamo attacks Wat', 'Hamo: A1', 'Nobody: P8'].map((text) => ({ text }));
    const { plannedTurn } = (
      await server.data<{
        game: {
          plannedTurn: {
            readonly steps: readonly string[];
            readonly given: readonly object[];
            readonly orders: readonly { step: string; orders: readonly { text: string }[] }[];
            readonly places: readonly object[];
            readonly counts: readonly object[];
            readonly none: readonly object[];
          };
        };
      }>(asked, { id: game.id, given }, game.blue)
    ).game;
    expect(plannedTurn.given).toMatchObject([
      { step: 'movement', refusal: null },
      { step: null, events: [], refusal: { code: 'diceMissing' } },
      { step: null, events: [], refusal: { code: 'illegal' } },
      { step: null, events: [], refusal: { code: 'unknownUnit' } },
    ]);
    expect(plannedTurn.steps).toEqual(expect.arrayContaining(['fire1', 'movement', 'combat']));
    expect(plannedTurn.places).toEqual([{ unit: 'Hamo', hexes: ['P8'] }]);
    expect(plannedTurn.counts).toContainEqual({ type: 'Attack', unit: 'Hamo', count: 2 });
    expect(plannedTurn.none).toEqual([]);
    // From where he stands now he could not attack.
    const combat = (orders: typeof plannedTurn.orders) => orders.find(({ step }) => step === 'combat')?.orders ?? [];
    expect(combat(plannedTurn.orders).map(({ text }) => text)).toContain('Hamo attacks Wat');
    expect(combat((await planned(game.blue, 'Hamo', { endStep: true }))?.orders ?? [])).toEqual([]);
  });

  it('tells how a move goes on that is built step by step, from where the plan has brought the unit', async () => {
    const asked = `query ($id: ID!, $given: [OrderInput!]!, $path: [PathStepInput!]!) { game(id: $id) {
      plannedTurn(given: $given) { wayOn(unit: "Hamo", path: $path) {
        ... on WayOn { hexes mp mpLeft mayEnd steps { hexes mp mpLeft } } ... on Refusal { code rule }
      } }
    } }`;
    const way = async (path: readonly object[]): Promise<unknown> => {
      const variables = { id: game.id, given: [{ text: 'Hamo: P8' }], path };
      const { game: shown } = await server.data<{ game: { plannedTurn: { wayOn: object } } }>(
        asked,
        variables,
        game.blue,
      );
      return shown.plannedTurn.wayOn;
    };
    expect(await way([])).toMatchObject({ hexes: ['P8'], mp: 0, mpLeft: 5, mayEnd: false });
    expect(await way([{ gait: 'step', hexes: ['P9'] }])).toMatchObject({ hexes: ['P9'], mpLeft: 4, mayEnd: true });
    expect(await way([{ gait: 'step', hexes: ['A1'] }])).toEqual({ code: 'illegal', rule: 'pbem:7.3a' });
  });

  it('tells the line and the cover of a shot from where the plan brings the firer', async () => {
    const { id, red, blue } = await seatedGame(server, 'candlemas-rents');
    const sight = '{ from to range free line { leaves { x { numerator } } } covers { drm what rule hexes } }';
    const shot = `shot(unit: "Cuthred", target: "Torold", targetHex: "I15") ${sight}`;
    const asked = `query ($id: ID!, $given: [OrderInput!]!) { game(id: $id) {
      board { ${shot} } plannedTurn(given: $given) { ${shot} orders(unit: "Cuthred") { step orders { text } } }
    } }`;
    interface Shown {
      readonly board: { readonly shot: object };
      readonly plannedTurn: {
        readonly shot: object;
        readonly orders: readonly { readonly step: string; readonly orders: readonly { readonly text: string }[] }[];
      } | null;
    }
    const ask = async (given: readonly object[]): Promise<Shown> =>
      (await server.data<{ game: Shown }>(asked, { id, given }, blue)).game;
    const now = await ask([]);
    expect(now.plannedTurn?.shot).toEqual(now.board.shot);
    const moves = now.plannedTurn?.orders.find(({ step }) => step === 'movement')?.orders ?? [];
    const move = { text: moves.at(-1)?.text };
    const planned = (await ask([move])).plannedTurn?.shot;
    expect(planned).not.toEqual(now.board.shot);
    await give(server, id, red, { endTurn: true });
    await give(server, id, blue, { endStep: true });
    expect(await give(server, id, blue, move)).toMatchObject({ __typename: 'OrderAccepted' });
    expect((await ask([])).board.shot).toEqual(planned);
  });

  it('is none for a spectator, and tells nothing of a unit that there is not', async () => {
    expect(await planned(undefined, 'Hamo', { endStep: true })).toBeNull();
    expect(await server.code(PLAN, { id: game.id, unit: 'Nobody', order: { endStep: true } }, game.blue)).toBe(
      'BAD_INPUT',
    );
  });
});

describe('the orders of an actor', () => {
  it('are the types that his legal orders have, whoever asks', async () => {
    await give(server, game.id, game.red, { endStep: true });
    const ask = (key: string | undefined) =>
      server.data<{ game: { actors: readonly { side: string; orders: readonly string[] }[] } }>(
        '{ game(id: "' + game.id + '") { actors { side orders } } }',
        {},
        key,
      );
    const own = (await ask(game.red)).game.actors;
    const types = 'query ($id: ID!) { game(id: $id) { legalCounts { type } } }';
    const { legalCounts } = (
      await server.data<{ game: { legalCounts: readonly { type: string }[] } }>(types, { id: game.id }, game.red)
    ).game;
    expect(own).toHaveLength(1);
    expect([...(own[0]?.orders ?? [])].sort()).toEqual([...new Set(legalCounts.map(({ type }) => type))].sort());
    expect(own[0]?.orders).not.toContain('Drive');
    // In this game nothing is hidden.
    expect((await ask(undefined)).game.actors).toEqual(own);
  });
});

describe('several orders in one mutation', () => {
  const submit = async (orders: readonly object[], over: object = {}) => {
    const { revision } = await stateOf(server, game.id);
    const input = { game: game.id, expectedRevision: revision, idempotencyKey: randomUUID(), orders, ...over };
    return (await server.data<{ submitOrders: Record<string, unknown> }>(SUBMIT_ORDERS, { input }, game.red))
      .submitOrders;
  };
  const step = (unit: string, hex: string) => ({ move: { unit, path: [{ gait: 'step', hexes: [hex] }] } });

  it('are given all or not at all, or as far as they go, or only checked', async () => {
    const { revision } = await stateOf(server, game.id);
    const orders = [{ text: 'Wat: standing' }, { text: 'end step' }, { text: '# later' }];
    expect(await submit(orders)).toMatchObject({ __typename: 'TurnRefused', faults: [{ line: 1 }, { line: 3 }] });
    const good = { stand: { on: 'Pin', answer: 'never' } };
    expect(await submit([good, step('Nobody', 'A1')])).toMatchObject({
      __typename: 'TurnRefused',
      faults: [{ line: 2, code: 'unknownUnit' }],
    });
    expect((await stateOf(server, game.id)).revision).toBe(revision);
    expect(await submit([good, { endStep: true }], { dryRun: true })).toMatchObject({
      orders: 2,
      known: 2,
      faults: [],
    });
    expect((await stateOf(server, game.id)).revision).toBe(revision);
    const part = await submit([good, step('Nobody', 'A1')], { upTo: 'firstFault' });
    expect(part).toMatchObject({ __typename: 'TurnAccepted', carriedOut: 1, stopped: { line: 2 } });
    const all = await submit([good, { text: 'end step' }, { endTurn: true }]);
    expect(all).toMatchObject({ __typename: 'TurnAccepted', carriedOut: 3, repeated: false, stopped: null });
    expect((await stateOf(server, game.id)).turn.side).toBe('blue');
  });
});
