import type { HexName } from '../../../../board/field.js';
import type { UnitId } from '../../../../position/unit.js';

/** What is built: equipment, doors and shutters that are fitted where they are missing, and tents (pbem:19.8). */
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

/** One thing that is built, and where. */
export interface BuildWork {
  readonly what: BuildKind;
  /** Its hexes, head first; of doors and shutters the hex or hexside where they are fitted. */
  readonly at: readonly HexName[];
  /** Of a barricade: the hex beside both of its own on its front (pbem:19.16a). */
  readonly front?: HexName;
}

/** Build things in a day of work, as a task (pbem:19.8): an engine, or as many of the others as there are builders for. */
export interface Build {
  readonly type: 'Build';
  readonly workers: readonly UnitId[];
  readonly works: readonly BuildWork[];
}
