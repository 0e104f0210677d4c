/**
 * Character classes (pbem:2.6), and the dragon (pbem:13.5), which belongs to no other class. A character may belong to
 * several.
 */
export const CHARACTER_CLASSES = [
  'caparisonedKnight',
  'knight',
  'samurai',
  'sergeant',
  'squire',
  'archer',
  'crossbowman',
  'slinger',
  'spearman',
  'halberdier',
  'billman',
  'berserk',
  'assassin',
  'ninja',
  'monk',
  'engineer',
  'peasant',
  'cleric',
  'civilian',
  'dragon',
] as const;
export type CharacterClass = (typeof CHARACTER_CLASSES)[number];

/** Missile weapons of table pbem:26.21 (mounted and moving lines follow from the firer's state). */
export const MISSILE_WEAPONS = ['shortbow', 'longbow', 'crossbow', 'sling', 'spear', 'dagger', 'shuriken'] as const;
export type MissileWeapon = (typeof MISSILE_WEAPONS)[number];

/** Kinds of animals (pbem:13). */
export const ANIMAL_KINDS = ['horse', 'mule', 'ox', 'dog', 'pig', 'otherAnimal'] as const;
export type AnimalKind = (typeof ANIMAL_KINDS)[number];

/** Attack and defence strength of one counter. */
export interface Strength {
  readonly attack: number;
  readonly defence: number;
}

/** Strength and movement point allowance (MPA, in MP) of one counter on foot. */
export interface FootStrength extends Strength {
  readonly mpa: number;
}

/** The values printed on the counters of a character. They never change during a game. */
export interface CharacterSheet {
  readonly kind: 'character';
  readonly classes: readonly CharacterClass[];
  /** Armoured by its counter; knights and strong characters are so anyway (pbem:2.5). */
  readonly armoured: boolean;
  /** Unarmoured by an explicit label, though a knight or strong (ruling of pbem:2.62); absent: the rules tell. */
  readonly unarmoured?: true;
  readonly weapon: MissileWeapon | null;
  readonly foot: {
    readonly healthy: FootStrength;
    readonly wounded: FootStrength;
    /** Stunned characters defend only. */
    readonly stunned: { readonly defence: number };
  };
  /** Null for characters without mounted counters; the MPA of a rider is his horse's (pbem:12.31d). */
  readonly mounted: { readonly healthy: Strength; readonly wounded: Strength } | null;
}

/** The values printed on the counter of an animal. */
export interface AnimalSheet {
  readonly kind: AnimalKind;
  readonly armoured: boolean;
  readonly attack: number;
  readonly defence: number;
  readonly mpa: number;
}

export type UnitSheet = CharacterSheet | AnimalSheet;
