import { expect } from '@jest/globals';
import type { TestServer } from '../../api/server.js';
import type { Person } from '../browser.js';

/** A game is begun with an option of the rules that its scenario does not have; each option leads to its rule. */
export async function options(person: Person, server: TestServer): Promise<void> {
  const { page } = person;
  await page.goto(`${server.url}#/new/two-champions`);
  await page.getByText('Options of the rules: ransom and surrender').click();
  // Nothing is offered that the server would refuse.
  await page.getByText('multi player sides (no side has several players)').waitFor();
  expect(await page.getByRole('checkbox', { name: 'Multi player sides' }).count()).toBe(0);
  const panic = page.locator('.rule-options li', { hasText: 'Panic and rout' });
  expect(await panic.getByRole('link').innerText()).toBe('pbem:22.9a');
  await panic.getByRole('checkbox').check();
  await page.getByText('Options of the rules: panic and rout, ransom and surrender (1 change)').waitFor();
  await person.picture('options');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForURL(/#\/game\//);
  const id = /game\/([\w-]+)/.exec(page.url())?.[1];
  const ASK = 'query ($id: ID!) { game(id: $id) { options { name on } } }';
  const { game } = await server.data<{ game: { options: { name: string; on: boolean }[] } }>(ASK, { id });
  expect(game.options.filter(({ on }) => on).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['panicAndRout', 'ransomAndSurrender']),
  );
}

/** Of two players who share a side one is somebody before the page; the computer has all other seats. */
export async function sharedSide({ page }: Person, server: TestServer): Promise<void> {
  await page.goto(`${server.url}#/new/settling-up`);
  await page.getByLabel('The villagers (red) / Sticks').check();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  const seats = page.getByRole('region', { name: 'Seats' });
  await seats.getByText('The villagers (red) / Sticks: you').waitFor();
  await seats.getByText('The villagers (red) / Talkers: the computer').waitFor();
  await seats.getByText('The drovers (blue): the computer').waitFor();
}
