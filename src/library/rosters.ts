import { readdirSync, readFileSync } from 'node:fs';
import type { UnitSheet } from '../engine/position/unit-sheet.js';
import { CONTENT_FOLDER, ContentError, readContent } from './content-file.js';
import { besideRanges } from './strength-ranges.js';
import { characterSheet, type ShortAnimal, type ShortCharacter } from './sheet.js';

const ROSTER_FOLDER = `${CONTENT_FOLDER}rosters/`;

/** Characters and animals that scenarios may field. */
export interface Roster {
  readonly id: string;
  readonly title: string;
  readonly sheets: ReadonlyMap<string, UnitSheet>;
  /** A description of its characters, for players. */
  readonly about: ReadonlyMap<string, string>;
  /** Advice on characters whose strengths lie outside the range of their kind (pbem:25); this is not a fault. */
  readonly advice: readonly string[];
}

interface WrittenRoster {
  readonly id: string;
  readonly title: string;
  readonly characters: Readonly<
    Record<string, ShortCharacter & { readonly about?: string; readonly generic?: string }>
  >;
  readonly animals?: Readonly<Record<string, ShortAnimal & { readonly about?: string }>>;
}

/**
 * A roster from its YAML text (content/schemas/roster.schema.json).
 * @throws ContentError with file, line and reason of everything that is wrong with it
 */
export function parseRoster(text: string, file: string): Roster {
  const content = readContent(text, file, 'roster');
  const { id, title, characters, animals = {} } = content.value as WrittenRoster;
  const sheets = new Map<string, UnitSheet>();
  const about = new Map<string, string>();
  const advice: string[] = [];
  for (const [name, character] of Object.entries(characters)) {
    const sheet = characterSheet(character);
    sheets.set(name, sheet);
    if (character.about !== undefined) about.set(name, character.about);
    if (character.generic === undefined) continue;
    advice.push(...besideRanges(character.generic, sheet).map((what) => `${name}: ${what}`));
  }
  for (const [name, { kind, armoured, attack, defence, mpa }] of Object.entries(animals)) {
    if (sheets.has(name)) {
      const line = content.lineAt(['animals', name]);
      throw new ContentError([{ file, line, reason: `${name} is the name of a character too` }]);
    }
    sheets.set(name, { kind, armoured, attack, defence, mpa });
  }
  return { id, title, sheets, about, advice };
}

/** Every roster of a folder by its id. Throws ContentError. */
export function loadRosters(folder = ROSTER_FOLDER): ReadonlyMap<string, Roster> {
  const rosters = new Map<string, Roster>();
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()) {
    const roster = parseRoster(readFileSync(`${folder}/${file}`, 'utf8'), file);
    if (`${roster.id}.yaml` !== file) {
      throw new ContentError([{ file, line: 1, reason: `its id is ${roster.id}, not the name of the file` }]);
    }
    rosters.set(roster.id, roster);
  }
  return rosters;
}
