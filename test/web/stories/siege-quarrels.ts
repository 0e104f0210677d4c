import type { Person } from '../browser.js';
import { becomesArbiter } from './quarrels.js';

/** The people of a quarrel about a day: both sides and an arbiter, each with a browser of his own. */
interface Parties {
  readonly besieger: Person;
  readonly besieged: Person;
  readonly arbiter: Person;
}

const quarrels = ({ page }: Person) => page.getByRole('region', { name: 'Claims and agreements' });

/** Takes a side of a siege that is free. */
async function sits({ page }: Person, url: string, siege: string, side: string): Promise<void> {
  await page.goto(`${url}#/siege/${siege}`);
  const panel = page.getByRole('region', { name: 'Orders of the day' });
  await panel
    .getByRole('listitem')
    .filter({ hasText: `${side}: free` })
    .getByRole('button')
    .click();
  await panel.getByText(`${side}: you`).waitFor();
}

/** Claims the error beside the event that damaged K6. */
async function claims(person: Person): Promise<void> {
  const { page } = person;
  const event = page
    .getByRole('region', { name: 'Events of day 1' })
    .getByRole('listitem')
    .filter({ hasText: 'K6' })
    .last();
  await event.getByRole('button', { name: 'Claim an error' }).click();
  await event.getByLabel('The error, in your words').fill('A 5 does no damage.');
  await event.getByRole('button', { name: 'File the claim' }).click();
  await page.getByRole('region', { name: 'Events of day 1' }).getByText(': the besieged claim an error').waitFor();
  await person.picture('claim-in-the-log-of-a-siege');
  await quarrels(person).getByText('the other side has to answer, or the arbiter to decide').waitFor();
}

/**
 * Errors of two sieges in which an edition damaged K6 by a roll that does no damage. In one both sides agree on an
 * arbiter, the besieger declines the claim, the besieged appeal, and the arbiter upholds it; in the other the besieger
 * agrees.
 */
export async function settled(
  { besieger, besieged, arbiter }: Parties,
  url: string,
  { appealed, agreed }: { readonly appealed: string; readonly agreed: string },
): Promise<void> {
  const fingerprint = await becomesArbiter(arbiter, url);
  await sits(besieger, url, appealed, 'The besieger');
  await sits(besieged, url, appealed, 'The besieged');
  const [first, second, third] = [quarrels(besieger), quarrels(besieged), quarrels(arbiter)];
  await first.getByRole('button', { name: 'Propose an arbiter' }).click();
  await first.getByLabel('Name').fill('Maud');
  await first.getByLabel('Fingerprint of the key').fill(fingerprint);
  await first.getByRole('button', { name: 'Propose', exact: true }).click();
  await second.getByRole('button', { name: 'Agree to Maud' }).click();
  await second.getByText('Arbiter: Maud.').waitFor();
  await claims(besieged);
  await first.getByRole('button', { name: 'Decline claim 1' }).click();
  await second.getByText('the order was no error').waitFor();
  await second.getByRole('button', { name: 'Appeal to Maud' }).click();
  await second.getByLabel('Your reasons, for Maud').fill('See the table.');
  await second.getByRole('button', { name: 'Appeal', exact: true }).click();
  await second.getByText('Appeal of').waitFor();
  await arbiter.page.goto(`${url}#/siege/${appealed}`);
  await third.getByRole('button', { name: 'Decide about claim 1' }).click();
  await third.getByLabel('Your reasons').fill('The table says so.');
  await third.getByRole('button', { name: 'Decide', exact: true }).click();
  await third.getByText('The arbiter upholds the claim').waitFor();
  await second.getByText('the order was an error').waitFor();
  await sits(besieger, url, agreed, 'The besieger');
  await sits(besieged, url, agreed, 'The besieged');
  await claims(besieged);
  await first.getByRole('button', { name: 'Agree to claim 1' }).click();
  for (const party of [first, second]) await party.getByText('the order was an error').waitFor();
}
