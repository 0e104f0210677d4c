import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { carriedOut, documentsOn, formOf } from '../../scripts/siege-example-page.mjs';
import { TestServer } from '../api/server.js';

const run = promisify(execFile);
const PAGE = readFileSync('docs/sieges.md', 'utf8');
const DOCUMENTS = documentsOn(PAGE);
const COMMANDS = /```\n(herald siege days <siege>[\s\S]*?)```/.exec(PAGE)?.[1]?.trim().split('\n') ?? [];
const STANDS = 'query ($siege: ID!) { siege(id: $siege) { castle stage night } }';
/** Documents whose answers do not depend on dice: what ships, who fights, the keys, the end. */
const WITHOUT_DICE = [0, 1, 2, 3, -2, -1];

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.clear());

it('the worked example of docs/sieges.md answers as it says, document by document and command by command', async () => {
  expect(DOCUMENTS.length).toBeGreaterThan(8);
  const { siege, answers } = await carriedOut((...asked) => server.ask(...asked), DOCUMENTS);
  const written = DOCUMENTS.map(({ answer }) => JSON.parse(answer ?? 'null') as unknown);
  for (const at of WITHOUT_DICE) expect([at, answers.at(at)]).toEqual([at, written.at(at)]);
  answers.forEach((answer, at) => {
    if (JSON.stringify(DOCUMENTS[at]).includes('siegeOrders')) return;
    expect([at, formOf(answer)]).toEqual([at, formOf(written[at])]);
  });
  // The last document asks for the outcome, which has a reason as refusals have.
  expect(JSON.stringify(answers.slice(0, -1))).not.toContain('"reason"');
  expect(answers.at(-3)).toMatchObject({ siegeThing: { state: { left: 4 } } });
  const { siege: at } = await server.data<{ siege: { castle: string } }>(STANDS, { siege });
  expect(at).toMatchObject({ stage: 'over', night: true });
  expect((await fetch(`${server.url}${at.castle}`)).status).toBe(200);
  const told: string[] = [];
  for (const command of COMMANDS) {
    const words = command.replace('<siege>', siege).split(' ').slice(1);
    const { stdout } = await run(process.execPath, [resolve('dist/cli/main.js'), ...words], { cwd: server.folder });
    told.push(stdout);
  }
  expect(told).toHaveLength(5);
  expect(told[1]).toContain('the siege begins: The leaguer before Corbel');
  expect(readFileSync(`${server.folder}/castle.svg`, 'utf8')).toContain('<svg');
});

it('a siege that ships takes changes of its length, options, title and dice, and no others', async () => {
  const CREATE = `mutation ($input: CreateSiegeInput!) { createSiege(input: $input) {
    id title dice { mode }
  } }`;
  const input = { siege: 'corbel-leaguer', commandId: 'one' };
  const changed = { ...input, title: 'Ours', dice: { mode: 'server' }, lastDay: 3, commandId: 'two' };
  const nights = { options: [{ name: 'nights', on: true }] };
  const { createSiege } = await server.data<{ createSiege: { id: string } }>(CREATE, {
    input: { ...changed, ...nights },
  });
  expect(createSiege).toMatchObject({ title: 'Ours', dice: { mode: 'server' } });
  const BEGUN = 'query ($id: ID!) { siegeHistory(siege: $id, limit: 1) { data } }';
  expect(await server.data(BEGUN, { id: createSiege.id })).toMatchObject({
    siegeHistory: [{ data: { setup: { title: 'Ours', lastDay: 3, options: { building: true, nights: true } } } }],
  });
  expect(await server.code(CREATE, { input: { ...input, siege: 'windsor' } })).toBe('NOT_FOUND');
  for (const wrong of [
    { ...input, fighters: [{ name: 'Ingram', side: 'attacker' }] },
    { ...input, dayDefinition: 'detailedDays' },
    { ...input, options: [{ name: 'nothing', on: true }] },
    { ...input, lastDay: 0 },
    { title: 'Nobody', commandId: 'three' },
    { title: 'Nobody', scenarios: [], commandId: 'three' },
  ]) {
    expect([wrong, await server.code(CREATE, { input: wrong })]).toEqual([wrong, 'BAD_INPUT']);
  }
});
