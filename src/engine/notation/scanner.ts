import { NotationError } from './notation-error.js';

/** One word or written hex and the column where it begins, counted from 1. */
export interface Token {
  readonly text: string;
  readonly column: number;
}

/** Longest line that is read, in UTF-16 units. */
export const LINE_LENGTH_MAX = 4000;

const TOKEN = /[^\s,:+()<>#]+/y;
/** Blanks, remarks in angle brackets, and everything after a `#` (pbem:4.4e, 27). */
const SKIPPED = /(?:\s+|<[^<>]*>|#.*)*/y;

/** A text in quotation marks as JSON writes it. */
const QUOTED = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;

/** Reads one line from left to right. Every failure is a NotationError with its column. */
export class Scanner {
  private at = 0;

  constructor(
    private readonly text: string,
    private readonly line = 1,
  ) {
    if (text.length > LINE_LENGTH_MAX) this.fail(`at most ${LINE_LENGTH_MAX} characters`, LINE_LENGTH_MAX + 1);
    this.skip();
  }

  /** The next token without taking it; null before a symbol or at the end. */
  peek(): Token | null {
    TOKEN.lastIndex = this.at;
    const match = TOKEN.exec(this.text);
    return match ? { text: match[0], column: this.at + 1 } : null;
  }

  /** Takes the next token or fails, telling what was expected. */
  token(expected: string): Token {
    const token = this.peek();
    if (!token) return this.fail(expected);
    this.at += token.text.length;
    this.skip();
    return token;
  }

  /** Takes the next token if it is one of these words, whatever its case. */
  word(...words: readonly string[]): string | null {
    const found = words.find((word) => this.isNext(word));
    if (found !== undefined) this.token(found);
    return found ?? null;
  }

  isNext(word: string): boolean {
    return this.peek()?.text.toLowerCase() === word;
  }

  /** Takes a text in quotation marks, written as JSON writes it. */
  quotedText(expected: string): string {
    QUOTED.lastIndex = this.at;
    const written = QUOTED.exec(this.text)?.[0];
    if (written === undefined) return this.fail(expected);
    const text = JSON.parse(written) as string;
    this.at += written.length;
    this.skip();
    return text;
  }

  /** Takes a symbol if it comes next. */
  symbol(symbol: string): boolean {
    if (!this.text.startsWith(symbol, this.at)) return false;
    this.at += symbol.length;
    this.skip();
    return true;
  }

  expectSymbol(symbol: string): void {
    if (!this.symbol(symbol)) this.fail(`"${symbol}"`);
  }

  isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  expectEnd(): void {
    if (!this.isAtEnd()) this.fail('the end of the line');
  }

  /** Goes back to where a token began. */
  returnTo(token: Token): void {
    this.at = token.column - 1;
  }

  fail(expected: string, column = this.at + 1, rule: string | null = null): never {
    throw this.error(expected, column, rule);
  }

  private error(expected: string, column: number, rule: string | null): NotationError {
    const found = /^\S{0,40}/.exec(this.text.slice(column - 1))?.[0] ?? '';
    return new NotationError(this.line, column, expected, found, rule);
  }

  private skip(): void {
    SKIPPED.lastIndex = this.at;
    this.at += SKIPPED.exec(this.text)?.[0].length ?? 0;
  }
}
