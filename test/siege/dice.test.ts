import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { judgeGame } from '../../src/audit/judge-game.js';
import { otherOf, SIEGE_SIDES } from '../../src/engine/siege/siege.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { sealOf } from '../../src/ledger/proof/dice.js';
import { ALL_RULEBOOKS } from '../../src/library/rulesets.js';
import { SPECTATOR } from '../../src/play/viewer-seat.js';
import { memoryLedger } from '../play/support.js';
import { LONG, order, type Service, siegesOn, sourceFrom } from './support.js';

const WORD = 'the-word-of-a-side-of-the-siege';

/** Orders of both sides by lots, for so many days. */
async function play(service: Service, siege: string, days: number): Promise<void> {
  const next = sourceFrom(7);
  for (;;) {
    const { siege: seen } = await service.sieges.see(siege, SPECTATOR, { kind: 'now' });
    if (seen.day > days) return;
    const first = SIEGE_SIDES[next(2)] ?? 'attacker';
    const side = (await service.sieges.legal(siege, first)).length > 0 ? first : otherOf(first);
    const legal = await service.sieges.legal(siege, side);
    const done = await order(service, siege, side, legal[next(legal.length)]?.order);
    if (done.kind === 'refused') throw new Error(done.refusal.because);
  }
}

describe('a siege with committed dice', () => {
  let ledger: Ledger;
  let service: Service;
  beforeAll(async () => {
    ledger = await memoryLedger();
    service = siegesOn(ledger);
  });
  afterAll(() => ledger.close());

  it('proves the dice of each day and night, with words of both sides', async () => {
    const { sieges } = service;
    const { siege } = await sieges.create({ commandId: 'words', setup: LONG, dice: { mode: 'committed' } });
    const commitment = (await sieges.dice(siege, SPECTATOR))?.terms.commitment ?? '';
    for (const side of SIEGE_SIDES) {
      const seal = sealOf(siege, commitment, side, WORD);
      expect(await sieges.sayOfDice(siege, side, { kind: 'sealWord', seal })).toMatchObject({ kind: 'accepted' });
    }
    for (const side of SIEGE_SIDES) {
      const shown = await sieges.sayOfDice(siege, side, { kind: 'showWord', word: WORD });
      expect(shown).toMatchObject({ kind: 'accepted' });
    }
    await play(service, siege, 12);
    const audit = await judgeGame(ledger, ALL_RULEBOOKS, siege);
    expect(audit.findings).toEqual([]);
    expect(audit.dice).toMatchObject({ mode: 'committed', false: 0, taken: 0 });
    expect(audit.dice.proven).toBeGreaterThan(10);
    expect((await sieges.dice(siege, SPECTATOR))?.opened.turn).toBe(24);
  });
});
