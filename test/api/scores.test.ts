import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JOIN, TestServer } from './server.js';

const ACCOUNT = 'mutation ($input: OpenAccountInput!) { openAccount(input: $input) { account key } }';
const OPEN = 'mutation ($input: OpenTournamentInput!) { openTournament(input: $input) { id } }';
const CREATE = `mutation ($input: CreateGameInput!) { createGame(input: $input) {
  id secrets { invitations { side invitation } } } }`;
const RESIGN = 'mutation ($input: ParleyInput!) { resign(input: $input) { __typename } }';
const DRAW = 'mutation ($input: ParleyInput!) { offerDraw(input: $input) { __typename } }';
const SCORES = `query ($id: ID!, $first: Int) { tournament(id: $id) {
  scores(first: $first) { person { name } games won drawn lost goingOn } } }`;

interface Seated {
  readonly id: string;
  readonly red: string;
  readonly blue: string;
}

type Row = readonly [name: string, won: number, drawn: number, lost: number, goingOn: number];

describe('the table of results of a tournament', () => {
  let server: TestServer;
  let maud: string;
  let people: Readonly<Record<'ann' | 'bob' | 'cob', string>>;
  let whitsun: string;

  beforeAll(async () => {
    server = await TestServer.shared();
    maud = await account('Maud');
    people = { ann: await account('Ann'), bob: await account('Bob'), cob: await account('Cob') };
    whitsun = await opened('Whitsun');
  });
  afterAll(() => server.clear());

  async function account(name: string): Promise<string> {
    const input = { name, label: 'desk' };
    return (await server.data<{ openAccount: { key: string } }>(ACCOUNT, { input })).openAccount.key;
  }

  async function opened(name: string): Promise<string> {
    const input = { name, commandId: randomUUID() };
    return (await server.data<{ openTournament: { id: string } }>(OPEN, { input }, maud)).openTournament.id;
  }

  /** A game of the tournament between two people. `undefined`: somebody without an account. */
  async function played(red: string | undefined, blue: string | undefined, wanted: object = {}): Promise<Seated> {
    const input = { scenario: 'tavern-brawl', commandId: randomUUID(), tournament: whitsun, ...wanted };
    const { createGame } = await server.data<{
      createGame: { id: string; secrets: { invitations: readonly { side: string; invitation: string }[] } | null };
    }>(CREATE, { input }, maud);
    const { id: game, secrets } = createGame;
    const sit = async (side: string, key: string | undefined): Promise<string> => {
      const invitation = secrets?.invitations.find((one) => one.side === side)?.invitation ?? null;
      const seat = { input: { game, side, invitation } };
      return (await server.data<{ joinGame: { key: string } }>(JOIN, seat, key)).joinGame.key;
    };
    return { id: game, red: await sit('red', red), blue: await sit('blue', blue) };
  }

  const say = (document: string, game: string, key: string) =>
    server.data(document, { input: { game, idempotencyKey: randomUUID() } }, key);

  async function scores(key?: string, id = whitsun): Promise<readonly Row[]> {
    const found = await server.data<{
      tournament: {
        scores: readonly (Record<'games' | 'won' | 'drawn' | 'lost' | 'goingOn', number> & {
          person: { name: string };
        })[];
      };
    }>(SCORES, { id }, key);
    return found.tournament.scores.map(({ person, games, won, drawn, lost, goingOn }): Row => {
      expect(games).toBe(won + drawn + lost + goingOn);
      return [person.name, won, drawn, lost, goingOn];
    });
  }

  it('counts what each person has won, drawn and lost, the best first', async () => {
    const { ann, bob, cob } = people;
    expect(await scores()).toEqual([]);
    const first = await played(ann, bob);
    await say(RESIGN, first.id, first.red);
    const second = await played(bob, cob);
    await say(DRAW, second.id, second.red);
    await say(DRAW, second.id, second.blue);
    await played(cob, ann);
    // Somebody without an account is nobody in the table, and his opponent has won all the same.
    const third = await played(undefined, cob);
    await say(RESIGN, third.id, third.red);
    // A game of another tournament does not count.
    const other = await played(ann, bob, { tournament: await opened('Michaelmas') });
    await say(RESIGN, other.id, other.blue);
    const all: readonly Row[] = [
      ['Bob', 1, 1, 0, 0],
      ['Cob', 1, 1, 0, 1],
      ['Ann', 0, 0, 1, 1],
    ];
    expect([...(await scores())].sort(byName)).toEqual([...all].sort(byName));
    expect((await scores()).at(-1)).toEqual(all.at(-1));
  });

  it('counts private games for organisers alone', async () => {
    const before = await scores();
    const hidden = await played(people.ann, people.bob, { private: true });
    await say(RESIGN, hidden.id, hidden.blue);
    expect(await scores()).toEqual(before);
    expect(await scores(people.ann)).toEqual(before);
    expect((await scores(maud)).find(([name]) => name === 'Ann')).toEqual(['Ann', 1, 0, 1, 1]);
  });

  it('counts a game that one side’s players have lost for each of them', async () => {
    const feast = await opened('Feast');
    const input = { scenario: 'settling-up', commandId: randomUUID(), tournament: feast };
    const { createGame } = await server.data<{ createGame: { id: string } }>(CREATE, { input }, maud);
    const game = createGame.id;
    const { seats } = (
      await server.data<{ game: { seats: readonly { side: string; player: string | null }[] } }>(
        'query ($id: ID!) { game(id: $id) { seats { side player } } }',
        { id: game },
      )
    ).game;
    const shared = seats.filter(({ player }) => player !== null);
    expect(shared).toHaveLength(2);
    const holders = [people.ann, people.bob];
    const keys = await Promise.all(
      shared.map(async (seat, index) => {
        const seated = { input: { game, ...seat } };
        return (await server.data<{ joinGame: { key: string } }>(JOIN, seated, holders[index])).joinGame.key;
      }),
    );
    for (const key of keys) await say(RESIGN, game, key);
    expect([...(await scores(undefined, feast))].sort(byName)).toEqual([
      ['Ann', 0, 0, 1, 0],
      ['Bob', 0, 0, 1, 0],
    ]);
  });

  it.each([-1, 201])('refuses to tell of %s people', async (first) => {
    expect(await server.code(SCORES, { id: whitsun, first })).toBe('BAD_INPUT');
  });
});

function byName([one]: Row, [other]: Row): number {
  return one < other ? -1 : 1;
}
