/** Equipment that stands on the map and changes what its hexes are (pbem:19.1). */
export const STRUCTURE_KINDS = [
  'ladder',
  'screen',
  'barricade',
  'mangonel',
  'trebuchet',
  'ballista',
  'batteringRam',
  'siegeTower',
] as const;
export type StructureKind = (typeof STRUCTURE_KINDS)[number];

/**
 * The place of a structure: its hexes, head first, the hex to which a ladder points, or the one beside both hexes of a
 * barricade on its front.
 */
export interface StructurePlace {
  readonly hexes: readonly string[];
  readonly top?: string;
  readonly front?: string;
}

/** The name of its place in `live`: `[K5>K6]`, `[K5]`, `[K5-K4-K3]`, `[L9-L10>M9]`. */
export function structureKey({ hexes, top, front }: StructurePlace): string {
  const points = top ?? front;
  return `[${hexes.join('-')}${points === undefined ? '' : `>${points}`}]`;
}

/** True for names in `live` of what stands on the map. */
export function isStructureKey(where: string): boolean {
  return where.startsWith('[');
}

/** The place that such a name means. */
export function placeOfKey(where: string): StructurePlace {
  const [base = '', points] = where.slice(1, -1).split('>');
  const hexes = base.split('-');
  if (points === undefined) return { hexes };
  return hexes.length > 1 ? { hexes, front: points } : { hexes, top: points };
}
