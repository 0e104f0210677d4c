import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { give, playedGame, type SeatedGame, seatedGame, TestServer } from '../api/server.js';
import { People } from './people.js';
import { askedToAdvance } from './stories/asked-to-advance.js';
import { expired, markup, notYet, nowhere, past, refusedForGood, stranger } from './stories/bad-links.js';
import { duties } from './stories/end-of-step.js';
import { hexByHex, plannedShot, shot } from './stories/hex-by-hex.js';
import { honour } from './stories/honour.js';
import { lostConnection } from './stories/lost-connection.js';
import { inABarricade } from './stories/in-a-barricade.js';
import { keptFocus } from './stories/kept-focus.js';
import { killedServer } from './stories/killed-server.js';
import { newcomer } from './stories/newcomer.js';
import { manyUnits, sideOrders } from './stories/many-units.js';
import { options, sharedSide } from './stories/options.js';
import { accounts } from './stories/people.js';
import { keyboard, phone } from './stories/open-to-all.js';
import { planning } from './stories/planning.js';
import { plannedRide, riding } from './stories/riding.js';
import { tabs } from './stories/tabs.js';
import { together } from './stories/together.js';
import { results, tournament } from './stories/tournament.js';
import { unanswered } from './stories/unanswered.js';
import { twoPeople } from './stories/two-people.js';
import { Wire } from './wire.js';

/** For a story, on a machine that is busy with other tests. */
const STORY_MS = 240_000;

let server: TestServer;
let game: SeatedGame;

beforeAll(async () => {
  server = await TestServer.shared();
  game = await seatedGame(server);
  await give(server, game.id, game.red, { endStep: true });
}, STORY_MS);

afterAll(() => server.clear());

describe('the page', () => {
  const people = new People();

  it(
    'lets a newcomer play against the computer by clicks',
    async () => newcomer(await people.one(), server.url),
    STORY_MS,
  );

  it(
    'lets two people play, and tells neither what is hidden from him, before and after a reload',
    async () => twoPeople(await people.one(), await people.one(), server.url),
    STORY_MS,
  );

  it(
    'keeps a game of honour: a message that is checked, a warning, a claim, the turn both ways, and since when',
    async () => honour(await people.one(), await people.one(), server),
    STORY_MS,
  );

  it(
    'knows people by their names: an account, its keys, an invitation, another browser',
    async () => accounts(await people.one(), await people.one(), server.url),
    STORY_MS,
  );

  it(
    'can be used by the keyboard alone, and has nothing that keeps people out',
    async () => keyboard(await people.one({ reducedMotion: 'reduce' }), server.url),
    STORY_MS,
  );

  it(
    'keeps the place of the keyboard where a button gives way to something else',
    async () => {
      const turned = await playedGame(server);
      await give(server, turned.id, turned.blue, { endTurn: true });
      await give(server, turned.id, turned.red, { endStep: true });
      await keptFocus(await people.one(), server, turned);
    },
    STORY_MS,
  );

  it('fits a phone, in the dark', async () => phone(await people.onAPhone(), server.url), STORY_MS);

  it(
    'says that the connection is lost, goes on by itself, and sends nothing twice',
    async () => {
      const wire = await Wire.to(server.url);
      const moving = await seatedGame(server);
      await give(server, moving.id, moving.red, { endStep: true });
      await lostConnection({ person: await people.one(), wire, server, game: moving });
      await wire.close();
    },
    STORY_MS,
  );

  it(
    'goes on by itself for two people whose server is killed and started again, and nothing is lost or done twice',
    async () => killedServer(await people.one(), await people.one()),
    STORY_MS,
  );

  it(
    'lets one seat play in two tabs, of which one may know nothing of the other, and gives each order once',
    async () => tabs(await people.one(), server, await seatedGame(server)),
    STORY_MS,
  );

  it(
    'lets somebody organise a tournament with a private game, into which others look by a link',
    async () => tournament(await people.one(), await people.one(), await people.one(), server.url),
    STORY_MS,
  );

  it(
    'shows the table of results of a tournament, and keeps seats for those who are invited',
    async () => results(await people.one(), await people.onAPhone(), server),
    STORY_MS,
  );

  it(
    'tells what the mouse is over, and builds a move hex by hex',
    async () => {
      const moving = await seatedGame(server);
      await give(server, moving.id, moving.red, { endStep: true });
      await hexByHex(await people.one(), server.url, { game: moving.id, key: moving.red });
    },
    STORY_MS,
  );

  it(
    "builds a rider's move by clicks, with turns and a charge, in a plan and in his turn",
    async () => {
      const ride = await seatedGame(server, 'dawn-raid');
      await plannedRide(await people.one(), server, ride);
      await riding(await people.one(), server, ride);
    },
    STORY_MS,
  );

  it(
    'puts an attack of several together, with its odds, by clicks and by the keyboard',
    async () => together(await people.one(), server, await seatedGame(server)),
    STORY_MS,
  );

  it(
    'says without being asked what must still be done before a step can end',
    async () => duties(await people.one(), server, await seatedGame(server, 'walkelins-round')),
    STORY_MS,
  );

  it(
    'says in the list of units who stands in a barricade',
    async () => inABarricade(await people.one(), server.url, (await seatedGame(server, 'bridge-ward')).id),
    STORY_MS,
  );

  it(
    'draws the line of a shot, with its cover, in a plan and in the turn',
    async () => {
      const { id, red, blue } = await seatedGame(server, 'candlemas-rents');
      await plannedShot(await people.one(), server.url, { game: id, key: blue });
      await shot(await people.one(), server.url, { game: id, key: red });
    },
    STORY_MS,
  );

  it(
    'lets somebody who waits plan by clicks, and give the plan when his turn has come',
    async () => planning(await people.one(), server, await seatedGame(server)),
    STORY_MS,
  );

  it('begins a game in which two share a side', async () => sharedSide(await people.one(), server), STORY_MS);

  it('begins a game with other options', async () => options(await people.one(), server), STORY_MS);

  it('says that a game is not there', async () => nowhere(await people.one(), server.url), STORY_MS);

  it('shows nothing of a private game to a stranger', async () => stranger(await people.one(), server), STORY_MS);

  it(
    'says that a key opens a game no longer, and shows the game without it',
    async () => {
      const person = await people.one();
      person.expects(/401/);
      await expired(person, server, await seatedGame(server));
    },
    STORY_MS,
  );

  it('shows markup as it is written', async () => markup(await people.one(), server.url, game.id), STORY_MS);

  it(
    'asks once for a part of a log that the server refuses for good',
    async () => refusedForGood(await people.one(), server.url, game.id),
    STORY_MS,
  );

  it(
    'asks again for what the server cannot answer yet',
    async () => {
      const { id, red } = await seatedGame(server);
      await notYet(await people.one(), server.url, { game: id, key: red });
    },
    STORY_MS,
  );

  it(
    'says that something is missing because the server refuses a question, and why',
    async () => {
      const { id, red } = await seatedGame(server);
      await give(server, id, red, { endStep: true });
      await unanswered(await people.one(), server.url, { game: id, key: red });
    },
    STORY_MS,
  );

  it(
    'finds units and orders among many, on a desk and on a phone',
    async () => {
      const muster = await seatedGame(server, 'great-muster');
      await manyUnits(await people.one(), await people.onAPhone(), server, muster);
      await sideOrders(await people.one(), server, muster);
    },
    STORY_MS,
  );

  it(
    'tells beside a decision what has led to it, and each answer once',
    async () => askedToAdvance(await people.one(), server),
    STORY_MS,
  );

  it('shows the past, each event by its link', async () => past(await people.one(), server.url, game.id), STORY_MS);
});
