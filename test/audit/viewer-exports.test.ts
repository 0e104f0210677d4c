import { describe, expect, it } from '@jest/globals';
import { verifyExport } from '../../src/audit/verify-export.js';
import type { Audit } from '../../src/audit/audit.js';
import type { Reader } from '../../src/audit/disclosure.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import { frozenFiles } from '../frozen/frozen.js';
import { inPieces } from './real-game.js';
import { exportedText, recordedAgain } from './recorded-again.js';
import { howMany } from '../thoroughness.js';

/** Of the frozen games one in so many is exported, from this one on. */
const [COUNT, SHARE] = [howMany(24, 1), 1];

async function auditFor(ledger: Ledger, game: string, reader: Reader): Promise<Audit> {
  return verifyExport(inPieces(await exportedText(ledger, game, reader)), RULEBOOKS);
}

/** The findings of an audit, one line each; some games that were recorded by older code have findings today. */
function foundBy({ findings }: Audit): readonly string[] {
  return findings.map(({ kind, revision, because }) => `${kind} ${revision ?? ''} ${because}`);
}

describe('the export of a game for somebody who may not see everything', () => {
  it('is whole, also half-way, and finds nothing wrong that the whole record does not', async () => {
    const faults: string[] = [];
    const counts = { games: 0, exports: 0, withheld: 0, undecided: 0 };
    for (const [index, { name, bytes }] of frozenFiles('games').entries()) {
      if (index % COUNT !== SHARE % COUNT) continue;
      const { ledger, game, secrets, readers, middle } = await recordedAgain(bytes());
      if (secrets === 0) continue;
      counts.games += 1;
      const whole = await auditFor(ledger, game, undefined);
      if (whole.withheld !== 0 || whole.undecided !== 0) faults.push(`${name}: something is withheld from everybody`);
      for (const reader of readers) {
        const seen = await auditFor(ledger, game, reader);
        const before = await verifyExport(inPieces(middle.get(reader) ?? ''), RULEBOOKS);
        const more = [...foundBy(seen), ...foundBy(before)].filter((one) => !foundBy(whole).includes(one));
        faults.push(...more.map((one) => `${name} for ${reader ?? 'a spectator'}: ${one}`));
        if (seen.events !== whole.events) faults.push(`${name} for ${reader ?? 'a spectator'}: ${seen.events} events`);
        if (seen.lastHash !== whole.lastHash) faults.push(`${name}: another hash`);
        counts.exports += 1;
        counts.withheld += seen.withheld;
        counts.undecided += seen.undecided;
      }
      await ledger.close();
    }
    if (process.env['HERALD_FIGURES'] === '1') process.stdout.write(`${JSON.stringify(counts)}\n`);
    expect(faults).toEqual([]);
    expect(counts.withheld).toBeGreaterThan(0);
  }, 600_000);
});
