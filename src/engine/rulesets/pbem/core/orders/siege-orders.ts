import type { HexName } from '../../../../board/field.js';
import type { ItemId, UnitId } from '../../../../position/unit.js';
import type { PathStep } from './path-step.js';

/** Take up a ladder that lies there, each in one of its hexes, the one at its head first (pbem:19.11a). */
export interface TakeLadder {
  readonly type: 'TakeLadder';
  readonly bearers: readonly UnitId[];
  readonly ladder: ItemId;
}

/** Carry a ladder: its head and rear after each step, gone as horses go (pbem:19.11g). */
export interface BearLadder {
  readonly type: 'BearLadder';
  readonly bearers: readonly UnitId[];
  readonly ladder: ItemId;
  readonly path: readonly PathStep[];
}

/**
 * Put up a ladder in one of its hexes, against a wall beside that hex; the unit in that hex steps to `step`
 * (pbem:19.11h to 19.11k).
 */
export interface RaiseLadder {
  readonly type: 'RaiseLadder';
  readonly bearers: readonly UnitId[];
  readonly ladder: ItemId;
  readonly base: HexName;
  readonly top: HexName;
  readonly step: HexName;
}

/**
 * Turn a standing ladder, or move it along the wall. A unit that must step to stay beside it names its hex
 * (pbem:19.11m).
 */
export interface ShiftLadder {
  readonly type: 'ShiftLadder';
  readonly workers: readonly UnitId[];
  readonly ladder: ItemId;
  readonly base: HexName;
  readonly top: HexName;
  readonly steps?: readonly { readonly unit: UnitId; readonly to: HexName }[];
}

/**
 * Try to topple the ladder that leads to the unit's hex, so that it lies from its foot to another hex (pbem:19.11y,
 * 19.11ac).
 */
export interface ToppleLadder {
  readonly type: 'ToppleLadder';
  readonly unit: UnitId;
  readonly ladder: ItemId;
  readonly to: HexName;
}

/** Work at loading a siege engine for one turn (pbem:18.2i). */
export interface LoadEngine {
  readonly type: 'LoadEngine';
  readonly crew: readonly UnitId[];
  readonly engine: ItemId;
}

/** Fire a ballista at one target (pbem:18.2). `at` chooses the target's hex if the target has two. */
export interface ShootBallista {
  readonly type: 'ShootBallista';
  readonly crew: readonly UnitId[];
  readonly ballista: ItemId;
  readonly target: UnitId;
  readonly at?: HexName;
}

/** Declare which screen is used to fill a moat hex, and in secret which hex (pbem:19.52a). */
export interface FillMoat {
  readonly type: 'FillMoat';
  readonly screen: ItemId;
  readonly hex: HexName;
}

/**
 * Change places with other units on the platform of a siege tower: each unit goes to its place in the list
 * (pbem:19.12g).
 */
export interface Rearrange {
  readonly type: 'Rearrange';
  readonly units: readonly UnitId[];
  /** As many places as units, in the same order. */
  readonly places: readonly HexName[];
}

/** Move a screen, ram or tower: its hexes, head first, after each step (pbem:19.12s, 19.13f, 19.15f). */
export interface PushEquipment {
  readonly type: 'PushEquipment';
  readonly workers: readonly UnitId[];
  readonly equipment: ItemId;
  readonly path: readonly (readonly HexName[])[];
}
