import type { FieldHex } from '../field.js';

/** The rule by which a place is hidden from all but those beside it, or null. */
export function shelterOf({ terrain }: FieldHex): string | null {
  if (terrain === 'underTower') return 'pbem:19.12d';
  return terrain === 'underRam' ? 'pbem:19.13a' : null;
}

/** The rule by which an engine is a wall to sight. */
export function ruleOfHut({ structure }: FieldHex): string {
  if (structure?.kind === 'ballista') return 'pbem:18.2j';
  return structure?.kind === 'batteringRam' ? 'pbem:19.13j' : 'pbem:19.14d';
}

/** Whether a place is on the platform of the siege tower that stands in a hex. */
export function isPlatformOf({ terrain, structure }: FieldHex, tower: FieldHex): boolean {
  return terrain === 'siegePlatform' && structure?.key === tower.structure?.key;
}
