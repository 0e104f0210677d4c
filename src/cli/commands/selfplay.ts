import type { Program } from '../program.js';
import type { SelfplayOptions } from '../run-selfplay.js';

/** `herald selfplay`: the computer plays whole games against itself and checks them. */
export function register(program: Program): void {
  program.add<SelfplayOptions & { readonly bundle?: string }>(
    'selfplay',
    'let random and greedy players play whole games, watched event by event',
    (command) =>
      command
        .option(
          '--scenario <id|file...>',
          'what is played, in turn; skirmish: a random fight; drill: a rule case fought on (default: all)',
          [],
        )
        .option('--games <n>', 'how many games', '10')
        .option('--seed <n>', 'of the first game; the same seed gives the same game', '1')
        .option('--players <names>', 'who plays, dealt round the seats: random, greedy, curious', 'greedy,random')
        .option('--jobs <n>', 'games at a time (default: one a core)')
        .option('--table <kind>', 'door: through the application on a ledger; engine: the rules alone', 'door')
        .option('--faults <folder>', 'where bundles of games that went wrong are written (default: nowhere)')
        .option('--record <folder>', 'where the export of each game without fault is written, compressed by Brotli')
        .option('--bundle <file>', 'play the orders of such a bundle again instead'),
    async (output, _args, options) => {
      const { playAgain, runSelfplay } = await import('../run-selfplay.js');
      return options.bundle === undefined ? runSelfplay(output, options) : playAgain(output, options.bundle);
    },
  );
}
