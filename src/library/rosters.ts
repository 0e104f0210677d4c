import { readdirSync, readFileSync } from 'node:fs';
import type { UnitSheet } from '../engine/position/unit.js';
import { CONTENT_FOLDER, ContentError, readContent } from './content-file.js';
import { characterSheet, type ShortAnimal, type ShortCharacter } from './sheet.js';

const ROSTER_FOLDER = `${CONTENT_FOLDER}rosters/`;

/** Characters and animals that scenarios may field. */
export interface Roster {
  readonly id: string;
  readonly title: string;
  readonly sheets: ReadonlyMap<string, UnitSheet>;
}

interface WrittenRoster {
  readonly id: string;
  readonly title: string;
  readonly characters: Readonly<Record<string, ShortCharacter & { readonly about?: string }>>;
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
  for (const [name, character] of Object.entries(characters)) sheets.set(name, characterSheet(character));
  for (const [name, { kind, armoured, attack, defence, mpa }] of Object.entries(animals)) {
    if (sheets.has(name)) {
      const line = content.lineAt(['animals', name]);
      throw new ContentError([{ file, line, reason: `${name} is the name of a character too` }]);
    }
    sheets.set(name, { kind, armoured, attack, defence, mpa });
  }
  return { id, title, sheets };
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
