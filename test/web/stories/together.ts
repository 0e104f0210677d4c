import { expect } from '@jest/globals';
import { give, type SeatedGame, type TestServer } from '../../api/server.js';
import type { Person } from '../browser.js';
import { clickHex, gameBeyond, revisionOf } from '../playing.js';

/** Brings red's Jankin and Wat beside Hamo, who lets them pass, and goes on to the combat step. */
async function besideHamo(server: TestServer, { id, red, blue }: SeatedGame): Promise<void> {
  const orders: readonly (readonly [string, object])[] = [
    [red, { endStep: true }],
    [red, { text: 'Jankin: P9' }],
    [blue, { pin: {} }],
    [red, { text: 'Wat: P8' }],
    [blue, { pin: {} }],
    [red, { endStep: true }],
    [red, { endStep: true }],
  ];
  for (const [key, order] of orders) await give(server, id, key, order);
}

/**
 * The end of the step names the attacks that would be lost. An attack of two on one is put together by clicks on the
 * map: the page shows its odds, says why a target is no target, and lets one be taken out again by the keyboard.
 */
export async function together(person: Person, server: TestServer, game: SeatedGame): Promise<void> {
  await besideHamo(server, game);
  const { page } = person;
  await page.goto(`${server.url}#/seat/${game.id}/${game.red}`);
  await page.getByRole('button', { name: 'End step', exact: true }).click();
  const end = page.getByRole('group', { name: 'End of the step' });
  await end.getByText('Attacks that are not made: Jankin and Wat', { exact: true }).waitFor();
  await person.picture('lost-with-the-step');
  await end.getByRole('button', { name: 'Go on with it' }).click();

  await page.getByRole('button', { name: 'Put an attack together' }).click();
  const bar = page.getByRole('group', { name: 'An attack of your own making' });
  const give = bar.getByRole('button', { name: 'Give this order' });
  expect(await give.isDisabled()).toBe(true);

  await clickHex(person, 'P9');
  await clickHex(person, 'O8');
  await bar.getByText('Jankin attacks Hamo', { exact: true }).waitFor();
  const column = bar.getByText(/^Column /);
  await column.waitFor();
  const alone = await column.innerText();
  await clickHex(person, 'P8');
  await bar.getByText('Jankin + Wat attack Hamo', { exact: true }).waitFor();
  await column.filter({ hasNotText: alone }).waitFor();
  const both = await column.innerText();
  await person.picture('together');

  // Tib stands beside Jankin, behind the wall.
  const tib = bar.getByRole('checkbox', { name: 'Tib' });
  await tib.focus();
  await page.keyboard.press('Space');
  await bar.getByText(/Tib/).filter({ hasText: /pbem:/ }).waitFor();
  expect(await give.isDisabled()).toBe(true);
  await page.keyboard.press('Space');
  await column.waitFor();
  expect(await column.innerText()).toBe(both);

  const before = await revisionOf(person);
  await give.click();
  await gameBeyond(person, before);
  await page
    .getByRole('region', { name: 'Events' })
    .getByText(/Jankin \+ Wat attack Hamo/)
    .first()
    .waitFor();
  expect(await bar.count()).toBe(0);
}
