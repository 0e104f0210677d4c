import { readFileSync } from 'node:fs';
import type { BoardJoin } from '../engine/board/document.js';
import { CONTENT_FOLDER, readContent } from './content-file.js';

const JOINS_FILE = `${CONTENT_FOLDER}joins.yaml`;

/** A join as a file writes it. */
interface WrittenJoin extends Omit<BoardJoin, 'shift' | 'turned'> {
  readonly shift?: number;
  readonly turned?: boolean;
}

/**
 * Pairs of boards that go together, from their YAML text (content/schemas/joins.schema.json).
 * @throws ContentError
 */
export function parseJoins(text: string, file: string): readonly BoardJoin[] {
  const { joins } = readContent(text, file, 'joins').value as { readonly joins: readonly WrittenJoin[] };
  return joins.map((join) => ({ shift: 0, turned: false, ...join }));
}

/** The pairs among the boards that ship. Throws ContentError. */
export function loadJoins(file = JOINS_FILE): readonly BoardJoin[] {
  return parseJoins(readFileSync(file, 'utf8'), file);
}
