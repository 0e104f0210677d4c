import { fieldOf } from '../engine/board/build.js';
import type { BoardDocument, BoardJoin } from '../engine/board/document.js';
import type { Fault, Finding } from './board-lint/finding.js';
import { heightFaults } from './board-lint/heights.js';
import { statedFaults } from './board-lint/hexsides.js';
import { lineNaming } from './board-lint/lines.js';
import { placementFaults } from './board-lint/placements.js';
import { reachFaults } from './board-lint/reach.js';
import { seamFaults } from './board-lint/seam.js';
import { unfinishedFaults } from './board-lint/unfinished.js';
import { wallFaults } from './board-lint/walls.js';
import { parseBoard } from './boards.js';
import { ContentError } from './content-file.js';
import { parseJoins } from './joins.js';
import type { Stock } from './scenario-setup.js';
import { parseScenario } from './scenarios.js';

/** A file of content: a board, a scenario or a list of joins. Its keys tell which of them it is. */
export interface LintedFile {
  readonly file: string;
  readonly text: string;
}

/** Finds what is legal to write in a sound board and cannot be meant (docs/boards.md). */
export function boardFaults(document: BoardDocument): readonly Fault[] {
  const field = fieldOf([document], []);
  return [
    ...reachFaults(field),
    ...wallFaults(field),
    ...heightFaults(field),
    ...unfinishedFaults(field),
    ...statedFaults(document, field),
  ];
}

/**
 * Everything that is wrong with some files, file by file. Boards among them take the place of those of the stock, for
 * scenarios and joins too. Nothing is thrown: a file that cannot be used is a finding.
 */
export function lintFiles(files: readonly LintedFile[], stock: Stock): readonly Finding[] {
  const boards = new Map(stock.boards);
  const findings: Finding[] = [];
  const kinds = files.map((linted) => ({ linted, kind: kindOf(linted.text) }));
  for (const { linted } of kinds.filter(({ kind }) => kind === 'board')) {
    findings.push(...usable(linted, () => lintBoard(linted, boards)));
  }
  for (const { linted } of kinds.filter(({ kind }) => kind === 'scenario')) {
    findings.push(...usable(linted, () => lintScenario(linted, { ...stock, boards })));
  }
  for (const { linted } of kinds.filter(({ kind }) => kind === 'joins')) {
    findings.push(...usable(linted, () => lintJoins(linted, boards)));
  }
  return findings;
}

function kindOf(text: string): 'board' | 'scenario' | 'joins' {
  if (/^orderOfBattle:/m.test(text)) return 'scenario';
  return /^joins:/m.test(text) && !/^columns:/m.test(text) ? 'joins' : 'board';
}

function usable({ file }: LintedFile, lint: () => readonly Finding[]): readonly Finding[] {
  try {
    return lint();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(({ line, reason }) => ({
      file,
      line: Math.max(1, line),
      kind: 'unusable',
      hex: '',
      reason,
    }));
  }
}

function lintBoard({ file, text }: LintedFile, boards: Map<string, BoardDocument>): readonly Finding[] {
  const board = parseBoard(text, file);
  boards.set(board.id, board);
  return boardFaults(board).map((fault) => ({ ...fault, file, line: lineNaming(text, fault.hex, board) }));
}

function lintScenario({ file, text }: LintedFile, stock: Stock): readonly Finding[] {
  const scenario = parseScenario(text, file, stock);
  const { ground } = scenario.setup;
  const lineOf = (word: string): number => Math.max(1, text.split('\n').findIndex((line) => line.includes(word)) + 1);
  return [
    ...placementFaults(scenario).map((fault) => ({ ...fault, file, line: lineOf(fault.hex) })),
    ...seamFaults(ground.boards, ground.joins).map((fault) => ({ ...fault, file, line: lineOf('joins:') })),
  ];
}

function lintJoins({ file, text }: LintedFile, boards: ReadonlyMap<string, BoardDocument>): readonly Finding[] {
  const lines = text.split('\n').flatMap((line, index) => (/^\s*-\s/.test(line) ? [index + 1] : []));
  return parseJoins(text, file).flatMap((join, index) =>
    joinFaults(join, boards).map((fault) => ({ ...fault, file, line: lines[index] ?? 1 })),
  );
}

function joinFaults(join: BoardJoin, boards: ReadonlyMap<string, BoardDocument>): readonly Fault[] {
  const [one, other] = [boards.get(join.to), boards.get(join.board)];
  if (one && other) return seamFaults([one, other], [join]);
  const missing = one ? join.board : join.to;
  return [{ kind: 'asymmetricJoin', hex: missing, reason: 'there is no such board' }];
}
