import type { HexName } from '../engine/board/field.js';
import type { Health, SideId, Unit, UnitId } from '../engine/position/unit.js';

/** What a counter shows of a man's arms or an animal's kind. */
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
  /** It runs (pbem:22.9); absent: it has itself in hand. */
  readonly panic?: NonNullable<Unit['panic']>;
  /** Strengths of the counter that shows now. */
  readonly attack: number;
  readonly defence: number;
  /** Movement points a player turn. */
  readonly mpa: number;
  /** Where it stands, head first; with its rider's name it is drawn under him. */
  readonly hexes: readonly HexName[];
  readonly ridden: boolean;
  /** It is hidden, and only its side is shown it (pbem:22.8a); else absent. */
  readonly hidden?: true;
}

/** What lies on its side when it is dead, rather than on its back. */
export function isBeast(emblem: Emblem): boolean {
  return emblem === 'horse' || emblem === 'beast' || emblem === 'dragon';
}
