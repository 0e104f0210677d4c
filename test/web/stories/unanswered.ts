import { expect } from '@jest/globals';
import type { Person } from '../browser.js';
import { settled } from '../playing.js';

/**
 * A question that the server refuses for good leaves a part of the page empty: the page says so, with the reason, until
 * nobody asks it any more. The same holds for the end of a step.
 */
export async function unanswered(person: Person, url: string, { game, key }: { game: string; key: string }) {
  const { page } = person;
  const refusal = { message: 'the game is too large for this question', extensions: { code: 'TOO_COMPLEX' } };
  const isVoid = { message: 'the key is void', extensions: { code: 'UNAUTHENTICATED' } };
  await page.route('**/graphql', (route, request) => {
    const [, asked = ''] = /query (\w+)\(/.exec(request.postData() ?? '') ?? [];
    // That a key is void the page says in another place, once.
    if (asked === 'Standing') return route.fulfill({ json: { errors: [isVoid] } });
    return ['UnitOrders', 'Ends'].includes(asked) ? route.fulfill({ json: { errors: [refusal] } }) : route.continue();
  });
  await page.goto(`${url}#/seat/${game}/${key}`);
  await settled(person);
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.locator('.unit.can-act').first().click();
  const said = page.getByRole('alert').getByText('The game is too large for this question.');
  await said.waitFor();
  await person.picture('unanswered');
  await page.locator('.map-frame').press('Escape');
  await said.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'End step', exact: true }).click();
  await page.locator('.end-step').getByRole('alert').getByText('The game is too large for this question').waitFor();
  await page.unrouteAll({ behavior: 'wait' });
}
