import type { ItemId, UnitId } from '../../../../position/unit.js';

/** Fix a torch in a holder on a wall of the character's hex (pbem:21.32d). */
export interface FixTorch {
  readonly type: 'FixTorch';
  readonly unit: UnitId;
  readonly item: ItemId;
}

/** Put out a torch or a lantern instead of fighting (pbem:18.5d, 20.4d). */
export interface PutOut {
  readonly type: 'PutOut';
  readonly unit: UnitId;
  readonly item: ItemId;
}

/** Destroy a lantern instead of fighting (pbem:18.5g). */
export interface Smash {
  readonly type: 'Smash';
  readonly unit: UnitId;
  readonly item: ItemId;
}

/** Fire at a lantern to put it out (pbem:18.5e). */
export interface ShootOut {
  readonly type: 'ShootOut';
  readonly unit: UnitId;
  readonly item: ItemId;
}

/** The ways in which a task works a light. */
export const LIGHT_DEEDS = ['light', 'douse'] as const;
export type LightDeed = (typeof LIGHT_DEEDS)[number];

/**
 * Declare that a lantern, a campfire or the light of a room is lit or put out (pbem:18.5i, 21.31c, 21.35d): `lantern1`,
 * `campfire K5`, `room J12`. `torch`: laid into the campfire that is kindled with it (pbem:20.4b).
 */
export interface TendLight {
  readonly type: 'TendLight';
  readonly unit: UnitId;
  readonly deed: LightDeed;
  readonly light: string;
  readonly torch?: ItemId;
}
