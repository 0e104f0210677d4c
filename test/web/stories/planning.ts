import { expect } from '@jest/globals';
import { give, type SeatedGame, stateOf, type TestServer } from '../../api/server.js';
import type { Person } from '../browser.js';
import { clickHex, gameBeyond, revisionOf } from '../playing.js';

/**
 * Blue waits and plans by clicks: a move, the attack that it makes possible, a move hex by hex, and an attack of both
 * men from where they would stand then. The plan is there after a reload, says what would come of it, changes with the
 * game, and is given when the turn has come.
 */
export async function planning(person: Person, server: TestServer, { id, red, blue }: SeatedGame): Promise<void> {
  const { page } = person;
  for (const key of [red, blue]) await give(server, id, key, { stand: { on: 'Pin', answer: 'never' } });
  await page.goto(`${server.url}#/seat/${id}/${blue}`);
  await page.locator('.whose', { hasText: 'Waiting for' }).waitFor();
  const events = page.getByRole('region', { name: 'Events' });
  await events.getByText('Blue has standing orders: it lets each enemy pass').waitFor();
  const plan = page.getByRole('region', { name: /Plan for game turn 1|Your plan/ });

  await page.getByRole('button', { name: /^Hamo\b/ }).click();
  await page.locator('.mark.move[data-hex="P8"]').waitFor();
  await clickHex(person, 'P8');
  await page.getByRole('button', { name: 'Keep in the plan' }).click();
  await plan.getByRole('listitem').filter({ hasText: 'Hamo moves to P8' }).getByText('1 MP').waitFor();
  await plan.getByText('Combat', { exact: true }).click();
  await plan.getByRole('button', { name: /Hamo attacks Wat/ }).click();
  await page.getByRole('button', { name: 'Keep in the plan' }).click();
  await plan.getByText('Dice decide what comes of it.').waitFor();

  await page.getByRole('button', { name: /^Tib\b/ }).click();
  await page.getByRole('button', { name: 'Build the move hex by hex' }).click();
  const way = page.getByRole('group', { name: 'A move, hex by hex' });
  for (const hex of ['O8', 'P9']) await clickHex(person, hex);
  await way.getByText(/^Tib moves .*2 MP/).waitFor();
  await way.getByRole('button', { name: 'Keep in the plan' }).click();
  await plan.getByText('Tib moves to P9, by O8').waitFor();
  // Tib is chosen already, and stands at P9 in the plan.
  await page.getByRole('button', { name: 'Put an attack together' }).click();
  const attack = page.getByRole('group', { name: 'An attack of your own making' });
  for (const hex of ['P8', 'Q8']) await clickHex(person, hex);
  await attack.getByText('Tib + Hamo attack Sim', { exact: true }).waitFor();
  await attack.getByText(/^Column /).waitFor();
  await person.picture('planning');
  await attack.getByRole('button', { name: 'Keep in the plan' }).click();
  await plan.getByRole('listitem').filter({ hasText: 'Tib + Hamo attack Sim' }).waitFor();

  // Red kills nobody, but takes the place.
  const before = await revisionOf(person);
  await give(server, id, red, { endStep: true });
  await give(server, id, red, { text: 'Wat: P8' });
  await gameBeyond(person, before);
  await plan.getByText('Not possible as things stand', { exact: false }).first().waitFor();
  for (const words of ['Hamo moves to P8', 'Tib + Hamo attack Sim']) {
    await plan.getByRole('button', { name: `Take out: ${words}` }).click();
  }
  await give(server, id, red, { endTurn: true });

  await page.reload();
  expect(await person.asked()).toContain('your turn');
  const known = await revisionOf(person);
  await plan.getByRole('button', { name: 'Give the plan' }).click();
  await gameBeyond(person, known);
  await plan.waitFor({ state: 'detached' });
  const { turn } = await stateOf(server, id);
  expect(turn).toMatchObject({ side: 'blue', step: 'combat' });
  const asked =
    '{ game(id: "' + id + '") { history(last: 30, filter: { types: ["OrderGiven"] }) { edges { node { text } } } } }';
  const { game } = await server.data<{ game: { history: { edges: readonly { node: { text: string } }[] } } }>(asked);
  const told = game.history.edges.map(({ node }) => node.text).join('\n');
  expect(told).toMatch(/Tib: O8, P9[^]*Hamo attacks Wat/);
  // With the keys of both seats one may change from one to the other.
  await page.goto(`${server.url}#/seat/${id}/${red}`);
  const own = page.getByRole('navigation', { name: 'Your seats in this game' });
  await own.getByRole('link', { name: 'Look as The drovers (blue)', exact: true }).waitFor();
}
