import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { TestServer } from '../api/server.js';
import { People } from './people.js';
import { grave, overflow } from './stories/open-to-all.js';

/** For a story, on a machine that is busy with other tests. */
const STORY_MS = 240_000;
const TITLE = 'The summer on the page';
const CREATE = 'mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { id parts { name } } }';
const JOIN = 'mutation ($input: JoinGameInput!) { joinGame(input: $input) { key } }';
const SEE = 'query ($id: ID!) { game(id: $id) { revision sides } }';
const ORDER = 'mutation ($input: SubmitOrderInput!) { submitOrder(input: $input) { __typename } }';

const people = new People();
let server: TestServer;
/** The scenario that is being played. */
let played: string;

beforeAll(async () => {
  server = await TestServer.shared();
  const input = { campaign: 'summer-of-the-emir', title: TITLE, commandId: randomUUID() };
  const { createCampaign } = await server.data<{ createCampaign: { id: string; parts: { name: string }[] } }>(CREATE, {
    input,
  });
  const { id, parts } = createCampaign;
  played = parts[0]?.name ?? '';
  const seen = async () => (await server.data<{ game: { revision: number; sides: string[] } }>(SEE, { id })).game;
  for (const side of (await seen()).sides) {
    const { joinGame } = await server.data<{ joinGame: { key: string } }>(JOIN, { input: { game: id, side } });
    const order = { text: `play ${played} on day 1` };
    const given = { game: id, expectedRevision: (await seen()).revision, idempotencyKey: randomUUID(), order };
    await server.data(ORDER, { input: given }, joinGame.key);
  }
}, STORY_MS);
afterAll(() => server.clear());

it(
  'the pages of campaigns show the characters, the scenarios and the steps with their rules, on a phone too',
  async () => {
    const person = await people.onAPhone();
    const { page } = person;
    await page.goto(`${server.url}#/campaigns`);
    await page.getByRole('link', { name: TITLE, exact: true }).press('Enter');
    await page.getByRole('heading', { level: 1, name: TITLE, exact: true }).waitFor();
    await page.getByText(/^Day 1 of \d+\./).waitFor();
    expect(await page.getByRole('table').count()).toBeGreaterThanOrEqual(2);
    await page.getByRole('cell', { name: 'healthy' }).first().waitFor();
    const steps = page.getByRole('region', { name: 'Steps of the campaign' });
    await steps.getByText(`${played} begins`).waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await grave(page)).toEqual([]);
    await person.picture('campaign-phone');
    await page.setViewportSize({ width: 1200, height: 850 });
    await person.picture('campaign');
    await page.getByLabel('The evening of day').fill('99');
    await page.getByLabel('The evening of day').press('Enter');
    await page.getByRole('alert').getByText('The campaign has not come to the evening of day 99.').waitFor();
    await page.goBack();
    await page.getByRole('link', { name: played, exact: true }).press('Enter');
    await page.waitForURL(/#\/game\//);
    await page.goto(`${server.url}#/campaign/${randomUUID()}`);
    await page.getByRole('link', { name: 'To the campaigns that are there' }).waitFor();
  },
  STORY_MS,
);
