import { VOID_WORDS, VOIDABLE, type StatedVoid } from '../game/honour/statement.js';
import { HEALTHS, type Health } from '../position/unit.js';
import { readName } from './name.js';
import { hexesOf } from './place.js';
import { Scanner } from './scanner.js';

/**
 * The dice and the statements that stand behind an order in square brackets: `[dice 4, 7; column 3-1; Ben wounded]`
 * (pbem:1.3, 1.4b).
 */
export interface NotedFacts {
  /** Dice that the player has rolled; null: none are noted. */
  readonly dice: readonly number[] | null;
  /** A statement about the order, in the form that `readStatement` checks; null: nothing is stated. */
  readonly stated: object | null;
}

interface UnitFacts {
  hexes?: readonly string[];
  mpSpent?: number;
  health?: Health;
  missiles?: number;
}

/** The facts while they are read. */
interface Draft {
  dice: number[] | null;
  readonly single: Map<string, string | number>;
  readonly units: Map<string, UnitFacts>;
  readonly joined: { readonly a: string; readonly b: string }[];
  readonly parted: { readonly a: string; readonly b: string }[];
  readonly voided: StatedVoid[];
}

/** A line in two parts: the order, and the inner part of its square brackets (null: it has none). */
export interface LineParts {
  readonly order: string;
  readonly facts: string | null;
}

/** Everything up to the brackets; a bracket in a quoted text, a remark or behind `#` is none. */
const BEFORE = /^(?:"(?:[^"\\]|\\.)*"?|<[^<>]*>|[^"<#[]|<)*/u;
/** Remarks and blanks. */
const NOTHING = /^(?:\s|<[^<>]*>)*(?:#.*)?$/u;

/** Splits a line; columns of the facts stay those of the line. Throws NotationError. */
export function partsOf(text: string, line: number): LineParts {
  const order = BEFORE.exec(text)?.[0] ?? '';
  if (text[order.length] !== '[') return { order: text, facts: null };
  const end = text.indexOf(']', order.length);
  const scanner = new Scanner(text, line);
  if (end < 0) scanner.fail('"]"', text.length + 1);
  const rest = text.slice(end + 1);
  if (!NOTHING.test(rest)) scanner.fail('the end of the line', end + 2 + rest.search(/\S/));
  return { order, facts: ' '.repeat(order.length + 1) + text.slice(order.length + 1, end) };
}

/** Reads what stands in the brackets; `facts` null: nothing. Throws NotationError. */
export function readFacts(facts: string | null, line: number): NotedFacts {
  const draft: Draft = { dice: null, single: new Map(), units: new Map(), joined: [], parted: [], voided: [] };
  let start = 0;
  for (const clause of facts?.split(';') ?? []) {
    readClause(new Scanner(' '.repeat(start) + clause, line), draft);
    start += clause.length + 1;
  }
  const { dice, single, units, joined, parted, voided } = draft;
  const stated = {
    ...Object.fromEntries(single),
    ...(units.size === 0 ? {} : { units: [...units].map(([unit, facts]) => ({ unit, ...facts })) }),
    ...(joined.length === 0 ? {} : { joined }),
    ...(parted.length === 0 ? {} : { parted }),
    ...(voided.length === 0 ? {} : { voided }),
  };
  return { dice, stated: Object.keys(stated).length === 0 ? null : stated };
}

function readClause(scanner: Scanner, draft: Draft): void {
  if (scanner.word('dice', 'die') !== null) draft.dice = [...(draft.dice ?? []), ...readDice(scanner)];
  else if (scanner.word('mp') !== null) once(scanner, draft, 'mp', () => readCount(scanner, 'a number of MP'));
  else if (scanner.word('column') !== null) once(scanner, draft, 'column', () => scanner.token('a column').text);
  else if (scanner.word('modifier') !== null) once(scanner, draft, 'modifier', () => readModifier(scanner));
  else if (scanner.word('result') !== null) once(scanner, draft, 'result', () => scanner.token('a result').text);
  else if (scanner.word('melee') !== null) draft.joined.push(readPair(scanner));
  else if (scanner.word('void') !== null) draft.voided.push(readVoid(scanner));
  else if (scanner.word('no') !== null) {
    if (scanner.word('melee') === null) scanner.fail('"melee"');
    draft.parted.push(readPair(scanner));
  } else readUnitFact(scanner, draft.units);
  scanner.expectEnd();
}

function once(scanner: Scanner, { single }: Draft, fact: string, read: () => string | number): void {
  if (single.has(fact)) scanner.fail(`one ${fact}`);
  single.set(fact, read());
}

function readDice(scanner: Scanner): readonly number[] {
  const dice: number[] = [];
  do dice.push(readCount(scanner, 'a die'));
  while (scanner.symbol(',') || !scanner.isAtEnd());
  return dice;
}

function readCount(scanner: Scanner, expected: string): number {
  const next = scanner.peek();
  if (!next || !/^[0-9]{1,4}$/.test(next.text)) return scanner.fail(expected);
  return Number(scanner.token(expected).text);
}

/** `-2`, `+1`, `3`. */
function readModifier(scanner: Scanner): number {
  scanner.symbol('+');
  const next = scanner.peek();
  if (!next || !/^-?[0-9]{1,4}$/.test(next.text)) return scanner.fail('a modifier');
  return Number(scanner.token('a modifier').text);
}

function readPair(scanner: Scanner): { readonly a: string; readonly b: string } {
  const a = readName(scanner);
  scanner.expectSymbol('+');
  return { a, b: readName(scanner) };
}

/** `retreat of Ben`, `pin of Ann`. */
function readVoid(scanner: Scanner): StatedVoid {
  const words = VOIDABLE.map((decision) => VOID_WORDS[decision]);
  const word = scanner.word(...words);
  const decision = VOIDABLE[words.indexOf(word ?? '')];
  if (decision === undefined) return scanner.fail(`${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`);
  if (scanner.word('of') === null) scanner.fail('"of"');
  return { decision, unit: readName(scanner) };
}

/** `Ben wounded`, `Ben at L9-L10`, `Ben spent 3 MP`, `Ben has 2 missiles`. */
function readUnitFact(scanner: Scanner, units: Map<string, UnitFacts>): void {
  const unit = readName(scanner, 'dice, a statement or the name of a unit');
  const facts = units.get(unit) ?? {};
  units.set(unit, facts);
  const health = scanner.word(...HEALTHS);
  if (health !== null) facts.health = health as Health;
  else if (scanner.word('at', 'in') !== null) facts.hexes = hexesOf(scanner, scanner.token('a hex'));
  else if (scanner.word('spent') !== null) {
    facts.mpSpent = readCount(scanner, 'a number of MP');
    scanner.word('mp');
  } else if (scanner.word('has') !== null) {
    facts.missiles = readCount(scanner, 'a number of missiles');
    scanner.word('missiles', 'missile');
  } else scanner.fail(`a health, "at", "spent" or "has"`);
}
