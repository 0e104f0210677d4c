import type { GameEvent } from '../engine/game/event.js';
import { actorOf } from '../engine/game/frame.js';
import type { Statement } from '../engine/game/honour/statement.js';
import type { Refusal, Ruled } from '../engine/game/refusal.js';
import type { SeatId } from '../engine/position/seat.js';
import { CommandReused, RevisionConflict } from '../ledger/errors.js';
import { RECENT, streamIsAtRevision, type Appended, type Ledger } from '../ledger/ledger.js';
import { sealedEvents } from '../ledger/event-row.js';
import { streamOfKind, type PlayedKind } from '../ledger/game-stream.js';
import { accepted, appendAfter, rangeOf } from './appending.js';
import type { Submission, SubmitOrder } from './commands.js';
import { isSameSubmission } from './earlier-submission.js';
import { commandIdOf } from './command-id.js';
import type { Salts } from './secrets.js';
import type { GameDoor } from './game-door.js';
import { insteadOf } from './instead.js';
import type { LoadedGame } from './loaded-game.js';
import type { CarriedOrder, OrderDecisions } from './order-decisions.js';
import { readOrder, type SentOrder } from './order-reading.js';
import { statementOf, warningAbout } from './statements.js';
import type { Turnstile } from './turnstile.js';
import { seenBy } from './view.js';

/** An order as a seat sent it; `order` null: it could not be read. */
interface Sent {
  readonly order: unknown;
  readonly stated: Statement | null;
}

interface Parts {
  readonly ledger: Ledger;
  readonly games: GameDoor;
  readonly now: () => string;
  readonly decisions: OrderDecisions;
  readonly salts: Salts;
  readonly kind: PlayedKind;
  readonly turnstile: Turnstile;
  /** Done with the game after an order that was accepted, now or when it was sent before. */
  readonly afterwards: (game: LoadedGame) => Promise<void>;
}

/** Orders on their way into the ledger: read, decided, appended, or refused without a trace. */
export class Submissions {
  constructor(private readonly parts: Parts) {}

  /** Throws NotASeat, NoSuchGame, RevisionConflict, CommandReused, CorruptedEvent, LedgerUnavailable. */
  async submit(command: SubmitOrder): Promise<Submission> {
    const seat = await this.parts.games.seatOf(command.game, command.viewer);
    return this.parts.turnstile.pass(command.game, () => this.#submit(command, seat));
  }

  async #submit(command: SubmitOrder, seat: SeatId): Promise<Submission> {
    const game = await this.#game(command);
    const read = readOrder(game.book, seat, command.order);
    const stated = read.ok ? statementOf(game, command, read.value) : read;
    const sent = { order: read.ok ? read.value.order : null, stated: stated.ok ? stated.value : null };
    const isExpected = command.expectedRevision === game.revision;
    const carried = isExpected ? await this.#carriedOut(game, command, seat, read, stated) : null;
    // The append finds by itself that the command was carried out before, so only what is not appended looks for it.
    if (carried?.ok) return this.#append(game, command, seat, sent, carried.value);
    const earlier = await this.parts.ledger.appendOf(this.#streamOf(game), commandIdOf(seat, command.commandId));
    if (earlier) return this.#answerAgain(game, command, seat, sent, earlier);
    if (carried) return refusal(game, command, seat, sent.order, carried.refusal);
    throw new RevisionConflict(this.#streamOf(game), streamIsAtRevision(command.expectedRevision), game.revision);
  }

  /** Decides an order in the game as it stands. */
  async #carriedOut(
    game: LoadedGame,
    { dice }: SubmitOrder,
    seat: SeatId,
    read: Ruled<SentOrder>,
    stated: Ruled<Statement | null>,
  ): Promise<Ruled<CarriedOrder>> {
    if (!read.ok) return read;
    if (!stated.ok) return stated;
    return this.parts.decisions.carryOut(game, { seat, sent: read.value, dice, stated: stated.value });
  }

  #streamOf({ id }: LoadedGame): string {
    return streamOfKind(this.parts.kind, id);
  }

  /** The game as it is known here, unless the command knows more of it. */
  async #game({ game, viewer, expectedRevision }: SubmitOrder): Promise<LoadedGame> {
    const known = await this.parts.games.now(game, viewer, RECENT);
    return known.revision === expectedRevision ? known : this.parts.games.now(game, viewer);
  }

  async #append(
    game: LoadedGame,
    command: SubmitOrder,
    seat: SeatId,
    sent: Sent,
    { decided, events, after }: CarriedOrder,
  ): Promise<Submission> {
    try {
      const commandId = commandIdOf(seat, command.commandId);
      const append = appendAfter(this.parts, game, { commandId, actor: actorOf(seat) }, events);
      const appended = await this.parts.ledger.append(append);
      if (appended.repeated) {
        await this.parts.afterwards(game);
        const recorded = await this.parts.games.events(game, ...rangeOf(appended));
        return accepted(game, command.viewer, { appended, events: recorded });
      }
      const { lastRevision: revision, lastHash: hash } = appended;
      const kept = { ...after, revision, hash, recordedAt: append.metadata.recordedAt };
      await this.parts.games.keep(kept, game.revision);
      await this.parts.afterwards(kept);
      // The appended events are not read back: a server that lags behind might not have it yet.
      const answer = accepted(game, command.viewer, { appended, events: sealedEvents(append, game) });
      return this.#warned(game, command, answer, decided);
    } catch (error) {
      // Another process may have carried out this very command meanwhile, with other dice.
      if (!(error instanceof CommandReused || error instanceof RevisionConflict)) throw error;
      const earlier = await this.parts.ledger.appendOf(this.#streamOf(game), commandIdOf(seat, command.commandId));
      if (!earlier) throw error;
      return this.#answerAgain(game, command, seat, sent, earlier);
    }
  }

  /** The answer with a warning, where the game was created to warn its senders (ADR 33). */
  #warned(game: LoadedGame, { viewer }: SubmitOrder, answer: Submission, events: readonly GameEvent[]): Submission {
    if (answer.kind === 'refused' || !game.book.ruleset.honour?.warns(game.position)) return answer;
    const warning = warningAbout(game, events);
    return { ...answer, warning: warning && seenBy(viewer, warning, game.book) };
  }

  async #answerAgain(
    game: LoadedGame,
    command: SubmitOrder,
    seat: SeatId,
    { order, stated }: Sent,
    earlier: Appended,
  ): Promise<Submission> {
    const recorded = await this.parts.games.events(game, ...rangeOf(earlier));
    if (order === null || !isSameSubmission(game.book, recorded, { seat, order, stated, dice: command.dice })) {
      throw new CommandReused(this.#streamOf(game), command.commandId);
    }
    await this.parts.afterwards(game);
    return accepted(game, command.viewer, { appended: { ...earlier, repeated: true }, events: recorded });
  }
}

function refusal(
  game: LoadedGame,
  { viewer }: SubmitOrder,
  seat: SeatId,
  order: unknown,
  because: Refusal,
): Submission {
  return {
    kind: 'refused',
    revision: game.revision,
    hash: game.hash,
    refusal: seenBy(viewer, because, game.book),
    instead: seenBy(viewer, insteadOf(game, seat, order), game.book),
  };
}
