import type { RolledDie } from '../engine/dice/dice.js';
import type { CaseResult, LocatedStep } from '../library/conformance/result.js';
import type { Output } from './output.js';

/** Prints what happened in a case, order by order: the dice, and each event in words and as data. */
export function printTrace(
  output: Output,
  { file, line, id, title }: Pick<CaseResult, 'file' | 'line' | 'id' | 'title'>,
  steps: readonly LocatedStep[],
): void {
  output.line();
  output.line(`TRACE ${file}:${line} ${id}: ${title}`);
  for (const { line: at, order, refused, dice, events } of steps) {
    output.line();
    output.line(`${file}:${at}: ${order}`);
    if (refused !== null) output.line(`  refused: ${refused}`);
    for (const die of dice) output.line(`  die ${dieInWords(die)}`);
    for (const { told, event } of events) {
      output.line(`  ${told}`);
      output.line(`    ${event.type} ${dataOf(event)}`);
    }
  }
}

function dieInWords({ value, faces, purpose, rule, subject }: RolledDie): string {
  const of = subject === undefined ? '' : ` of ${subject}`;
  return `${value} (of ${faces}): ${purpose}${of}, ${rule}`;
}

/** The set-up would fill pages, and the case has it. */
function dataOf({ type, data }: LocatedStep['events'][number]['event']): string {
  return type === 'GameSetUp' || type === 'SiegeSetUp' ? '(the whole set-up)' : JSON.stringify(data);
}
