import type { Rulebook } from '../../engine/game/rulebook.js';
import type { Ground } from '../../engine/position/position.js';
import type { ConformanceCase } from './case.js';
import type { Profiles } from './profiles.js';

/** The content that cases are built from. */
export interface Materials {
  readonly book: Rulebook;
  /** The rulebooks of all books, for cases that name books. */
  readonly books: Readonly<Record<string, Rulebook>>;
  readonly profiles: Profiles;
  /** The ground of a case; throws CaseBroken if a board is unknown. */
  readonly groundOf: (written: ConformanceCase) => Ground;
  /** True for rules of the catalogue. */
  readonly isRule: (id: string) => boolean;
}
