import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { isSetUp } from '../../../src/engine/game/set-up.js';
import { fingerprint } from '../../../src/engine/position/fingerprint.js';
import type { Position } from '../../../src/engine/position/position.js';
import type { PbemEvent } from '../../../src/engine/rulesets/pbem/core/events.js';
import { evolve } from '../../../src/engine/rulesets/pbem/evolve/evolve.js';
import { BOARD_KEEPING } from '../../../src/engine/game/keeping.js';

it('keeps every position of a raid: what is restored has the same fingerprint, and goes on the same way', () => {
  const frozen = new URL('../rulesets/pbem/fixtures/raid.v1.ndjson', import.meta.url);
  const [head = '', ...lines] = readFileSync(frozen, 'utf8').trimEnd().split('\n');
  const [setUp, ...events] = lines.map((line) => JSON.parse(line) as PbemEvent);
  if (!setUp || !isSetUp(setUp)) throw new Error('a frozen game begins with its set-up');
  const { setup } = setUp.data;
  let position: Position = evolve(null, setUp);
  for (const event of events) {
    const after = evolve(position, event);
    position = BOARD_KEEPING.read(BOARD_KEEPING.write(after, setup), setup);
    expect(fingerprint(position)).toBe(fingerprint(after));
    expect(position.ground).toBe(setup.ground);
  }
  expect(fingerprint(position)).toBe((JSON.parse(head) as { fingerprint: string }).fingerprint);
});
