import { expect } from '@jest/globals';
import type { Person } from '../browser.js';
import { endStep, gameBeyond, revisionOf } from '../playing.js';

/** Names of those who lie in wait, which the other side may not learn. */
const HIDDEN = ['Black-Joan', 'Scathe', 'Will-Thorn'];

/** Ann begins a game with hidden units, Bob comes by her link; neither page is ever told what it may not know. */
export async function twoPeople(ann: Person, bob: Person, url: string): Promise<void> {
  await ann.page.goto(`${url}#/new/damp-ferns`);
  await ann.page.getByLabel(/outlaws/).check();
  await ann.page.getByLabel(/takes the free seat/).check();
  await ann.page.getByRole('button', { name: 'Begin' }).click();
  await ann.page.getByRole('button', { name: 'Link for a friend' }).click();
  const link = await ann.page.getByLabel('Link for a friend').inputValue();

  await bob.page.goto(link);
  await bob.page.getByRole('button', { name: 'Take the seat' }).click();
  await bob.page.locator('.whose', { hasText: 'Waiting for' }).waitFor();

  expect(await ann.asked()).toContain('decide');
  await ann.page.getByLabel('Black-Joan').selectOption('P6');
  await ann.page.getByLabel('Scathe').selectOption('Q7');
  await ann.page.locator('.decision').evaluate((decision) => decision.scrollIntoView());
  await ann.picture('hiding');
  const before = await revisionOf(ann);
  await ann.page.getByRole('button', { name: 'Set them up hidden' }).click();
  await Promise.all([gameBeyond(ann, before), gameBeyond(bob, before)]);

  expect(await bob.asked()).toContain('your turn');
  await standingOrder(bob);
  await endStep(bob);
  // In the middle of the game both come back to where they were.
  await Promise.all([ann.page.reload(), bob.page.reload()]);
  expect(await bob.asked()).toContain('your turn');
  await ann.page.getByRole('button', { name: /^Black-Joan/ }).waitFor();
  const known = await revisionOf(ann);
  await endStep(bob);
  await gameBeyond(ann, known);

  const [annKnows, bobKnows] = [await ann.received(), await bob.received()];
  for (const name of HIDDEN) {
    expect(annKnows).toContain(name);
    expect(bobKnows).not.toContain(name);
    expect(await bob.page.content()).not.toContain(name);
  }
  const [annKey = ''] = await keysOf(ann);
  expect(annKey).toMatch(/^hk_/);
  expect(bobKnows).not.toContain(annKey);
}

/** Standing orders are offered to whoever has joined, and are there later. */
async function standingOrder(person: Person): Promise<void> {
  const { page } = person;
  const offer = page.getByRole('region', { name: 'Standing orders' });
  await person.picture('standing-orders');
  const before = await revisionOf(person);
  await offer.getByLabel(/An enemy passes/).selectOption('At these odds or better: 2-1');
  await gameBeyond(person, before);
  await offer.getByRole('button', { name: 'Done' }).click();
  await offer.getByRole('button', { name: 'Standing orders (1)' }).click();
  expect(await offer.getByLabel(/An enemy passes/).inputValue()).toBe('atOdds 2-1');
  await offer.getByRole('button', { name: 'Done' }).click();
}

/** The keys that a browser keeps. */
async function keysOf({ page }: Person): Promise<readonly string[]> {
  const kept = await page.evaluate(() => localStorage.getItem('herald.seats'));
  return (JSON.parse(kept ?? '[]') as readonly { readonly key: string }[]).map(({ key }) => key);
}
