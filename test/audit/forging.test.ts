import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { headChecks } from '../../src/audit/signed-heads.js';
import { parseHeadNote } from '../../src/ledger/proof/head-note.js';
import { newSigner, signedHead } from '../../src/ledger/proof/note-signer.js';
import {
  type ForgedField,
  committedGames,
  forgedFields,
  forgedLog,
  type Forgery,
  foundIn,
  recordedGames,
} from './forging.js';
import { howMany } from '../thoroughness.js';

/** The changes that the rules alone do not notice, by docs/exported-games.md: rows of type, field and reason. */
const page = readFileSync('docs/exported-games.md', 'utf8');
const listed = [...page.matchAll(/^- `(\*|[A-Z][A-Za-z]+)`, ((?:`[^`]+`, )*`[^`]+`): \S/gm)].flatMap(
  ([, type = '', fields = '']) => [...fields.matchAll(/`([^`]+)`/g)].map(([, field = '']) => ({ type, field })),
);

/** Of the fields one in so many is forged; the nightly command forges them all. */
const ONE_OF = howMany(3, 1);

const SIGNER = newSigner('herald.example');
const baselines = new Map<string, ReadonlySet<string>>();

interface Noticed {
  readonly withHead: boolean;
  /** Null: rules were mended since the game was recorded, so that it has findings already, and shows no more. */
  readonly byRules: boolean | null;
}

function noticed(forgery: Forgery): Noticed {
  const { recorded, forged } = forgedLog(forgery);
  const last = recorded.entries.at(-1)?.covered;
  if (!last) throw new Error('a log has events');
  const head = parseHeadNote(signedHead(SIGNER, recorded.stream, last));
  const brought = { head, keys: [SIGNER.verifier] };
  const withHead = headChecks({ footer: null }, forged, [], brought).findings.length > 0;
  const log = `${forgery.game.name} ${last.revision}`;
  const before = baselines.get(log) ?? new Set(foundIn(recorded));
  baselines.set(log, before);
  const isFound = foundIn(forged).some((finding) => !before.has(finding));
  return { withHead, byRules: isFound || (before.size > 0 ? null : false) };
}

/** In the first game that the rules of today confirm, or in which they notice the forgery all the same. */
function noticedIn({ places }: ForgedField): readonly Noticed[] {
  let results: readonly Noticed[] = [];
  for (const forgeries of places) {
    results = forgeries.map(noticed);
    if (results.every(({ byRules }) => byRules !== null)) break;
  }
  return results;
}

describe('each field of each event type, changed and chained anew', () => {
  let fields: readonly ForgedField[];
  let forged: readonly ForgedField[];
  const unnoticed: string[] = [];
  const withoutHead: string[] = [];

  beforeAll(async () => {
    fields = forgedFields([...recordedGames(), ...(await committedGames())]);
    forged = fields.filter((_, index) => index % ONE_OF === 0);
    for (const field of forged) {
      const results = noticedIn(field);
      if (!results.every(({ withHead }) => withHead)) withoutHead.push(field.name);
      if (!results.every(({ byRules }) => byRules === true)) unnoticed.push(field.name);
    }
  });

  it('is many', () => {
    expect(new Set(fields.map(({ type }) => type)).size).toBeGreaterThan(150);
    expect(fields.length).toBeGreaterThan(1200);
  });

  it('is always noticed by whoever has one signed head', () => {
    expect(withoutHead).toEqual([]);
  });

  it('is noticed by the rules, without a head, but for what docs/exported-games.md lists', () => {
    const notListed = unnoticed.filter((name) => !listed.some((row) => isOf(row, name)));
    expect(notListed.sort()).toEqual([]);
  });

  it('is listed there only if it is not noticed', () => {
    const isForged = (row: (typeof listed)[number]): boolean =>
      fields.filter(({ name }) => isOf(row, name)).every((field) => forged.includes(field));
    expect(listed.filter(isForged).filter((row) => !unnoticed.some((name) => isOf(row, name)))).toEqual([]);
  });
});

function isOf({ type, field }: (typeof listed)[number], name: string): boolean {
  const [ownType, ownField] = name.split(' ');
  return (type === '*' || type === ownType) && (field === '*' || field === ownField);
}
