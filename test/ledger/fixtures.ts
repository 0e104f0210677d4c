import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import type { NewEvent } from '../../src/ledger/ledger.js';
import type { EventTypes } from '../../src/ledger/upcast.js';

/** An event as it was once shipped, and the data that today's code must make of it. Frozen: never edit one, add one. */
interface FrozenEvent {
  readonly event: NewEvent;
  readonly today: object;
}

/**
 * Holds a registry to its past: each version of each type has a frozen fixture in the folder, and is upcast as it says.
 */
export function upcastsEveryVersion(types: EventTypes, folder: string): void {
  const frozen = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as FrozenEvent);

  it.each(types.names)('%s has a frozen fixture for each version', (type) => {
    const versions = frozen.filter(({ event }) => event.type === type).map(({ event }) => event.version);
    const shipped = Array.from({ length: types.currentVersion(type) }, (_, index) => index + 1);
    expect(versions.sort((a, b) => a - b)).toEqual(shipped);
  });

  it.each(frozen.map(({ event, today }) => [event.type, event.version, event, today] as const))(
    '%s version %i is lifted to the current one',
    (type, _version, event, today) => {
      expect(types.upcast(event)).toEqual({ type, version: types.currentVersion(type), data: today });
    },
  );
}
