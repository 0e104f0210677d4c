import { expect } from '@jest/globals';
import type { Person } from '../browser.js';
import { grave, overflow } from './open-to-all.js';

/** From a rule that the table shows to its page, to the places in the game where it was used, and to its kin. */
export async function rulesOfGame(person: Person, url: string, game: string): Promise<void> {
  const { page } = person;
  await page.goto(`${url}#/game/${game}`);
  await page.locator('.whose', { hasText: 'Waiting for' }).waitFor();
  await page.getByRole('application').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const shown = page.getByRole('region', { name: /^Hex / }).locator('.rule-id').first();
  const id = await shown.innerText();
  await shown.focus();
  await page.keyboard.press('Enter');
  await page.getByText(id, { exact: true }).first().waitFor();
  await page.getByRole('heading', { name: /^In this game/ }).waitFor();
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await page.getByRole('application').waitFor();
}

/** The page of a rule has its words, numbers, ruling, uses in the game and related rules. */
export async function onePage(person: Person, url: string, game: string): Promise<void> {
  const { page } = person;
  await page.goto(`${url}#/rule/pbem%3A7.1a?game=${game}`);
  await page.getByRole('heading', { level: 1, name: 'One live unit per hex' }).waitFor();
  await page.getByText('at most one live character').waitFor();
  await page.getByText('Max live units per location').waitFor();
  await page.getByRole('heading', { name: 'Our ruling' }).waitFor();
  await page.getByText('No event has named it so far.').waitFor();
  expect(await grave(page)).toEqual([]);
  await page.getByRole('link', { name: 'pbem:7.1b' }).click();
  await page.getByRole('heading', { level: 1, name: 'Passing through friends and animals' }).waitFor();
  await person.picture('rule');
  await page.getByRole('link', { name: '10.9', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Section pbem:10.9' }).waitFor();
}

/** Where a rule was used is told, each time with its link. */
export async function uses(person: Person, url: string, game: string, rule: string): Promise<void> {
  const { page } = person;
  await page.goto(`${url}#/rule/${encodeURIComponent(rule)}?game=${game}`);
  const used = page.getByRole('region', { name: /^In this game/ });
  await used.getByRole('link').first().click();
  await page.waitForURL(new RegExp(`#/game/${game}\\?at=\\d+$`));
  await page.locator('.whose', { hasText: 'You look at the past.' }).waitFor();
}

/** A search over the rules, on a phone: its words are in the link, and no letter is lost. */
export async function search(person: Person, url: string): Promise<void> {
  const { page } = person;
  await page.goto(`${url}#/rules`);
  await page.getByRole('searchbox').pressSequentially('live unit per hex');
  await page.getByRole('link', { name: 'pbem:7.1a', exact: true }).waitFor();
  await page.waitForURL(/words=live\+unit\+per\+hex$/);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await grave(page)).toEqual([]);
  await person.picture('rules-phone');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rules' }).click();
  await page.getByText('Look for example at these').waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('');
  await page.goto(`${url}#/rules?words=zeppelin`);
  await page.getByText('No rule has all these words.').waitFor();
  await page.goto(`${url}#/rules?words=horse`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.waitForFunction(() => document.querySelectorAll('.rule .rule-id').length === 100);
  await page.goto(`${url}#/rule/pbem%3A26.33`);
  await page.getByRole('columnheader', { name: '3-1' }).waitFor();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await grave(page)).toEqual([]);
}

/** Links to rules that are not there, to a section, and with markup in them. */
export async function badRules(person: Person, url: string): Promise<void> {
  const { page } = person;
  const there = page.getByRole('alert').getByText('There is no such rule.');
  await page.goto(`${url}#/rule/pbem%3A99.9`);
  await there.waitFor();
  await page.getByRole('link', { name: 'Search for it in the rules' }).click();
  await page.getByText('No rule has all these words.').waitFor();
  const markup = '<img src=x onerror="window.broken=1">';
  await page.goto(`${url}#/rule/${encodeURIComponent(markup)}`);
  await there.waitFor();
  await page.getByText(markup).waitFor();
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  await page.goto(`${url}#/rule/pbem%3A7.1`);
  await page.getByRole('heading', { name: 'Section pbem:7.1' }).waitFor();
  await page.getByRole('link', { name: 'pbem:7.1c' }).waitFor();
  await page.goto(`${url}#/rule/pbem%3A7.1a?game=00000000-0000-0000-0000-000000000000`);
  await page.getByText('That game is not there').waitFor();
}

/** An event of the log opens its explanation: each price with its rule, and what the judge says. */
export async function why(person: Person, url: string, game: string): Promise<void> {
  const { page } = person;
  await page.goto(`${url}#/game/${game}`);
  const line = page.getByRole('region', { name: 'Events' }).locator('li', { hasText: /Gib moves/ });
  const button = line.getByRole('button', { name: /^Why/ });
  await button.focus();
  await page.keyboard.press('Enter');
  const told = line.getByRole('group', { name: /^Why event/ });
  await told.getByText('1 MP, 1 so far').waitFor();
  await told.getByText('By the rules: right.').waitFor();
  await told.getByRole('link', { name: 'pbem:16.11' }).first().waitFor();
  await told.getByText('Flat ground').first().waitFor();
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  expect(await grave(page)).toEqual([]);
  await told.scrollIntoViewIfNeeded();
  await person.picture('why');
  await button.click();
  await told.waitFor({ state: 'detached' });
}
