import type { HexName } from '../engine/board/field.js';
import type { Health, SideId, Unit, UnitId } from '../engine/position/unit.js';

/** The emblem by which a counter shows a man's arms or an animal's kind. */
export type Emblem =
  | 'sword'
  | 'knight'
  | 'bow'
  | 'crossbow'
  | 'sling'
  | 'spear'
  | 'polearm'
  | 'dagger'
  | 'fork'
  | 'cross'
  | 'hammer'
  | 'horse'
  | 'beast'
  | 'dragon';

/** A unit as the picture shows it. */
export interface Piece {
  readonly id: UnitId;
  readonly side: SideId | null;
  readonly emblem: Emblem;
  readonly health: Health;
  /** The unit panics or routs (pbem:22.9); absent: it does not. */
  readonly panic?: NonNullable<Unit['panic']>;
  /** Strengths of the counter that shows now. */
  readonly attack: number;
  readonly defence: number;
  /** Movement points a player turn. */
  readonly mpa: number;
  /** Where it stands, head first; with its rider's name it is drawn under him. */
  readonly hexes: readonly HexName[];
  readonly ridden: boolean;
  /** The unit is hidden, and only its own side sees it (pbem:22.8a); absent: it is not hidden. */
  readonly hidden?: true;
}

/** Whether a dead piece lies on its side rather than on its back. */
export function isBeast(emblem: Emblem): boolean {
  return emblem === 'horse' || emblem === 'beast' || emblem === 'dragon';
}
