import { readFileSync } from 'node:fs';
import type {
  AnimalKind,
  AnimalSheet,
  CharacterClass,
  CharacterSheet,
  MissileWeapon,
  Strength,
} from '../../engine/position/unit.js';
import { readContent } from '../content-file.js';

/** Generic counters by name: sheets of characters with the horse they ride, and sheets of animals. */
export interface Profiles {
  character(name: string): { readonly sheet: CharacterSheet; readonly horse: string } | undefined;
  animal(name: string): AnimalSheet | undefined;
}

type Pair = readonly [attack: number, defence: number];

interface CharacterProfile {
  readonly classes: readonly CharacterClass[];
  readonly armoured: boolean;
  readonly mpa: number;
  readonly weapon?: MissileWeapon;
  readonly foot: { readonly healthy: Pair; readonly wounded: Pair; readonly stunned: number };
  readonly mounted?: { readonly healthy: Pair; readonly wounded: Pair };
  readonly horse?: string;
}

interface AnimalProfile extends Omit<AnimalSheet, 'kind'> {
  readonly kind: AnimalKind;
}

const DEFAULT_HORSE = 'warhorse';

/**
 * Reads profiles (content/schemas/profiles.schema.json).
 * @throws ContentError with file, line and reason
 */
export function loadProfiles(path: string): Profiles {
  const { value } = readContent(readFileSync(path, 'utf8'), path, 'profiles');
  const profiles = new Map(Object.entries(value as Record<string, CharacterProfile | AnimalProfile>));
  return {
    character(name) {
      const profile = profiles.get(name);
      if (!profile || 'kind' in profile) return undefined;
      return { sheet: characterSheet(profile), horse: profile.horse ?? DEFAULT_HORSE };
    },
    animal(name) {
      const profile = profiles.get(name);
      return profile && 'kind' in profile ? profile : undefined;
    },
  };
}

function characterSheet({ classes, armoured, weapon, mpa, foot, mounted }: CharacterProfile): CharacterSheet {
  return {
    kind: 'character',
    classes,
    armoured,
    weapon: weapon ?? null,
    foot: {
      healthy: { ...strength(foot.healthy), mpa },
      wounded: { ...strength(foot.wounded), mpa: Math.floor(mpa / 2) },
      stunned: { defence: foot.stunned },
    },
    mounted: mounted ? { healthy: strength(mounted.healthy), wounded: strength(mounted.wounded) } : null,
  };
}

function strength([attack, defence]: Pair): Strength {
  return { attack, defence };
}
