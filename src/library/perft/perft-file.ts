import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { CONFORMANCE_FOLDER } from '../conformance/conformance.js';
import { ContentError, readContent, schemaFaults } from '../content-file.js';
import type { Count } from './count.js';

/** Where the pinned numbers lie. */
export const PERFT_FILE = `${CONFORMANCE_FOLDER}perft.yaml`;

/** A position and how many sequences of orders begin in it, as it is written (content/schemas/perft.schema.json). */
export interface Perft {
  readonly id: string;
  readonly title: string;
  readonly scenario?: string;
  readonly position?: Readonly<Record<string, unknown>>;
  readonly orders?: readonly string[];
  readonly nodes: readonly Count[];
  readonly deep?: readonly Count[];
  readonly changes?: readonly string[];
}

/** Reads a file of pinned numbers. Throws ContentError. */
export function loadPerfts(path = PERFT_FILE): readonly Perft[] {
  const content = readContent(readFileSync(path, 'utf8'), path, 'perft');
  const perfts = content.value as readonly Perft[];
  const problems = perfts.flatMap((perft, index) => [
    ...wrongPosition(perft).map((reason) => ({ file: path, line: content.lineAt([index, 'position']), reason })),
    ...(perfts.findIndex(({ id }) => id === perft.id) === index
      ? []
      : [{ file: path, line: content.lineAt([index, 'id']), reason: `the id ${perft.id} is used twice` }]),
  ]);
  if (problems.length > 0) throw new ContentError(problems);
  return perfts;
}

/** A position is written like a conformance case without rules, title and orders. */
export function caseOf({ id, title, position }: Perft): Readonly<Record<string, unknown>> {
  return { id, title, rules: ['pbem:4.2'], orders: [], ...position };
}

function wrongPosition(perft: Perft): readonly string[] {
  return perft.position ? schemaFaults([caseOf(perft)], 'conformance').map(({ reason }) => reason) : [];
}

/** The text of a file with new numbers for some entries and the reason for them; everything else stays. */
export function rewritten(text: string, counted: ReadonlyMap<string, PerftCounts>, because: string): string {
  const document = parseDocument(text);
  const entries = document.toJS() as readonly Perft[];
  for (const [index, { id, changes = [] }] of entries.entries()) {
    const counts = counted.get(id);
    if (!counts) continue;
    document.setIn([index, 'nodes'], document.createNode(counts.nodes));
    if (counts.deep.length > 0) document.setIn([index, 'deep'], document.createNode(counts.deep));
    document.setIn([index, 'changes'], document.createNode([...changes, because]));
  }
  return document.toString({ lineWidth: 140 });
}

/** Numbers as they were counted. */
export interface PerftCounts {
  readonly nodes: readonly Count[];
  readonly deep: readonly Count[];
}
