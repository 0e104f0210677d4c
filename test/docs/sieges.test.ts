import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { TestServer } from '../api/server.js';

const CHAPTER = /## A worked example\n([\s\S]*?)\n## /.exec(readFileSync('docs/sieges.md', 'utf8'))?.[1] ?? '';
const DOCUMENTS = [...CHAPTER.matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, text = '']) => text);
const COMMANDS = /```\n(herald [\s\S]*?)```/.exec(CHAPTER)?.[1]?.trim().split('\n') ?? [];
const STANDS = 'query ($siege: ID!) { siege(id: $siege) { revision initiative stage night } }';

interface Standing {
  readonly siege: { readonly revision: number; readonly initiative: string | null; readonly stage: string };
}

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.clear());

it('the worked example of docs/sieges.md works, document by document and command by command', async () => {
  const keys = new Map<string, string>();
  const answers: Readonly<Record<string, unknown>>[] = [];
  let siege = '';
  expect(DOCUMENTS.length).toBeGreaterThan(8);
  for (const document of DOCUMENTS) {
    const stands = siege === '' ? null : (await server.data<Standing>(STANDS, { siege })).siege;
    const named = /^# (\w+)/.exec(document)?.[1];
    const key = keys.get((named === 'initiative' ? stands?.initiative : named) ?? '');
    expect([document, key !== undefined]).toEqual([document, named !== undefined]);
    const { data, errors } = await server.ask(document, { siege, revision: stands?.revision }, key);
    expect([document, errors]).toEqual([document, undefined]);
    answers.push(data ?? {});
    const { createSiege, attacker, defender } = (data ?? {}) as Partial<Record<string, { id: string; key: string }>>;
    if (createSiege) siege = createSiege.id;
    if (attacker && defender) keys.set('attacker', attacker.key).set('defender', defender.key);
  }
  // The last document asks for the outcome, which has a reason as refusals have.
  const text = JSON.stringify(answers.slice(0, -1));
  expect(text).not.toContain('"reason"');
  expect(text).toContain('"id":"corbel-leaguer"');
  expect(text).toContain('{"name":"Ingram","side":"blue","kind":"character","classes":["engineer"],"mount":null}');
  const { siege: at } = await server.data<Standing>(STANDS, { siege });
  expect(at).toMatchObject({ stage: 'over', night: true });
  const [written = ''] = /^It answers `(.*)`\.$/m.exec(CHAPTER)?.slice(1) ?? [];
  expect(answers.at(-1)).toEqual({ siege: JSON.parse(written) as unknown });
  const last = answers.at(-3) as { readonly siegeThing: object; readonly siege: { readonly castle: string } };
  expect(last.siegeThing).toEqual({ state: { left: 4 } });
  expect((await fetch(`${server.url}${last.siege.castle}`)).status).toBe(200);
  const told = COMMANDS.map((command) => {
    const words = command.replace('<siege>', siege).split(' ').slice(1);
    return execFileSync(process.execPath, [resolve('dist/cli/main.js'), ...words], { cwd: server.folder }).toString();
  });
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
