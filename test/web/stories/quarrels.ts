import { expect } from '@jest/globals';
import type { SeatedGame } from '../../api/server.js';
import type { Person } from '../browser.js';
import { grave, overflow } from './open-to-all.js';

/** Nothing is ever rendered as HTML, so a claim shows its markup as it is written. */
const ERROR = 'The step was <b>not</b> over.';

/** Somebody becomes an arbiter; the fingerprint that the players are given. */
export async function becomesArbiter({ page }: Person, url: string): Promise<string> {
  await page.goto(`${url}#/arbiter`);
  await page.getByLabel('Your name').fill('Maud');
  await page.getByRole('button', { name: 'Become an arbiter' }).click();
  return page.getByLabel('Fingerprint of your key').inputValue();
}

/**
 * The whole life of a claim, by clicks: two seats agree on an arbiter, one claims an error in an order of the other and
 * appeals, the arbiter decides, the claim stands in the list; at last one seat resigns. `at`: an event of red's order.
 */
export async function quarrel(person: Person, url: string, game: SeatedGame, at: number): Promise<void> {
  const { page } = person;
  const panel = page.getByRole('region', { name: 'Claims and agreements' });
  const look = async (as: string): Promise<void> => {
    await page.goto(`${url}#/game/${game.id}?as=${as}`);
    await panel.waitFor();
  };
  const fingerprint = await becomesArbiter(person, url);
  for (const key of [game.red, game.blue]) {
    await page.goto(`${url}#/seat/${game.id}/${key}`);
    await panel.waitFor();
  }
  await look('red');
  await panel.getByRole('button', { name: 'Propose an arbiter' }).click();
  await panel.getByLabel('Name').fill('Maud');
  await panel.getByLabel('Fingerprint of the key').fill(fingerprint);
  await panel.getByRole('button', { name: 'Propose', exact: true }).click();
  await panel.getByRole('button', { name: 'Take the proposal back' }).waitFor();
  // Nobody claims errors in orders of one's own side.
  await page.getByRole('button', { name: `Why: event ${at}`, exact: true }).click();
  await page.getByText('By the rules: right.').waitFor();
  expect(await page.getByRole('button', { name: 'Claim an error' }).count()).toBe(0);

  await look('blue');
  await panel.getByRole('button', { name: 'Agree to Maud' }).click();
  await panel.getByText('Arbiter: Maud.').waitFor();
  await claims(person, at);
  await panel.getByRole('button', { name: 'Appeal to Maud' }).click();
  await panel.getByLabel('Your reasons, for Maud').fill('The book says otherwise.');
  await panel.getByRole('button', { name: 'Appeal', exact: true }).click();
  await panel.getByText('the arbiter has to decide').waitFor();

  await look('nobody');
  await panel.getByRole('link', { name: 'Look as the arbiter' }).click();
  await panel.getByRole('button', { name: 'Decide about claim 1' }).click();
  await panel.getByLabel('Your reasons').fill('So says the book.');
  await panel.getByRole('button', { name: 'Decide', exact: true }).click();
  await panel.getByText('The arbiter upholds the claim').waitFor();
  await panel.scrollIntoViewIfNeeded();
  await person.picture('quarrel');
  await listed(person, url);

  await look('red');
  await panel.getByRole('button', { name: 'Offer a draw' }).click();
  await look('blue');
  const answering = page.getByRole('button', { name: 'Answer the offer' });
  await answering.waitFor();
  await person.picture('draw-offered');
  await answering.click();
  const declining = panel.getByRole('button', { name: 'Decline the draw' });
  await declining.click();
  // The other buttons move to its place when it goes.
  await declining.waitFor({ state: 'hidden' });
  await panel.getByRole('button', { name: 'Resign…' }).click();
  await panel.getByRole('button', { name: 'Resign now' }).click();
  await page.locator('.whose', { hasText: 'The game is over' }).waitFor();
  await panel.getByRole('button', { name: 'Accept how the game ended' }).click();
  await panel.getByText('accepted how the game ended').waitFor();
  const saved = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save the file of the game' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.ndjson$/);
}

/** Files a claim from the log, and reads the verdict. */
async function claims({ page }: Person, at: number): Promise<void> {
  await page.getByRole('button', { name: `Why: event ${at}`, exact: true }).click();
  await page.getByRole('button', { name: 'Claim an error' }).click();
  await page.getByLabel('The error, in your words').fill(ERROR);
  // The server refuses the claim: it is not filed, and the page says why.
  await page.getByLabel('The rule, if you know it').fill('pbem:99.9z');
  await page.getByRole('button', { name: 'File the claim' }).click();
  await page.getByRole('alert').getByText('There is no rule pbem:99.9z.').waitFor();
  await page.getByLabel('The rule, if you know it').fill('pbem:4.2');
  await page.getByRole('button', { name: 'File the claim' }).click();
  const claim = page.locator('.claim').filter({ hasText: 'Claim 1' });
  await claim.getByText('the order was no error').waitFor();
  await claim.getByText(ERROR).waitFor();
  expect(await grave(page)).toEqual([]);
}

/** The organiser's list, on the width of a phone: what is found by standing and by rule, and what is not. */
async function listed(person: Person, url: string): Promise<void> {
  const { page } = person;
  const window = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}#/claims?standing=upheld&rule=pbem%3A4.2`);
  await page.getByRole('heading', { level: 1, name: 'Claims' }).waitFor();
  // Other tests of the process may have left claims on the server.
  await page.locator('.claim').getByText('So says the book.').first().waitFor();
  await page.getByRole('link', { name: 'Brawl behind the tavern' }).first().waitFor();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await grave(page)).toEqual([]);
  await person.picture('claims');
  await page.getByLabel('How the claims stand').selectOption('lapsed');
  await page.getByText('There is no such claim.').waitFor();
  if (window) await page.setViewportSize(window);
}
