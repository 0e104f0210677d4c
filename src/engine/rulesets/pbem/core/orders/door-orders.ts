import type { HexName } from '../../../../board/field.js';
import type { UnitId } from '../../../../position/unit.js';

/** The ways to work a door or window (pbem:12.6b). */
export const DOOR_DEEDS = ['open', 'shut', 'bolt', 'unbolt'] as const;
export type DoorDeed = (typeof DOOR_DEEDS)[number];

/**
 * Open, shut, bolt or unbolt a door or window, by its hex or hexside (pbem:12.6). `side`: a unit that shuts the door in
 * its own hex names a hex beside it, on the side where it stays.
 */
export interface OperateDoor {
  readonly type: 'OperateDoor';
  readonly unit: UnitId;
  readonly deed: DoorDeed;
  readonly door: string;
  readonly side?: HexName;
}

/** The ways to work the doors of a gate; they bolt by themselves (pbem:12.6i). */
export const GATE_DEEDS = ['open', 'shut'] as const;
export type GateDeed = (typeof GATE_DEEDS)[number];

/** Open or shut the doors of a gate, by its hex: a task of one turn (pbem:12.6h). */
export interface MoveGate {
  readonly type: 'MoveGate';
  readonly unit: UnitId;
  readonly gate: HexName;
  readonly deed: GateDeed;
}

/** The ways to work a drawbridge or portcullis at its winch (pbem:18.1a). */
export const WINCH_DEEDS = ['raise', 'lower'] as const;
export type WinchDeed = (typeof WINCH_DEEDS)[number];

/**
 * Raise or lower a drawbridge, by one of its hexes, or a portcullis, by the hex of its gate: a task at the winch
 * (pbem:18.1).
 */
export interface WorkWinch {
  readonly type: 'WorkWinch';
  readonly workers: readonly UnitId[];
  readonly moves: HexName;
  readonly deed: WinchDeed;
}

/** State against which side a door or corner should cover the unit (pbem:7.9a), by a hex beside it on that side. */
export interface ClaimCover {
  readonly type: 'ClaimCover';
  readonly unit: UnitId;
  readonly against: HexName;
}
