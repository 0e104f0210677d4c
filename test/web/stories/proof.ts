import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { expect } from '@jest/globals';
import type { Audit } from '../../../src/audit/audit.js';
import { factsInWords, findingInWords, headsInWords, verdictInWords } from '../../../src/audit/audit-words.js';
import { runHerald } from '../../cli/run-herald.js';
import type { ExportedFiles } from '../../verifier/exported-files.js';
import type { Person } from '../browser.js';
import { grave, overflow } from './open-to-all.js';

/** The report of `herald verify` about a file. Its exit code tells right from wrong, and the report tells it too. */
async function commandsReport(file: string, key: string | null): Promise<Audit> {
  const { out } = await runHerald('verify', file, '--json', ...(key === null ? [] : ['--key', key]));
  return JSON.parse(out) as Audit;
}

/** The report that the page shows, line by line, and the JSON that it saves. */
async function pagesReport({ page }: Person) {
  const facts = await page.locator('.facts > div').evaluateAll((rows) =>
    rows.map((row) => {
      const [label, text] = [...row.children].map((cell) => cell.textContent);
      return { label, text };
    }),
  );
  const findings = await page.locator('.findings li > span:first-child').allTextContents();
  const verdict = await page.locator('.verdict h2').textContent();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the report' }).click(),
  ]);
  return { facts, findings, verdict, json: JSON.parse(readFileSync(await download.path(), 'utf8')) as unknown };
}

async function openProof({ page }: Person, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('link', { name: 'Prove a game' }).click();
  await page.getByRole('heading', { name: 'Prove a game' }).waitFor();
}

/** Chooses a file, and waits until the page says what it is. */
async function choose({ page }: Person, path: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(path);
  await page.locator('.verdict, .notice').waitFor();
}

/** Every file gets the report in the browser that `herald verify` prints, with a key and without. */
export async function sameReport(person: Person, url: string, files: ExportedFiles): Promise<void> {
  const { page } = person;
  await openProof(person, url);
  await page.getByText('Do you have a public key').click();
  const withKeys = ['right.ndjson', 'too-far.ndjson'].flatMap((name) =>
    [files.key, files.strangersKey].map((key) => ({ name, key })),
  );
  for (const { name, key } of [...files.names.map((name) => ({ name, key: null })), ...withKeys]) {
    await page.getByLabel('Public keys of the server').fill(key ?? '');
    const [told] = await Promise.all([commandsReport(files.path(name), key), choose(person, files.path(name))]);
    const { json, facts, findings, verdict } = await pagesReport(person);
    expect({ name, key, json }).toEqual({ name, key, json: told });
    expect(facts).toEqual([...factsInWords(told), ...headsInWords(told)]);
    expect(findings).toEqual(told.findings.map(findingInWords));
    expect(verdict?.toLowerCase()).toBe(verdictInWords(told));
  }
  await person.picture('proof-right');
}

/** A forged file that is dropped on the page when there is no network is found out, with the board at the place. */
export async function forgedOffline(person: Person, url: string, files: ExportedFiles): Promise<void> {
  const { page, context } = person;
  await openProof(person, url);
  await page.getByText('This page also works without a network now.').waitFor();
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'Prove a game' }).waitFor();
  await drop(person, 'too-far.ndjson', readFileSync(files.path('too-far.ndjson'), 'utf8'));
  const finding = page.locator('.findings li', { hasText: 'judgement (pbem:7.' });
  await finding.getByRole('button').click();
  const board = page.getByRole('img', { name: /The board after event \d+: .*Wat/ });
  await board.waitFor();
  expect(await board.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(300);
  await page.locator('.found-here', { hasText: 'the order of red is not allowed' }).waitFor();
  expect(await grave(page)).toEqual([]);
  await person.picture('proof-forged');
  await page.getByRole('button', { name: 'One event on' }).click();
  await page.getByText(/^Wat moves/).waitFor();
  expect(await page.locator('.found-here').count()).toBe(0);
  await page.getByRole('button', { name: 'Show the board at the end' }).click();
  await page.getByRole('button', { name: 'One event on', disabled: true }).waitFor();
  await context.setOffline(false);
  // A browser without a network says so in its console.
  const others = person.wrong.splice(0).filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'));
  expect(others).toEqual([]);
}

/** Drops a file anywhere on the page. */
async function drop({ page }: Person, name: string, text: string): Promise<void> {
  const given = await page.evaluateHandle(
    ([named, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], named));
      return transfer;
    },
    [name, text] as const,
  );
  await page.dispatchEvent('main', 'dragover', { dataTransfer: given });
  await page.dispatchEvent('main', 'drop', { dataTransfer: given });
  await page.locator('.verdict').waitFor();
}

/** Files that are no exports get a clear answer, and the page goes on. */
export async function refused(person: Person, url: string, files: ExportedFiles): Promise<void> {
  const { page } = person;
  const made = (name: string, bytes: string | Uint8Array): string => {
    writeFileSync(files.path(name), bytes);
    return files.path(name);
  };
  const zeros = made('zeros.bin', '');
  truncateSync(zeros, 100_000_000);
  const huge = made('huge.bin', '');
  truncateSync(huge, 300_000_000);
  const answers: readonly (readonly [string, RegExp])[] = [
    [made('empty.ndjson', ''), /empty\.ndjson was not checked.*the file is empty/s],
    [made('page.html', '<!doctype html>\n'), /page\.html was not checked.*no header of an exported game/s],
    [made('later.ndjson', '{"format":"herald-game","formatVersion":9}\n'), /this Herald reads versions 1, 2 and 3/],
    [made('odd.ndjson', Uint8Array.of(0xff, 0xfe, 0x0a)), /line 1: the line is no UTF-8/],
    [made('bad.ndjson.gz', 'not packed at all'), /bad\.ndjson\.gz was not checked.*The file cannot be read/s],
    [huge, /huge\.bin was not checked.*files of up to 256 MiB/s],
    [zeros, /zeros\.bin was not checked.*the line has more than \d+ bytes/s],
  ];
  await openProof(person, url);
  for (const [path, answer] of answers) {
    await choose(person, path);
    expect(await page.getByRole('alert').innerText()).toMatch(answer);
  }
  await page.getByText('Do you have a public key').click();
  await page.getByLabel('Public keys of the server').fill('herald.example');
  await choose(person, files.path('right.ndjson'));
  expect(await page.getByRole('alert').innerText()).toContain('This is no public key');
  await page.getByLabel('Public keys of the server').fill(files.key);
  await page.getByRole('button', { name: 'Check right.ndjson again' }).click();
  await page.getByRole('heading', { name: 'Right: nothing was found' }).waitFor();
}

/** A file of 100 MB is checked beside the page, which stays alive and can stop it at once. */
export async function large(person: Person, url: string, files: ExportedFiles): Promise<void> {
  const { page } = person;
  const [header = '', ...events] = readFileSync(files.path('right.ndjson'), 'utf8').split('\n').slice(0, -2);
  const once = `${events.join('\n')}\n`;
  const path = files.path('large.ndjson');
  writeFileSync(path, `${header}\n${once.repeat(Math.ceil(100_000_000 / once.length))}`);
  await openProof(person, url);
  await page.locator('input[type=file]').setInputFiles(path);
  await page.getByRole('progressbar', { name: 'Reading large.ndjson' }).waitFor();
  await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) >= 2);
  // The page draws and answers while its worker reads.
  const frames = await page.evaluate(async () => {
    for (let count = 0; count < 10; count += 1) await new Promise(requestAnimationFrame);
    return document.querySelectorAll('progress').length;
  });
  expect(frames).toBe(1);
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.locator('.working').count()).toBe(0);
  await choose(person, files.path('right.ndjson'));
  await page.getByRole('heading', { name: 'Right: nothing was found' }).waitFor();
}

/** A phone's width, in the dark: nothing sticks out, and axe has nothing to say. */
export async function onAPhone(person: Person, url: string, files: ExportedFiles): Promise<void> {
  const { page } = person;
  await page.goto(`${url}#/proof`);
  await choose(person, files.path('loaded-dice.ndjson'));
  expect(await grave(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await person.picture('proof-phone');
}
