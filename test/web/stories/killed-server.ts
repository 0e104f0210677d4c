import { expect } from '@jest/globals';
import { give, seatedGame, stateOf } from '../../api/server.js';
import { ServerProcess } from '../../api/server-process.js';
import type { Person } from '../browser.js';
import { chooseAnyMove, endStep, giveOrder, isLost, settled, shows } from '../playing.js';

const HISTORY = `query ($id: ID!) { game(id: $id) { history(first: 200) { edges { node { type hash } } } } }`;

interface History {
  readonly game: {
    readonly history: {
      readonly edges: readonly { readonly node: { readonly type: string; readonly hash: string } }[];
    };
  };
}

/**
 * Red and blue play. The server is killed when it has carried out an order of red, before the answer has come, and is
 * started again on the same data and the same port. Both pages say that the connection is lost and go on by themselves:
 * the order was carried out once, and both play on, without a reload.
 */
export async function killedServer(red: Person, blue: Person): Promise<void> {
  let server = await ServerProcess.start();
  try {
    const { url, folder } = server;
    const game = await seatedGame(server);
    await give(server, game.id, game.red, { endStep: true });
    for (const [person, key] of [
      [red, game.red],
      [blue, game.blue],
    ] as const) {
      // A server that has just started answers at first that it is not ready.
      person.expects(/ERR_|WebSocket|503/);
      await person.page.goto(`${url}#/seat/${game.id}/${key}`);
      await person.page.locator('.whose', { hasText: /It is your turn|Waiting for/ }).waitFor();
      await person.page.evaluate(() => document.body.classList.add('never-reloaded'));
    }

    const sent = await cutAfterFirstOrder(red);
    await chooseAnyMove(red);
    await red.page.getByRole('button', { name: 'Give this order' }).click();
    await sent.carriedOut;
    const { revision } = await stateOf(server, game.id);
    const before = await historyOf(server, game.id);
    await server.kill();
    sent.cut();
    await Promise.all([isLost(red, true), isLost(blue, true)]);
    await red.picture('killed-red');
    await blue.picture('killed-blue');

    server = await ServerProcess.start({ PORT: new URL(url).port }, folder);
    expect(server.url).toBe(url);
    await Promise.all([red, blue].map((person) => isLost(person, false)));
    await Promise.all([red, blue].map((person) => shows(person, revision)));
    // Red's page has asked again for the answer that it lost, and the server has known the order.
    expect(new Set(sent.keys).size).toBe(1);
    expect(sent.keys.length).toBeGreaterThan(1);
    expect(await historyOf(server, game.id)).toEqual(before);

    await settled(red);
    await red.page.getByText('Write orders').click();
    await red.page.locator('#notation').fill('end turn');
    await red.page.getByRole('button', { name: 'Give these orders' }).click();
    expect(await blue.asked()).toContain('your turn');
    await settled(blue);
    await endStep(blue);
    await chooseAnyMove(blue);
    await giveOrder(blue);
    const after = await stateOf(server, game.id);
    await shows(red, after.revision);
    expect((await historyOf(server, game.id)).slice(0, before.length)).toEqual(before);
    for (const { page } of [red, blue]) expect(await page.locator('body.never-reloaded').count()).toBe(1);
  } finally {
    await server.clear();
  }
}

/** The first order that a page sends reaches the server, and its answer waits until `cut`, and then never comes. */
async function cutAfterFirstOrder({ page }: Person) {
  const keys: string[] = [];
  let [cut, told] = [(): void => undefined, (): void => undefined];
  const isCut = new Promise<void>((done) => (cut = done));
  const carriedOut = new Promise<void>((done) => (told = done));
  await page.route('**/graphql', async (route) => {
    const { variables } = (route.request().postDataJSON() ?? {}) as {
      readonly variables?: { readonly input?: { readonly idempotencyKey?: string; readonly order?: object } };
    };
    const { idempotencyKey, order } = variables?.input ?? {};
    if (idempotencyKey === undefined || !order || keys.length > 20) return route.fallback();
    keys.push(idempotencyKey);
    if (keys.length > 1) return route.fallback();
    await route.fetch();
    told();
    await isCut;
    return route.abort();
  });
  return { keys, carriedOut, cut: () => cut() };
}

/** Types and hashes of all events. */
async function historyOf(server: ServerProcess, id: string) {
  const { game } = await server.data<History>(HISTORY, { id });
  return game.history.edges.map(({ node }) => node);
}
