import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Herald, HeraldError, newKey, OrderRefusedError, type Seat } from '../../clients/typescript/src/index.js';
import { play } from '../../clients/typescript/example/bot.js';
import { TestServer } from '../api/server.js';

let server: TestServer;
let herald: Herald;
beforeAll(async () => {
  server = await TestServer.shared();
  herald = new Herald({ url: server.url });
});
afterAll(() => server.clear());

async function brawl(through: Herald = herald): Promise<{ readonly red: Seat; readonly blue: Seat }> {
  const { id } = await through.createGame({ scenario: 'tavern-brawl' });
  return { red: await through.join({ game: id, side: 'red' }), blue: await through.join({ game: id, side: 'blue' }) };
}

/** The seat that is to act, and one of its orders that end nothing. */
async function toAct(seats: { readonly red: Seat; readonly blue: Seat }): Promise<Seat> {
  const { actors } = await seats.red.look();
  return actors[0]?.side === 'red' ? seats.red : seats.blue;
}

function failure(asked: Promise<unknown>): Promise<HeraldError> {
  return asked.then(
    () => Promise.reject(new Error('it was answered')),
    (error: unknown) => (error instanceof HeraldError ? error : Promise.reject(new Error('no HeraldError'))),
  );
}

describe('a bot', () => {
  it('plays legal orders to the end of a brawl, against another', async () => {
    const { red, blue } = await brawl();
    let state = 20_261_123;
    const chance = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    const [first, second] = await Promise.all([play(red, chance), play(blue, chance)]);
    expect(first?.reason).toEqual(expect.any(String));
    expect(second).toEqual(first);
    expect((await herald.look(red.place.game)).outcome).toEqual(first);
  });
});

describe('a seat', () => {
  it('gives a legal order as it was listed', async () => {
    const seat = await toAct(await brawl());
    const [legal] = await seat.legalOrders();
    if (!legal) throw new Error('nothing is legal');
    const { revision } = await seat.look();
    const accepted = await seat.give(legal.order, { expectedRevision: revision });
    expect(accepted.revision).toBeGreaterThan(revision);
    expect((await seat.look()).revision).toBe(accepted.revision);
  });

  it('lists legal orders page by page, and tells what ends the step', async () => {
    const seats = await brawl();
    const seat = await toAct(seats);
    const whole = await seat.legalOrders();
    const page = await seat.legalOrderPage({ first: 2 });
    expect(page.legalOrderPage.totalCount).toBe(whole.length);
    expect(page.legalOrderPage.edges.map(({ node }) => node)).toEqual(whole.slice(0, 2));
    expect(page.stepEnds[0]).toMatchObject({ order: { endStep: true }, refusal: null });
    const idle = await (seat === seats.red ? seats.blue : seats.red).legalOrderPage();
    expect(idle.legalOrderPage).toMatchObject({ totalCount: 0, none: { because: 'seat' } });
    expect(idle.stepEnds[0]?.refusal?.code).toBe('notYourTurn');
  });

  it('takes the idempotency key of its caller', async () => {
    const seat = await toAct(await brawl());
    const { revision } = await seat.look();
    const giving = { expectedRevision: revision, idempotencyKey: newKey() };
    const first = await seat.give({ endStep: true }, giving);
    const second = await seat.give({ endStep: true }, giving);
    expect([first.repeated, second.repeated]).toEqual([false, true]);
    expect(second.revision).toBe(first.revision);
  });

  it('tells of a refusal with its code and its rule, as an answer or as an error', async () => {
    const seats = await brawl();
    const waiting = (await toAct(seats)) === seats.red ? seats.blue : seats.red;
    const before = await waiting.look();
    const answer = await waiting.submit({ endStep: true });
    expect(answer).toMatchObject({ __typename: 'OrderRefused', refusal: { code: 'notYourTurn' } });
    const error = await waiting.give({ endStep: true }).catch((thrown: unknown) => thrown);
    if (!(error instanceof OrderRefusedError)) throw new Error('the order was not refused');
    expect(error.code).toBe('notYourTurn');
    expect(error.rule).toMatch(/^pbem:/);
    expect(error.message).toContain(error.rule);
    expect((await waiting.look()).revision).toBe(before.revision);
  });

  it('sends an order again when the answer is lost, and it is carried out once', async () => {
    const seat = await toAct(await brawl());
    let sent = 0;
    const losing: typeof fetch = async (...request) => {
      const answer = await fetch(...request);
      sent += 1;
      if (sent === 1) throw new TypeError('the connection broke');
      return answer;
    };
    const through = new Herald({ url: server.url, fetch: losing }).seat(seat.place);
    const { revision } = await seat.look();
    const accepted = await through.give({ endStep: true }, { expectedRevision: revision });
    expect(sent).toBe(2);
    expect(accepted.repeated).toBe(true);
    expect((await seat.look()).revision).toBe(accepted.revision);
  });

  it('sends nothing again that the server has answered', async () => {
    const seat = await toAct(await brawl());
    const error = await failure(seat.give({ endStep: true }, { expectedRevision: 10_000 }));
    expect(error.code).toBe('REVISION_CONFLICT');
    expect(error.facts).toMatchObject({ expected: 10_000, actual: (await seat.look()).revision });
  });
});

describe('keys', () => {
  it('let a lost answer to joining be asked for again', async () => {
    const { id } = await herald.createGame({ scenario: 'tavern-brawl' });
    const key = newKey();
    const first = await herald.join({ game: id, side: 'red', key });
    expect((await herald.join({ game: id, side: 'red', key })).place).toEqual(first.place);
    expect((await failure(herald.join({ game: id, side: 'red' }))).code).toBe('SEAT_TAKEN');
  });

  it('are renewed, and the key before is void', async () => {
    const { red } = await brawl();
    const renewed = await red.renewKey();
    expect(renewed.place).toMatchObject({ game: red.place.game, side: 'red' });
    expect((await renewed.look()).id).toBe(red.place.game);
    expect((await failure(red.look())).code).toBe('UNAUTHENTICATED');
  });
});

describe('errors', () => {
  it('bear the code of the server', async () => {
    expect((await failure(herald.look('00000000-0000-4000-8000-000000000000'))).code).toBe('NOT_FOUND');
    const error = await failure(herald.createGame({ scenario: 'no-such-scenario' }));
    expect(error.code).toBe('NOT_FOUND');
  });

  it('are UNREACHABLE where nobody answers, or something else than Herald', async () => {
    expect((await failure(new Herald({ url: 'http://127.0.0.1:1' }).scenarios())).code).toBe('UNREACHABLE');
    const page: typeof fetch = () => Promise.resolve(new Response('<html>'));
    expect((await failure(new Herald({ url: server.url, fetch: page }).scenarios())).code).toBe('UNREACHABLE');
  });
});
