import { existsSync, readFileSync } from 'node:fs';
import { citationsOf, kinshipsOf } from '../citations.js';
import { readContent } from '../content-file.js';
import { PACKAGE_ROOT } from '../package-root.js';
import type { LocatedCase } from './case-file.js';
import { isBoardless } from './boardless-case.js';

/** Cases of the family that a book cannot be asked, and why (conformance/inherited.yaml). */
export interface NotRun {
  readonly because: string;
  /** Ids of cases by file without its ending: `07-movement: [7.4a-enemy]`. */
  readonly cases: Readonly<Record<string, readonly string[]>>;
}

/** The cases of the family that a book inherits: the number of those that run, and those that do not. */
export interface Inheritance {
  /** The number of cases that run; a test fails when it is another number. */
  readonly run: number;
  readonly notRun: readonly NotRun[];
}

/** A case of the family as a book inherits it. */
export interface InheritedCase {
  readonly located: LocatedCase;
  /** Why it is not run; null: it is. */
  readonly notRun: string | null;
}

/**
 * The inheritances by book.
 * @throws ContentError with file, line and reason
 */
export function inheritances(): Readonly<Record<string, Inheritance>> {
  const path = `${PACKAGE_ROOT}conformance/inherited.yaml`;
  if (!existsSync(path)) return {};
  return readContent(readFileSync(path, 'utf8'), path, 'inherited').value as Readonly<Record<string, Inheritance>>;
}

/** Makes cases of the family into those that a book inherits: those of rules with the same outcome in both. */
export class Heir {
  private readonly heirs = new Map<string, readonly string[]>();
  private readonly cites: ReadonlyMap<string, string>;
  private readonly notRun = new Map<string, string>();

  constructor(book: string, { notRun }: Inheritance) {
    for (const { id, same } of kinshipsOf(book)) {
      for (const rule of same) this.heirs.set(rule, [...(this.heirs.get(rule) ?? []), id]);
    }
    this.cites = citationsOf(book);
    for (const { because, cases } of notRun) {
      for (const [file, ids] of Object.entries(cases)) for (const id of ids) this.notRun.set(`${file}/${id}`, because);
    }
  }

  /** The rules of the family that are the same in the book. */
  get rules(): readonly string[] {
    return [...this.heirs.keys()];
  }

  /**
   * A case of the file of that name (`07-movement`) with the citations of the book; null if none of its rules has the
   * same outcome in the book.
   */
  inherited({ written, lineAt }: LocatedCase, file: string): InheritedCase | null {
    const rules = [...new Set(written.rules.flatMap((rule) => this.heirs.get(rule) ?? []))];
    if (rules.length === 0 || isBoardless(written) || written.books) return null;
    const located = { written: { ...(this.cited(written) as typeof written), rules }, lineAt };
    return { located, notRun: this.notRun.get(`${file}/${written.id}`) ?? null };
  }

  /** A part of a case with the rules of the book in place of those of the family. */
  private cited(part: unknown): unknown {
    if (typeof part === 'string') return this.cites.get(part) ?? part;
    if (Array.isArray(part)) return (part as unknown[]).map((member) => this.cited(member));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, member]) => [key, this.cited(member)]));
  }
}
