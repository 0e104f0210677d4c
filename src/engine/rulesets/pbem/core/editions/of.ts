import type { Position } from '../../../../position/position.js';
import type { Edition } from './edition.js';
import { FIRST_EDITION } from './first.js';
import { TRIAL_EDITION } from './trial.js';

const EDITIONS: readonly Edition[] = [FIRST_EDITION, TRIAL_EDITION];

/** The edition that the game pins. Throws RangeError if this ruleset has no such edition. */
export function editionOf({ ruleset }: Pick<Position, 'ruleset'>): Edition {
  const edition = EDITIONS.find(({ version }) => version === ruleset.version);
  if (!edition) throw new RangeError(`${ruleset.id} has no edition ${ruleset.version}`);
  return edition;
}
