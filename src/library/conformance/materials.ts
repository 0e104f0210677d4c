import type { Ground } from '../../engine/position/position.js';
import type { BookRuleset } from './book.js';
import type { ConformanceCase } from './case.js';
import type { Profiles } from './profiles.js';

/** The content that cases are built from. */
export interface Materials {
  readonly ruleset: BookRuleset;
  /** The rulesets of all books, for cases that name books. */
  readonly books: Readonly<Record<string, BookRuleset>>;
  readonly profiles: Profiles;
  /** The ground of a case; throws CaseBroken if a board is unknown. */
  readonly groundOf: (written: ConformanceCase) => Ground;
  /** True for rules of the catalogue. */
  readonly isRule: (id: string) => boolean;
}
