import type { Program } from '../program.js';
import type { PerftOptions } from '../run-perft.js';

/** `herald perft`: counts sequences of legal orders and compares them with the pinned numbers. */
export function register(program: Program): void {
  program.add<PerftOptions>(
    'perft',
    'count the sequences of legal orders from pinned positions',
    (command) =>
      command
        .argument('[id...]', 'entries of conformance/perft.yaml (default: all)')
        .option('--deep', 'the long sequences too, which take minutes')
        .option('--file <file>', 'another file of pinned numbers')
        .option('--write <because>', 'pin what is counted now, with the reason for the change'),
    async (output, ids, options) => (await import('../run-perft.js')).runPerft(output, ids, options),
  );
}
