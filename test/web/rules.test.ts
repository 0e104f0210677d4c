import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { give, type SeatedGame, seatedGame, stateOf, TestServer } from '../api/server.js';
import { People } from './people.js';
import { quarrel } from './stories/quarrels.js';
import { badRules, onePage, rulesOfGame, search, uses, why } from './stories/rules.js';

/** For a story, on a machine that is busy with other tests. */
const STORY_MS = 240_000;

describe('the pages of rules', () => {
  const people = new People();
  let server: TestServer;
  let game: SeatedGame;

  beforeAll(async () => {
    server = await TestServer.shared();
    game = await seatedGame(server);
    await give(server, game.id, game.red, { endStep: true });
    await give(server, game.id, game.red, { text: 'Gib: O10' });
    await give(server, game.id, game.red, { endStep: true });
  }, STORY_MS);
  afterAll(() => server.clear());

  it(
    'are reached from every id that the table shows',
    async () => {
      await rulesOfGame(await people.one(), server.url, game.id);
    },
    STORY_MS,
  );

  it(
    'tell words, numbers, ruling and related rules',
    async () => {
      await onePage(await people.one(), server.url, game.id);
    },
    STORY_MS,
  );

  it(
    'tell where a rule was used in the game',
    async () => {
      await uses(await people.one(), server.url, game.id, 'pbem:16.11');
    },
    STORY_MS,
  );

  it(
    'explain each event of the log, with the verdict of the judge',
    async () => {
      await why(await people.one(), server.url, game.id);
    },
    STORY_MS,
  );

  it(
    'are found by words, on a phone and in the dark',
    async () => {
      await search(await people.onAPhone(), server.url);
    },
    STORY_MS,
  );

  it(
    'say that a rule is not there',
    async () => {
      await badRules(await people.one(), server.url);
    },
    STORY_MS,
  );

  it(
    'lead to claims, which are filed, judged, appealed and decided; seats agree and resign',
    async () => {
      const other = await seatedGame(server);
      const { revision } = await stateOf(server, other.id);
      await give(server, other.id, other.red, { endStep: true });
      await quarrel(await people.one(), server.url, other, revision + 1);
    },
    STORY_MS,
  );
});
