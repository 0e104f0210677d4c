import { readFileSync } from 'node:fs';
import { beforeAll, afterAll, expect, it } from '@jest/globals';
import { tellStories, withStories } from '../../scripts/quarrel-stories.mjs';
import { TestServer } from '../api/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
}, 60_000);
afterAll(() => server.clear());

it('docs/quarrels.md tells the stories as they come out (npm run quarrels)', async () => {
  const page = readFileSync('docs/quarrels.md', 'utf8');
  const told = await tellStories({ ask: (...asked) => server.ask(...asked), url: server.url });
  expect([...told.keys()]).toHaveLength(6);
  expect(withStories(page, told)).toBe(page);
}, 120_000);
