// Writes docs/events.md from the types of the events, or with --check tells whether the committed file differs from
// them.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const FILE = new URL('../docs/events.md', import.meta.url);
const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
/** Each file with the union of its events, and the title of its part of the page. */
const UNIONS = [
  { file: path('src/engine/rulesets/pbem/core/events.ts'), union: 'PbemEvent', title: 'Events of a game' },
  { file: path('src/engine/game/dice-told.ts'), union: 'DiceEvent', title: 'What any log tells of its dice' },
  { file: path('src/engine/siege/events.ts'), union: 'SiegeEvent', title: 'Events of a siege' },
];
/** Types that would fill pages and have a page of their own. */
const NOT_SHOWN = new Map([
  ['Order', 'an order as [graphql.md](graphql.md) has it'],
  ['Setup', 'the set-up of the game'],
  ['SiegeSetup', 'the set-up of the siege ([sieges.md](sieges.md))'],
  ['SiegeOrder', 'an order of a siege ([conformance.md](conformance.md))'],
]);
const WIDTH = 120;
const HEAD = `# Events

Every type of event that a game or a siege can record, with its data: what the \`events\` and \`noEvents\` of a
[conformance case](conformance.md) may name. A member with a question mark is absent where the remark says so, or where
there is nothing to tell. \`UnitId\`, \`SideId\`, \`ItemId\`, \`HexName\` and the like are names as texts; a \`rule\` is an id
of the catalogue, for example \`pbem:7.3c\`.

Written by \`npm run events\` from the types of the source; do not edit.
`;

const program = ts.createProgram(
  UNIONS.map(({ file }) => file),
  {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    noLib: false,
    types: [],
  },
);
const checker = program.getTypeChecker();
/** Named types that members use, in the order in which they were met. */
const used = new Map();

/** A text in lines of at most WIDTH columns; lines after the first are indented. */
function wrapped(text, indent = '') {
  const lines = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const next = line === '' ? word : `${line} ${word}`;
    if (next.length > WIDTH && line.trim() !== '') {
      lines.push(line);
      line = `${indent}${word}`;
    } else line = next;
  }
  return [...lines, line].join('\n');
}

function remark(symbol) {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim();
}

/** The type of a member as it is written, without `readonly`; remembers the named types in it. */
function writtenType(node) {
  const visit = (child) => {
    if (ts.isTypeReferenceNode(child)) remember(child.typeName);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return node
    .getText()
    .replace(/\/\*\*.*?\*\//gs, '')
    .replace(/\breadonly /g, '')
    .replace(/^\|\s*/, '')
    .replace(/\s+/g, ' ');
}

function remember(name) {
  let symbol = checker.getSymbolAtLocation(name);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  const declaration = symbol?.declarations?.find(
    (one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one),
  );
  if (!declaration || !declaration.getSourceFile().fileName.includes('/src/') || used.has(symbol.name)) return;
  if (NOT_SHOWN.has(symbol.name)) return;
  if (ts.isTypeAliasDeclaration(declaration) && declaration.type.kind === ts.SyntaxKind.StringKeyword) return;
  used.set(symbol.name, symbol);
}

function membersOf(type) {
  return type.getProperties().map((symbol) => {
    const [declaration] = symbol.declarations ?? [];
    const optional = symbol.flags & ts.SymbolFlags.Optional ? '?' : '';
    const said = remark(symbol);
    const written = declaration?.type
      ? writtenType(declaration.type)
      : checker.typeToString(checker.getTypeOfSymbol(symbol));
    return wrapped(`- \`${symbol.name}${optional}: ${written}\`${said === '' ? '' : ` ${said}`}`, '  ');
  });
}

function eventText(type) {
  const name = checker.getTypeOfSymbol(type.getProperty('type')).value;
  const data = checker.getTypeOfSymbol(type.getProperty('data'));
  const said = type.aliasSymbol ? remark(type.aliasSymbol) : '';
  return [`### ${name}`, ...(said === '' ? [] : [wrapped(said)]), membersOf(data).join('\n')].join('\n\n');
}

function partText({ file, union, title }) {
  const source = program.getSourceFile(file);
  const alias = source.statements.find((one) => ts.isTypeAliasDeclaration(one) && one.name.text === union);
  const { types } = checker.getTypeAtLocation(alias.name);
  const named = types.map((type) => ({ name: checker.getTypeOfSymbol(type.getProperty('type')).value, type }));
  named.sort((one, other) => (one.name < other.name ? -1 : 1));
  return [`## ${title}`, ...named.map(({ type }) => eventText(type))].join('\n\n');
}

function typeText(symbol) {
  const said = remark(symbol);
  const head = [`### ${symbol.name}`, ...(said === '' ? [] : [wrapped(said)])];
  const declaration = symbol.declarations.find(
    (one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one),
  );
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  if (ts.isInterfaceDeclaration(declaration)) return [...head, membersOf(type).join('\n')].join('\n\n');
  const values = type.isUnion() && type.types.every((one) => one.isStringLiteral()) ? type.types : null;
  const shown = values ? values.map(({ value }) => `'${value}'`).join(' | ') : writtenType(declaration.type);
  return [...head, wrapped(`\`${shown}\``)].join('\n\n');
}

/** Types bring further types with them, which come after them. */
function typesText() {
  const texts = [];
  for (let index = 0; index < used.size; index += 1) texts.push(typeText([...used.values()][index]));
  const others = [...NOT_SHOWN].map(([name, said]) => `- \`${name}\`: ${said}`);
  return ['## Types of members', others.join('\n'), ...texts].join('\n\n');
}

const made = `${[HEAD, ...UNIONS.map(partText), typesText()].join('\n')}\n`
  .replace(/\n{3,}/g, '\n\n')
  .replace(/([^\n])\n## /g, '$1\n\n## ');
if (process.argv.includes('--check')) {
  const kept = await readFile(FILE, 'utf8').catch(() => '');
  if (kept === made) console.log('docs/events.md is what the types of the events say');
  else {
    console.error('docs/events.md is not what the types of the events say: run npm run events and commit it');
    process.exitCode = 1;
  }
} else {
  await writeFile(FILE, made);
}
