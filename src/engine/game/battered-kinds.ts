/** Kinds of things that can be battered (pbem:26.71f, 26.72c, 26.72d). */
export const BATTERED_KINDS = [
  'window',
  'tent',
  'buildingDoor',
  'keepDoor',
  'screen',
  'table',
  'barricade',
  'cart',
  'mangonel',
  'ballista',
  'trebuchet',
  'siegeTower',
  'batteringRam',
  'buildingWall',
  'gateDoor',
  'raisedDrawbridge',
  'portcullis',
  'castleWall',
  'embattlement',
  'castleTower',
] as const;
export type BatteredKind = (typeof BATTERED_KINDS)[number];
