import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keyHash, newKey } from '../../src/access/key.js';
import { CREATE, give, JOIN, type SeatedGame, stateOf, TestServer } from './server.js';

const PARLEY = '__typename ... on Parley { claims { number standing } } ... on Refusal { code rule reason subject }';
const FILE = `mutation ($input: FileClaimInput!) { answer: fileClaim(input: $input) { ${PARLEY} } }`;
const APPEAL = `mutation ($input: AppealClaimInput!) { answer: appealClaim(input: $input) { ${PARLEY} } }`;
const TAKE_BACK = `mutation ($input: ProposeTakeBackInput!) { answer: proposeTakeBack(input: $input) {
  ... on Parley { amendments { number standing bundle } } ... on Refusal { code } } }`;
const RESIGN = `mutation ($input: ParleyInput!) { answer: resign(input: $input) { ${PARLEY} } }`;
const ACCEPT = `mutation ($input: ParleyInput!) { answer: acceptOutcome(input: $input) { ${PARLEY} } }`;
const DICE = `mutation ($game: ID!, $saying: DiceSayingInput!) { sayOfDice(game: $game, saying: $saying) {
  __typename ... on Refusal { code reason } } }`;
const TURN = `mutation ($input: SubmitTurnInput!) { submitTurn(input: $input) { __typename
  ... on TurnAccepted { carriedOut faults { line code } } ... on TurnRefused { faults { line code } }
  ... on TurnChecked { orders faults { line code } } } }`;
const SUBMIT = `mutation ($input: SubmitOrderInput!) { submitOrder(input: $input) { __typename
  ... on OrderRefused { refusal { code reason } } } }`;

describe('bad input in a quarrel has its typed answer, and nothing changes', () => {
  let server: TestServer;
  const arbiter = newKey();

  beforeAll(async () => {
    server = await TestServer.shared();
  });
  afterAll(() => server.clear());

  async function begin(over: object = {}): Promise<SeatedGame> {
    const input = {
      ...{ scenario: 'tavern-brawl', commandId: randomUUID() },
      arbiter: { name: 'Maud', keyHash: keyHash(arbiter) },
      ...over,
    };
    const { id } = (await server.data<{ createGame: { id: string } }>(CREATE, { input })).createGame;
    const seat = async (side: string) =>
      (await server.data<{ joinGame: { key: string } }>(JOIN, { input: { game: id, side } })).joinGame.key;
    return { id, red: await seat('red'), blue: await seat('blue') };
  }

  async function order(game: SeatedGame, side: 'red' | 'blue', text: string): Promise<number> {
    const { revision } = await stateOf(server, game.id);
    const done = await give(server, game.id, game[side], { text });
    if (done.__typename !== 'OrderAccepted') throw new Error(done.refusal?.reason ?? text);
    return revision + 1;
  }

  const say = async (query: string, game: SeatedGame, input: object, key: string): Promise<object> => {
    const whole = { game: game.id, idempotencyKey: randomUUID(), ...input };
    return (await server.data<{ answer: object }>(query, { input: whole }, key)).answer;
  };
  const claimed = { what: 'I do not think so.' };

  it('a take-back has a bundle, and a number that nobody gave has none', async () => {
    const game = await begin();
    const at = await order(game, 'red', 'end step');
    const { amendments } = (await say(TAKE_BACK, game, { at, ...claimed }, game.red)) as {
      readonly amendments: readonly { readonly bundle: string }[];
    };
    expect(amendments).toMatchObject([{ number: 1, standing: 'proposed' }]);
    const bundle = amendments[0]?.bundle ?? '';
    const asked = await Promise.all(
      [bundle, bundle.replace('/1/', '/2/')].map((path) => fetch(`${server.url}${path}`)),
    );
    expect(asked.map(({ status }) => status)).toEqual([200, 404]);
    expect(await asked[0]?.text()).toContain('"format":"herald-claim"');
  });

  it('a claim by the wrong seat, of nothing, of a hidden order, by no rule, twice, and while another is open', async () => {
    const game = await begin();
    const standing = await order(game, 'blue', 'standing retreat cover for Orm');
    const at = await order(game, 'red', 'end step');
    const before = (await stateOf(server, game.id)).revision;
    const file = (input: object, key = game.blue) => say(FILE, game, { ...claimed, ...input }, key);
    for (const [input, key, refusal] of [
      [{ at }, game.red, { code: 'illegal', rule: 'pbem:1.4a', reason: expect.stringContaining('is one of red') }],
      [{ at: standing }, game.red, { code: 'illegal', reason: expect.stringContaining('sees no order') }],
      [{ at: 0 }, game.blue, { code: 'illegal', reason: expect.stringContaining('sees no order') }],
      [{ at: -1 }, game.blue, { code: 'illegal', reason: expect.stringContaining('sees no order') }],
      [{ at: 99_999 }, game.blue, { code: 'illegal', subject: '99999' }],
      [{ at, rule: 'pbem:99.9' }, game.blue, { code: 'illegal', subject: 'pbem:99.9' }],
      [{ at, rule: '' }, game.blue, { code: 'illegal', subject: '' }],
      [
        { at, rule: 'siege-en:0.1' },
        game.blue,
        {
          ...{ code: 'notInThisRuleset', rule: null, subject: 'siege-en:0.1' },
          reason: 'siege-en:0.1 is a rule of the book siege-en: this game is played by pbem',
        },
      ],
      [{ at, what: ' ' }, game.blue, { code: 'malformed' }],
      [{ at, what: 'x'.repeat(1001) }, game.blue, { code: 'malformed' }],
    ] as const) {
      expect(await file(input, key)).toMatchObject({ __typename: 'Refusal', ...refusal });
    }
    for (const key of [arbiter, newKey()]) {
      const input = { game: game.id, idempotencyKey: randomUUID(), at, ...claimed };
      expect(['FORBIDDEN', 'UNAUTHENTICATED']).toContain(await server.code(FILE, { input }, key));
    }
    expect((await stateOf(server, game.id)).revision).toBe(before);
    expect(await file({ at })).toMatchObject({ claims: [{ number: 1, standing: 'dismissed' }] });
    expect(await file({ at })).toMatchObject({ code: 'illegal', reason: expect.stringContaining('before: claim 1') });
    await say(APPEAL, game, { claim: 1, what: 'The book says otherwise.' }, game.blue);
    const next = await order(game, 'red', 'Gib: O10');
    const after = (await stateOf(server, game.id)).revision;
    expect(await file({ at: next })).toMatchObject({ code: 'decisionPending', rule: 'pbem:1.4a' });
    expect((await stateOf(server, game.id)).revision).toBe(after);
  });

  it('a claim after the end was accepted', async () => {
    const game = await begin();
    const at = await order(game, 'red', 'end step');
    await say(RESIGN, game, {}, game.red);
    await say(ACCEPT, game, {}, game.blue);
    const before = (await stateOf(server, game.id)).revision;
    const refusal = { code: 'gameOver', rule: 'pbem:1.4a' };
    expect(await say(FILE, game, { at, ...claimed }, game.blue)).toMatchObject(refusal);
    expect((await stateOf(server, game.id)).revision).toBe(before);
  });

  it('a reported die of 11, and one die too many', async () => {
    const game = await begin({ dice: { mode: 'reported' }, options: [{ name: 'honourDice', on: true }] });
    const { revision } = await stateOf(server, game.id);
    for (const [dice, code] of [
      [[11], 'diceWrong'],
      [[0], 'diceWrong'],
      [[5], 'diceWrong'],
    ] as const) {
      const input = { game: game.id, expectedRevision: revision, idempotencyKey: randomUUID(), dice };
      const { data } = await server.ask(SUBMIT, { input: { ...input, order: { endStep: true } } }, game.red);
      expect(data).toMatchObject({ submitOrder: { __typename: 'OrderRefused', refusal: { code } } });
    }
    expect((await stateOf(server, game.id)).revision).toBe(revision);
  });

  it('a word for the dice that does not fit the commitment of its seat', async () => {
    const game = await begin({ dice: { mode: 'committed', awaitsWords: true } });
    const dice = async (saying: object, key: string) =>
      (await server.data<{ sayOfDice: object }>(DICE, { game: game.id, saying }, key)).sayOfDice;
    expect(await dice({ sealWord: 'a'.repeat(63) }, game.red)).toMatchObject({ code: 'malformed' });
    expect(await dice({ sealWord: 'a'.repeat(64) }, game.red)).not.toMatchObject({ __typename: 'Refusal' });
    await dice({ declineWord: true }, game.blue);
    const { revision } = await stateOf(server, game.id);
    const reason = expect.stringContaining('seal');
    expect(await dice({ showWord: 'a word of mine that nobody sealed' }, game.red)).toMatchObject({
      code: 'diceWrong',
      reason,
    });
    expect((await stateOf(server, game.id)).revision).toBe(revision);
  });

  it('a message with one bad line among twenty: nothing of it, or the good part if that was asked for', async () => {
    const game = await begin();
    const lines = Array.from(
      { length: 20 },
      (_, line) => `standing ${line % 2 ? 'retreat cover' : 'advance never'} for Wat`,
    );
    lines[11] = 'standing retreat cover for Wta';
    const { revision } = await stateOf(server, game.id);
    const send = async (more: object) => {
      const input = {
        game: game.id,
        expectedRevision: revision,
        idempotencyKey: randomUUID(),
        message: lines.join('\n'),
      };
      return (await server.data<{ submitTurn: object }>(TURN, { input: { ...input, ...more } }, game.red)).submitTurn;
    };
    const faults = [{ line: 12, code: 'unknownUnit' }];
    expect(await send({ dryRun: true })).toMatchObject({ __typename: 'TurnChecked', faults });
    expect(await send({})).toMatchObject({ __typename: 'TurnRefused', faults });
    expect((await stateOf(server, game.id)).revision).toBe(revision);
    expect(await send({ upTo: 'firstFault' })).toMatchObject({ __typename: 'TurnAccepted', carriedOut: 11, faults });
    expect((await stateOf(server, game.id)).revision).toBeGreaterThan(revision);
  });
});
