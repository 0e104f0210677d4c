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
 * barricade on its front; of a barricade of which one hex stands, also the other.
 */
export interface StructurePlace {
  readonly hexes: readonly string[];
  readonly top?: string;
  readonly front?: string;
  readonly without?: string;
}

const WITHOUT = ' without ';

/** The name of its place in `live`: `[K5>K6]`, `[K5]`, `[K5-K4-K3]`, `[L9-L10>M9]`, `[L9>M9 without L10]`. */
export function structureKey({ hexes, top, front, without }: StructurePlace): string {
  const points = top ?? front;
  const gone = without === undefined ? '' : WITHOUT + without;
  return `[${hexes.join('-')}${points === undefined ? '' : `>${points}`}${gone}]`;
}

/** True for names in `live` of what stands on the map. */
export function isStructureKey(where: string): boolean {
  return where.startsWith('[');
}

/** The place that such a name means. */
export function placeOfKey(where: string): StructurePlace {
  const [place = '', without] = where.slice(1, -1).split(WITHOUT);
  const [base = '', points] = place.split('>');
  const hexes = base.split('-');
  if (points === undefined) return { hexes };
  if (without !== undefined) return { hexes, front: points, without };
  return hexes.length > 1 ? { hexes, front: points } : { hexes, top: points };
}
