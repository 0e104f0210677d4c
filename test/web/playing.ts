import type { Person } from './browser.js';

/** Clicks a hex on the map, wherever it is shown. */
export async function clickHex({ page }: Person, name: string): Promise<void> {
  await page.locator(`.mark[data-hex="${name}"] polygon`).click({ force: true });
}

/** Hexes that are marked on the map, with what is written in them. */
export async function marks({ page }: Person): Promise<readonly { hex: string; label: string }[]> {
  return page.locator('.mark').evaluateAll((found) =>
    found.map((mark) => ({
      hex: mark.getAttribute('data-hex') ?? '',
      label: mark.textContent ?? '',
    })),
  );
}

/** The revision that the page shows, of the game as it is now. */
export async function revisionOf({ page }: Person): Promise<number> {
  return Number(await page.getByRole('slider', { name: 'Event' }).getAttribute('max'));
}

/** Waits until the game has gone on beyond a revision. */
export async function gameBeyond(person: Person, revision: number): Promise<void> {
  await person.page.waitForFunction(
    (known) => Number(document.querySelector<HTMLInputElement>('input[type=range]')?.max) > known,
    revision,
  );
}

/** Ends the step by clicks. */
export async function endStep(person: Person): Promise<void> {
  const { page } = person;
  const before = await revisionOf(person);
  await page.getByRole('button', { name: 'End step', exact: true }).click();
  const now = page.getByRole('button', { name: 'End the step now' });
  const went = gameBeyond(person, before);
  await Promise.race([now.waitFor().catch(() => undefined), went]);
  if (await now.isVisible()) await now.click();
  await went;
}

/** Waits until the page knows what can be done now. */
export async function settled({ page }: Person): Promise<void> {
  await page.locator('.end-step button:enabled').first().waitFor();
}

/** Gives whatever is about to be ordered. */
export async function giveOrder(person: Person): Promise<void> {
  const before = await revisionOf(person);
  await person.page.getByRole('button', { name: 'Give this order' }).click();
  await gameBeyond(person, before);
}

/** Chooses a unit and where it goes. */
export async function chooseMove(person: Person, unit: string, hex: string): Promise<void> {
  const { page } = person;
  await page.getByRole('button', { name: new RegExp(`^${unit}\\b`) }).click();
  await page.locator(`.mark.move[data-hex="${hex}"]`).waitFor();
  await clickHex(person, hex);
  await page.getByRole('button', { name: 'Give this order' }).waitFor();
}

/** Chooses the first who can move, and a hex beside him. */
export async function chooseAnyMove(person: Person): Promise<void> {
  const { page } = person;
  await page.locator('.unit.can-act').first().click();
  await page.locator('.mark.move').first().waitFor();
  const cheap = (await marks(person)).find(({ label }) => label === '1 MP');
  if (!cheap) throw new Error('nobody can go anywhere');
  await clickHex(person, cheap.hex);
  await page.getByRole('button', { name: 'Give this order' }).waitFor();
}

/** The step that is open, as the page calls it. */
export async function stepOf({ page }: Person): Promise<string> {
  const said = await page.locator('.status > span').first().innerText();
  return said.split(' · ').at(-1) ?? '';
}

/** Waits until the page says that the connection is lost, or says it no longer. */
export async function isLost({ page }: Person, expected: boolean): Promise<void> {
  const said = page.getByText('The connection is lost.', { exact: false });
  await said.waitFor({ state: expected ? 'visible' : 'detached' });
}

/** Waits until the page shows the game at a revision. */
export async function shows(person: Person, revision: number): Promise<void> {
  await until(async () => (await revisionOf(person)) === revision);
}

/** Waits until something holds. The patience of a test is its own. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((done) => setTimeout(done, 50));
}
