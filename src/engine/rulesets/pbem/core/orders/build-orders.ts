import type { HexName } from '../../../../board/field.js';
import type { UnitId } from '../../../../position/unit.js';

/**
 * Things that can be built: equipment, doors and shutters that are fitted where they are missing, and tents
 * (pbem:19.8).
 */
export const BUILD_KINDS = [
  'ladder',
  'screen',
  'barricade',
  'door',
  'keepDoor',
  'shutter',
  'tent',
  'mangonel',
  'trebuchet',
  'ballista',
  'batteringRam',
  'siegeTower',
] as const;
export type BuildKind = (typeof BUILD_KINDS)[number];

/** One thing to build, and its place. */
export interface BuildWork {
  readonly what: BuildKind;
  /** Its hexes, head first; for doors and shutters the hex or hexside where they are fitted. */
  readonly at: readonly HexName[];
  /** For a barricade: the hex beside both of its own hexes, on its front (pbem:19.16a). */
  readonly front?: HexName;
}

/**
 * Build things in a day of work, as a task (pbem:19.8): an engine, or as many of the other things as there are
 * builders.
 */
export interface Build {
  readonly type: 'Build';
  readonly workers: readonly UnitId[];
  readonly works: readonly BuildWork[];
}
