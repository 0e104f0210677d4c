import type { Ledger, RecordedEvent } from '../../ledger/ledger.js';
import { gameStream, isGameId, siegeStream } from '../../ledger/game-stream.js';
import { badInput, EXIT, type ExitCode } from '../exit-code.js';
import type { Output } from '../output.js';
import type { Program } from '../program.js';
import { noHeadKeys, withHeadKeys } from '../with-head-keys.js';
import { withLedger } from '../with-ledger.js';

/** `herald head`: the signed head of a game or siege, to be kept and compared with later exports. */
export function register(program: Program): void {
  program.add(
    'head',
    'print the signed head of a game or siege; who keeps it notices if the log is changed (herald verify --head)',
    (command) => command.argument('<game>', 'id of a game or siege in the ledger'),
    (output, [id = '']) => headOf(output, id),
  );
}

async function headOf(output: Output, id: string): Promise<ExitCode> {
  if (!isGameId(id)) throw badInput(`${id} is no id of a game`);
  const { signedHead } = await import('../../ledger/proof/note-signer.js');
  const signer = await withHeadKeys((keys, config) => {
    if (!keys) throw noHeadKeys(config);
    return keys.signer;
  });
  const { stream, revision, hash } = await withLedger((ledger) => lastEvent(ledger, id));
  const note = signedHead(signer, stream, { revision, hash });
  output.line(note.trimEnd());
  output.document({ stream, revision, hash, signedNote: note });
  return EXIT.ok;
}

/** Of the game with that id, or else of the siege. Throws StreamNotFound, CorruptedEvent. */
async function lastEvent(ledger: Ledger, id: string): Promise<RecordedEvent> {
  const { StreamNotFound } = await import('../../ledger/errors.js');
  const read = { direction: 'backwards', limit: 1 } as const;
  const [last] = await ledger.readStream(gameStream(id), read).catch((error: unknown) => {
    if (error instanceof StreamNotFound) return ledger.readStream(siegeStream(id), read);
    throw error;
  });
  if (!last) throw badInput(`there is no game ${id}`);
  return last;
}
