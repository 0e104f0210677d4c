import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { LineCounter, parseDocument, type Document } from 'yaml';
import { PACKAGE_ROOT } from './package-root.js';

/** The folder of what ships with Herald; the same from `src/` and from `dist/`. */
export const CONTENT_FOLDER = `${PACKAGE_ROOT}content/`;

/** What is wrong with a file, and where. */
export interface ContentProblem {
  readonly file: string;
  /** From 1; 0 if the whole file is concerned. */
  readonly line: number;
  readonly reason: string;
}

/** A content file that cannot be used. */
export class ContentError extends Error {
  readonly type = 'ContentError';

  constructor(readonly problems: readonly ContentProblem[]) {
    super(problems.map(({ file, line, reason }) => `${file}:${line}: ${reason}`).join('\n'));
  }
}

/** A YAML text that fits its schema, with the line of everything in it. */
export interface ContentFile {
  readonly value: unknown;
  /** The line of the first scalar with that text (a hex, a key), or of the start of the file. */
  lineOf(text: string): number;
  /** The line of what lies at that path of keys and indexes, or of the nearest thing above it. */
  lineAt(path: readonly (string | number)[]): number;
}

const ajv = new Ajv2020({ allErrors: true });
const validators = new Map<string, ValidateFunction>();

/**
 * Reads a YAML text against `content/schemas/<schema>.schema.json`.
 * @throws ContentError with every problem that YAML and the schema find
 */
export function readContent(text: string, file: string, schema: string): ContentFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors.map(({ pos, message }) => ({
        file,
        line: lines.linePos(pos[0]).line,
        reason: message.split('\n', 1)[0] ?? message,
      })),
    );
  }
  const value = plain(document, file);
  const faults = schemaFaults(value, schema);
  if (faults.length > 0) {
    throw new ContentError(faults.map(({ path, reason }) => ({ file, line: lineAt(document, lines, path), reason })));
  }
  return {
    value,
    lineOf: (wanted) => lineOfText(text, wanted),
    lineAt: (path) => lineAt(document, lines, path),
  };
}

/** Where a value does not fit `content/schemas/<schema>.schema.json`, and why; empty if it does. */
export function schemaFaults(
  value: unknown,
  schema: string,
): readonly { readonly path: readonly (string | number)[]; readonly reason: string }[] {
  const validate = validatorOf(schema);
  if (validate(value)) return [];
  // That a branch of an `if` does not fit is told by what is wrong in it.
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if');
  return errors.map(({ instancePath, message = 'does not fit', params }) => ({
    path: pathOf(instancePath),
    reason: `${instancePath || 'the document'} ${message}${extra(params)}`,
  }));
}

/** The text as plain data; aliases that would blow it up are refused. */
function plain(document: Document, file: string): unknown {
  try {
    return document.toJS() as unknown;
  } catch (error) {
    if (error instanceof ReferenceError) throw new ContentError([{ file, line: 1, reason: error.message }]);
    throw error;
  }
}

function validatorOf(schema: string): ValidateFunction {
  const known = validators.get(schema);
  if (known) return known;
  const path = `${CONTENT_FOLDER}schemas/${schema}.schema.json`;
  const compiled = ajv.compile(JSON.parse(readFileSync(path, 'utf8')) as object);
  validators.set(schema, compiled);
  return compiled;
}

function extra(params: Record<string, unknown>): string {
  const property = params['additionalProperty'];
  return typeof property === 'string' ? `: ${property}` : '';
}

/** The path of a JSON pointer. */
function pathOf(pointer: string): readonly (string | number)[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key.replaceAll('~1', '/').replaceAll('~0', '~')));
}

function lineAt(document: Document, lines: LineCounter, path: readonly (string | number)[]): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    const range = typeof node === 'object' && node !== null && 'range' in node ? (node.range as [number] | null) : null;
    if (range) return lines.linePos(range[0]).line;
  }
  return 1;
}

function lineOfText(text: string, wanted: string): number {
  const word = new RegExp(`(?<![\\w./])${wanted.replace(/[^\w]/g, '\\$&')}(?![\\w/])`);
  const index = text.split('\n').findIndex((line) => word.test(line.replace(/#.*/, '')));
  return index + 1;
}
