import type { UnitId } from '../position/unit.js';

/** A character who took part in a combat, with the attack strength of the counter that showed (pbem:24.1e). */
export interface Fighting {
  readonly unit: UnitId;
  readonly attack: number;
  readonly mounted?: true;
}

/** A result that stunned, wounded or killed somebody, and how it came about (pbem:24.1a, 24.1d). */
export interface Beaten {
  readonly by: 'combat' | 'missile';
  readonly victors: readonly Fighting[];
  readonly beaten: readonly Fighting[];
}

/** A character who was taken prisoner, and who took him: whoever accepted his surrender, else his guard. */
export interface Taken {
  readonly unit: UnitId;
  readonly by: UnitId;
  /** He was stunned when he was taken (pbem:24.1b). */
  readonly stunned?: true;
}

/** The last look into a combat table, as long as harm may still follow from it. */
interface OpenCombat {
  readonly parties: readonly [attackers: readonly Fighting[], defenders: readonly Fighting[]];
  /** Units that have fallen since; what the fall does to them is no result of the combat (pbem:24.1d). */
  readonly fallen: readonly UnitId[];
  /** Each party is beaten once by one result at most (ruling of pbem:24.1a). */
  readonly counted: readonly [boolean, boolean];
}

/** Lists who has beaten whom and taken whom in a game so far. Immutable. */
export interface Fights {
  readonly beaten: readonly Beaten[];
  readonly taken: readonly Taken[];
  readonly open: OpenCombat | null;
  /** A surrender that has been accepted, until the prisoner is taken. */
  readonly yielding?: Pick<Taken, 'unit' | 'by'>;
}

export const NO_FIGHTS: Fights = { beaten: [], taken: [], open: null };
