import { readFileSync } from 'node:fs';
import type { AnimalSheet, CharacterSheet } from '../../engine/position/unit-sheet.js';
import { readContent } from '../content-file.js';
import { characterSheet, type ShortAnimal, type ShortCharacter } from '../sheet.js';

/** Generic counters by name: sheets of characters with the horse they ride, and sheets of animals. */
export interface Profiles {
  /** In the order of the file. */
  readonly names: readonly string[];
  character(name: string): { readonly sheet: CharacterSheet; readonly horse: string } | undefined;
  animal(name: string): AnimalSheet | undefined;
}

interface CharacterProfile extends ShortCharacter {
  readonly horse?: string;
}

const DEFAULT_HORSE = 'warhorse';

/**
 * Reads profiles (content/schemas/profiles.schema.json).
 * @throws ContentError with file, line and reason
 */
export function loadProfiles(path: string): Profiles {
  const { value } = readContent(readFileSync(path, 'utf8'), path, 'profiles');
  const profiles = new Map(Object.entries(value as Record<string, CharacterProfile | ShortAnimal>));
  return {
    names: [...profiles.keys()],
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
