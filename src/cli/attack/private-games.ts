import { randomUUID } from 'node:crypto';
import { newInvitation, newKey } from '../../access/key.js';
import type { Attack } from './attack.js';
import { atDoors } from './doors.js';
import { create, join, newGame, type Reserved, reservedGame } from './own-game.js';
import type { Target } from './target.js';

/** More pages than this are not turned over in search of a game. */
const PAGES_MAX = 50;
const SIDES = ['red', 'blue'].map((side) => ({ side, invitation: newInvitation() }));

/** For a stranger a private game does not exist, whatever he asks and guesses. */
export const privateGames: Attack = {
  name: 'private',
  what: 'finding private games: by their id, in lists, by the command that created them',
  async try(target) {
    const [commandId, organiserKey] = [randomUUID(), newKey()];
    const game = await reservedGame(target, { private: true, commandId, organiserKey, reserve: SIDES });
    const seat = newKey();
    await join(target, game.id, { side: 'red', invitation: game.invitations['red'], key: seat });
    return [
      ...(await toldFromNone(target, game)),
      ...(await listed(target, game.id)),
      ...(await createdAgain(target, game.id, commandId)),
      // An attack that would not see the game even where it is shown proves nothing.
      ...(await hiddenFromSeat(target, game.id, seat)),
    ];
  },
};

/** Every door gives the same answer for the game as for an id that does not exist. */
async function toldFromNone(target: Target, game: Reserved): Promise<readonly string[]> {
  const other = await newGame(target, 'tavern-brawl');
  const strangers: readonly (readonly [string, string | undefined])[] = [
    ['anybody', undefined],
    ['a key of nothing', newKey()],
    ['a key of another game', other.keys['red']],
    ['an invitation', game.invitations['blue']],
  ];
  const faults: string[] = [];
  for (const [who, key] of strangers) {
    const here = await atDoors(target, game.id, key, { commands: true });
    const nowhere = await atDoors(target, randomUUID(), key, { commands: true });
    for (const [door, { told, refused }] of here) {
      if (refused === null) faults.push(`a private game opens to ${who}: ${door}`);
      else if (told !== nowhere.get(door)?.told) faults.push(`a private game can be told from none by ${who}: ${door}`);
    }
  }
  return faults;
}

/** No list names the game. */
async function listed(target: Target, id: string): Promise<readonly string[]> {
  interface Page {
    readonly games: { readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean } };
  }
  const query = `query ($after: String) { games(first: 200, after: $after) {
    pageInfo { endCursor hasNextPage } edges { node { id } }
  } }`;
  let after: string | null = null;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const { data, text, code }: Awaited<ReturnType<typeof target.ask<Page>>> = await target.ask<Page>(query, { after });
    if (text.includes(id)) return ['a private game is listed'];
    if (!data) return [`the list of games is answered ${String(code)}`];
    if (!data.games.pageInfo.hasNextPage) break;
    after = data.games.pageInfo.endCursor;
  }
  const { text } = await target.send('/ready');
  return text.includes(id) ? ['a private game is named in /ready'] : [];
}

/** A client that guesses the command id cannot reach the game by sending the command again. */
async function createdAgain(target: Target, id: string, commandId: string): Promise<readonly string[]> {
  const guesses = [{}, { private: true, reserve: SIDES }, { private: true, reserve: SIDES, organiserKey: newKey() }];
  const answers = [];
  for (const guess of guesses) answers.push(await create(target, { commandId, ...guess }));
  return answers.some(({ text }) => text.includes(id)) ? ['the command id of a private game leads to it'] : [];
}

async function hiddenFromSeat(target: Target, id: string, key: string): Promise<readonly string[]> {
  // The doors with a question mark are asked for what there is not, too.
  const shut = [...(await atDoors(target, id, key, { commands: false }))].filter(
    ([door, { refused }]) => refused !== null && !door.includes('?'),
  );
  return shut.length === 0 ? [] : [`its player is not let in: ${shut.map(([door]) => door).join(', ')}`];
}
