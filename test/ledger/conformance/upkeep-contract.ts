import { describe, expect, it } from '@jest/globals';
import { backedUpEvents } from '../../../src/audit/read-ledger-backup.js';
import { ledgerBackup, type BackupReport } from '../../../src/audit/ledger-backup.js';
import type { Ledger } from '../../../src/ledger/ledger.js';
import { Scrub } from '../../../src/ledger/scrub.js';
import { LedgerNotEmpty } from '../../../src/ledger/upkeep.js';
import { verifyLedger } from '../../../src/ledger/verify-ledger.js';
import { allStreams } from '../../../src/ledger/verify-stream.js';
import type { StreamFinding } from '../../../src/ledger/verify-stream.js';
import type { LedgerFixture } from '../conformance.js';
import { allAfter, anAppend, appendMany, failureOf, movedTo, newStream, wholeStream } from '../samples.js';

async function streamsOf(ledger: Ledger): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const name of allStreams(ledger)) names.push(name);
  return names;
}

async function backedUp(ledger: Ledger): Promise<{ text: string; report: BackupReport | null }> {
  let text = '';
  let report: BackupReport | null = null;
  for await (const line of ledgerBackup(ledger, { done: (told) => (report = told) })) text += line;
  return { text, report };
}

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(text));
}

async function scrubbed(ledger: Ledger): Promise<{ events: number; streams: number; found: StreamFinding[] }> {
  const seen = { events: 0, streams: 0, found: [] as StreamFinding[] };
  const scrub = new Scrub(ledger, 0, {
    read: (events) => (seen.events += events),
    found: (finding) => seen.found.push(finding),
    roundEnded: (streams) => (seen.streams = streams),
    failed: (error) => {
      throw error;
    },
  });
  for await (const events of scrub.round()) expect(events).toBeGreaterThan(0);
  return seen;
}

/** Each test in a store of its own, since it looks at all of it. */
export function upkeepContract(open: () => Promise<LedgerFixture>, tampers: boolean): void {
  describe('upkeep', () => {
    it('knows all streams, verifies them, and walks through them page by page', async () => {
      const { ledger, dispose } = await open();
      const names = Array.from({ length: 5 }, newStream);
      for (const name of names) await ledger.append(anAppend(name, { events: movedTo(250) }));
      expect(await streamsOf(ledger)).toEqual(names.toSorted());
      expect(await verifyLedger(ledger)).toMatchObject({ right: true, streams: 5, events: 1250, findings: [] });
      expect(await scrubbed(ledger)).toEqual({ events: 1250, streams: 5, found: [] });
      await dispose();
    });

    it('restores a backup to the same events in the same order, into an empty store only', async () => {
      const [from, to] = [await open(), await open()];
      const [one, two] = [newStream(), newStream()];
      await appendMany(from.ledger, one, 3);
      await from.ledger.append(anAppend(two, { events: movedTo(4), commandId: 'again' }));
      await appendMany(from.ledger, one, 2);
      const { text, report } = await backedUp(from.ledger);
      expect(report).toMatchObject({ events: 9, streams: 2, setAside: [] });
      await to.ledger.upkeep.adopt(backedUpEvents(bytes(text)));
      const placeless = async (ledger: Ledger) =>
        (await allAfter(ledger, null)).map((event) => ({ ...event, globalPosition: '' }));
      expect(await placeless(to.ledger)).toEqual(await placeless(from.ledger));
      expect(await verifyLedger(to.ledger)).toMatchObject({ right: true, streams: 2, events: 9 });
      expect(await to.ledger.append(anAppend(two, { events: movedTo(4), commandId: 'again' }))).toMatchObject({
        repeated: true,
      });
      await to.ledger.append(anAppend(one));
      expect(await failureOf(to.ledger.upkeep.adopt(backedUpEvents(bytes(text))))).toBeInstanceOf(LedgerNotEmpty);
      expect(await verifyLedger(to.ledger)).toMatchObject({ right: true, events: 10 });
      await from.dispose();
      await to.dispose();
    });

    it.each([
      ['cut off', (text: string) => text.slice(0, text.length / 2)],
      ['without its footer', (text: string) => text.slice(0, text.lastIndexOf('{"digest"'))],
      ['altered', (text: string) => text.replace('"mp":2', '"mp":3')],
      ['without a line', (text: string) => text.replace(/\n\{"actor.*|\n\{"commandId.*/, '')],
      ['something else', () => '{"format":"herald-game"}\n'],
    ])('refuses a backup that is %s', async (_what, spoil) => {
      const { ledger, dispose } = await open();
      await appendMany(ledger, newStream(), 3);
      const { text } = await backedUp(ledger);
      const reading = (async () => {
        for await (const batch of backedUpEvents(bytes(spoil(text)))) expect(batch).not.toEqual([]);
      })();
      expect(await failureOf(reading)).toMatchObject({ type: 'backupUnreadable' });
      await dispose();
    });

    if (!tampers) return;
    it('passes over a damaged row, names it, and finds its stream; all others go on', async () => {
      const { ledger, tamper, dispose } = await open();
      const [damaged, sound] = [newStream(), newStream()];
      for (let round = 0; round < 4; round += 1) {
        await appendMany(ledger, damaged, 1);
        await appendMany(ledger, sound, 1);
      }
      await tamper?.(damaged, 2, 'altered');
      const page = await ledger.upkeep.readSound(null);
      expect(page.events.filter(({ stream }) => stream === sound)).toHaveLength(4);
      expect(page.damaged).toMatchObject([{ stream: damaged }]);
      expect((await ledger.upkeep.readSound(page.last)).last).toBeNull();
      const finding = { stream: damaged, revision: 2 };
      expect(await verifyLedger(ledger)).toMatchObject({ right: false, streams: 2, findings: [finding] });
      expect((await scrubbed(ledger)).found).toMatchObject([finding]);
      const { text, report } = await backedUp(ledger);
      expect(report).toMatchObject({ events: 4, streams: 1, setAside: [finding] });
      expect(text).not.toContain(`"stream":"${damaged}"`);
      expect(await wholeStream(ledger, sound)).toHaveLength(4);
      await dispose();
    });
  });
}
