import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestServer } from '../api/server.js';
import { TestBrowser } from './browser.js';
import { newcomer } from './stories/newcomer.js';

let browser: TestBrowser;
let server: TestServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([TestBrowser.open(), TestServer.start({ HERALD_COMPUTER_PAUSE_MS: '0' })]);
}, 60_000);

afterAll(async () => {
  await browser.close();
  await server.clear();
});

describe('the page', () => {
  it('lets a newcomer play against the computer by clicks', async () => {
    const person = await browser.person();
    await newcomer(person, server.url);
    expect(person.wrong).toEqual([]);
    await person.leave();
  }, 60_000);
});
