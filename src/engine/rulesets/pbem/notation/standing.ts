import type { StandingOrder } from '../../../position/turn.js';
import { STANDING_KINDS, ASK, type Stand } from '../core/orders/standing-orders.js';
import { readName } from '../../../notation/name.js';
import type { Scanner } from '../../../notation/scanner.js';

const KINDS = Object.keys(STANDING_KINDS);

/** A kind of decision comes next. */
export function isStanding(scanner: Scanner): boolean {
  return KINDS.some((kind) => scanner.isNext(kind.toLowerCase()));
}

/**
 * Takes `pin always`, `pin at 2-1 for Roland, Odo`, `retreat cover`, `pin ask`: the part that follows the word
 * `standing`.
 */
export function readStanding(scanner: Scanner): Stand {
  const on = KINDS.find((kind) => scanner.word(kind.toLowerCase()) !== null);
  if (on === undefined) return scanner.fail(KINDS.map((kind) => `"${kind.toLowerCase()}"`).join(', '));
  const { answers, byOdds } = STANDING_KINDS[on as keyof typeof STANDING_KINDS] ?? { answers: {}, byOdds: null };
  const words = [...Object.keys(answers).filter((answer) => answer !== byOdds), ASK];
  if (byOdds !== null && scanner.word('at') !== null) {
    return { type: 'Stand', on, answer: byOdds, odds: readOdds(scanner), ...readUnits(scanner) };
  }
  const answer = words.find((word) => scanner.word(word.toLowerCase()) !== null);
  if (answer === undefined) return scanner.fail(words.map((word) => `"${word.toLowerCase()}"`).join(', '));
  return { type: 'Stand', on, answer, ...readUnits(scanner) };
}

/** Writes a standing order without the word `standing`. */
export function printStanding({ on, answer, odds, units }: StandingOrder): string {
  const how = odds === undefined ? answer.toLowerCase() : `at ${odds}`;
  return `${on.toLowerCase()} ${how}${units === undefined ? '' : ` for ${units.join(', ')}`}`;
}

/** A column of the combat tables: `2-1`, `1-4 or less`, `11-1 or more`. */
function readOdds(scanner: Scanner): string {
  const { text } = scanner.token('odds such as 2-1');
  const tail =
    scanner.word('or') === null ? '' : ` or ${scanner.word('less', 'more') ?? scanner.fail('"less", "more"')}`;
  return `${text}${tail}`;
}

function readUnits(scanner: Scanner): { readonly units?: readonly string[] } {
  if (scanner.word('for') === null) return {};
  const units = [readName(scanner)];
  while (scanner.symbol(',') || scanner.symbol('+')) units.push(readName(scanner));
  return { units };
}
