import type { HexName } from '../../../../board/field.js';
import type { ItemId, UnitId } from '../../../../position/unit.js';

/**
 * Declare that a burnable thing in a hex is set on fire (pbem:20.1b): `tent`, or the name of a cart or of equipment.
 * `aid`: a torch that is laid into it (pbem:20.4b), or a barrel of oil (pbem:20.2h).
 */
export interface Kindle {
  readonly type: 'Kindle';
  readonly unit: UnitId;
  readonly hex: HexName;
  readonly what: string;
  readonly aid?: ItemId;
}

/** Declare that a unit tries to put out the fire in a hex (pbem:20.1k). */
export interface Douse {
  readonly type: 'Douse';
  readonly unit: UnitId;
  readonly hex: HexName;
}

/** Shoot a flaming arrow at a burnable thing in a hex (pbem:20.3a). */
export interface FlamingArrow {
  readonly type: 'FlamingArrow';
  readonly unit: UnitId;
  readonly hex: HexName;
  readonly what: string;
}

/** Shoot a flaming bolt with a ballista at a burnable thing in a hex (pbem:20.3a). */
export interface FlamingBolt {
  readonly type: 'FlamingBolt';
  /** Two units beside it, one of them an engineer (pbem:18.2h). */
  readonly crew: readonly UnitId[];
  readonly ballista: ItemId;
  readonly hex: HexName;
  readonly what: string;
}

/**
 * Throw a barrel of burning oil into a hex beside the thrower's own hex or below it (pbem:20.2a). `target`: the unit
 * that is struck, if there are several (pbem:20.2d); `what`: the thing to set on fire, if there are several
 * (pbem:20.2f).
 */
export interface ThrowOil {
  readonly type: 'ThrowOil';
  readonly unit: UnitId;
  readonly item: ItemId;
  readonly hex: HexName;
  readonly target?: UnitId;
  readonly what?: string;
}

/** Orders about fire (pbem:20). */
export type BurningOrder = Kindle | Douse | FlamingArrow | FlamingBolt | ThrowOil;

export const BURNING_ORDER_TYPES: readonly BurningOrder['type'][] = [
  'Kindle',
  'Douse',
  'FlamingArrow',
  'FlamingBolt',
  'ThrowOil',
];
