import { decidingRule, type Claim, type Correction, type ParleyCourse } from '../../engine/game/parley/course.js';
import { isGameId } from '../../ledger/game-stream.js';
import { listAllClaims, type AllClaimsOptions } from '../all-claims.js';
import { badInput, EXIT, type ExitCode } from '../exit-code.js';
import { differenceLine } from '../difference-line.js';
import { withExport } from '../exported-file.js';
import type { Output } from '../output.js';
import type { Program } from '../program.js';
import { readable } from '../readable-log.js';
import { table } from '../table.js';
import { withLedger } from '../with-ledger.js';

/** `herald claims`: the claims of a game with their verdicts; `herald arbiter`: a key for an arbiter, and its hash. */
export function register(program: Program): void {
  program.add<AllClaimsOptions>(
    'claims',
    'show the claims of errors in a game, or in all games and sieges, with verdicts and decisions (docs/quarrels.md)',
    (command) =>
      command
        .argument('[game]', 'id of a game or siege in the ledger, or an exported file (default: all of the ledger)')
        .option('--standing <standings>', 'only claims that stand so: open, upheld, … (commas between)')
        .option('--rule <rules>', 'only claims that rest on one of these rules')
        .option('--tournament <ids>', 'only claims in games of one of these tournaments')
        .option('--filed-from <instant>', 'only claims that were filed then or later, a day or an instant in UTC')
        .option('--filed-before <instant>', 'only claims that were filed earlier')
        .option('--mine', 'only claims in games of the key in HERALD_KEY: as a player, account or arbiter; with --url')
        .option('--url <url>', 'ask this server and not the ledger; with the key in HERALD_KEY'),
    (output, [game], options) => claimsOf(output, game, options),
  );
  program.add(
    'arbiter',
    'make a key for an arbiter, and the hash of it that the seats of a game agree on',
    (command) => command,
    makeKey,
  );
}

async function claimsOf(output: Output, game: string | undefined, options: AllClaimsOptions): Promise<ExitCode> {
  if (game === undefined) return listAllClaims(output, options);
  const names = ['standing', 'rule', 'tournament', 'filedFrom', 'filedBefore', 'mine', 'url'] as const;
  if (names.some((name) => options[name] !== undefined))
    throw badInput('the options are for the claims of all games: leave the game out');
  return showClaims(output, game);
}

async function showClaims(output: Output, game: string): Promise<ExitCode> {
  const course = isGameId(game) ? await parleyFromLedger(game) : await parleyFromFile(game);
  const { claims, arbiter, corrections } = course;
  output.line(`arbiter ${arbiter?.name ?? 'nobody'}`);
  if (claims.length === 0) output.line('nobody has claimed an error');
  else for (const line of table([HEADINGS, ...claims.map(cellsOf)])) output.line(line);
  for (const claim of claims) {
    output.line();
    for (const line of inWords(claim)) output.line(line);
    for (const one of corrections.filter((correction) => correction.claim === claim.number)) {
      for (const line of correctionInWords(one)) output.line(`  ${line}`);
    }
  }
  output.document({ game, arbiter: arbiter?.name ?? null, claims, corrections });
  return EXIT.ok;
}

const HEADINGS = ['claim', 'by', 'event', 'standing', 'rule'] as const;

function cellsOf(claim: Claim): readonly string[] {
  const { number, seat, at, standing } = claim;
  return [`${number}`, seat, `${at}`, standing, decidingRule(claim) ?? '-'];
}

function inWords({ number, seat, what, verdict, today, appeal, ruling }: Claim): readonly string[] {
  return [
    `claim ${number}, by ${seat}: ${what}`,
    ...(verdict ? [`  verdict: ${verdict.because}`] : []),
    ...(today ? [`  today: ${today.because}`] : []),
    ...(appeal ? [`  appeal of ${appeal.seat}: ${appeal.what}`] : []),
    ...(ruling ? [`  arbiter: ${ruling.upheld ? 'upheld' : 'dismissed'} by ${ruling.rule}: ${ruling.because}`] : []),
  ];
}

/** How the plotted orders come out, and what differs from the position as played, unit by unit. */
function correctionInWords({ orders, differences, next, asks }: Correction): readonly string[] {
  return [
    next === null ? 'the turn is corrected' : `the turn is being corrected: the order at event ${next} waits`,
    ...(asks ? [`${asks.side} has to give the die for ${asks.purpose} (${asks.rule})`] : []),
    ...orders.map(({ at, fate }) => `order at event ${at}: ${fate}`),
    ...differences.map(differenceLine),
  ];
}

async function parleyFromLedger(game: string): Promise<ParleyCourse> {
  const [{ parleyOfGame }, { ALL_RULEBOOKS }] = await Promise.all([
    import('../../audit/parley-of-log.js'),
    import('../../library/rulesets.js'),
  ]);
  return readable(() => withLedger((ledger) => parleyOfGame(ledger, ALL_RULEBOOKS, game)));
}

async function parleyFromFile(file: string): Promise<ParleyCourse> {
  const [{ parleyOfEvents }, { readExport }, { EXPORT_LIMITS }, { ALL_RULEBOOKS }] = await Promise.all([
    import('../../audit/parley-of-log.js'),
    import('../../audit/read-export.js'),
    import('../../audit/export-format.js'),
    import('../../library/rulesets.js'),
  ]);
  const { events } = await withExport(file, (source) => readExport(source, EXPORT_LIMITS));
  return readable(() => parleyOfEvents(events, ALL_RULEBOOKS));
}

async function makeKey(output: Output): Promise<ExitCode> {
  const { KEY_RING } = await import('../../access/key-ring.js');
  const key = KEY_RING.newKey();
  const keyHash = KEY_RING.hash(key);
  output.line(`key  ${key}`);
  output.line(`hash ${keyHash}`);
  output.line('Keep the key for yourself. The seats need your name and the hash: proposeArbiter, or createGame.');
  output.document({ key, keyHash });
  return EXIT.ok;
}
