/**
 * Measures the page in the real browser: bytes of the first view, time until the board can be used, and frames while a
 * large joined map is panned. It needs a running server: node scripts/measure-page.mjs http://127.0.0.1:4000
 */
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';

/** How often the board is opened; the median counts. */
const TIMES = 5;
const PAN_MS = 3000;

const [url] = process.argv.slice(2);
if (!url) throw new Error('the address of a running server is wanted');

/** Chromium as the tests unpack it (test/web/browser.ts). */
async function browserOf() {
  const home = resolve('node_modules/.cache/herald-test-browser');
  const told = join(home, 'browser.json');
  if (!existsSync(told)) throw new Error('run npm run jest -- test/web once: it unpacks the browser');
  const { path, args } = JSON.parse(readFileSync(told, 'utf8'));
  const env = {
    ...process.env,
    HOME: mkdtempSync(join(tmpdir(), 'herald-measure-')),
    FONTCONFIG_PATH: join(home, 'fonts'),
    LD_LIBRARY_PATH: join(home, 'al2023', 'lib'),
  };
  return chromium.launch({ executablePath: path, args, env });
}

async function ask(query, variables = {}, key = null) {
  const headers = { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) };
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  const { data, errors } = await answer.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** A new game of a scenario, with the key of the seat that begins. */
async function newGame(scenario) {
  const { createGame } = await ask(
    'mutation ($input: CreateGameInput!) { createGame(input: $input) { id sides board { units { name } hexes { name } } } }',
    { input: { scenario, commandId: crypto.randomUUID() } },
  );
  const { id, sides, board } = createGame;
  const { joinGame } = await ask('mutation ($input: JoinGameInput!) { joinGame(input: $input) { key } }', {
    input: { game: id, side: sides[0] },
  });
  return { id, key: joinGame.key, units: board.units.length, hexes: board.hexes.length };
}

function median(numbers) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
}

/** Compressed bytes that come over the line until nothing more comes, by kind. */
async function firstView(browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  const kinds = new Map();
  const bytes = new Map();
  wire.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return Object.fromEntries(bytes);
}

/**
 * Milliseconds from the call of a game's link, with nothing cached, until its units and ground are drawn, so that one
 * can look about and choose, and until the page knows what all units can do.
 */
async function boardReady(browser, { id, key }) {
  const [drawn, known] = [[], []];
  for (let time = 0; time < TIMES; time += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const began = performance.now();
    await page.goto(`${url}/#/seat/${id}/${key}`);
    await page.locator('.map .ground').first().waitFor({ state: 'attached' });
    drawn.push(performance.now() - began);
    await page.locator('.end-step button:enabled').first().waitFor();
    known.push(performance.now() - began);
    await context.close();
  }
  return { drawn: Math.round(median(drawn)), known: Math.round(median(known)) };
}

/** Frames while the map is dragged in circles: how many a second, and the longest in ms. */
async function panned(browser, { id, key }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${url}/#/seat/${id}/${key}`);
  await page.locator('.end-step button:enabled').first().waitFor();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.waitForTimeout(1500);
  const counters = await page.locator('.unit').count();
  const box = await page.locator('.map').first().boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const frames = page.evaluate(
    (ms) =>
      new Promise((done) => {
        const times = [];
        const began = performance.now();
        const count = (now) => {
          times.push(now);
          if (now - began < ms) requestAnimationFrame(count);
          else done(times);
        };
        requestAnimationFrame(count);
      }),
    PAN_MS,
  );
  const until = performance.now() + PAN_MS;
  for (let step = 0; performance.now() < until; step += 1) {
    await page.mouse.move(x + 150 * Math.cos(step / 12), y + 100 * Math.sin(step / 12));
  }
  const times = await frames;
  await page.mouse.up();
  await context.close();
  const gaps = times.slice(1).map((time, index) => time - times[index]);
  return {
    counters,
    framesASecond: Math.round((1000 * gaps.length) / (times.at(-1) - times[0])),
    medianMs: Math.round(median(gaps) * 10) / 10,
    longestMs: Math.round(Math.max(...gaps)),
  };
}

const browser = await browserOf();
try {
  const { scenarios } = await ask('{ scenarios { id units } }');
  const largest = scenarios.toSorted((one, other) => other.units - one.units)[0];
  const [small, large] = [await newGame('tavern-brawl'), await newGame(largest.id)];
  console.log('first view, bytes over the line', await firstView(browser));
  console.log('board of tavern-brawl after ms', await boardReady(browser, small));
  console.log(
    `board of ${largest.id} (${large.units} units, ${large.hexes} hexes) after ms`,
    await boardReady(browser, large),
  );
  console.log(`panning ${largest.id}`, await panned(browser, large));
} finally {
  await browser.close();
}
