import { expect } from '@jest/globals';
import { give, type SeatedGame, type TestServer } from '../../api/server.js';
import type { Person } from '../browser.js';
import { clickHex, gameBeyond, revisionOf } from '../playing.js';

/** Chooses a unit and begins to build its move. */
async function build({ page }: Person, unit: RegExp) {
  await page.getByRole('button', { name: unit }).click();
  await page.getByRole('button', { name: 'Build the move hex by hex' }).click();
  return page.getByRole('group', { name: 'A move, hex by hex' });
}

/**
 * A knight's move is built by clicks: he turns into a hex beside both of his own, takes that back, turns by the rear
 * instead, and then rides straight on, which may be declared a charge.
 */
export async function riding(person: Person, server: TestServer, { id, red, blue }: SeatedGame): Promise<void> {
  const { page } = person;
  await give(server, id, blue, { stand: { on: 'Pin', answer: 'never' } });
  await give(server, id, red, { endStep: true });
  await page.goto(`${server.url}#/seat/${id}/${red}`);
  const way = await build(person, /^Ascelin\b/);
  await way.getByText('0 MP so far, 8 left').waitFor();
  await page.locator('.mark[data-hex="H13"]', { hasText: '(1 MP)' }).waitFor();

  await clickHex(person, 'H14');
  await way.getByText('Ascelin: pvt fwd H14-G14', { exact: true }).waitFor();
  await way.getByText('2 MP so far, 6 left').waitFor();
  await way.getByText(/^Ascelin moves turning to H14-G14/).waitFor();
  await way.getByRole('button', { name: 'One step back' }).click();
  const turns = way.getByRole('group', { name: 'Turn to look' });
  await turns.getByRole('button', { name: 'north-west, rear to H14 · 4 MP' }).click();
  await way.getByText('Ascelin: pvt bwd G13-H14', { exact: true }).waitFor();
  await way.getByText('4 MP so far, 4 left').waitFor();
  expect(await page.locator('.planned-units [data-unit="Ascelin"]').count()).toBe(1);
  await person.picture('turning');
  await way.getByRole('button', { name: 'One step back' }).click();

  for (const hex of ['G12', 'H12', 'H11', 'I10', 'I9']) await clickHex(person, hex);
  await way.getByText('5 MP so far, 3 left').waitFor();
  expect(await way.getByRole('group', { name: 'Declare a charge' }).count()).toBe(0);
  await clickHex(person, 'J9');
  await way.getByRole('checkbox', { name: 'against Lambert' }).check();
  await way.getByText(/^Ascelin: charge Lambert: fwd G12-G13, fwd H12-G12, .*, fwd J9-I9$/).waitFor();
  await way.getByText(/6 MP/).first().waitFor();
  await person.picture('riding');
  const before = await revisionOf(person);
  await way.getByRole('button', { name: 'Give this order' }).click();
  await gameBeyond(person, before);
  const told = page.getByRole('region', { name: 'Events' });
  await told
    .getByText(/Ascelin .*charge.* Lambert/)
    .first()
    .waitFor();
  await told
    .getByText(/Ascelin moves forward to G12-G13.*J9-I9/)
    .first()
    .waitFor();
}

/** Somebody who waits plans a ride, and goes on with it from where it would bring the rider. */
export async function plannedRide(person: Person, server: TestServer, { id, blue }: SeatedGame): Promise<void> {
  const { page } = person;
  await page.goto(`${server.url}#/seat/${id}/${blue}`);
  await page.locator('.whose', { hasText: 'Waiting for' }).waitFor();
  const plan = page.getByRole('region', { name: /Plan for game turn 1|Your plan/ });
  const way = await build(person, /^Gervase\b/);
  for (const hex of ['R8', 'S8']) await clickHex(person, hex);
  await way.getByText('Gervase: fwd R8-R7, fwd S8-R8', { exact: true }).waitFor();
  await way.getByText(/^\d MP so far, \d left$/).waitFor();
  await way.getByRole('button', { name: 'Keep in the plan' }).click();
  const kept = plan.getByRole('listitem').filter({ hasText: 'Gervase moves to S8-R8, by R8-R7' });
  await kept.getByText(/Gervase moves forward to R8-R7, S8-R8.* MP/).waitFor();

  await page.getByRole('button', { name: 'Build the move hex by hex' }).click();
  await way.getByRole('group', { name: 'Turn to look' }).getByRole('button').first().click();
  await way.getByText(/^Gervase: pvt (fwd|bwd) (\w+-R8|S8-\w+)$/).waitFor();
  await person.picture('planned-ride');
}
