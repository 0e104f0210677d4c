import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { CONFORMANCE_FOLDER } from '../../src/library/conformance/conformance.js';
import { readCaseFile } from '../../src/library/conformance/case-file.js';
import { CONTENT_FOLDER, ContentError, parseContent, readContent } from '../../src/library/content-file.js';
import { passes, prepared } from '../../src/library/prepared.js';

const boards = join(CONTENT_FOLDER, 'boards');
const board = readFileSync(join(boards, readdirSync(boards).sort()[0] ?? ''), 'utf8');
const cases = readFileSync(join(CONFORMANCE_FOLDER, 'pbem', '01-claims.yaml'), 'utf8');

describe('a text that the build has prepared', () => {
  it('has the value that its YAML has, and a new one each time', () => {
    expect(prepared(board)?.value).toEqual(parse(board));
    expect(prepared(cases)?.value).toEqual(parse(cases));
    expect(prepared(cases)?.value).not.toBe(prepared(cases)?.value);
  });

  it('has every line where the text has it', () => {
    const { lineAt } = parseContent(cases, 'cases.yaml');
    const changed = parseContent(`${cases}# changed\n`, 'cases.yaml');
    for (const path of [[], [0], [2], [2, 'orders']]) expect(lineAt(path)).toBe(changed.lineAt(path));
  });

  it('is read and checked as before when it was changed', () => {
    const wrong = board.replace(/^id:/m, 'ident:');
    expect(prepared(wrong)).toBeNull();
    expect(() => readContent(wrong, 'wrong.yaml', 'board')).toThrow(ContentError);
    const broken = `${cases}- id: nothing\n`;
    expect(readCaseFile(broken, 'broken.yaml').broken).toHaveLength(1);
  });

  it('does not pass a check of another name, or a check of the rules that the build made', () => {
    let made = 0;
    const check = () => {
      made += 1;
      return true;
    };
    expect(passes(board, 'another check', false, check)).toBe(true);
    // The rules in src/ may have changed since the build.
    expect(passes(board, 'board', true, check)).toBe(true);
    expect(made).toBe(2);
    expect(prepared(board)?.passed).toContain('board');
  });
});
