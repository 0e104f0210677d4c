import { expect } from '@jest/globals';
import type { Person } from '../browser.js';
import { clickHex, gameBeyond, giveOrder, revisionOf } from '../playing.js';

/** The middle of a hex in the window, by the counter or mark that lies in it. */
async function middleOf({ page }: Person, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * The mouse over a hex tells what it is and what it costs; a move is built hex by hex, with what the server foresees,
 * one hex is taken back, and the way is given as it stands.
 */
export async function hexByHex(
  person: Person,
  url: string,
  { game, key }: { game: string; key: string },
): Promise<void> {
  const { page } = person;
  await page.goto(`${url}#/seat/${game}/${key}`);
  await page.getByRole('button', { name: /^Gib\b/ }).click();
  await page.locator('.mark.move').first().waitFor();
  const over = await middleOf(person, '.mark[data-hex="O10"] polygon');
  await page.mouse.move(over.x, over.y);
  const words = page.locator('.map-words');
  await words.filter({ hasText: /O10: flat ground.*1 MP · to enter: on foot 1 MP/ }).waitFor();

  const apart = await middleOf(person, '.mark[data-hex="R9"] polygon');
  await page.getByRole('button', { name: 'Build the move hex by hex' }).click();
  const way = page.getByRole('group', { name: 'A move, hex by hex' });
  await way.getByText(/^0 MP so far, \d left$/).waitFor();
  await page.mouse.click(apart.x, apart.y);
  await way.getByText('Click the hexes of the way').waitFor();
  for (const hex of ['P11', 'Q11', 'Q10']) await clickHex(person, hex);
  await way.getByText('Gib: P11, Q11, Q10', { exact: true }).waitFor();
  await way.getByText(/^Gib moves .*3 MP/).waitFor();
  await person.picture('hex-by-hex');
  await way.getByRole('button', { name: 'One step back' }).click();
  await way.getByText('Gib: P11, Q11', { exact: true }).waitFor();
  const before = await revisionOf(person);
  await way.getByRole('button', { name: 'Give this order' }).click();
  await gameBeyond(person, before);
  await page
    .getByRole('region', { name: 'Events' })
    .getByText(/Gib moves.*Q11/)
    .first()
    .waitFor();
  expect(await way.count()).toBe(0);
}

/** A shot that is about to be ordered shows its line on the map, what lies on it, and the cover. */
export async function shot(person: Person, url: string, { game, key }: { game: string; key: string }): Promise<void> {
  const { page } = person;
  await page.goto(`${url}#/seat/${game}/${key}`);
  await page.getByRole('button', { name: /^Gamel\b/ }).click();
  await page
    .locator('.chosen details', { hasText: /^Shots/ })
    .locator('.orders button')
    .first()
    .click();
  await page.locator('line.aim').waitFor();
  await page.getByText(/^Over \d+ hexes/).waitFor();
  await page.getByRole('group', { name: 'About to be ordered' }).getByText(/%/).first().waitFor();
  await page.locator('.cover.counts').waitFor({ state: 'attached' });
  await page.getByText(/^(Light|Medium|Heavy) cover: through/).waitFor();
  await person.picture('shot');

  // At its event in the log the shot that was fired has the same line, on the board and in its explanation.
  await giveOrder(person);
  const told = page.locator('.log li', { hasText: /Gamel fires/ }).first();
  await told.getByRole('link').click();
  await told.getByRole('button', { name: /^Why: event/ }).click();
  const why = page.locator('.explanation');
  await why.getByText(/^(Light|Medium|Heavy) cover: through/).waitFor();
  await page.locator('line.aim').waitFor();
}

/** A shot that is planned after a move has its line and its cover from where the plan brings the archer. */
export async function plannedShot(person: Person, url: string, { game, key }: { game: string; key: string }) {
  const { page } = person;
  await page.goto(`${url}#/seat/${game}/${key}`);
  await page.getByRole('button', { name: /^Cuthred\b/ }).click();
  await clickHex(person, 'K9');
  await page.getByRole('button', { name: 'Keep in the plan' }).click();
  const plan = page.getByRole('region', { name: /^Plan for game turn/ });
  await plan.getByText('Cuthred moves to K9').waitFor();
  await plan.getByText('Second fire', { exact: true }).click();
  await plan
    .getByRole('button', { name: /Cuthred fires? at/ })
    .first()
    .click();
  await page.locator('line.aim').waitFor();
  await page.getByText(/^Over \d+ hexes/).waitFor();
  await page.getByText(/^((Light|Medium|Heavy) cover: |Nothing on the line gives cover)/).waitFor();
  await person.picture('planned-shot');
}
