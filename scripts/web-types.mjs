// Writes web/src/api/generated.ts from schema.graphql and the page's documents, or with --check tells whether the committed
// file differs from what they say.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { codegen } from '@graphql-codegen/core';
import * as documentNodes from '@graphql-codegen/typed-document-node';
import * as operations from '@graphql-codegen/typescript-operations';
import { buildSchema, parse } from 'graphql';

const FOLDER = new URL('../web/src/api/', import.meta.url);
const FILE = new URL('generated.ts', FOLDER);
const HEADING =
  '// Made by `npm run web:types` from schema.graphql and the *.graphql beside this file; not to be edited.\n';

const schemaSource = await readFile(new URL('../schema.graphql', import.meta.url), 'utf8');
const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.graphql')).sort();
const documents = await Promise.all(
  names.map(async (location) => ({ location, document: parse(await readFile(new URL(location, FOLDER), 'utf8')) })),
);
const config = {
  scalars: { JSON: { input: 'unknown', output: 'unknown' }, ID: 'string' },
  enumsAsTypes: true,
  immutableTypes: true,
  useTypeImports: true,
  skipTypename: true,
};
const generated =
  HEADING +
  (await codegen({
    filename: 'generated.ts',
    schema: parse(schemaSource),
    schemaAst: buildSchema(schemaSource),
    documents,
    config,
    plugins: [{ operations: {} }, { documentNodes: {} }],
    pluginMap: { operations, documentNodes },
  }));
if (process.argv.includes('--check')) {
  const kept = await readFile(FILE, 'utf8').catch(() => '');
  if (kept === generated) console.log('web/src/api/generated.ts is what the schema says');
  else {
    console.error('web/src/api/generated.ts is not what the schema says: run npm run web:types and commit it');
    process.exitCode = 1;
  }
} else {
  await writeFile(FILE, generated);
}
