import { withDiceTerms } from '../engine/game/dice-told.js';
import type { GameEvent } from '../engine/game/event.js';
import type { GameSetup } from '../engine/game/game.js';
import { replay } from '../engine/game/replay.js';
import { isArbiterName, isKeyHash, type ParleyEvent } from '../engine/game/parley/events.js';
import { refused } from '../engine/game/refusal.js';
import type { AnyRulebook, AnyRulebooks } from '../engine/game/rulebook.js';
import { InvalidRequest } from '../ledger/errors.js';
import { streamOfKind, type PlayedKind } from '../ledger/game-stream.js';
import { noStream, type Ledger } from '../ledger/ledger.js';
import { COMMAND_FORM, COMMAND_PATTERN } from '../ledger/names.js';
import type { CreatedGame, CreateGame } from './contract.js';
import type { GameSecrets } from './seating/seat-terms.js';
import { termsFor } from './dice-terms.js';
import type { DiceVault } from './dice-vault.js';
import { SetupRefused } from './errors.js';
import { toRecord } from './event-types.js';
import { idFrom } from './id-from.js';
import type { KeyRing } from './key-ring.js';
import type { Reservations } from './seating/reservation.js';
import type { Salts } from './secrets.js';
import type { TournamentBooks } from './tournaments/tournaments.js';

/** The parts that are needed to create games. */
interface Parts {
  readonly ledger: Ledger;
  readonly rulebooks: AnyRulebooks;
  readonly kind: PlayedKind;
  readonly keys: KeyRing;
  readonly reservations: Reservations;
  readonly tournaments: Pick<TournamentBooks, 'organiserBy'>;
  readonly salts: Salts;
  readonly vault: DiceVault;
  /** The mode of a game in which nobody reports dice, unless another is asked for. */
  readonly usual: 'server' | 'committed';
}

/**
 * Creates a game from a set-up. The game's id follows from the command's, and from the organiser's own key if the
 * command brings one, so a repeated command finds the game that it created, and nobody else's command does. Seats are
 * reserved before there is the game. Throws what `Games.create` throws.
 */
export async function createGame(
  parts: Parts,
  command: CreateGame<GameSetup>,
  recordedAt: string,
): Promise<CreatedGame> {
  const { commandId, ruleset, setup, reservation } = command;
  if (!COMMAND_PATTERN.test(commandId)) throw new InvalidRequest(COMMAND_FORM);
  const book = parts.rulebooks.rulebook(ruleset.id, ruleset.version);
  const created = book.ruleset.create(setup);
  if (!created.ok) throw new SetupRefused(created.refusal);
  if (command.tournament) await parts.tournaments.organiserBy(command.tournament.shown, command.tournament.id);
  const game = command.game ?? idOf(command, parts);
  const begun = replay(book.ruleset, created.value);
  const seats = begun ? book.ruleset.seats(begun) : [];
  let secrets: GameSecrets | null = null;
  if (reservation) secrets = await parts.reservations.reserve({ game, commandId, seats }, reservation);
  else await parts.reservations.assertNone({ game, commandId });
  await parts.reservations.enter({ game, commandId }, command.tournament?.id ?? null);
  const stream = streamOfKind(parts.kind, game);
  const terms = await termsFor(parts, { book, game, stream, setup, wanted: command.dice });
  const [first, ...others] = created.value;
  const begin = first && terms ? [withDiceTerms(first, terms), ...others] : created.value;
  const events = [...begin, ...arbiterOf(book, command)];
  const revision = await record(parts, book, { stream, commandId, events }, recordedAt);
  return { game, revision, ...(secrets ? { secrets } : {}) };
}

async function record(
  { ledger, salts }: Parts,
  book: AnyRulebook,
  begun: { readonly stream: string; readonly commandId: string; readonly events: readonly GameEvent[] },
  recordedAt: string,
): Promise<number> {
  const { lastRevision } = await ledger.append({
    stream: begun.stream,
    expected: noStream,
    commandId: begun.commandId,
    metadata: { recordedAt, actor: 'service:create' },
    events: toRecord(book, begun.events, salts),
  });
  return lastRevision;
}

/** No command id has a blank in it, so that no two commands of different kinds make one id. */
function idOf({ commandId, reservation }: CreateGame<GameSetup>, { keys, kind }: Parts): string {
  const own = reservation?.organiserKey;
  return idFrom(`herald ${kind} ${commandId}${own === undefined ? '' : ` of ${keys.hash(own)}`}`);
}

/** The event that names the arbiter of a new game; none without one. Throws SetupRefused. */
function arbiterOf({ ruleset }: AnyRulebook, { arbiter }: CreateGame<GameSetup>): readonly ParleyEvent[] {
  if (!arbiter) return [];
  const { name, keyHash } = arbiter;
  if (ruleset.settled && isArbiterName(name) && isKeyHash(keyHash)) {
    return [{ type: 'ArbiterNamed', data: { name, keyHash } }];
  }
  const because = ruleset.settled
    ? 'an arbiter has a name of 1 to 60 letters and the SHA-256 of a key, 64 hexadecimal digits'
    : 'there is no arbiter in this game';
  throw new SetupRefused(refused({ code: 'malformed', rule: null, because }).refusal);
}
