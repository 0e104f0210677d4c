import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { CREATE, give, JOIN, stateOf, SUBMIT, type TestServer } from '../../api/server.js';
import type { Person } from '../browser.js';

/**
 * Red's attack makes Hamo retreat, and blue has decided where. Red, who may advance, reads what has come of his attack
 * beside the question, and finds each answer once. He reports his die.
 */
export async function askedToAdvance(person: Person, server: TestServer): Promise<void> {
  const input = { scenario: 'tavern-brawl', commandId: randomUUID(), options: [{ name: 'honourDice', on: true }] };
  const { id } = (await server.data<{ createGame: { id: string } }>(CREATE, { input })).createGame;
  const join = async (side: string): Promise<string> =>
    (await server.data<{ joinGame: { key: string } }>(JOIN, { input: { game: id, side } })).joinGame.key;
  const [red, blue] = [await join('red'), await join('blue')];
  const orders: readonly (readonly [string, object])[] = [
    [red, { endStep: true }],
    [red, { text: 'Gib: P9' }],
    [blue, { pin: {} }],
    [red, { endStep: true }],
    [red, { endStep: true }],
  ];
  const giveAll = async (given: typeof orders): Promise<void> => {
    for (const [key, order] of given) {
      expect(await give(server, id, key, order)).toMatchObject({ __typename: 'OrderAccepted' });
    }
  };
  await giveAll(orders);
  const { page } = person;
  await page.goto(`${server.url}#/seat/${id}/${red}`);
  await person.asked();
  const { revision } = await stateOf(server, id);
  const attack = { game: id, expectedRevision: revision, idempotencyKey: randomUUID(), dice: [1] };
  await server.data(SUBMIT, { input: { ...attack, order: { text: 'Gib attacks Hamo' } } }, red);
  await giveAll([[blue, { text: 'Hamo: retreat O7' }]]);
  const decision = page.getByRole('group', { name: 'A decision of yours' });
  await decision.getByText('Does somebody advance into it?').waitFor();
  const told = page.locator('.told-now');
  await told.getByText(/^Gib attacks Hamo at 1-2 .*: die 1, Hamo retreats 1 hex$/).waitFor();
  await told.getByText('Hamo retreats to O7').waitFor();
  expect(await told.getByText(/must decide/).count()).toBe(0);
  await page.locator('.unit', { hasText: /^Gib/ }).click();
  await page.locator('.chosen').getByText('has attacked').waitFor();
  const actions = page.locator('.actions');
  expect(await actions.getByText(/^Advance \(\d+\)$/).count()).toBe(1);
  expect(await actions.getByText(/^Orders of the side/).count()).toBe(0);
  await person.picture('asked-to-advance');
}
