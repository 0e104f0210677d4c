import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from '@jest/globals';
import { isTurnEnded } from '../../../../src/engine/game/turn-ended.js';
import { fingerprint } from '../../../../src/engine/position/fingerprint.js';
import type { Position } from '../../../../src/engine/position/position.js';
import { PBEM_UPCASTERS } from '../../../../src/engine/rulesets/pbem/event-versions.js';
import type { PbemEvent } from '../../../../src/engine/rulesets/pbem/core/events.js';
import { evolve } from '../../../../src/engine/rulesets/pbem/evolve/evolve.js';
import type { NewEvent } from '../../../../src/ledger/ledger.js';
import { frozenFiles, ONLY_IN_CORRECTIONS } from '../../../frozen/frozen.js';
import { EventTypes } from '../../../../src/ledger/upcast.js';

/*
 * Whole games as they were recorded, one event a line after a line with the last fingerprint. They are never made
 * anew: when the data of an event type changes, its version grows, an upcaster is added, and a game with the new
 * version joins the frozen games of test/frozen (`npm run freeze`), which count here.
 */
const FOLDER = new URL('./fixtures/', import.meta.url);
const TYPES = new EventTypes(PBEM_UPCASTERS);

interface FrozenGame {
  readonly file: string;
  readonly fingerprint: string;
  readonly events: readonly NewEvent[];
}

const GAMES: readonly FrozenGame[] = readdirSync(FOLDER).map((file) => {
  const [head = '', ...lines] = readFileSync(new URL(file, FOLDER), 'utf8').trimEnd().split('\n');
  const events = lines.map((line) => JSON.parse(line) as NewEvent);
  return { file, ...(JSON.parse(head) as { fingerprint: string }), events };
});

/** Of each event type the versions that frozen games hold. */
const VERSIONS = new Map<string, Set<number>>();
for (const { type, version } of [...GAMES.flatMap(({ events }) => events), ...frozenEvents()]) {
  VERSIONS.set(type, (VERSIONS.get(type) ?? new Set()).add(version));
}

function* frozenEvents(): Generator<NewEvent> {
  for (const { bytes } of frozenFiles('games')) {
    const lines = Buffer.from(bytes()).toString('utf8').trimEnd().split('\n');
    for (const line of lines.slice(1, -1)) yield JSON.parse(line) as NewEvent;
  }
}

describe('frozen events', () => {
  it.each(TYPES.names.filter((type) => !ONLY_IN_CORRECTIONS.includes(type)))(
    'hold %s in every version that it ever had',
    (type) => {
      const versions = VERSIONS.get(type) ?? new Set();
      for (let version = 1; version <= TYPES.currentVersion(type); version += 1) {
        expect([...versions]).toContain(version);
      }
    },
  );

  test.each(GAMES)('of $file replay to the fingerprints that they were recorded with', ({ events, ...game }) => {
    let position: Position | null = null;
    let turns = 0;
    for (const recorded of events) {
      const event = TYPES.upcast(recorded);
      if (position && isTurnEnded(event)) {
        expect(fingerprint(position)).toBe(event.data.fingerprint);
        turns += 1;
      }
      position = evolve(position, event as unknown as PbemEvent);
    }
    expect(turns).toBeGreaterThan(0);
    expect(position && fingerprint(position)).toBe(game.fingerprint);
  });
});
