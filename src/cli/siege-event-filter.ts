import type { Command } from 'commander';
import { HAPPENINGS } from '../engine/siege/calendar/happenings.js';
import { DAY_PARTS } from '../engine/siege/calendar/moment.js';
import { SIEGE_SIDES } from '../engine/siege/siege.js';
import type { SiegeEventFilter } from '../projections/read/siege-events.js';
import { badInput } from './exit-code.js';
import { parseThing, rangeOf, type RangeOptions } from './siege-calendar.js';
import { withRangeOptions } from './siege-options.js';

/** Which events a command is about. */
export interface EventFilterOptions extends RangeOptions {
  readonly happenings?: readonly string[];
  readonly parts?: readonly string[];
  readonly sides?: readonly string[];
  readonly things?: readonly string[];
}

/** The options of a command that lists events. */
export function ofEvents(command: Command): Command {
  return withRangeOptions(command)
    .option('--happenings <words...>', HAPPENINGS.join(', '))
    .option('--parts <parts...>', DAY_PARTS.join(', '))
    .option('--sides <sides...>', SIEGE_SIDES.join(', '))
    .option('--things <things...>', 'what concerned one of these: target:K6, engine:T1, fighter:Odo');
}

/** The filter that the options describe. Throws CliError for a word that there is not. */
export function eventFilterOf(options: EventFilterOptions): SiegeEventFilter {
  const happenings = wordsOf('happenings', HAPPENINGS, options.happenings);
  const parts = wordsOf('parts', DAY_PARTS, options.parts);
  const sides = wordsOf('sides', SIEGE_SIDES, options.sides);
  return {
    ...rangeOf(options),
    ...(happenings ? { happenings } : {}),
    ...(parts ? { parts } : {}),
    ...(sides ? { sides } : {}),
    ...(options.things ? { things: options.things.map(parseThing) } : {}),
  };
}

/** The words of an option; none if the option is absent. Throws CliError for another word. */
function wordsOf<Word extends string>(
  option: string,
  words: readonly Word[],
  given: readonly string[] | undefined,
): readonly Word[] | null {
  if (!given) return null;
  return given.map((text) => {
    const word = words.find((one) => one === text);
    if (word === undefined) throw badInput(`--${option}: ${text} is none of ${words.join(', ')}`);
    return word;
  });
}
