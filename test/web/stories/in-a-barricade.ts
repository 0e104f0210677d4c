import type { Person } from '../browser.js';

/** The list of units says that a man stands in a barricade, or in the half of one that stands. */
export async function inABarricade(person: Person, url: string, game: string): Promise<void> {
  const { page } = person;
  await page.goto(`${url}#/game/${game}`);
  await page.getByRole('button', { name: /^Dickon K9, barricade · / }).waitFor();
  await person.picture('in-a-barricade');
  // To batter the other half down would take many turns.
  await page.route('**/graphql', async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    const half = body.replace('"hexes":["K8","K9"],"without":null', '"hexes":["K9"],"without":"K8"');
    await route.fulfill({ response: answer, body: half });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  const dickon = page.getByRole('button', { name: /^Dickon K9, half a barricade · / });
  await dickon.scrollIntoViewIfNeeded();
  await person.picture('in-half-a-barricade-phone');
  await page.unrouteAll({ behavior: 'wait' });
}
