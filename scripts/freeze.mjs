#!/usr/bin/env node
/**
 * Keeps rule cases as frozen games (test/frozen/README.md): `npm run freeze -- 10.9e-one-of-two-too-far …`. The orders
 * of a case that are accepted become a recorded game, exported and compressed. A file that is there is never written
 * again.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { exportGame } from '../dist/audit/export-game.js';
import { sha256 } from '../dist/engine/canonical/canonical.js';
import { readCaseFile } from '../dist/library/conformance/case-file.js';
import { groundFinder } from '../dist/library/conformance/case-ground.js';
import { begunCase } from '../dist/library/conformance/begin-case.js';
import { playOrder } from '../dist/library/conformance/play-case.js';
import { playClaim } from '../dist/library/conformance/play-claim.js';
import { loadProfiles } from '../dist/library/conformance/profiles.js';
import { isBoardless } from '../dist/library/conformance/boardless-case.js';
import { RULEBOOKS } from '../dist/library/rulesets.js';
import { loadStock } from '../dist/library/scenarios.js';
import { anyRevision } from '../dist/ledger/ledger.js';
import { openLedger } from '../dist/ledger/open.js';
import { EventTypes } from '../dist/ledger/upcast.js';
import { RECORD_ENDING, writeRecord } from '../dist/selfplay/record.js';

const CASES = new URL('../conformance/pbem/', import.meta.url).pathname;
const GAMES = new URL('../test/frozen/games/', import.meta.url).pathname;
const METADATA = { recordedAt: '2000-01-01T00:00:00Z', actor: 'self-play' };

const book = RULEBOOKS.rulebook('pbem', 1);
const types = new EventTypes(book.upcasters);
const groundOf = groundFinder(loadStock().boards);
const profiles = loadProfiles(new URL('../conformance/profiles.yaml', import.meta.url).pathname);

/** The appends of a case: its set-up, then each order that is accepted and each claim. */
function appendsOf(written) {
  const { created, start } = begunCase(written, { book, profiles, groundOf });
  let course = start;
  const appends = [created];
  for (const [index, entry] of written.orders.entries()) {
    if (typeof entry === 'object' && ('refused' in entry || 'code' in entry || 'expect' in entry)) continue;
    const known = course.events.length;
    const at = ['orders', index];
    if (typeof entry === 'string') ({ course } = playOrder(book, course, { order: entry }, at));
    else if ('claim' in entry) ({ course } = playClaim(book, { start, course }, entry, at));
    else if ('stated' in entry) ({ course } = playOrder(book, course, entry, at));
    else throw new Error(`${written.id}: this kind of entry cannot be frozen`);
    if (course.events.length > known) appends.push(course.events.slice(known));
  }
  return appends;
}

/** A game's id that follows from the case, in the form of a UUID. */
function gameOf(id) {
  const hash = sha256(`frozen case ${id}`);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

async function freeze(name, written) {
  const game = gameOf(name);
  const ledger = await openLedger({ kind: 'sqlite', file: ':memory:' });
  for (const [number, append] of appendsOf(written).entries()) {
    const events = append.map(({ type, data }) => ({ type, version: types.currentVersion(type), data }));
    const stream = `game-${game}`;
    await ledger.append({ stream, expected: anyRevision, commandId: `case-${number}`, metadata: METADATA, events });
  }
  await writeRecord(GAMES, name, exportGame(ledger, RULEBOOKS, game));
  await ledger.close();
}

const wanted = new Set(process.argv.slice(2));
for (const file of readdirSync(CASES).sort()) {
  for (const { written } of readCaseFile(readFileSync(`${CASES}${file}`, 'utf8'), file).cases) {
    if (!wanted.delete(written.id) || isBoardless(written)) continue;
    const name = `case-${file.slice(0, 2)}-${written.id}`;
    if (existsSync(`${GAMES}${name}${RECORD_ENDING}`)) console.log(`${name} is frozen already`);
    else await freeze(name, written).then(() => console.log(`${name} is frozen`));
  }
}
for (const id of wanted) {
  console.error(`there is no case ${id}`);
  process.exitCode = 1;
}
