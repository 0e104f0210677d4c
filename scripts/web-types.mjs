// Writes the types of the page (web/src/api/generated.ts) and of the client (clients/typescript/src/generated.ts) from
// schema.graphql and the documents beside them, or with --check tells whether the committed files differ.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { codegen } from '@graphql-codegen/core';
import * as documentNodes from '@graphql-codegen/typed-document-node';
import * as operations from '@graphql-codegen/typescript-operations';
import { buildSchema, isAbstractType, parse, visit } from 'graphql';

const PAGE = 'web/src/api/';
const FOLDERS = [PAGE, 'clients/typescript/src/'];
const HEADING =
  '// Made by `npm run web:types` from schema.graphql and the *.graphql beside this file; not to be edited.\n';
const CONFIG = {
  scalars: { JSON: { input: 'unknown', output: 'unknown' }, DateTime: 'string', ID: 'string' },
  enumsAsTypes: true,
  immutableTypes: true,
  useTypeImports: true,
  skipTypename: true,
};

const schemaSource = await readFile(new URL('../schema.graphql', import.meta.url), 'utf8');
const schema = buildSchema(schemaSource);
for (const folder of FOLDERS) {
  const generated = await typesOf(new URL(`../${folder}`, import.meta.url), folder === PAGE);
  const file = new URL(`../${folder}generated.ts`, import.meta.url);
  if (!process.argv.includes('--check')) {
    await writeFile(file, generated);
  } else if ((await readFile(file, 'utf8').catch(() => '')) === generated) {
    console.log(`${folder}generated.ts is what the schema says`);
  } else {
    console.error(`${folder}generated.ts is not what the schema says: run npm run web:types and commit it`);
    process.exitCode = 1;
  }
}

async function typesOf(folder, isPage) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.graphql')).sort();
  const documents = await Promise.all(
    names.map(async (location) => ({ location, document: parse(await readFile(new URL(location, folder), 'utf8')) })),
  );
  const types = await codegen({
    filename: 'generated.ts',
    schema: parse(schemaSource),
    schemaAst: schema,
    documents,
    config: CONFIG,
    plugins: [{ operations: {} }, { documentNodes: {} }],
    pluginMap: { operations, documentNodes },
  });
  return HEADING + types + (isPage ? possibleTypes(documents) : '');
}

/** The members of the unions and interfaces on which fragments are, for the cache of the page. */
function possibleTypes(documents) {
  const found = {};
  for (const { document } of documents) {
    visit(document, {
      NamedType({ name: { value } }) {
        const type = schema.getType(value);
        if (isAbstractType(type)) found[value] = schema.getPossibleTypes(type).map(({ name }) => name);
      },
    });
  }
  const names = Object.keys(found).sort();
  const lines = names.map((name) => `  ${name}: [${found[name].map((one) => `'${one}'`).join(', ')}],\n`);
  return `\nexport const POSSIBLE_TYPES: Record<string, string[]> = {\n${lines.join('')}};\n`;
}
