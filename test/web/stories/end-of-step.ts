import { expect } from '@jest/globals';
import { give, type SeatedGame, type TestServer } from '../../api/server.js';
import type { Person } from '../browser.js';
import { settled } from '../playing.js';

/** Plays on until blue must group its men: in the combat step of its first player turn (pbem:23.15b). */
async function untilBlueMustGroup(server: TestServer, { id, red, blue }: SeatedGame): Promise<void> {
  const ASK = 'query ($id: ID!) { game(id: $id) { turn { side step } } }';
  const turn = async (): Promise<{ readonly side: string; readonly step: string }> =>
    (await server.data<{ game: { turn: { side: string; step: string } } }>(ASK, { id }, blue)).game.turn;
  for (let at = await turn(); at.side !== 'blue'; at = await turn()) await give(server, id, red, { endTurn: true });
  for (let at = await turn(); at.step !== 'combat'; at = await turn()) await give(server, id, blue, { endStep: true });
}

/** The page says without being asked what must still be done before the step can end, with its rule. */
export async function duties(person: Person, server: TestServer, game: SeatedGame): Promise<void> {
  await untilBlueMustGroup(server, game);
  const { page } = person;
  await page.goto(`${server.url}#/seat/${game.id}/${game.blue}`);
  const owed = page.locator('.end-step .duties li');
  await owed.first().waitFor();
  expect(await owed.allInnerTexts()).toEqual(['Blue must first group the men under their sergeants (pbem:23.15b)']);
  await settled(person);
  await page.getByRole('button', { name: 'End step', exact: true }).click();
  const end = page.getByRole('group', { name: 'End of the step' });
  await end.getByText('Before the step can end:').waitFor();
  expect(await end.getByRole('button', { name: 'End the step now' }).isDisabled()).toBe(true);
  await person.picture('duties');
}
