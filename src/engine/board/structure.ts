/** Equipment that stands on the map and changes what its hexes are (pbem:19.1). */
export const STRUCTURE_KINDS = [
  'ladder',
  'screen',
  'mangonel',
  'trebuchet',
  'ballista',
  'batteringRam',
  'siegeTower',
] as const;
export type StructureKind = (typeof STRUCTURE_KINDS)[number];

/** Where something stands: its hexes, head first, and the hex to which a ladder points. */
export interface StructurePlace {
  readonly hexes: readonly string[];
  readonly top?: string;
}

/** The name of its place in `live`: `[K5>K6]`, `[K5]`, `[K5-K4-K3]`. */
export function structureKey({ hexes, top }: StructurePlace): string {
  return `[${hexes.join('-')}${top === undefined ? '' : `>${top}`}]`;
}

/** True for names in `live` of what stands on the map. */
export function isStructureKey(where: string): boolean {
  return where.startsWith('[');
}

/** The place that such a name means. */
export function placeOfKey(where: string): StructurePlace {
  const [base = '', top] = where.slice(1, -1).split('>');
  const hexes = base.split('-');
  return top === undefined ? { hexes } : { hexes, top };
}
