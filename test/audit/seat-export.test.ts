import { describe, expect, it } from '@jest/globals';
import type { ExportedEvent } from '../../src/audit/export-format.js';
import { exportGame } from '../../src/audit/export-game.js';
import type { Known } from '../../src/audit/known.js';
import { verifyExport } from '../../src/audit/verify-export.js';
import { NOW, SPECTATOR } from '../play/support.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import { canonicalJson, sha256 } from '../../src/engine/canonical/canonical.js';
import { hashEvent, type Chained } from '../../src/ledger/hash-chain.js';
import { openLedger } from '../../src/ledger/open.js';
import { loadScenarios } from '../../src/library/scenarios.js';
import { inPieces, realService } from './real-game.js';

const SHA256 = expect.stringMatching(/^[0-9a-f]{64}$/) as unknown;
const SALT = expect.stringMatching(/^[0-9a-f]{32}$/) as unknown;

interface Line {
  readonly type?: string;
  readonly end?: true;
}

/** A game in which somebody has searched for the treasure. */
async function playedFair() {
  const ledger = await openLedger({ kind: 'sqlite', file: ':memory:' });
  const games = realService(ledger);
  const scenario = loadScenarios().get('hiring-fair');
  if (!scenario) throw new Error('there is no fair');
  const { game } = await games.create({ commandId: 'fair', ruleset: scenario.ruleset, setup: scenario.setup });
  for (const [index, text] of ['Rush: search M2', 'end turn'].entries()) {
    const { revision } = await games.see(game, SPECTATOR, NOW);
    const done = await games.submit({
      game,
      viewer: { kind: 'seat', side: 'red' },
      order: { kind: 'text', text },
      dice: { kind: 'server' },
      expectedRevision: revision,
      commandId: `order-${index}`,
    });
    if (done.kind !== 'accepted') throw new Error(JSON.stringify(done));
  }
  return { ledger, game };
}

type Played = Awaited<ReturnType<typeof playedFair>>;

async function exported({ ledger, game }: Played, seenBy?: string | null): Promise<readonly string[]> {
  const lines: string[] = [];
  const options = seenBy === undefined ? {} : { seenBy };
  for await (const line of exportGame(ledger, RULEBOOKS, game, options)) lines.push(line);
  return lines;
}

async function exportedFor(seenBy?: string | null): Promise<readonly string[]> {
  return exported(await playedFair(), seenBy);
}

/** One game for somebody who may see everything, and for blue. */
async function exportedTwice() {
  const played = await playedFair();
  return { whole: await exported(played), seen: await exported(played, 'blue') };
}

function knownOf(lines: readonly string[]): readonly Known[] {
  return lines.slice(1, -1).map((line) => JSON.parse(line) as Known);
}

function typesOf(lines: readonly string[]): readonly (string | undefined)[] {
  return lines.map((line) => (JSON.parse(line) as Line).type);
}

/** The export with one event changed. */
function withOne(lines: readonly string[], type: string, change: (event: ExportedEvent) => ExportedEvent): string {
  return lines.map((line) => ((JSON.parse(line) as Line).type === type ? changed(line, change) : line)).join('');
}

function changed(line: string, change: (event: ExportedEvent) => ExportedEvent): string {
  return `${canonicalJson(change(JSON.parse(line) as ExportedEvent))}\n`;
}

function unsealed({ sealed: _sealed, hash: _hash, ...event }: ExportedEvent): Chained {
  return event;
}

function eventOf(lines: readonly string[], type: string): ExportedEvent {
  return JSON.parse(lines.find((line) => (JSON.parse(line) as Line).type === type) ?? '') as ExportedEvent;
}

describe('the export of a game for a seat', () => {
  it.each(['red', 'blue', null])(
    'for %p is whole, shows no treasure, and verifies as far as it shows',
    async (seat) => {
      const whole = typesOf(await exportedFor());
      const seen = await exportedFor(seat);
      expect(typesOf(seen)).toEqual(whole);
      expect(eventOf(seen, 'TreasuresPlaced')).toMatchObject({ data: { places: [] }, sealed: { places: SHA256 } });
      const audit = await verifyExport(inPieces(seen.join('')), RULEBOOKS);
      expect(audit).toMatchObject({ right: true, findings: [], withheld: 2 });
    },
  );

  it('is proven true by the whole one, whose secrets have the commitments that the seat was shown', async () => {
    const { whole, seen } = await exportedTwice();
    const { data, disclosed, ...committed } = eventOf(whole, 'TreasuresPlaced');
    const { data: open, ...shown } = eventOf(seen, 'TreasuresPlaced');
    expect({ committed, open }).toEqual({ committed: shown, open: data });
    expect(disclosed?.['places']).toMatchObject({ salt: SALT });
    const knows = knownOf(seen);
    expect(await verifyExport(inPieces(whole.join('')), RULEBOOKS, { knows })).toMatchObject({
      right: true,
      withheld: 0,
    });
    const other = await exportedFor();
    const compared = await verifyExport(inPieces(other.join('')), RULEBOOKS, { knows });
    expect(compared.findings.map(({ kind }) => kind)).toEqual(['unlike']);
    const shorter = await verifyExport(inPieces(whole.join('')), RULEBOOKS, {
      knows: [...knows, { revision: knows.length, hash: '0'.repeat(64) }],
    });
    expect(shorter.findings).toMatchObject([{ kind: 'unlike', revision: knows.length }]);
  });

  it('is found out where anything of it was changed', async () => {
    const { whole, seen } = await exportedTwice();
    const forgeries = [
      withOne(seen, 'TreasuresPlaced', (event) => ({ ...event, data: { ...event.data, places: ['M2'] } })),
      withOne(seen, 'TreasuresPlaced', (event) => ({ ...event, sealed: { places: '1'.repeat(64) } })),
      withOne(whole, 'TreasuresPlaced', (event) => ({
        ...event,
        disclosed: { places: { salt: event.disclosed?.['places']?.salt ?? '', value: [] } },
      })),
      withOne(whole, 'TreasuresPlaced', (event) => ({ ...event, disclosed: { where: { salt: '0'.repeat(32) } } })),
    ];
    for (const text of forgeries) {
      const { right, findings } = await verifyExport(inPieces(text), RULEBOOKS);
      expect(right).toBe(false);
      expect(findings.map(({ kind }) => kind)).toContain('altered');
    }
    const stripped = withOne(seen, 'TreasuresPlaced', ({ sealed: _sealed, ...event }) => event);
    expect((await verifyExport(inPieces(stripped), RULEBOOKS)).right).toBe(false);
  });
});

describe('a secret of few possible values', () => {
  it('is not found by trying them all against the hashes, nor by the keys of the players', async () => {
    const { whole, seen } = await exportedTwice();
    for (const type of ['TreasuresPlaced', 'HexSearched']) {
      const sealedEvent = eventOf(seen, type);
      const secret = eventOf(whole, type);
      for (const [path, commitment] of Object.entries(sealedEvent.sealed ?? {})) {
        const value = secret.disclosed?.[path]?.value;
        const guesses = [[path, value], ['', path, value], [sealedEvent.commandId, path, value], value];
        for (const guess of guesses) expect(sha256(canonicalJson(guess))).not.toBe(commitment);
        const unsalted = { ...sealedEvent, data: { ...sealedEvent.data, [path]: value } };
        expect(hashEvent(unsealed(unsalted))).not.toBe(sealedEvent.hash);
      }
    }
  });
});
