import { expect } from '@jest/globals';
import { give, type SeatedGame, stateOf, type TestServer } from '../../api/server.js';
import type { Person } from '../browser.js';
import { chooseAnyMove, isLost, shows, until } from '../playing.js';
import type { Wire } from '../wire.js';

/** So much later the page looks at its clock, in ms: longer than the connection may be silent. */
const SILENCE_MS = 20_000;
const MINUTE_MS = 60_000;

interface Parted {
  readonly person: Person;
  readonly wire: Wire;
  readonly server: TestServer;
  readonly game: SeatedGame;
}

/**
 * The connection of red is lost with an order on its way, for a minute, and without a word. Each time the page says so
 * and goes on by itself; the order is carried out once, and what was done elsewhere meanwhile is there.
 */
export async function lostConnection({ person, wire, server, game }: Parted): Promise<void> {
  const { page } = person;
  person.expects(/ERR_|WebSocket/);
  await page.clock.install();
  await page.goto(`${wire.url}/#/seat/${game.id}/${game.red}`);
  expect(await person.asked()).toContain('your turn');
  await page.locator('.end-step button:enabled').first().waitFor();

  // The order arrives, its answer does not.
  const { revision } = await stateOf(server, game.id);
  await chooseAnyMove(person);
  wire.carry('deaf');
  await page.getByRole('button', { name: 'Give this order' }).click();
  await until(async () => (await stateOf(server, game.id)).revision > revision);
  wire.carry('nothing');
  await isLost(person, true);
  await person.picture('lost');
  const carriedOut = (await stateOf(server, game.id)).revision;
  await page.clock.fastForward(MINUTE_MS);
  await isLost(person, true);
  wire.carry('all');
  await page.clock.fastForward(SILENCE_MS);
  await isLost(person, false);
  await shows(person, carriedOut);
  expect((await stateOf(server, game.id)).revision).toBe(carriedOut);
  expect(await page.getByText('The game has gone on meanwhile').count()).toBe(0);

  // The order does not arrive before the connection is back.
  await chooseAnyMove(person);
  wire.carry('nothing');
  await page.getByRole('button', { name: 'Give this order' }).click();
  await isLost(person, true);
  expect((await stateOf(server, game.id)).revision).toBe(carriedOut);
  wire.carry('all');
  await page.clock.fastForward(SILENCE_MS);
  await until(async () => (await stateOf(server, game.id)).revision > carriedOut);
  const twice = (await stateOf(server, game.id)).revision;
  await shows(person, twice);

  // Nobody says that the connection is lost; red gives an order elsewhere meanwhile.
  wire.carry('silent');
  await give(server, game.id, game.red, { endStep: true });
  await page.clock.fastForward(SILENCE_MS);
  await page.clock.fastForward(SILENCE_MS);
  await isLost(person, true);
  // Meanwhile red wants to look at the past, which has to come: slider and board stay where they are.
  const slider = page.getByRole('slider', { name: 'Event' });
  const shown = Number(await slider.inputValue());
  await page.getByRole('button', { name: 'One event back' }).click();
  await page.getByText(`The board after event ${shown - 1} comes as soon as the connection is back.`).waitFor();
  expect(Number(await slider.inputValue())).toBe(shown);
  expect(await person.asked()).toContain('your turn');
  await person.picture('lost-past');
  wire.carry('nothing');
  wire.carry('all');
  await page.clock.fastForward(SILENCE_MS);
  await isLost(person, false);
  await page.locator('.whose', { hasText: 'You look at the past.' }).waitFor();
  expect(Number(await slider.inputValue())).toBe(shown - 1);
  await page.getByRole('button', { name: 'Now' }).click();
  await shows(person, (await stateOf(server, game.id)).revision);
  expect(await slider.inputValue()).toBe(await slider.getAttribute('max'));

  // The other side leaves its seat, which no event tells.
  const seats = page.getByRole('region', { name: 'Seats' });
  await server.data('mutation ($game: ID!) { leaveSeat(game: $game) { side } }', { game: game.id }, game.blue);
  await page.clock.fastForward(MINUTE_MS);
  await seats.getByRole('button', { name: 'Take this seat' }).waitFor();
}
