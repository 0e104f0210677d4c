import { byName } from './by-name.js';
import type { OptionInput } from './commands.input.js';

/** Options by name. Throws BAD_INPUT if an option is named twice. */
export function optionsOf(options: readonly OptionInput[]): Record<string, boolean> {
  return byName(options, ({ name, on }) => [name, on]);
}
