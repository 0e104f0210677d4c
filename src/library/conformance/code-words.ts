import { STRUCTURE_KINDS } from '../../engine/board/structure.js';
import { EQUIPMENT_TERRAIN, HEX_FEATURES, HEXSIDE_TYPES, TERRAIN_TYPES } from '../../engine/board/terrain.js';
import { BATTERED_KINDS } from '../../engine/game/battered-kinds.js';
import type { Refusal } from '../../engine/game/refusal.js';
import { spaced } from '../../engine/game/spaced.js';
import { ANIMAL_KINDS } from '../../engine/position/unit-sheet.js';
import type { CaseFailure, CasePath } from './failure.js';

/** Words of which there is no list: pivots of a horse, and a place of the moat. */
const FURTHER = ['pivotForward', 'pivotBackward', 'underDrawbridge'];

/** Words for terrain, things and gaits that the code writes otherwise than people do: `buildingWall`. */
export const CODE_WORDS: readonly string[] = [
  ...new Set<string>([
    ...[...TERRAIN_TYPES, ...EQUIPMENT_TERRAIN, ...HEX_FEATURES, ...HEXSIDE_TYPES],
    ...[...STRUCTURE_KINDS, ...BATTERED_KINDS, ...ANIMAL_KINDS, ...FURTHER],
  ]),
].filter((word) => spaced(word) !== word);

const ANY = new RegExp(`\\b(?:${CODE_WORDS.join('|')})\\b`, 'g');

/** A player reads why he is refused: a word of the code there is a failure of the case. */
export function codeWordsIn({ because }: Refusal, at: CasePath): readonly CaseFailure[] {
  const [word] = because.match(ANY) ?? [];
  if (word === undefined) return [];
  return [{ at, what: `the words of the refusal "${because}"`, expected: spaced(word), actual: word }];
}
