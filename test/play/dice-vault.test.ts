import { describe, expect, it } from '@jest/globals';
import { CHAIN_TURNS, secretTurnsBefore } from '../../src/ledger/proof/dice.js';
import { openLedger } from '../../src/ledger/open.js';
import { DiceVault } from '../../src/play/dice-vault.js';

const LAST = 'ab'.repeat(32);
const HIDDEN = 'cd'.repeat(32);
/** Turns at the ends of tens and hundreds and in between, so that each is opened after one far from it, and near it. */
const TURNS = [1, 2, 9, 10, 11, 250, 100, 101, 99, 5000, 110, CHAIN_TURNS - 1, CHAIN_TURNS, 3, 100, 100];

describe('the secrets of the dice of a game', () => {
  it('are those of the chain, whichever turn was opened before', async () => {
    const ledger = await openLedger({ kind: 'sqlite', file: ':memory:' });
    const words = [LAST, HIDDEN];
    const vault = new DiceVault(
      ledger,
      () => '2026-11-29T12:00:00.000Z',
      () => words.shift() ?? '',
    );
    const commitments = await vault.commit('a-game');
    expect(commitments).toEqual({
      commitment: secretTurnsBefore(LAST, CHAIN_TURNS),
      hiddenCommitment: secretTurnsBefore(HIDDEN, 1),
    });
    const terms = { ...commitments, mode: 'committed' as const };
    for (const turn of TURNS) {
      const secret = secretTurnsBefore(LAST, CHAIN_TURNS - turn);
      expect(await vault.open('a-game', terms, turn)).toEqual({ secret, hidden: HIDDEN });
    }
    expect(await vault.open('a-game', terms, CHAIN_TURNS + 1)).toBeNull();
    await ledger.close();
  });
});
