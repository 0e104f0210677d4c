import type { HexName } from '../../../../board/field.js';
import type { UnitId } from '../../../../position/unit.js';

/** Declare that bodies, a dead animal or debris are moved by one hex (pbem:12.9): to one hex, or to head and rear. */
export interface Clear {
  readonly type: 'Clear';
  readonly workers: readonly UnitId[];
  /** Names of dead units, or of debris. */
  readonly loads: readonly string[];
  readonly to: readonly HexName[];
}

/** Declare that a character searches his own hex for hidden treasure (pbem:18.4c). */
export interface Search {
  readonly type: 'Search';
  readonly unit: UnitId;
  readonly hex: HexName;
}

/** Declare glorious suicide (pbem:12.10). */
export interface Seppuku {
  readonly type: 'Seppuku';
  readonly unit: UnitId;
}

/** The poem of a samurai at seppuku (pbem:12.10e), at most 400 characters. */
export interface Recite {
  readonly type: 'Recite';
  readonly unit: UnitId;
  readonly poem: string;
}

/** Answers how a samurai at seppuku defends himself when he is attacked (pbem:12.10d). */
export interface Defend {
  readonly type: 'Defend';
  readonly unit: UnitId;
  /** True: with the strength of his stunned counter, which does not break off the seppuku. */
  readonly stunned: boolean;
}

/**
 * Two bearers carry a character (pbem:12.23). Each step of the path names the hexes of the three after it: of the first
 * bearer, the burden, and the second bearer.
 */
export interface Carry {
  readonly type: 'Carry';
  readonly bearers: readonly UnitId[];
  readonly burden: UnitId;
  readonly path: readonly (readonly HexName[])[];
}
