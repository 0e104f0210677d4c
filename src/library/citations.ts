import { readdirSync, readFileSync } from 'node:fs';
import { loadCatalogue } from './catalogue.js';
import { CONTENT_FOLDER } from './content-file.js';
import { parsedYaml } from './prepared.js';

/** The kinship of a rule of a book to rules of the family (pbem), as the catalogue states it. */
export interface Kinship {
  /** `siege-en:1.511`. */
  readonly id: string;
  /** Rules of the family with the same outcome. */
  readonly same: readonly string[];
  /** Rules of the family in whose place this one is cited, although the outcome may be another one. */
  readonly cites: readonly string[];
  /** It changes a rule or a section of the family, or adds to it. */
  readonly differs: boolean;
  /** The rule of the family that this one changes; null if it changes none, or a whole section. */
  readonly differsFrom: string | null;
}

/** The catalogue does not say clearly which rule of a book is cited for rules of the family. */
class CitationsUnsound extends Error {
  readonly type = 'CitationsUnsound';
}

/** The rules of a book in the order of the catalogue, with their kinship to the rules of the family. */
export function kinshipsOf(book: string): readonly Kinship[] {
  const folder = `${CONTENT_FOLDER}catalogue/${book}`;
  const isFamily = familyRule();
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .flatMap((file) => parsedYaml(readFileSync(`${folder}/${file}`, 'utf8')) as readonly WrittenRule[])
    .map(({ id, same = [], cites = [], params }) => {
      const from = params?.differs?.from;
      return {
        id,
        same,
        cites,
        differs: from !== undefined,
        differsFrom: from !== undefined && isFamily(from) ? from : null,
      };
    });
}

/**
 * By rule of the family, the rule of a book that is cited in its place. A rule of the family belongs to the one that
 * lists it in `cites`, else to the only one that lists it in `same`, else to the only one that differs from it.
 * @throws CitationsUnsound where several rules lay claim to it, or it is no rule of the family
 */
export function citationsOf(book: string): ReadonlyMap<string, string> {
  const kinships = kinshipsOf(book);
  const isFamily = familyRule();
  const claims = [
    claimsOf(kinships, ({ cites }) => cites),
    claimsOf(kinships, ({ same }) => same),
    claimsOf(kinships, ({ differsFrom }) => (differsFrom === null ? [] : [differsFrom])),
  ];
  const named = [...new Set(claims.flatMap((claim) => [...claim.keys()]))].sort(byNumber);
  const faults: string[] = [];
  const cited = named.flatMap((rule): [string, string][] => {
    const [claimants = []] = claims.map((claim) => claim.get(rule) ?? []).filter((of) => of.length > 0);
    const [first, ...others] = claimants;
    if (!isFamily(rule)) faults.push(`${rule} is no rule of the family (${claimants.join(', ')})`);
    if (others.length > 0) faults.push(`${rule} is claimed by ${claimants.join(' and ')}: one of them must cite it`);
    return first === undefined ? [] : [[rule, first]];
  });
  if (faults.length > 0) throw new CitationsUnsound(faults.join('\n'));
  return new Map(cited);
}

interface WrittenRule {
  readonly id: string;
  readonly same?: readonly string[];
  readonly cites?: readonly string[];
  readonly params?: { readonly differs?: { readonly from?: string } };
}

/** Tells rules of the family from sections of it. */
function familyRule(): (id: string) => boolean {
  const family = loadCatalogue(['pbem']);
  return (id) => family.rule(id) !== undefined;
}

/** The claims on each rule of the family: the rules of the book that are cited in its place. */
function claimsOf(
  kinships: readonly Kinship[],
  claimed: (one: Kinship) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const claims = new Map<string, string[]>();
  for (const one of kinships) {
    for (const rule of claimed(one)) claims.set(rule, [...(claims.get(rule) ?? []), one.id]);
  }
  return claims;
}

/** 6.9 before 6.10, 19.11z before 19.11aa. */
function byNumber(one: string, other: string): number {
  const [key, otherKey] = [one, other].map((id) =>
    id.replace(/\d+/g, (digits) => digits.padStart(3, '0')).replace(/[a-z]+$/, (letters) => letters.padStart(3, ' ')),
  ) as [string, string];
  return key < otherKey ? -1 : Number(key > otherKey);
}
