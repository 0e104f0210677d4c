import { expect, it } from '@jest/globals';
import { exportGame } from '../../src/audit/export-game.js';
import { judgeGame } from '../../src/audit/judge-game.js';
import { streamEvents } from '../../src/audit/stream-events.js';
import { verifyExport } from '../../src/audit/verify-export.js';
import type { SiegeEvent } from '../../src/engine/siege/events.js';
import { siegeStream } from '../../src/ledger/game-stream.js';
import { anyRevision, type Ledger } from '../../src/ledger/ledger.js';
import { ALL_RULEBOOKS } from '../../src/library/rulesets.js';
import { inPieces } from '../audit/real-game.js';
import { frozenFiles } from '../frozen/frozen.js';
import { memoryLedger } from '../play/support.js';
import { siegesOn } from './support.js';

const SIEGE = '00000000-0000-8000-a000-00000000051e';

/** Records a frozen siege as it was recorded then, command by command; gives the fingerprint of its end. */
async function recorded(ledger: Ledger, bytes: Uint8Array): Promise<string> {
  const lines = Buffer.from(bytes).toString('utf8').trim().split('\n');
  const events = lines.slice(0, -1).map((line) => JSON.parse(line) as SiegeEvent & { readonly version: number });
  const starts = events.flatMap(({ type }, at) => (at === 0 || type === 'OrderTaken' ? [at] : []));
  for (const [index, start] of starts.entries()) {
    const batch = events.slice(start, starts[index + 1] ?? events.length);
    const [first] = batch;
    const side = first?.type === 'OrderTaken' ? first.data.side : undefined;
    await ledger.append({
      stream: siegeStream(SIEGE),
      expected: anyRevision,
      commandId: `command-${index}`,
      metadata: {
        recordedAt: '2026-11-20T12:00:00Z',
        actor: side === undefined ? 'service:create' : side === null ? 'service:report' : `seat:${side}`,
      },
      events: batch.map(({ type, data, version }) => ({ type, data, version })),
    });
  }
  return (JSON.parse(lines.at(-1) ?? '') as { readonly fingerprint: string }).fingerprint;
}

it('sieges that were recorded by earlier code are seen, exported and proven as those of today', async () => {
  let scenarios = 0;
  for (const { name, bytes } of frozenFiles('sieges')) {
    const ledger = await memoryLedger();
    const fingerprint = await recorded(ledger, bytes());
    const seen = await siegesOn(ledger).sieges.see(SIEGE, { kind: 'now' });
    expect({ name, fingerprint: seen.fingerprint }).toEqual({ name, fingerprint });
    let opened = 0;
    for await (const { type } of streamEvents(ledger, siegeStream(SIEGE))) if (type === 'ScenarioOpened') opened += 1;
    expect(seen.games.length).toBe(opened);
    scenarios += seen.games.length;
    let text = '';
    for await (const line of exportGame(ledger, ALL_RULEBOOKS, SIEGE)) text += line;
    const audit = await verifyExport(inPieces(text, 100_000), ALL_RULEBOOKS);
    // test/frozen tests what is decided otherwise since then.
    expect(audit.findings.filter(({ kind }) => kind !== 'judgement')).toEqual([]);
    expect(audit.fingerprint).toBe(fingerprint);
    expect((await judgeGame(ledger, ALL_RULEBOOKS, SIEGE)).findings).toEqual(
      audit.findings.map((finding) => ({ ...finding, line: null })),
    );
    await ledger.close();
  }
  expect(scenarios).toBeGreaterThan(0);
});

it('a forged siege without an edition is of no ruleset', async () => {
  const ledger = await memoryLedger();
  await ledger.append({
    stream: siegeStream(SIEGE),
    expected: anyRevision,
    commandId: 'forged',
    metadata: { recordedAt: '2026-11-20T12:00:00Z', actor: 'service:create' },
    events: [{ type: 'SiegeSetUp', version: 1, data: {} }],
  });
  expect(await judgeGame(ledger, ALL_RULEBOOKS, SIEGE)).toMatchObject({
    right: false,
    findings: [{ kind: 'ruleset' }],
  });
  await ledger.close();
});
