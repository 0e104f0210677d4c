import { expect } from '@jest/globals';
import type { Person } from '../browser.js';
import { clickHex, endStep, gameBeyond, giveOrder, marks, revisionOf, settled, stepOf } from '../playing.js';

/** Orders of one game, more than the turns of the story need. */
const DEEDS_MAX = 40;

/**
 * Plays for the seat until a game turn begins or the game is over: moves once, attacks where it is offered, answers.
 */
async function playUntil(person: Person, gameTurn: number): Promise<void> {
  let moved = 0;
  for (let deeds = 0; deeds < DEEDS_MAX; deeds += 1) {
    const said = await person.asked();
    if (said.includes('over') || (await turnOf(person)) >= gameTurn) return;
    if (said.includes('decide')) await decide(person);
    else if ((await stepOf(person)) === 'movement' && moved < deeds && moved < 2)
      moved += await unlessGoneOn(person, () => move(person));
    else if ((await stepOf(person)) === 'combat' && (await unlessGoneOn(person, () => attack(person)))) continue;
    else await endStep(person);
  }
  throw new Error('the game did not come to that turn');
}

/** Does something, or looks again: the computer may answer in between, and then the board is another. */
async function unlessGoneOn(person: Person, deed: () => Promise<number>): Promise<number> {
  const before = await revisionOf(person);
  try {
    return await deed();
  } catch (error) {
    if ((await revisionOf(person)) > before) return 1;
    await person.picture('failed');
    throw error;
  }
}

async function turnOf({ page }: Person): Promise<number> {
  return Number(/Game turn (\d+)/.exec(await page.locator('.status').innerText())?.[1]);
}

async function decide(person: Person): Promise<void> {
  const before = await revisionOf(person);
  const { page } = person;
  await page.locator('.decision .orders button').first().click();
  const give = page.getByRole('button', { name: 'Give this order' });
  await Promise.race([give.waitFor().catch(() => undefined), gameBeyond(person, before)]);
  if (await give.isVisible()) await giveOrder(person);
}

/** Moves the first who can towards the enemy, by clicks on the map; how many have moved. */
async function move(person: Person): Promise<number> {
  const { page } = person;
  await settled(person);
  await page.locator('.unit.can-act').first().click();
  // A unit that can act has orders; none of them need be a move.
  await page.locator('.chosen summary').first().waitFor();
  const [cheap] = (await marks(person)).filter(({ label }) => label === '1 MP');
  if (!cheap) return 0;
  await clickHex(person, cheap.hex);
  await page.getByRole('button', { name: 'Give this order' }).waitFor();
  await giveOrder(person);
  return 1;
}

/** Lets the first who can attack do so; how many have attacked. */
async function attack(person: Person): Promise<number> {
  const { page } = person;
  await settled(person);
  const able = page.locator('.unit.can-act').first();
  if (!(await able.isVisible())) return 0;
  await able.click();
  await page.locator('.chosen summary').first().waitFor();
  const first = page
    .locator('.chosen details', { hasText: /^Attacks/ })
    .locator('.orders button')
    .first();
  if (!(await first.isVisible())) return 0;
  await first.click();
  await giveOrder(person);
  return 1;
}

/** From the home page to a game against the computer, and on for some turns. */
export async function newcomer(person: Person, url: string): Promise<void> {
  const { page } = person;
  await page.goto(url);
  const play = page.getByRole('button', { name: 'Play against the computer' });
  await play.waitFor();
  await page.locator('.card').first().waitFor();
  await person.picture('home');
  await play.click();
  expect(await person.asked()).toContain('your turn');
  await endStep(person);
  expect(await stepOf(person)).toBe('movement');
  await page.getByRole('button', { name: /^Sim\b/ }).click();
  await page.locator('.mark.move').first().waitFor();
  await person.picture('board');
  await playUntil(person, 3);
  await person.picture('turn-3');
}
