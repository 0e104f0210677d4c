import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Command } from 'commander';
import { COMMANDS } from '../../src/cli/commands.js';
import { Program } from '../../src/cli/program.js';
import { loadCatalogue } from '../../src/library/catalogue.js';
import { anchorsOf, filesBelow, readPage, type Page } from './pages.js';

const COLUMNS_MAX = 120;
const FILES = filesBelow();
const PAGES = FILES.filter((file) => file.endsWith('.md')).map(readPage);
/** Its entries tell of files, commands and variables as they were. */
const HISTORY = 'CHANGELOG.md';
const TODAY = PAGES.filter(({ file }) => file !== HISTORY);

const found = (pages: readonly Page[], faults: (page: Page) => readonly string[]): readonly string[] =>
  pages.flatMap((page) => faults(page).map((fault) => `${page.file}: ${fault}`));

/** A line may be longer if it is a row of a table, or if the addresses of its links alone make it so. */
function isTooLong(line: string): boolean {
  return !line.startsWith('|') && line.replace(/\]\([^)]+\)|https?:\S+/g, '').length > COLUMNS_MAX;
}

it('pages fit into 120 columns', () => {
  expect(PAGES.length).toBeGreaterThan(40);
  expect(found(PAGES, ({ lines }) => lines.filter(isTooLong))).toEqual([]);
});

describe('what pages name', () => {
  it('links lead to files and headings that exist', () => {
    const isDead = (file: string, link: string): boolean => {
      if (/^[a-z]+:/.test(link)) return false;
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : posix.join(posix.dirname(file), path);
      return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).has(anchor));
    };
    const dead = ({ file, prose }: Page): readonly string[] =>
      [...prose.matchAll(/(?:\]\(|^\[[^\]]+\]: )([^)\s]+)/gm)]
        .map(([, link = '']) => link)
        .filter((link) => isDead(file, link));
    expect(found(PAGES, dead)).toEqual([]);
  });

  it('paths and names of source files exist', () => {
    const known = (name: string): boolean => {
      const pattern = name
        .replace(/[.+]/g, '\\$&')
        .replace(/<[^>]*>|\*+|…/g, '[^ ]*')
        .replace(/\/$/, '');
      return FILES.some((file) => new RegExp(`(^|/)${pattern}$`).test(file));
    };
    const named = (piece: string): readonly string[] => [
      ...(piece.match(
        /(?<![\w/.:-])\.?\/?(?:src|test|docs|scripts|bench|content|conformance|migrations)\/[\w./<>*…-]+/g,
      ) ?? []),
      ...(piece.match(/(?<![\w./<>*-])[\w./<>*-]+\.(?:m?ts|mjs|cjs)(?!\w)/g) ?? []),
    ];
    const missing = ({ code }: Page): readonly string[] =>
      code
        .flatMap(named)
        .map((name) => name.replace(/^\.\//, '').replace(/[.:]$/, ''))
        .filter((name) => !known(name));
    expect(found(TODAY, missing)).toEqual([]);
  });

  it('commands of npm exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const missing = ({ code }: Page): readonly string[] =>
      code
        .flatMap((piece) => [...piece.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name))
        .filter((name) => scripts[name] === undefined);
    expect(found(TODAY, missing)).toEqual([]);
  });

  it('commands of herald exist, with their options', () => {
    const nothing = { write: () => true };
    const program = new Program({ out: nothing, err: nothing } as never);
    for (const register of COMMANDS) register(program);
    const missing = ({ code }: Page): readonly string[] => code.flatMap((piece) => unknownIn(program, piece));
    expect(found(TODAY, missing)).toEqual([]);
  });

  it('rules are rules or sections of the catalogue', () => {
    const ids = loadCatalogue().rules.map(({ id }) => id);
    const known = (id: string): boolean => ids.some((one) => one.startsWith(id));
    const missing = ({ lines }: Page): readonly string[] =>
      lines.flatMap((line) => line.match(/\b(?:pbem|ach):[0-9][0-9a-z.]*(?<!\.)/g) ?? []).filter((id) => !known(id));
    expect(found(PAGES, missing)).toEqual([]);
  });

  it('environment variables are read somewhere', () => {
    const sources = FILES.filter((file) => /\.(ts|mjs|cjs|yml|sh)$/.test(file)).map((file) =>
      readFileSync(file, 'utf8'),
    );
    const read = new Set(
      sources.flatMap((text) => text.match(/\b(?:HERALD|KURRENT|LEDGER|READ_MODEL)_[A-Z_]+/g) ?? []),
    );
    const missing = ({ code }: Page): readonly string[] =>
      code
        .flatMap((piece) => piece.match(/\b(?:HERALD|KURRENT|LEDGER|READ_MODEL)_[A-Z_]+/g) ?? [])
        .filter((name) => !read.has(name));
    expect(found(TODAY, missing)).toEqual([]);
  });
});

/** The commands and options in a piece of code that `herald` does not know. */
function unknownIn(program: Command, piece: string): readonly string[] {
  return [...piece.matchAll(/(?<![\w./"-])(?:herald|dist\/cli\/main\.js) ([a-z][^|#;]*)/g)].flatMap(([, rest = '']) => {
    const words = rest.split(/[\s[\],]+/).filter((word) => word !== '');
    const own = program.commands.find((one) => one.name() === words[0]);
    if (!own) return [`herald ${words[0] ?? ''}`];
    const command = own.commands.find((one) => one.name() === words[1]) ?? own;
    const options = new Set(command.options.flatMap(({ long }) => long ?? []));
    return words
      .flatMap((word) => word.match(/^--[a-z-]+/)?.[0] ?? [])
      .filter((option) => !options.has(option) && option !== '--help')
      .map((option) => `herald ${command.name()} ${option}`);
  });
}
