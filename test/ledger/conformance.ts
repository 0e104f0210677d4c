import { afterAll, beforeAll, describe } from '@jest/globals';
import type { Ledger } from '../../src/ledger/ledger.js';
import { appendContract } from './conformance/append-contract.js';
import { badInputContract } from './conformance/bad-input-contract.js';
import { chainContract } from './conformance/chain-contract.js';
import { closingContract } from './conformance/closing-contract.js';
import { groupContract } from './conformance/group-contract.js';
import { readContract } from './conformance/read-contract.js';
import { snapshotContract } from './conformance/snapshot-contract.js';
import { subscriptionContract } from './conformance/subscription-contract.js';
import { upkeepContract } from './conformance/upkeep-contract.js';

/** A store under test. Streams have fresh names, so that one store serves all tests of a file. */
export interface LedgerFixture {
  readonly ledger: Ledger;
  /** Another connection to the same store, as another process has it. The caller closes it. */
  readonly another: () => Promise<Ledger>;
  /** Changes a stored event behind the ledger's back. Left out where a store offers no way to do that. */
  readonly tamper?: (stream: string, revision: number, how: Tampering) => Promise<void>;
  readonly dispose: () => Promise<void>;
}

/** `altered`: the data is other JSON. `malformed`: it is no JSON. `unchained`: the previous hash is another. */
export type Tampering = 'altered' | 'malformed' | 'unchained';

export type FixtureSource = () => LedgerFixture;

/** The contract of every ledger, whatever its store. Called once in the test file of each adapter. */
export function ledgerConformance(open: () => Promise<LedgerFixture>, options: { readonly tampers: boolean }): void {
  describe('ledger contract', () => {
    let fixture: LedgerFixture;
    beforeAll(async () => {
      fixture = await open();
    });
    afterAll(async () => {
      await fixture.dispose();
    });
    const source = (): LedgerFixture => fixture;
    appendContract(source);
    readContract(source);
    subscriptionContract(source);
    snapshotContract(source);
    chainContract(source, options.tampers ? open : null);
    groupContract(source, options.tampers ? open : null);
    badInputContract(source);
    closingContract(source);
    upkeepContract(open, options.tampers);
  });
}
