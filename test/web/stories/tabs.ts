import { expect } from '@jest/globals';
import { give, type SeatedGame, stateOf, type TestServer } from '../../api/server.js';
import { Person } from '../browser.js';
import { chooseMove, gameBeyond, giveOrder, revisionOf } from '../playing.js';

/**
 * One seat in two tabs. Each shows what the other does, and says that a choice was made before it. Then the first tab
 * is told nothing of a move in the second: its next order is refused as one about an earlier board, the page says so
 * and shows the newest board, and the same order goes on from there. Each order is carried out once.
 */
export async function tabs(first: Person, server: TestServer, { id, red }: SeatedGame): Promise<void> {
  await give(server, id, red, { endStep: true });
  let isDeaf = false;
  await first.page.routeWebSocket(/graphql/, (socket) => {
    const wire = socket.connectToServer();
    wire.onMessage((message) => {
      if (!isDeaf) socket.send(message);
    });
  });
  await first.page.goto(`${server.url}#/seat/${id}/${red}`);
  await first.asked();
  const second = new Person(first.context, await first.context.newPage());
  await second.page.goto(`${server.url}#/game/${id}`);

  await chooseMove(first, 'Sim', 'Q7');
  await chooseMove(second, 'Gib', 'P11');
  await giveOrder(second);
  await first.page.getByText('The game has gone on since you chose this.', { exact: false }).waitFor();
  expect(await revisionOf(first)).toBe(await revisionOf(second));
  await giveOrder(first);
  await gameBeyond(second, (await revisionOf(first)) - 1);

  isDeaf = true;
  await chooseMove(second, 'Jankin', 'Q10');
  await giveOrder(second);
  const { revision } = await stateOf(server, id);
  expect(await revisionOf(first)).toBeLessThan(revision);
  await chooseMove(first, 'Wat', 'Q6');
  await first.page.getByRole('button', { name: 'Give this order' }).click();
  await first.page.getByRole('alert').getByText('The game has gone on meanwhile', { exact: false }).waitFor();
  await first.page.waitForFunction(
    (known) => Number(document.querySelector<HTMLInputElement>('input[type=range]')?.max) === known,
    revision,
  );
  expect((await stateOf(server, id)).revision).toBe(revision);
  await first.picture('stale');
  await chooseMove(first, 'Wat', 'Q6');
  await first.page.getByRole('button', { name: 'Give this order' }).click();
  await gameBeyond(second, revision);
  expect(await placesOf(server, id)).toMatchObject({ Gib: ['P11'], Sim: ['Q7'], Jankin: ['Q10'], Wat: ['Q6'] });
  expect(second.wrong).toEqual([]);
}

/** The hexes of each unit. */
async function placesOf(server: TestServer, id: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const { game } = await server.data<{
    game: { board: { units: readonly { readonly name: string; readonly hexes: readonly string[] }[] } };
  }>('query ($id: ID!) { game(id: $id) { board { units { name hexes } } } }', { id });
  return Object.fromEntries(game.board.units.map(({ name, hexes }) => [name, hexes]));
}
