import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { CREATE, give, JOIN, stateOf, TestServer } from './server.js';
import { ServerProcess } from './server-process.js';

const SEAT = `mutation ($input: SeatComputerInput!) { seatComputer(input: $input) { side taken reserved yours computer } }`;
const SEATS =
  'query ($id: ID!) { game(id: $id) { seats { side taken computer } actors { side role } outcome { winner } } }';

const WORDS = 'query ($id: ID!) { game(id: $id) { dice { words { side standing } } } }';
const DECLINE =
  'mutation ($game: ID!) { sayOfDice(game: $game, saying: { declineWord: true }) { ... on Dice { words { standing } } } }';

interface Words {
  readonly game: { readonly dice: { readonly words: readonly { readonly side: string; readonly standing: string }[] } };
}

interface Seats {
  readonly game: {
    readonly seats: readonly { readonly side: string; readonly taken: boolean; readonly computer: string | null }[];
    readonly actors: readonly { readonly side: string; readonly role: string }[];
    readonly outcome: object | null;
  };
}

describe('the computer', () => {
  let server: TestServer;
  let killed: ServerProcess;
  beforeAll(async () => {
    server = killed = await ServerProcess.start({ HERALD_COMPUTER_PAUSE_MS: '0' });
  });
  afterAll(() => server.clear());

  async function created(input: object = {}): Promise<string> {
    const data = { scenario: 'tavern-brawl', commandId: randomUUID(), ...input };
    const { createGame } = await server.data<{ createGame: { id: string } }>(CREATE, { input: data });
    return createGame.id;
  }

  async function joined(game: string): Promise<string> {
    const { joinGame } = await server.data<{ joinGame: { key: string } }>(JOIN, { input: { game, side: 'red' } });
    return joinGame.key;
  }

  /** Waits until red has something to do, or the game is over. */
  async function redActs(game: string): Promise<Seats['game']> {
    for (;;) {
      const { game: seen } = await server.data<Seats>(SEATS, { id: game });
      if (seen.outcome || seen.actors.some(({ side }) => side === 'red')) return seen;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  it('plays the seat that it was given, and answers what it is asked', async () => {
    const game = await created();
    const red = await joined(game);
    const input = { game, side: 'blue', computer: 'greedy' };
    const seat = { side: 'blue', taken: true, reserved: false, yours: false, computer: 'greedy' };
    expect((await server.ask(SEAT, { input })).data).toEqual({ seatComputer: seat });
    // The same again is the same.
    expect((await server.ask(SEAT, { input })).data).toEqual({ seatComputer: seat });
    expect((await give(server, game, red, { endTurn: true })).__typename).toBe('OrderAccepted');
    const seen = await redActs(game);
    expect(seen.seats.map(({ computer }) => computer)).toEqual([null, 'greedy']);
    expect((await stateOf(server, game)).revision).toBeGreaterThan(10);
  });

  it('declines to give a word for the dice, and waits until the others have given theirs', async () => {
    const game = await created({ dice: { mode: 'committed', awaitsWords: true } });
    const red = await joined(game);
    await server.data(SEAT, { input: { game, side: 'blue', computer: 'greedy' } });
    const standing = async (side: string): Promise<string | undefined> => {
      const { game: seen } = await server.data<Words>(WORDS, { id: game });
      return seen.dice.words.find((one) => one.side === side)?.standing;
    };
    while ((await standing('blue')) !== 'declined') await new Promise((resolve) => setTimeout(resolve, 20));
    const { revision } = await stateOf(server, game);
    expect((await give(server, game, red, { endTurn: true })).__typename).toBe('OrderRefused');
    expect((await stateOf(server, game)).revision).toBe(revision);
    await server.data(DECLINE, { game }, red);
    expect((await give(server, game, red, { endTurn: true })).__typename).toBe('OrderAccepted');
    await redActs(game);
  });

  it('goes on where it was when the server stopped, as soon as somebody looks', async () => {
    const game = await created();
    const red = await joined(game);
    await server.data(SEAT, { input: { game, side: 'blue', computer: 'random' } });
    await give(server, game, red, { endTurn: true });
    await killed.kill();
    server = await TestServer.start({ HERALD_COMPUTER_PAUSE_MS: '0' }, server.folder);
    await redActs(game);
  });

  it('takes no seat of somebody else, none without its invitation, and leaves one to people', async () => {
    const game = await created();
    await joined(game);
    const code = (side: string, of = game) => server.code(SEAT, { input: { game: of, side, computer: 'greedy' } });
    expect(await code('red')).toBe('SEAT_TAKEN');
    expect(await code('green')).toBe('NOT_FOUND');
    expect(await code('blue', await created({ reserve: [{ side: 'blue' }] }))).toBe('SEAT_RESERVED');
    expect(await code('blue', await created({ private: true }))).toBe('NOT_FOUND');
    const other = await created();
    expect(await code('red', other)).toBeUndefined();
    expect(await code('blue', other)).toBe('BAD_INPUT');
  });

  it('does not play where it was turned off', async () => {
    const off = await TestServer.start({ HERALD_COMPUTER: '0' });
    const { computers } = await off.data<{ computers: string[] }>('{ computers }');
    expect(computers).toEqual([]);
    const game = off.announced.demo?.game;
    expect(await off.code(SEAT, { input: { game, side: 'blue', computer: 'greedy' } })).toBe('BAD_INPUT');
    await off.clear();
  });
});
