import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { LineCounter, parseDocument, type Document } from 'yaml';
import { didYouMean } from '../engine/notation/nearest.js';
import { PACKAGE_ROOT } from './package-root.js';
import { digestOf, keepPrepared, passes, prepared } from './prepared.js';

/** The folder of the files that ship with Herald; the same from `src/` and from `dist/`. */
export const CONTENT_FOLDER = `${PACKAGE_ROOT}content/`;

/** A fault of a file, and its place. */
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

/** A YAML text as plain data, with the line of everything in it. */
export type ParsedContent = Pick<ContentFile, 'value' | 'lineAt'>;

/** Why a value does not fit a schema, and where in it. */
export interface SchemaFault {
  readonly path: readonly (string | number)[];
  /** The path, down to the unknown key. */
  readonly at: readonly (string | number)[];
  /** With the place, for a message that shows nothing else. */
  readonly reason: string;
  /** Without the place. */
  readonly because: string;
}

/** With `verbose` an error shows the part of the schema that was broken; from it we guess what was meant. */
const ajv = new Ajv2020({ allErrors: true, verbose: true });
const validators = new Map<string, ValidateFunction>();

/**
 * Reads a YAML text against `content/schemas/<schema>.schema.json`.
 * @throws ContentError with every problem that YAML and the schema find
 */
export function readContent(text: string, file: string, schema: string): ContentFile {
  const { value, lineAt } = parseContent(text, file);
  let faults: readonly SchemaFault[] = [];
  const fits = passes(text, schemaCheck(schema), false, () => {
    faults = schemaFaults(value, schema);
    return faults.length === 0;
  });
  if (!fits) throw new ContentError(faults.map(({ path, reason }) => ({ file, line: lineAt(path), reason })));
  return { value, lineAt, lineOf: (wanted) => lineOfText(text, wanted) };
}

/**
 * Reads a YAML text, whatever it holds.
 * @throws ContentError with every problem that YAML finds
 */
export function parseContent(text: string, file: string): ParsedContent {
  const known = prepared(text);
  if (!known) return readYaml(text, file);
  return {
    value: known.value,
    lineAt: (path) => {
      const entry = path.length === 1 ? known.entryLines[Number(path[0])] : undefined;
      return entry ?? readYaml(text, file).lineAt(path);
    },
  };
}

function readYaml(text: string, file: string): ParsedContent {
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
  const lineOf = (path: readonly (string | number)[]): number => lineAt(document, lines, path);
  keepPrepared(text, () => ({
    value,
    entryLines: Array.isArray(value) ? value.map((_, index) => lineOf([index])) : [],
  }));
  return { value, lineAt: lineOf };
}

/** The name of the check whether a text fits a schema, as the schema now is. */
export function schemaCheck(schema: string): string {
  let name = schemaChecks.get(schema);
  if (name === undefined) {
    name = `schema ${schema} ${digestOf(readFileSync(schemaPath(schema), 'utf8'))}`;
    schemaChecks.set(schema, name);
  }
  return name;
}

const schemaChecks = new Map<string, string>();

function schemaPath(schema: string): string {
  return `${CONTENT_FOLDER}schemas/${schema}.schema.json`;
}

/** Where a value does not fit `content/schemas/<schema>.schema.json`, and why; empty if it does. */
export function schemaFaults(value: unknown, schema: string): readonly SchemaFault[] {
  const validate = validatorOf(schema);
  if (validate(value)) return [];
  // If a branch of an `if` does not fit, the errors inside it say why.
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if');
  return errors.map((error) => {
    const because = `${error.message ?? 'does not fit'}${extra(error)}`;
    const { instancePath } = error;
    const path = pathOf(instancePath);
    const key: unknown = error.params['additionalProperty'];
    const at = typeof key === 'string' ? [...path, key] : path;
    return { path, at, because, reason: `${instancePath || 'the document'} ${because}` };
  });
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
  const compiled = ajv.compile(JSON.parse(readFileSync(schemaPath(schema), 'utf8')) as object);
  validators.set(schema, compiled);
  return compiled;
}

/** The unknown key or forbidden word, and the word that was probably meant. */
function extra({ params, parentSchema, data }: ErrorObject): string {
  const property: unknown = params['additionalProperty'];
  if (typeof property === 'string') {
    const known = (parentSchema as { readonly properties?: object } | undefined)?.properties ?? {};
    return `: ${property}${didYouMean(property, Object.keys(known))}`;
  }
  const allowed: unknown = params['allowedValues'];
  if (!Array.isArray(allowed)) return '';
  const words = allowed.map(String);
  const meant = typeof data === 'string' ? didYouMean(data, words) : '';
  return `: ${words.join(', ')}${meant}`;
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
