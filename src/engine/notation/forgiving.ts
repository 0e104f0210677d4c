import type { KnownNames } from './known-names.js';

/** A text as the notation wants it, and for each of its characters the column where it stood, counted from 1. */
export interface Forgiven {
  readonly text: string;
  /** One more than the text has characters: the last is the column after its end. */
  readonly columns: readonly number[];
}

/** Texts in quotation marks, remarks, and the words between them, which alone are put right. */
const PARTS = /"(?:[^"\\]|\\.)*"?|<[^<>]*>|#.*|[^"<#]+|[<]/gu;
const WORD = /[\p{L}\p{N}_.'/>-]+/gu;
const HEX = /^([A-Za-z]{3})?([A-Za-z]{1,2})([0-9]+)$/;
/** Two hexes of one place that are written with blanks round the hyphen. */
const APART = /(?<=\d)\s+-\s*(?=\p{L}+\d)|(?<=\d)-\s+(?=\p{L}+\d)/gu;

/**
 * Puts capitals and blanks of a written order right: hexes have capitals, names are written as the game has them, and
 * the two hexes of a place stand together. The words of the notation may have capitals or not. Quoted texts and remarks
 * stay as they are.
 */
export function forgiven(text: string, { names, boards }: KnownNames): Forgiven {
  const byLetters = byLowerCase(names);
  const byBoard = byLowerCase(boards);
  let whole = '';
  const columns: number[] = [];
  for (const part of text.matchAll(PARTS)) {
    const isPlain = !/^["<#]/.test(part[0]);
    const gaps = isPlain ? [...part[0].matchAll(APART)] : [];
    let from = 0;
    let close = '';
    const add = (end: number): void => {
      close += part[0].slice(from, end);
      for (let index = from; index < end; index += 1) columns.push(part.index + index + 1);
    };
    for (const gap of gaps) {
      add(gap.index);
      close += '-';
      columns.push(part.index + gap.index + gap[0].indexOf('-') + 1);
      from = gap.index + gap[0].length;
    }
    add(part[0].length);
    whole += isPlain ? close.replace(WORD, (word) => written(word, byLetters, byBoard)) : close;
  }
  return { text: whole, columns: [...columns, text.length + 1] };
}

/** A word as the notation writes it; as long as before. */
function written(word: string, names: ByLowerCase, boards: ByLowerCase): string {
  const name = knownAs(word, names);
  if (name !== undefined) return withLetters(word, name);
  return word.replace(/[^/>-]+/g, (part) => {
    const known = knownAs(part, names);
    if (known !== undefined) return withLetters(part, known);
    const [, board, column = '', row = ''] = HEX.exec(part) ?? [];
    if (row === '') return part;
    if (board === undefined) return `${column.toUpperCase()}${row}`;
    const shortName = knownAs(board, boards);
    return shortName === undefined ? part : `${shortName}${column.toUpperCase()}${row}`;
  });
}

/** Names by their letters without capitals. */
type ByLowerCase = ReadonlyMap<string, readonly string[]>;

function byLowerCase(names: readonly string[]): ByLowerCase {
  const found = new Map<string, string[]>();
  for (const name of names) found.set(name.toLowerCase(), [...(found.get(name.toLowerCase()) ?? []), name]);
  return found;
}

/** The one name that a word can mean: the name itself, or the only one that differs from it in capitals. */
function knownAs(word: string, names: ByLowerCase): string | undefined {
  const letters = word.replaceAll('_', '');
  const alike = names.get(letters.toLowerCase()) ?? [];
  return alike.includes(letters) || alike.length > 1 ? letters : alike[0];
}

/** The letters of a name in a word that may have underscores between them, which reading drops. */
function withLetters(word: string, name: string): string {
  const letters = [...name];
  return [...word].map((sign) => (sign === '_' ? sign : (letters.shift() ?? sign))).join('');
}
