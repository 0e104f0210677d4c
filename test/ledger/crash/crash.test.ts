import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '../../../src/ledger/sqlite/driver.js';
import { verifyChain } from '../../../src/ledger/chain-audit.js';
import type { RecordedEvent } from '../../../src/ledger/ledger.js';
import { SqliteLedger } from '../../../src/ledger/sqlite/sqlite-ledger.js';
import { wholeStream } from '../samples.js';
import { compileLedger } from './compile.js';
import { howMany } from '../../thoroughness.js';

/** Two files are written to at the same time, each by one writer after another. */
const LANES = 2;
const KILLS_A_LANE = howMany(30, 110);
/** Each writer appends to so many streams at once. */
const STREAMS = 4;
/** A writer is killed up to so many milliseconds after the line of its output that dooms it. */
const LIFE_MS_MAX = 40;
/**
 * Every other writer is doomed by its first line, before it opens the file: it dies while opening, recovering or
 * appending. The others are doomed by an acknowledgement, so that a slow machine writes enough as well.
 */
const DOOMING_LINES = [1, 3];

/** The events of all streams that were written to. */
type Streams = readonly (readonly RecordedEvent[])[];

interface Acknowledged {
  readonly stream: string;
  readonly commandId: string;
  readonly lastRevision: number;
  readonly lastHash: string;
}

const root = resolve(import.meta.dirname, '../../..');

describe('killing the writer at any instant', () => {
  let folder: string;
  let compiled: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'herald-crash-'));
    compiled = compileLedger(root, mkdtempSync(join(root, 'node_modules', '.herald-crash-')));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
    rmSync(compiled, { recursive: true });
  });

  /** Starts a writer, kills it, and gives what it had acknowledged by then. */
  function writeUntilKilled(file: string, name: string, doomingLine: number): Promise<readonly Acknowledged[]> {
    return new Promise((resolveKilled, reject) => {
      const script = join(compiled, 'test/ledger/crash/writer.js');
      const writer = spawn(process.execPath, [script, file, 'game-1', name], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      let errors = '';
      let doomed = false;
      writer.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (doomed || output.split('\n').length <= doomingLine) return;
        doomed = true;
        setTimeout(() => writer.kill('SIGKILL'), Math.random() * LIFE_MS_MAX);
      });
      writer.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
      writer.on('close', (_code, signal) => {
        if (signal === 'SIGKILL') resolveKilled(acknowledgedIn(output));
        else reject(new Error(`the writer died by itself: ${errors}`));
      });
    });
  }

  /** The checks after each kill. The file is opened anew, and so recovered. */
  async function assertKept(file: string, acknowledged: readonly Acknowledged[]): Promise<Streams> {
    const ledger = SqliteLedger.open({ file });
    const streams = [...new Set(acknowledged.map(({ stream }) => stream))];
    const events = await Promise.all(streams.map((stream) => wholeStream(ledger, stream)));
    await ledger.close();
    for (const { stream, commandId, lastRevision, lastHash } of acknowledged) {
      expect(events[streams.indexOf(stream)]?.[lastRevision]).toMatchObject({ commandId, hash: lastHash });
    }
    return events;
  }

  async function lane(
    number: number,
  ): Promise<{ kills: number; acknowledged: number; streams: Streams; file: string }> {
    const file = join(folder, `lane-${number}.sqlite`);
    const acknowledged: Acknowledged[] = [];
    let kills = 0;
    for (; kills < KILLS_A_LANE; kills += 1) {
      acknowledged.push(...(await writeUntilKilled(file, `${number}.${kills}`, DOOMING_LINES[kills % 2] ?? 1)));
      // After every other kill, the next writer is the one that recovers the file.
      if (kills % 10 === 5) await assertKept(file, acknowledged);
    }
    return { kills, acknowledged: acknowledged.length, streams: await assertKept(file, acknowledged), file };
  }

  it('loses no acknowledged event and leaves no half of an append', async () => {
    const lanes = await Promise.all(Array.from({ length: LANES }, (_, number) => lane(number)));
    expect(lanes.reduce((sum, { kills }) => sum + kills, 0)).toBe(LANES * KILLS_A_LANE);
    for (const { streams, acknowledged, file } of lanes) {
      expect(acknowledged).toBeGreaterThanOrEqual(KILLS_A_LANE);
      expect(streams).toHaveLength(STREAMS);
      for (const events of streams) {
        expect(verifyChain(events)).toEqual([]);
        expect(halvesOf(events)).toEqual([]);
      }
      const db = new Database(file);
      expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
      db.close();
    }
  });
});

/** The commands of which not as many events are there as each of them says there were. */
function halvesOf(events: readonly RecordedEvent[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { commandId } of events) counts.set(commandId, (counts.get(commandId) ?? 0) + 1);
  return events.flatMap(({ commandId, data }) =>
    (data as { size: number }).size === counts.get(commandId) ? [] : commandId,
  );
}

function acknowledgedIn(output: string): readonly Acknowledged[] {
  const whole = output.slice(0, output.lastIndexOf('\n') + 1);
  return whole
    .split('\n')
    .filter((line) => line !== '' && line !== 'opening')
    .map((line) => {
      const [stream = '', commandId = '', lastRevision = '', lastHash = ''] = line.split(' ');
      return { stream, commandId, lastRevision: Number(lastRevision), lastHash };
    });
}
