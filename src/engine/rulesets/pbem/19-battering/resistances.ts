import { BUILDING_WALL, GATE, TOWER, WALL } from '../../../battering/resistance.js';
import type { HexName } from '../../../board/field.js';
import type { BatteredKind } from '../../../game/battered-kinds.js';
import type { BatteringMeans } from '../../../position/siege-works.js';

/**
 * Battering resistance in points against each means; a means that is missing cannot damage the target (ruling of
 * pbem:19.4b).
 */
export type Resistance = Partial<Readonly<Record<BatteringMeans, number>>>;

const byHand = (hand: number): Resistance => ({ hand });

export const RESISTANCES: Readonly<Record<BatteredKind, Resistance>> = {
  window: byHand(15),
  tent: byHand(15),
  buildingDoor: byHand(20),
  screen: byHand(20),
  table: byHand(20),
  cart: byHand(30),
  keepDoor: byHand(40),
  barricade: byHand(40),
  mangonel: byHand(50),
  ballista: byHand(50),
  trebuchet: byHand(60),
  siegeTower: byHand(120),
  batteringRam: byHand(120),
  buildingWall: BUILDING_WALL,
  gateDoor: GATE,
  raisedDrawbridge: GATE,
  portcullis: GATE,
  castleWall: WALL,
  embattlement: WALL,
  castleTower: TOWER,
};

/**
 * Resistance of an undamaged target, in points; an engine that is being built has a share in proportion to the days
 * done, rounded up (ruling of pbem:19.8e).
 */
export function resistanceOf({ kind, part }: { readonly kind: BatteredKind; readonly part?: Part }): Resistance {
  const whole = RESISTANCES[kind];
  if (!part) return whole;
  const points = (whole.hand ?? 0) * part.done;
  const rest = points % part.of;
  return { hand: (points - rest) / part.of + (rest === 0 ? 0 : 1) };
}

interface Part {
  readonly done: number;
  readonly of: number;
}

/** Something that can be battered, with the name of its tally. */
export interface Target {
  readonly name: string;
  readonly kind: BatteredKind;
  /** The hexes in which it is; of what stands on a hexside none. */
  readonly hexes: readonly HexName[];
  /** Of an engine that is being built: the days of work that are done; absent: it is whole (ruling of pbem:19.8e). */
  readonly part?: { readonly done: number; readonly of: number };
}
