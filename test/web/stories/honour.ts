import { expect } from '@jest/globals';
import { newKey } from '../../../src/access/key.js';
import { JOIN, type TestServer } from '../../api/server.js';
import type { Person } from '../browser.js';
import { endStep, gameBeyond, revisionOf, settled, until } from '../playing.js';
import { grave } from './open-to-all.js';

/**
 * A game of honour that warns its sender, by clicks: orders are written as one message and checked while they are
 * written; a slip is mended by what was meant; a fact that is stated holds though the rules forbid it, and its sender
 * alone is warned. The other side claims the error, and sees the turn as played beside the turn as corrected. Whoever
 * comes back later is told what has happened since.
 */
export async function honour(ann: Person, bob: Person, server: TestServer): Promise<void> {
  const { page } = ann;
  await page.goto(`${server.url}#/new/tavern-brawl`);
  await page.getByLabel(/The players, on their honour/).check();
  expect(await page.getByLabel(/forbidden order is told so/).isChecked()).toBe(true);
  await page.getByLabel(/takes the free seat/).check();
  await ann.picture('new-game');
  await page.getByRole('button', { name: 'Begin' }).click();
  await ann.asked();
  const game = /#\/game\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  const key = newKey();
  await server.data(JOIN, { input: { game, side: 'blue', key } });
  await bob.page.goto(`${server.url}#/seat/${game}/${key}`);
  await bob.page.getByText('Plan in writing').waitFor();

  await settled(ann);
  await endStep(ann);
  await page.getByText('Write orders').click();
  const orders = page.getByRole('textbox', { name: /One order a line/ });
  await orders.fill('Gib: A1 [mp 1]\nSimm: Q7');
  await page.getByRole('button', { name: 'Did you mean Sim?' }).waitFor();
  expect(await page.locator('.fault mark').innerText()).toBe('Simm');
  expect(await grave(page)).toEqual([]);
  await page.locator('.notation-form').scrollIntoViewIfNeeded();
  await ann.picture('message');
  await page.getByRole('button', { name: 'Did you mean Sim?' }).click();
  await page.getByText(/2 orders: all can be given|2 orders: .* can be given/).waitFor();
  const before = await revisionOf(ann);
  await page.getByRole('button', { name: 'Give these orders' }).click();
  await gameBeyond(ann, before);
  await page.getByText(/Line 1 was carried out, though pbem:7.3a forbids it/).waitFor();
  await ann.picture('warned');

  const other = bob.page;
  await gameBeyond(bob, before);
  expect(await other.getByText('forbids it').count()).toBe(0);
  await other.locator('.log-line', { hasText: 'Gib moves to A1' }).getByRole('button', { name: /^Why/ }).click();
  await other.getByRole('button', { name: 'Claim an error' }).click();
  await other.getByLabel('The error, in your words').fill('Gib did not come there.');
  await other.getByRole('button', { name: 'File the claim' }).click();
  await other.getByRole('button', { name: 'As played and as corrected' }).click();
  await other.locator('.pair img').nth(1).waitFor();
  // The picture shows what followed from the last order, too: that Sim has moved.
  const moved = Number(
    await other.locator('.log-line a', { hasText: 'Sim moves to Q7' }).locator('.small').innerText(),
  );
  const [shown] = await other
    .locator('.pair img[alt$="as played"]')
    .evaluateAll((all) => all.map((one) => Number(/after event (\d+)/.exec(one.getAttribute('alt') ?? '')?.[1])));
  expect(shown).toBeGreaterThanOrEqual(moved);
  await other.locator('.differences', { hasText: 'A1' }).waitFor();
  expect(await grave(other)).toEqual([]);
  await bob.picture('side-by-side');
  await other.getByRole('button', { name: 'Close' }).click();
  // The verdict by which a turn was corrected stands: nothing is offered that the server would refuse.
  expect(await other.getByRole('button', { name: /^Take claim/ }).count()).toBe(0);

  await page.getByRole('link', { name: 'Games', exact: true }).click();
  await page.getByRole('heading', { name: 'My games' }).waitFor();
  await server.data(
    'mutation ($game: ID!, $key: String!) { offerDraw(input: { game: $game, idempotencyKey: $key }) { __typename } }',
    { game, key: newKey() },
    key,
  );
  await page.getByRole('link', { name: 'Brawl behind the tavern' }).first().click();
  await page.getByRole('region', { name: 'Since you were here last' }).waitFor();
  await ann.picture('since');
  // The log has no gap between the events that came while the game was open and those that came while it was not.
  const told = async (): Promise<number[]> =>
    (await page.locator('.log-line a .small').allInnerTexts()).map((revision) => Number(revision));
  await until(async () => (await told())[0] === (await revisionOf(ann)));
  const revisions = await told();
  expect(revisions).toEqual(revisions.map((_, index) => revisions.length - 1 - index));
  await page.getByRole('button', { name: 'I have seen it' }).click();
}
