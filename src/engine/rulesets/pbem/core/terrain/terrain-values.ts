import type { TerrainType } from '../../../../board/terrain.js';
import type { MoverKind } from '../movement/mover.js';

/** Negative, none or positive in combat (pbem:9.5). */
export type Advantage = -1 | 0 | 1;

/** Cover as a DRM: 0 none, 1 light, 2 medium, 3 heavy (pbem:26.22a). */
export type CoverDrm = 0 | 1 | 2 | 3;

/** The limits of what lies and stands in a hex, in foot characters' equivalents (pbem:7.8a, 16.125c). */
export interface Crowd {
  /** From here on entering costs double. */
  readonly doublesFrom: number;
  /** From here on nobody can enter. */
  readonly impassableFrom: number;
  readonly rule: string;
  /** The rules by which a dead animal, or dead men alone, double the cost; absent: `rule` (siege-en:1.515, 1.516). */
  readonly doubling?: { readonly animals: string; readonly men: string };
}

/** Cover that terrain gives to fire. */
export interface TerrainCover {
  /** Cover for a target in the hex. */
  readonly into: CoverDrm;
  /**
   * Cover for a target in the hex, if the fire crosses a lip hexside of that hex and the firer is not next to it
   * (pbem:16.12b).
   */
  readonly intoOverLip: CoverDrm;
  /** The lip covers against a firer next to the hex too (siege-en:1.45). */
  readonly overLipFromBeside: boolean;
  /** Cover for a target beyond the hex, whether the line goes through it or over it; null: no line passes. */
  readonly through: CoverDrm | null;
  /** The cover counts against fire from one side only, inside or outside, in a player turn (pbem:16.16d). */
  readonly oneSided: boolean;
  /** Fire from an elevated position ignores the cover of a target in the hex (pbem:6.55). */
  readonly voidedByElevation: boolean;
  /** Fire from an elevated position ignores the cover of a target beyond the hex (pbem:6.55, 16.121, 16.131b). */
  readonly overVoidedByElevation: boolean;
  /** Fire from battlements or a slit ignores the cover of a target beyond the hex (siege-en:1.337e); absent: no. */
  readonly overVoidedFromCastle?: true;
  /** A target in the hex has no cover against a firer in an adjacent hex (pbem:16.31b). */
  readonly intoExemptsAdjacent: boolean;
  /** A target beyond the hex has no cover against a firer in an adjacent hex (pbem:16.16f). */
  readonly throughExemptsAdjacent: boolean;
  /** Fire that lies wholly in hexes of this terrain meets no cover (pbem:16.120e). */
  readonly notWithin: boolean;
  /** Cover for a target ADJACENT to the hex, if the line crosses it (pbem:16.36b). */
  readonly behindAdjacent: CoverDrm;
}

/** MP by kind of mover; null: impassable. */
export type Costs = Readonly<Record<MoverKind, number | null>>;

/** The effects of terrain in these rules. */
export interface TerrainValues {
  readonly rule: string;
  /** MP to enter; null: impassable. */
  readonly cost: Costs;
  /**
   * MP to enter from a hex that is wholly of this terrain; null: the same as from other terrain (pbem:16.118a,
   * 16.120a).
   */
  readonly along: Costs | null;
  /** MP to come in from, or go out to, other terrain besides the hex entered (pbem:16.35). */
  readonly edge: number;
  /** MP to enter while it stands open, if different from `cost` (pbem:16.131a). */
  readonly open: Costs | null;
  readonly advantage: Advantage;
  readonly cover: TerrainCover;
  /** House interior: animals cannot go on into it from a door (pbem:16.15a, 16.16b). */
  readonly interior: boolean;
  /** A door hex or yard entrance (pbem:16.16). */
  readonly doorway: boolean;
  /** Riders may not enter, though led horses may (pbem:16.32a). */
  readonly barsRiders: boolean;
  readonly crowd: Crowd;
  /**
   * The rule by which even friends cannot pass a live unit there (pbem:16.126b, 19.11p); null: they can (pbem:7.1b).
   */
  readonly noPassing: string | null;
  /**
   * The rule by which only characters on foot can enter, and not even dogs (pbem:19.11o, 19.12i); null: others may
   * enter.
   */
  readonly infantryOnly: string | null;
  /** Terrain to and from which movement and combat are impossible (pbem:16.132b). */
  readonly apartFrom: readonly TerrainType[];
  /** Animals that nobody leads can go neither onto it nor off it (pbem:16.125a, 16.125b). */
  readonly needsLeader: boolean;
  /** The rule by which a unit in it cannot fire (pbem:16.34a, 6.1l); null: it may. */
  readonly noFire: string | null;
  /** The advantage counts only for units that are attacked in it (pbem:19.15e). */
  readonly forDefenderOnly: boolean;
}
