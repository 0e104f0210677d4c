import { expect, it } from '@jest/globals';
import { exportGame } from '../../src/audit/export-game.js';
import { judgeGame } from '../../src/audit/judge-game.js';
import { streamEvents } from '../../src/audit/stream-events.js';
import { verifyExport } from '../../src/audit/verify-export.js';
import { siegeStream } from '../../src/ledger/game-stream.js';
import { anyRevision } from '../../src/ledger/ledger.js';
import { ALL_RULEBOOKS } from '../../src/library/rulesets.js';
import { SPECTATOR } from '../../src/play/viewer-seat.js';
import { inPieces } from '../audit/real-game.js';
import { frozenFiles } from '../frozen/frozen.js';
import { memoryLedger } from '../play/support.js';
import { FROZEN_SIEGE, recorded } from './frozen-siege.js';
import { siegesOn } from './support.js';

it('sieges that were recorded by earlier code are seen, exported and proven as those of today', async () => {
  let scenarios = 0;
  for (const { name, bytes } of frozenFiles('sieges')) {
    const ledger = await memoryLedger();
    const fingerprint = await recorded(ledger, bytes());
    const seen = await siegesOn(ledger).sieges.see(FROZEN_SIEGE, SPECTATOR, { kind: 'now' });
    expect({ name, fingerprint: seen.fingerprint }).toEqual({ name, fingerprint });
    let opened = 0;
    for await (const { type } of streamEvents(ledger, siegeStream(FROZEN_SIEGE)))
      if (type === 'ScenarioOpened') opened += 1;
    expect(seen.games.length).toBe(opened);
    scenarios += seen.games.length;
    let text = '';
    for await (const line of exportGame(ledger, ALL_RULEBOOKS, FROZEN_SIEGE)) text += line;
    const audit = await verifyExport(inPieces(text, 100_000), ALL_RULEBOOKS);
    // test/frozen tests what is decided otherwise since then.
    expect(audit.findings.filter(({ kind }) => kind !== 'judgement')).toEqual([]);
    expect(audit.fingerprint).toBe(fingerprint);
    expect((await judgeGame(ledger, ALL_RULEBOOKS, FROZEN_SIEGE)).findings).toEqual(
      audit.findings.map((finding) => ({ ...finding, line: null })),
    );
    await ledger.close();
  }
  expect(scenarios).toBeGreaterThan(0);
});

it('a forged siege without an edition is of no ruleset', async () => {
  const ledger = await memoryLedger();
  await ledger.append({
    stream: siegeStream(FROZEN_SIEGE),
    expected: anyRevision,
    commandId: 'forged',
    metadata: { recordedAt: '2026-11-20T12:00:00Z', actor: 'service:create' },
    events: [{ type: 'SiegeSetUp', version: 1, data: {} }],
  });
  expect(await judgeGame(ledger, ALL_RULEBOOKS, FROZEN_SIEGE)).toMatchObject({
    right: false,
    findings: [{ kind: 'ruleset' }],
  });
  await ledger.close();
});
