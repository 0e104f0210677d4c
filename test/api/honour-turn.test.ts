import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { verifyExport } from '../../src/audit/verify-export.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import { inPieces } from '../audit/real-game.js';
import { CREATE, JOIN, stateOf, TestServer } from './server.js';

interface Fault {
  readonly line: number;
  readonly column: number | null;
  readonly code: string;
  readonly expected: string | null;
  readonly meant: string | null;
}

interface Turn {
  readonly __typename: string;
  readonly faults: readonly Fault[];
  readonly orders?: number;
  readonly known?: number;
  readonly carriedOut?: number;
  readonly waiting?: readonly { readonly line: number; readonly text: string }[];
  readonly stopped?: Fault | null;
  readonly warnings?: readonly { readonly line: number; readonly warning: { readonly reason: string } }[];
}

const FAULT = 'line column code reason expected meant';
const TURN = `mutation ($input: SubmitTurnInput!) { submitTurn(input: $input) { __typename
  ... on TurnAccepted { carriedOut waiting { line text } stopped { ${FAULT} } faults { ${FAULT} }
    warnings { line warning { reason } } }
  ... on TurnRefused { faults { ${FAULT} } }
  ... on TurnChecked { orders known faults { ${FAULT} } } } }`;
const SEEN = `query ($id: ID!) { game(id: $id) {
  sealedRest { waiting { line } stopped { line code } }
  board { units { name health hexes } }
  history(first: 200) { edges { node { revision type data } } } } }`;

interface Seen {
  readonly sealedRest: {
    readonly waiting: readonly { readonly line: number }[];
    readonly stopped: object | null;
  } | null;
  readonly board: {
    readonly units: readonly { readonly name: string; readonly health: string; readonly hexes: readonly string[] }[];
  };
  readonly history: {
    readonly edges: readonly {
      readonly node: {
        readonly revision: number;
        readonly type: string;
        readonly data: Readonly<Record<string, unknown>>;
      };
    }[];
  };
}

let server: TestServer;

/** A game of honour with reported dice; both seats are taken. */
async function begin(): Promise<{ id: string; keys: Readonly<Record<string, string>> }> {
  const kept = { keeping: 'onHonour', warnSender: true, dice: { mode: 'reported' } };
  const input = {
    scenario: 'tavern-brawl',
    commandId: randomUUID(),
    ...kept,
    options: [{ name: 'honourDice', on: true }],
  };
  const { id } = (await server.data<{ createGame: { id: string } }>(CREATE, { input })).createGame;
  const join = async (side: string) =>
    (await server.data<{ joinGame: { key: string } }>(JOIN, { input: { game: id, side } })).joinGame.key;
  return { id, keys: { red: await join('red'), blue: await join('blue') } };
}

async function send(id: string, key: string | undefined, message: string, more: object = {}): Promise<Turn> {
  const { revision } = await stateOf(server, id);
  const input = { game: id, expectedRevision: revision, idempotencyKey: randomUUID(), message, ...more };
  return (await server.data<{ submitTurn: Turn }>(TURN, { input }, key)).submitTurn;
}

async function seen(id: string, key?: string): Promise<Seen> {
  return (await server.data<{ game: Seen }>(SEEN, { id }, key)).game;
}

async function unit(id: string, name: string): Promise<Seen['board']['units'][number] | undefined> {
  return (await seen(id)).board.units.find((one) => one.name === name);
}

/** Statements of a game as a seat sees them. */
async function stated(id: string, key?: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { history } = await seen(id, key);
  return history.edges.flatMap(({ node }) => (node.type === 'FactsStated' ? [node.data] : []));
}

beforeAll(async () => {
  server = await TestServer.shared();
});

describe('a turn message in a game of honour', () => {
  it('is checked without a trace: each bad line with its place and what was meant', async () => {
    const { id, keys } = await begin();
    const before = await stateOf(server, id);
    const message = [
      'end step',
      'gib: o10, N11 [mp 1]',
      'Gib: M11 [void flight of Gib]',
      'Wta: P6',
      'Sim attacks Hamo [dice 11; result xx]',
    ].join('\n');
    const checked = await send(id, keys['red'], message, { dryRun: true });
    expect(checked).toMatchObject({
      __typename: 'TurnChecked',
      faults: [
        { line: 3, column: 16, code: 'malformed', expected: 'retreat, advance, pursuit, alarm or pin' },
        { line: 4, column: 1, code: 'unknownUnit', meant: 'Wat' },
      ],
    });
    const refused = await send(id, keys['red'], message);
    expect(refused).toMatchObject({ __typename: 'TurnRefused', faults: checked.faults });
    expect(await stateOf(server, id)).toEqual(before);
    // A column, a result or a die that there is not is found where the order is reached.
    for (const wrong of ['column 9-9', 'result xx', 'dice 11', 'modifier 1', 'void retreat of Nemo']) {
      const answer = await send(id, keys['red'], `end step\nend step\nSim attacks Hamo [${wrong}]`);
      expect([wrong, answer.__typename, answer.faults[0]?.line]).toEqual([
        wrong,
        expect.any(String),
        expect.any(Number),
      ]);
    }
  });

  it('goes up to the first decision of the other side; rest and statements stay sealed', async () => {
    const { id, keys } = await begin();
    const message = 'end step\nGib: O10, N11, M11, L11, L10, L9 [mp 5]\nWat: P6, P5 [Hamo wounded]\nend step';
    const sent = await send(id, keys['red'], message);
    expect(sent).toMatchObject({
      __typename: 'TurnAccepted',
      carriedOut: 2,
      waiting: [{ line: 3 }, { line: 4 }],
      stopped: null,
      warnings: [{ line: 2 }],
    });
    expect(await unit(id, 'Gib')).toMatchObject({ hexes: ['L10'] });
    expect((await seen(id, keys['red'])).sealedRest?.waiting).toHaveLength(2);
    for (const key of [keys['blue'], undefined]) {
      const other = await seen(id, key);
      expect(other.sealedRest).toBeNull();
      expect(await stated(id, key)).toMatchObject([{ mp: null, waits: true }]);
      const played = JSON.stringify(other.history.edges.slice(1));
      expect(played).toContain('L10');
      expect(played).not.toContain('L9');
      expect(played).not.toContain('wounded');
    }
    expect(await stated(id, keys['red'])).toMatchObject([{ mp: 5 }]);
    // The other side answers with a message of its own, and the rest goes on by itself.
    // Orm is asked in each hex that Gib enters beside him, and learns of the next one only then.
    for (let hex = 0; hex < 2; hex += 1) {
      expect(await send(id, keys['blue'], 'let pass')).toMatchObject({ carriedOut: 1, stopped: null });
    }
    expect(await unit(id, 'Gib')).toMatchObject({ hexes: ['L9'] });
    expect(await unit(id, 'Hamo')).toMatchObject({ health: 'wounded' });
    expect((await seen(id, keys['red'])).sealedRest).toEqual({ waiting: [], stopped: null });
    expect((await stateOf(server, id)).turn).toMatchObject({ side: 'red', step: 'fire2' });
  });

  it('states void answers from both sides, which a claim corrects', async () => {
    const { id, keys } = await begin();
    const sent = await send(id, keys['red'], 'end step\nGib: O10, N11, M11, L11, L10, L9 [void pin of gib]\nWat: P6');
    expect(sent).toMatchObject({ carriedOut: 3, waiting: [] });
    expect(await unit(id, 'Gib')).toMatchObject({ hexes: ['L9'] });
    const { history } = await seen(id, keys['blue']);
    const order = history.edges.find(({ node }) => node.type === 'OrderGiven' && JSON.stringify(node).includes('Gib'));
    const input = { game: id, idempotencyKey: randomUUID(), at: order?.node.revision ?? 0, what: 'Orm may pin Gib.' };
    const file = `mutation ($input: FileClaimInput!) { fileClaim(input: $input) {
      ... on Parley { claims { standing } } ... on Refusal { reason } } }`;
    expect(await server.data(file, { input }, keys['blue'])).toEqual({
      fileClaim: { claims: [{ standing: 'upheld' }] },
    });
    expect(await unit(id, 'Gib')).toMatchObject({ hexes: ['L10'] });
    // Blue answers the question that the correction raises, and states that its answer is void.
    expect(await send(id, keys['red'], 'Sim: P8')).toMatchObject({ __typename: 'TurnRefused' });
    const { revision } = await stateOf(server, id);
    const answer = {
      game: id,
      expectedRevision: revision,
      idempotencyKey: randomUUID(),
      order: { text: 'Orm: pin' },
      stated: { voided: [{ decision: 'pin', unit: 'Gib' }] },
    };
    const submit = 'mutation ($input: SubmitOrderInput!) { submitOrder(input: $input) { __typename } }';
    expect(await server.data(submit, { input: answer }, keys['blue'])).toEqual({
      submitOrder: { __typename: 'OrderAccepted' },
    });
    expect(await unit(id, 'Gib')).toMatchObject({ hexes: ['L9'] });
    const response = await fetch(`${server.url}/games/${id}/events.ndjson`);
    const audit = await verifyExport(inPieces(await response.text()), RULEBOOKS);
    expect(audit.findings.filter(({ kind }) => kind !== 'honour')).toEqual([]);
    expect(audit.right).toBe(true);
  });
});
