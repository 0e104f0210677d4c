import { sha256 } from '../engine/canonical/canonical.js';
import type { Rulebooks } from '../engine/game/rulebook.js';
import { noStream, type Ledger } from '../ledger/ledger.js';
import type { CreatedGame, CreateGame } from './contract.js';
import { SetupRefused } from './errors.js';
import { toRecord } from './event-types.js';
import type { Salts } from './secrets.js';
import { gameStream } from '../ledger/game-stream.js';

/**
 * Creates a game from a set-up. The game's id follows from the command's, so a repeated command finds the game that it
 * created. Throws UnknownRuleset, SetupRefused, CommandReused.
 */
export async function createGame(
  ledger: Ledger,
  rulebooks: Rulebooks,
  { commandId, game = idFrom(`herald game ${commandId}`), ruleset: { id, version }, setup }: CreateGame,
  recordedAt: string,
  salts: Salts,
): Promise<CreatedGame> {
  const book = rulebooks.rulebook(id, version);
  const created = book.ruleset.create(setup);
  if (!created.ok) throw new SetupRefused(created.refusal);
  const appended = await ledger.append({
    stream: gameStream(game),
    expected: noStream,
    commandId,
    metadata: { recordedAt, actor: 'service:create' },
    events: toRecord(book, created.value, salts),
  });
  return { game, revision: appended.lastRevision };
}

/** A UUID (version 8) that is made from the hash of a text. */
export function idFrom(text: string): string {
  return sha256(text).replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/,
    (_all, a: string, b: string, c: string, d: string, e: string) => `${a}-${b}-8${c}-a${d}-${e}`,
  );
}
