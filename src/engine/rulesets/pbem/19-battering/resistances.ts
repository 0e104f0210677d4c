import type { BatteringMeans } from '../../../position/tally.js';

/** Kinds of things that can be battered (pbem:26.71f, 26.72c, 26.72d). */
export type TargetKind =
  | 'window'
  | 'tent'
  | 'buildingDoor'
  | 'keepDoor'
  | 'screen'
  | 'table'
  | 'barricade'
  | 'cart'
  | 'mangonel'
  | 'ballista'
  | 'trebuchet'
  | 'siegeTower'
  | 'batteringRam'
  | 'buildingWall'
  | 'gateDoor'
  | 'raisedDrawbridge'
  | 'portcullis'
  | 'castleWall'
  | 'embattlement'
  | 'castleTower';

/**
 * Battering resistance in points against each means; a means that is missing cannot damage the target (ruling of
 * pbem:19.4b).
 */
export type Resistance = Partial<Readonly<Record<BatteringMeans, number>>>;

const byHand = (hand: number): Resistance => ({ hand });
const GATE: Resistance = { ram: 900, catapult: 1200, offboard: 3 };
const WALL: Resistance = { ram: 1200, catapult: 1200, offboard: 4 };

export const RESISTANCES: Readonly<Record<TargetKind, Resistance>> = {
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
  buildingWall: { ram: 240, catapult: 240 },
  gateDoor: GATE,
  raisedDrawbridge: GATE,
  portcullis: GATE,
  castleWall: WALL,
  embattlement: WALL,
  castleTower: { ram: 2400, catapult: 2400, offboard: 4 },
};

/**
 * Resistance of an undamaged target, in points; an engine that is being built has a share in proportion to the days
 * done, rounded up (ruling of pbem:19.8e).
 */
export function resistanceOf({ kind, part }: { readonly kind: TargetKind; readonly part?: Part }): Resistance {
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
