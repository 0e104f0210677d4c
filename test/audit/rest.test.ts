import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { auditLog } from '../../src/audit/audit-log.js';
import type { Finding } from '../../src/audit/finding.js';
import { entryOfRecorded, type LogEntry } from '../../src/audit/log-entry.js';
import type { KeptMessage } from '../../src/engine/game/message/events.js';
import { gameStream } from '../../src/ledger/game-stream.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import { man, setupOf } from '../engine/rulesets/pbem/support-play.js';
import { BLUE, giveText, memoryLedger, NOW, RED, serviceOn } from '../play/support.js';

/** Ann of red passes Ben of blue, who may try to pin her; Cid of red goes on when blue has let her pass. */
const SETUP = setupOf({
  units: [man('Ann', 'red', 'E8'), man('Cid', 'red', 'L12'), man('Ben', 'blue', 'F6')],
  standing: {},
});

let entries: readonly LogEntry[];
let stream: string;

beforeAll(async () => {
  const ledger = await memoryLedger();
  const games = serviceOn(ledger, { rulebooks: RULEBOOKS });
  const ruleset = { id: 'pbem', version: 1 };
  const { game } = await games.create({ commandId: randomUUID(), ruleset, setup: SETUP });
  const message = 'Ann: E7, E6, E5\nCid: L13\nCid: L14';
  const command = { game, viewer: RED, message, expectedRevision: 0, commandId: 'message' };
  await games.submitTurn({ ...command, dryRun: false, upTo: 'wholeMessage' });
  while ((await games.see(game, BLUE, NOW)).pending.length > 0) await giveText(games, game, BLUE, 'let pass');
  stream = gameStream(game);
  entries = (await ledger.readStream(stream, { limit: 1000 })).map(entryOfRecorded);
});

const findings = (log: readonly LogEntry[]): readonly Finding[] =>
  auditLog({ stream, entries: log, lines: null, reader: undefined }, RULEBOOKS).findings;

/** The log as if its first message had sealed other lines. */
function sealedOtherwise(change: (kept: KeptMessage) => KeptMessage): readonly LogEntry[] {
  const first = entries.findIndex(({ event }) => event.type === 'RestSealed');
  return entries.map((entry, index) => {
    if (index !== first) return entry;
    const { kept } = entry.event.data as { kept: KeptMessage };
    return { ...entry, event: { ...entry.event, data: { ...entry.event.data, kept: change(kept) } } };
  });
}

describe('the rest of a turn message that went on by itself', () => {
  it('is the rest that was sealed', () => {
    expect(entries.filter(({ event }) => event.type === 'RestSealed').length).toBeGreaterThan(1);
    expect(findings(entries)).toEqual([]);
  });

  it.each<[string, (kept: KeptMessage) => KeptMessage, string]>([
    [
      'another order was sealed',
      ({ lines, ...kept }) => ({
        ...kept,
        lines: lines.map((one) => ({ ...one, text: one.text.replace('L13', 'L11') })),
      }),
      'the order is not the one of red that waited sealed',
    ],
    [
      'one more order was sealed',
      ({ lines, ...kept }) => ({ ...kept, lines: [...lines, { line: 9, text: 'Cid: L15' }] }),
      'what waits now is not the rest of what waited before',
    ],
    [
      'it was another message',
      (kept) => ({ ...kept, message: 'another' }),
      'what waits now is not the rest of what waited before',
    ],
  ])('is found to differ where %s', (_what, change, because) => {
    expect(findings(sealedOtherwise(change))).toContainEqual(expect.objectContaining({ kind: 'message', because }));
  });
});

describe('the times of a log', () => {
  const timed = (entry: LogEntry, recordedAt: string): LogEntry => ({
    ...entry,
    covered: { ...entry.covered, metadata: { ...entry.covered.metadata, recordedAt } },
  });

  it.each([
    ['run backwards', '2020-01-01T00:00:00Z', 'it is recorded at 2020-01-01T00:00:00Z, and an event before it later'],
    ['are no times', 'yesterday', 'yesterday is no time'],
  ])('are a finding where they %s', (_what, time, because) => {
    const last = entries.length - 1;
    const log = entries.map((entry, index) => (index === last ? timed(entry, time) : entry));
    expect(findings(log)).toContainEqual(expect.objectContaining({ kind: 'time', revision: last, because }));
  });

  it('may stand still', () => {
    expect(findings(entries).filter(({ kind }) => kind === 'time')).toEqual([]);
  });
});
