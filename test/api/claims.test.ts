import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keyHash, newKey } from '../../src/access/key.js';
import { EXIT } from '../../src/cli/exit-code.js';
import { runHerald } from '../cli/run-herald.js';
import { claimChanges } from './claim-changes.js';
import { walked } from './walked.js';
import { give, seatedGame, stateOf, type SeatedGame, TestServer } from './server.js';

const PARLEY = `... on Parley {
  arbiter drawOfferedBy { side } resigned { side } acceptedBy { side }
  claims { number side at what rule standing verdict { edition verdict rule reason } appeal { side what }
    ruling { upheld rule reason } }
} ... on Refusal { code rule reason }`;
const FILE = `mutation ($input: FileClaimInput!) { answer: fileClaim(input: $input) { ${PARLEY} } }`;
const WITHDRAW = `mutation ($input: ClaimInput!) { answer: withdrawClaim(input: $input) { ${PARLEY} } }`;
const APPEAL = `mutation ($input: AppealClaimInput!) { answer: appealClaim(input: $input) { ${PARLEY} } }`;
const RULE = `mutation ($input: RuleOnClaimInput!) { answer: ruleOnClaim(input: $input) { ${PARLEY} } }`;
const PROPOSE = `mutation ($input: ProposeArbiterInput!) { answer: proposeArbiter(input: $input) { ${PARLEY} } }`;
const DRAW = `mutation ($input: ParleyInput!) { answer: offerDraw(input: $input) { ${PARLEY} } }`;
const DECLINE = `mutation ($input: DeclineProposalInput!) { answer: declineProposal(input: $input) { ${PARLEY} } }`;
const RESIGN = `mutation ($input: ParleyInput!) { answer: resign(input: $input) { ${PARLEY} } }`;
const ACCEPT = `mutation ($input: ParleyInput!) { answer: acceptOutcome(input: $input) { ${PARLEY} } }`;
const CLAIMS = `query ($filter: ClaimFilterInput, $first: Int, $after: String) {
  claims(filter: $filter, first: $first, after: $after) {
    edges { node { game filedAt claim { number standing } } } counts { rule standing count }
    pageInfo { hasNextPage endCursor }
  }
}`;

interface Answered {
  readonly answer: Record<string, unknown>;
}

describe('claims over GraphQL', () => {
  let server: TestServer;
  let game: SeatedGame;

  const ask = async (query: string, input: object, key: string): Promise<Record<string, unknown>> => {
    const whole = { game: game.id, idempotencyKey: randomUUID(), ...input };
    return (await server.data<Answered>(query, { input: whole }, key)).answer;
  };
  /** Ends the step of the side in turn; the revision of this order. */
  const endStep = async (): Promise<number> => {
    const { revision, turn } = await stateOf(server, game.id);
    const { __typename } = await give(server, game.id, turn.side === 'red' ? game.red : game.blue, { endStep: true });
    expect(__typename).toBe('OrderAccepted');
    return revision + 1;
  };

  beforeAll(async () => {
    // Counts of claims over all games are those of this file alone.
    server = await TestServer.start({ HERALD_MUTATIONS_PER_MINUTE: '100000', HERALD_READ_COST_PER_MINUTE: '10000000' });
    game = await seatedGame(server);
  });
  afterAll(() => server.clear());

  it('are judged, appealed, decided by the arbiter and listed', async () => {
    const at = await endStep();
    const keys = game;
    const key = newKey();
    const arbiter = { name: 'Maud', keyHash: keyHash(key) };
    const filed = await ask(FILE, { at, what: 'The step was not over.', rule: 'pbem:4.2' }, keys.blue);
    expect(filed['claims']).toMatchObject([
      { number: 1, side: 'blue', at, standing: 'dismissed', verdict: { verdict: 'right', rule: null } },
    ]);
    expect(await ask(FILE, { at, what: 'again' }, keys.blue)).toMatchObject({ code: 'illegal', rule: 'pbem:1.4a' });
    expect(await ask(FILE, { at, what: 'mine' }, keys.red)).toMatchObject({ code: 'illegal', rule: 'pbem:1.4a' });
    expect(await ask(APPEAL, { claim: 1, what: 'no' }, keys.blue)).toMatchObject({ code: 'illegal' });
    await ask(PROPOSE, { arbiter }, keys.red);
    expect(await ask(PROPOSE, { arbiter }, keys.blue)).toMatchObject({ arbiter: 'Maud' });
    const appeal = { game: game.id, claim: 1, what: 'The book says otherwise.', idempotencyKey: 'once' };
    await ask(APPEAL, appeal, keys.blue);
    const otherwise = { input: { ...appeal, what: 'I say otherwise.' } };
    expect((await server.ask(APPEAL, otherwise, keys.blue)).errors?.[0]?.extensions).toEqual({
      ...{ code: 'IDEMPOTENCY_KEY_REUSED', key: 'once' },
    });
    const ruling = { claim: 1, upheld: true, rule: 'pbem:4.2', reason: 'So says the book.' };
    const bySeat = { input: { game: game.id, idempotencyKey: randomUUID(), ...ruling } };
    expect((await server.ask(RULE, bySeat, keys.red)).errors).toMatchObject([
      { message: `only the arbiter of game ${game.id} may do this`, extensions: { code: 'FORBIDDEN' } },
    ]);
    expect(await ask(RULE, { ...ruling, rule: 'pbem:0.0' }, key)).toMatchObject({ code: 'illegal' });
    const ofAnother = { code: 'notInThisRuleset', reason: expect.stringContaining('the book siege-en') };
    expect(await ask(RULE, { ...ruling, rule: 'siege-en:0.1' }, key)).toMatchObject(ofAnother);
    expect(await ask(RULE, ruling, key)).toMatchObject({ claims: [{ standing: 'upheld', ruling: { upheld: true } }] });
    const list = await server.data<{ claims: object }>(CLAIMS, {
      filter: { standings: ['upheld'], rules: ['pbem:4.2'] },
    });
    expect(list.claims).toMatchObject({
      edges: [{ node: { game: game.id, claim: { number: 1, standing: 'upheld' } } }],
      counts: [{ rule: 'pbem:4.2', standing: 'upheld', count: 1 }],
      pageInfo: { hasNextPage: false },
    });
    const none = await server.data<{ claims: { edges: object[] } }>(CLAIMS, { filter: { standings: ['lapsed'] } });
    expect(none.claims.edges).toEqual([]);
  });

  it('are listed page by page, and a filter for what there is not is refused', async () => {
    const at = await endStep();
    await ask(FILE, { at, what: 'Not this way.' }, game.blue);
    await ask(WITHDRAW, { claim: 2 }, game.blue);
    interface Page {
      readonly claims: {
        edges: { node: { claim: { number: number } } }[];
        pageInfo: { endCursor: string };
      };
    }
    const one = await server.data<Page>(CLAIMS, { filter: { game: game.id }, first: 1 });
    expect(one.claims.edges.map(({ node }) => node.claim.number)).toEqual([2]);
    const two = await server.data<Page>(CLAIMS, { first: 1, after: one.claims.pageInfo.endCursor });
    expect(two.claims.edges.map(({ node }) => node.claim.number)).toEqual([1]);
    for (const wrong of [{ filter: { rules: ['pbem:0.0'] } }, { after: 'bm8' }, { filter: { standings: [] } }]) {
      expect((await server.ask(CLAIMS, wrong)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT' });
    }
  });

  it('are counted on each page, as games and the events of a game are', async () => {
    const lists = [
      { field: 'claims' },
      { field: 'claims', args: 'filter: { standings: [upheld] }' },
      { field: 'games' },
      { field: 'games', args: 'filter: { over: false }' },
      { field: 'history', game: game.id },
      { field: 'history', game: game.id, args: 'filter: { side: "red", gameTurn: 1 }' },
      { field: 'history', game: game.id, args: 'filter: { gameTurn: 1, type: "OrderGiven" }' },
      { field: 'history', game: game.id, args: 'as: corrected' },
    ];
    for (const list of lists) {
      const { total, members } = await walked(server, list);
      expect({ ...list, total }).toEqual({ ...list, total: members });
      expect(total).toBeGreaterThan(0);
    }
    expect((await walked(server, { field: 'claims' })).total).toBe(2);
  });

  it('are listed over REST as GraphQL lists them, as a document and line by line', async () => {
    const get = async (path: string) => {
      const response = await fetch(`${server.url}${path}`);
      return {
        status: response.status,
        type: response.headers.get('content-type'),
        text: await response.text(),
      };
    };
    const all = JSON.parse((await get('/claims')).text) as {
      claims: { cursor: string; claim: { bundle: string } }[];
    };
    const node = expect.objectContaining({ game: game.id, filedAt: expect.stringMatching(/Z$/) });
    expect(all).toEqual({
      claims: [node, node],
      counts: [
        { rule: null, standing: 'withdrawn', count: 1 },
        { rule: 'pbem:4.2', standing: 'upheld', count: 1 },
      ],
      next: null,
    });
    expect(JSON.parse((await get(`/games/${game.id}/claims`)).text)).toEqual(all);
    const [newest, oldest] = all.claims;
    const lines = (await get(`/claims.ndjson?limit=1`)).text.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      newest as object,
      { cursor: newest?.cursor, end: false },
    ]);
    const rest = await get(`/claims.ndjson?standing=upheld,withdrawn&after=${newest?.cursor}`);
    expect(rest.type).toBe('application/x-ndjson');
    expect(JSON.parse(rest.text.split('\n')[0] ?? '')).toEqual(oldest);
    const ruled = JSON.parse((await get('/claims?rule=pbem:4.2&limit=5')).text) as object;
    expect(ruled).toMatchObject({ claims: [oldest], next: null });
    expect((await get(oldest?.claim.bundle ?? '')).text).toContain('"format":"herald-claim"');
  });

  it('are listed by herald claims, which asks the server page by page', async () => {
    const asked = ['claims', '--json', '--url', server.url];
    const { code, out } = await runHerald(...asked);
    const told = { game: game.id, seat: 'blue', filedAt: expect.stringMatching(/Z$/) };
    expect([code, JSON.parse(out)]).toMatchObject([
      EXIT.ok,
      {
        claims: [
          { ...told, number: 2, standing: 'withdrawn' },
          { ...told, number: 1, rule: 'pbem:4.2' },
        ],
      },
    ]);
    const { claims } = JSON.parse((await runHerald(...asked, '--standing', 'upheld')).out) as { claims: object[] };
    expect(claims).toHaveLength(1);
    const none = await runHerald(...asked, '--tournament', randomUUID());
    expect([none.code, none.err]).toEqual([EXIT.usage, expect.stringContaining('NOT_FOUND')]);
  });

  it.each([
    ['/claims?standing=wrong', 400, 'BAD_INPUT'],
    ['/claims?rule=pbem:0.0', 400, 'BAD_INPUT'],
    ['/claims?limit=0', 400, 'BAD_INPUT'],
    ['/claims?limit=201', 400, 'BAD_INPUT'],
    ['/claims?after=bm8', 400, 'BAD_INPUT'],
    ['/claims?after=a&after=b', 400, 'BAD_INPUT'],
    ['/claims?filedFrom=yesterday', 400, 'BAD_INPUT'],
    ['/claims?game=1', 400, 'BAD_INPUT'],
    ['/claims?mine=yes', 400, 'BAD_INPUT'],
    ['/claims?mine=true', 401, 'UNAUTHENTICATED'],
    [`/claims?tournament=${randomUUID()}`, 404, 'NOT_FOUND'],
    [`/games/${randomUUID()}/claims`, 404, 'NOT_FOUND'],
    [`/sieges/${randomUUID()}/claims.ndjson`, 404, 'NOT_FOUND'],
    [`/sieges/${randomUUID()}/claims/1/bundle.ndjson`, 404, 'NOT_FOUND'],
  ])('are refused over REST where %s asks wrongly', async (path, status, code) => {
    const response = await fetch(`${server.url}${path}`);
    expect([response.status, await response.json()]).toEqual([status, expect.objectContaining({ code })]);
    if (path.startsWith('/claims')) return;
    const ofGame = path.replace(/^.sieges.[^/]*/, `/sieges/${game.id}`);
    expect((await fetch(`${server.url}${ofGame}`)).status).toBe(404);
  });

  it('are told as they change, and a filter or cursor that cannot be taken is refused', async () => {
    const { entries } = await claimChanges(server);
    const bundle = `/games/${game.id}/claims/1/bundle.ndjson`;
    expect(entries.slice(0, -1)).toMatchObject([
      {
        game: game.id,
        siege: null,
        change: 'judged',
        claim: { number: 1, standing: 'dismissed', bundle },
      },
      { change: 'appealed', claim: { number: 1, standing: 'open' } },
      { change: 'ruled', claim: { number: 1, standing: 'upheld' } },
      { change: 'judged', claim: { number: 2, standing: 'dismissed' } },
      { change: 'withdrawn', claim: { number: 2, standing: 'withdrawn' } },
    ]);
    const after = entries[2]?.cursor ?? null;
    expect((await claimChanges(server, { after })).entries).toEqual(entries.slice(3));
    for (const [asked, told] of [
      [{ filter: { rules: ['pbem:0.0'] } }, { code: 'BAD_INPUT' }],
      [{ filter: { standings: [] } }, { code: 'BAD_INPUT' }],
      [{ filter: { ids: [randomUUID()] } }, { code: 'NOT_FOUND' }],
      [{ filter: { tournaments: [randomUUID()] } }, { code: 'NOT_FOUND' }],
      [{ after: 'nonsense' }, { code: 'BAD_INPUT', problem: 'malformed' }],
      [
        { after, filter: { standings: ['upheld'] } },
        { code: 'BAD_INPUT', problem: 'otherFilter' },
      ],
      [
        { after, key: game.red },
        { code: 'BAD_INPUT', problem: 'otherKey' },
      ],
    ] as const) {
      const { errors } = await claimChanges(server, asked);
      expect(errors).toMatchObject([{ extensions: told }]);
    }
  });

  it('lapse after the first own order of the claimant in his own turn', async () => {
    const at = await endStep();
    while ((await stateOf(server, game.id)).turn.side === 'red') await endStep();
    await endStep();
    expect(await ask(FILE, { at, what: 'Late.' }, game.blue)).toMatchObject({
      claims: [{ number: 1 }, { number: 2 }, { number: 3, standing: 'lapsed', verdict: { verdict: 'right' } }],
    });
  });

  it('end with the game, which seats end by agreement or by resigning', async () => {
    const keys = game;
    expect(await ask(ACCEPT, {}, keys.red)).toMatchObject({ code: 'wrongStep' });
    expect(await ask(DRAW, {}, keys.red)).toMatchObject({ drawOfferedBy: [{ side: 'red' }] });
    expect(await ask(DECLINE, { proposal: 'draw' }, keys.blue)).toMatchObject({ drawOfferedBy: [] });
    expect(await ask(RESIGN, {}, keys.blue)).toMatchObject({ resigned: [{ side: 'blue' }] });
    const { outcome } = (
      await server.data<{ game: { outcome: object } }>(
        'query ($id: ID!) { game(id: $id) { outcome { winner reason } } }',
        { id: game.id },
      )
    ).game;
    expect(outcome).toEqual({ winner: 'red', reason: 'resignation' });
    expect(await ask(ACCEPT, {}, keys.blue)).toMatchObject({ acceptedBy: [{ side: 'blue' }] });
  });
});
