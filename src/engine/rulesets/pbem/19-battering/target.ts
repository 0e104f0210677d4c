import type { HexName } from '../../../board/field.js';
import type { TargetKind } from './resistances.js';

/** Something that can be battered, with the name of its tally. */
export interface Target {
  readonly name: string;
  readonly kind: TargetKind;
  /** The hexes in which it is; of what stands on a hexside none. */
  readonly hexes: readonly HexName[];
  /** Of an engine that is being built: the days of work that are done; absent: it is whole (ruling of pbem:19.8e). */
  readonly part?: { readonly done: number; readonly of: number };
}
