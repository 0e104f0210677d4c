import type { CheckedDie } from '../../audit/checked-die.js';
import type { DiceAudit } from '../../audit/dice-audit.js';
import { isGameId } from '../../ledger/game-stream.js';
import { diceInWords } from '../../audit/audit-words.js';
import { badInput, EXIT, type ExitCode } from '../exit-code.js';
import { withExport } from '../exported-file.js';
import type { Output } from '../output.js';
import type { Program } from '../program.js';
import { readable } from '../readable-log.js';
import { table } from '../table.js';
import { withLedger } from '../with-ledger.js';

interface DiceOptions {
  readonly turn?: string;
}

interface WordOptions {
  readonly game: string;
  readonly commitment: string;
  readonly seat: string;
}

/**
 * `herald dice`: the dice of a game, each with what is proven of it; `herald word`: a word for the dice, and its seal.
 */
export function register(program: Program): void {
  program.add<DiceOptions>(
    'dice',
    'show the dice of a game, and check each whose secret is open (docs/dice.md)',
    (command) =>
      command
        .argument('<game>', 'id of a game or siege in the ledger, or an exported file')
        .option('--turn <n>', 'only those of a turn, from 1: the first player turn is 1, the second 2'),
    showDice,
  );
  program.add<WordOptions>(
    'word',
    'make a word for the dice by chance, and the seal that a seat gives first (docs/dice.md)',
    (command) =>
      command
        .requiredOption('--game <id>', 'id of the game or siege')
        .requiredOption('--commitment <hex>', 'the commitment of its dice')
        .requiredOption('--seat <seat>', 'red, or red/Anna where several play on a side'),
    makeWord,
  );
}

async function showDice(output: Output, [game = '']: readonly string[], { turn }: DiceOptions): Promise<ExitCode> {
  const only = turn === undefined ? null : turnNumber(turn);
  const audit = isGameId(game) ? await diceFromLedger(game) : await diceFromFile(game);
  const { course, proof, findings } = audit;
  // The turn after the last one that is open is under way, unless the game is over.
  const last = course ? course.opened.turn + 1 : null;
  if (only !== null && last !== null && only > last) throw badInput(`the game has not come to turn ${only}`);
  const dice = audit.dice.filter((die) => only === null || die.turn === only);
  if (course) {
    output.line(`commitment  ${course.terms.commitment}`);
    const { turn: opened, secret } = course.opened;
    output.line(`opened      ${opened} turns${opened === 0 ? '' : `, the last secret ${secret}`}`);
    for (const [seat, word] of Object.entries(course.words)) output.line(`word        ${seat}: ${word.kind}`);
  }
  output.line(`dice        ${diceInWords(proof)}`);
  for (const line of table([HEADINGS, ...dice.map(cellsOf)])) output.line(line);
  for (const { revision, because } of findings) output.line(`  event ${revision}: ${because}`);
  output.document({ game, course, proof, dice, findings });
  return findings.length === 0 ? EXIT.ok : EXIT.negative;
}

const HEADINGS = ['event', 'turn', 'order', 'purpose', 'subject', 'no', 'die', 'shows', 'is'] as const;

function cellsOf({ revision, turn, order, number, die, standing }: CheckedDie): readonly string[] {
  const counts = [revision, turn, order].map(String);
  return [...counts, die.purpose, die.subject ?? '-', `${number}`, `D${die.faces}`, `${die.value}`, standing];
}

async function diceFromLedger(game: string): Promise<DiceAudit> {
  const [{ diceOfGame }, { ALL_RULEBOOKS }] = await Promise.all([
    import('../../audit/dice-of-log.js'),
    import('../../library/rulesets.js'),
  ]);
  return readable(() => withLedger((ledger) => diceOfGame(ledger, ALL_RULEBOOKS, game)));
}

async function diceFromFile(file: string): Promise<DiceAudit> {
  const [{ diceOfEntries }, { readExport }, { EXPORT_LIMITS }, { entryOfExported }, { ALL_RULEBOOKS }] =
    await Promise.all([
      import('../../audit/dice-of-log.js'),
      import('../../audit/read-export.js'),
      import('../../audit/export-format.js'),
      import('../../audit/log-entry.js'),
      import('../../library/rulesets.js'),
    ]);
  const { events } = await withExport(file, (source) => readExport(source, EXPORT_LIMITS));
  return readable(() => diceOfEntries(events.map(entryOfExported), events[0]?.stream ?? '', ALL_RULEBOOKS));
}

function turnNumber(text: string): number {
  const turn = Number(text);
  if (!Number.isSafeInteger(turn) || turn < 1) throw badInput(`--turn: ${text} is no number from 1 on`);
  return turn;
}

async function makeWord(
  output: Output,
  _args: readonly string[],
  { game, commitment, seat }: WordOptions,
): Promise<ExitCode> {
  const [{ sealOf }, { isSeal }, { randomBytes }] = await Promise.all([
    import('../../ledger/proof/dice.js'),
    import('../../engine/game/dice-told.js'),
    import('node:crypto'),
  ]);
  if (!isGameId(game)) throw badInput(`${game} is no id of a game`);
  if (!isSeal(commitment)) throw badInput('--commitment: a commitment has 64 hexadecimal digits');
  const word = randomBytes(16).toString('hex');
  const seal = sealOf(game, commitment, seat, word);
  output.line(`word ${word}`);
  output.line(`seal ${seal}`);
  output.line('Give the seal now, and keep the word for yourself until every seat has sealed one or declined to.');
  output.document({ game, commitment, seat, word, seal });
  return EXIT.ok;
}
