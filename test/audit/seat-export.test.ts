import { describe, expect, it } from '@jest/globals';
import type { ExportedEvent } from '../../src/audit/export-format.js';
import { exportGame } from '../../src/audit/export-game.js';
import type { Known } from '../../src/audit/known.js';
import { verifyExport } from '../../src/audit/verify-export.js';
import { NOW, SPECTATOR } from '../play/support.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import { canonicalJson, sha256 } from '../../src/engine/canonical/canonical.js';
import { GENESIS_HASH, hashEvent, type Chained } from '../../src/ledger/hash-chain.js';
import { openLedger } from '../../src/ledger/open.js';
import { loadScenarios } from '../../src/library/scenarios.js';
import { inPieces, realService } from './real-game.js';

const SHA256 = expect.stringMatching(/^[0-9a-f]{64}$/) as unknown;
const SALT = expect.stringMatching(/^[0-9a-f]{32}$/) as unknown;

interface Line {
  readonly type?: string;
  readonly end?: true;
}

const SEARCH = ['Rush: search M2', 'end turn'];

/** A game in which somebody has searched for the treasure, or in which red has given other orders. */
async function playedFair(orders: readonly string[] = SEARCH) {
  const ledger = await openLedger({ kind: 'sqlite', file: ':memory:' });
  const games = realService(ledger);
  const scenario = loadScenarios().get('hiring-fair');
  if (!scenario) throw new Error('there is no fair');
  const { game } = await games.create({ commandId: 'fair', ruleset: scenario.ruleset, setup: scenario.setup });
  for (const [index, text] of orders.entries()) {
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

/** The lines as a forger makes them who changes events and the header and chains everything anew. */
function chainedAnew(
  lines: readonly string[],
  change: (event: ExportedEvent) => ExportedEvent,
  header: (header: object) => object = (same) => same,
): string {
  let previousHash = GENESIS_HASH;
  return lines
    .map((line, index) => {
      const read = JSON.parse(line) as ExportedEvent & Line;
      if (index === 0) return `${canonicalJson(header(read))}\n`;
      if (read.end)
        return `${canonicalJson({ ...read, lastHash: previousHash, withheld: countSealed(lines, change) })}\n`;
      const event = { ...change(read), previousHash };
      previousHash = hashEvent(unhashed(event));
      return `${canonicalJson({ ...event, hash: previousHash })}\n`;
    })
    .join('');
}

/** The number of events of which something is withheld once they are changed. */
function countSealed(lines: readonly string[], change: (event: ExportedEvent) => ExportedEvent): number {
  const events = lines.slice(1, -1).map((line) => change(JSON.parse(line) as ExportedEvent));
  return events.filter(({ sealed = {}, disclosed = {} }) => Object.keys(sealed).some((path) => !(path in disclosed)))
    .length;
}

/** Hides a member of the events of a type behind a commitment that nobody can open. */
function sealing(type: string, member: string): (event: ExportedEvent) => ExportedEvent {
  return (event) => {
    if (event.type !== type) return event;
    return { ...event, sealed: { ...event.sealed, [member]: '1'.repeat(64) } };
  };
}

function unhashed({ hash: _hash, disclosed: _disclosed, ...event }: ExportedEvent): Chained {
  return event;
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

describe('an export whose forger hides more than the game does', () => {
  it('is chained anew as the game is where nothing is changed', async () => {
    const seen = await exportedFor('blue');
    expect(chainedAnew(seen, (event) => event)).toBe(seen.join(''));
  });

  it('is wrong where a member is sealed that is no secret', async () => {
    const forged = chainedAnew(await exportedFor('blue'), sealing('HexSearched', 'unit'));
    const { right, findings } = await verifyExport(inPieces(forged), RULEBOOKS);
    expect(right).toBe(false);
    expect(findings).toContainEqual(
      expect.objectContaining({ kind: 'secret', because: 'unit of HexSearched is no secret, and is sealed' }),
    );
  });

  it('is wrong where others are shown something else than the game shows them', async () => {
    const seen = await exported(await playedFair(['standing retreat cover']), 'red');
    const forged = chainedAnew(seen, (event) =>
      event.type === 'OrderGiven' && event.sealed
        ? { ...event, data: { ...event.data, order: { type: 'EndStep' } } }
        : event,
    );
    const { findings } = await verifyExport(inPieces(forged), RULEBOOKS);
    const because = 'others are shown something else in the place of order of OrderGiven';
    expect(findings).toContainEqual(expect.objectContaining({ kind: 'secret', because }));
  });

  it.each([
    ['is for somebody who may see everything', undefined, 'a reader'],
    ['is for the seat that may see it', 'red', 'red'],
  ])('is wrong where it withholds something and %s', async (_name, seenBy, reader) => {
    const seen = await exported(await playedFair(['standing retreat cover']), 'blue');
    const forged = chainedAnew(
      seen,
      (event) => event,
      (header) => ({ ...header, seenBy }),
    );
    const { right, findings } = await verifyExport(inPieces(forged), RULEBOOKS);
    expect(right).toBe(false);
    const because = `order of OrderGiven is withheld from ${reader}, who may see it`;
    expect(findings).toContainEqual(expect.objectContaining({ kind: 'secret', because }));
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
