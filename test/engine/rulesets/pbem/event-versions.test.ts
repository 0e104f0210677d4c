import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from '@jest/globals';
import { isTurnEnded } from '../../../../src/engine/game/turn-ended.js';
import { fingerprint } from '../../../../src/engine/position/fingerprint.js';
import type { Position } from '../../../../src/engine/position/position.js';
import { PBEM_UPCASTERS } from '../../../../src/engine/rulesets/pbem/event-versions.js';
import type { PbemEvent } from '../../../../src/engine/rulesets/pbem/events.js';
import { evolve } from '../../../../src/engine/rulesets/pbem/evolve.js';
import type { NewEvent } from '../../../../src/ledger/ledger.js';
import { EventTypes } from '../../../../src/ledger/upcast.js';

/*
 * Whole games as they were recorded, one event a line after a line with the last fingerprint. They are never made
 * anew: when the data of an event type changes, its version grows, an upcaster is added, and a game with the new
 * version joins these.
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

describe('frozen events', () => {
  it.each(TYPES.names)('hold %s in every version that it ever had', (type) => {
    const frozen = GAMES.flatMap(({ events }) => events.filter((event) => event.type === type));
    const versions = new Set(frozen.map(({ version }) => version));
    for (let version = 1; version <= TYPES.currentVersion(type); version += 1) {
      expect([...versions]).toContain(version);
    }
  });

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
