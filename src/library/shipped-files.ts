import { readdirSync } from 'node:fs';
import { CONTENT_FOLDER } from './content-file.js';

/** Every file of boards, joins and scenarios that ships. */
export function shippedFiles(): readonly string[] {
  const within = (folder: string): readonly string[] =>
    readdirSync(`${CONTENT_FOLDER}${folder}`)
      .filter((name) => name.endsWith('.yaml'))
      .sort()
      .map((name) => `${CONTENT_FOLDER}${folder}/${name}`);
  return [...within('boards'), `${CONTENT_FOLDER}joins.yaml`, ...within('scenarios')];
}
