import { describe, expect, it } from '@jest/globals';
import { keyOf, otherwiseInGames, type OtherwiseKind } from '../../src/audit/otherwise.js';
import { verifyExport } from '../../src/audit/verify-export.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import { findingsOfSiege, frozenFiles, meantOtherwise, type Meant } from './frozen.js';

const meant = meantOtherwise();

/** Differences that nobody meant, and meant ones that no game meets. */
function compared(found: readonly OtherwiseKind[], expected: readonly Meant[]): object {
  const keys = new Set(found.map(keyOf));
  const known = new Set(expected.map(keyOf));
  return {
    notMeant: [...keys].filter((key) => !known.has(key)),
    notMet: [...known].filter((key) => !keys.has(key)),
  };
}

const NONE = { notMeant: [], notMet: [] };

describe('frozen games', () => {
  it('replay to the fingerprints that they recorded, and are decided as before but where a rule was mended', async () => {
    const damaged: string[] = [];
    const audits = [];
    for (const { name, bytes } of frozenFiles('games')) {
      const audit = await verifyExport(once(bytes()), RULEBOOKS);
      const other = audit.findings.filter(({ kind }) => kind !== 'judgement');
      damaged.push(...other.map(({ because }) => `${name}: ${because}`));
      audits.push({ game: name, otherwise: audit.otherwise });
    }
    expect(damaged).toEqual([]);
    const otherwise = otherwiseInGames(audits);
    const inWords = otherwise.map((one) => `${keyOf(one)} (${one.games} games, ${one.game} at ${one.first.at})`);
    expect({ ...compared(otherwise, meant.games), inWords }).toEqual({ ...NONE, inWords });
  });
});

describe('frozen sieges', () => {
  it('replay to the fingerprints that they recorded, and are decided as before but where a rule was mended', () => {
    const findings = frozenFiles('sieges').map(({ name, bytes }) => ({ name, ...findingsOfSiege(bytes()) }));
    expect(findings.flatMap(({ name, wrong }) => wrong.map((one) => `${name}: ${one}`))).toEqual([]);
    expect(
      compared(
        findings.flatMap(({ otherwise }) => otherwise),
        meant.sieges,
      ),
    ).toEqual(NONE);
  });
});

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}
