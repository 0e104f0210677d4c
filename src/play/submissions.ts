import type { Dice } from '../engine/dice/dice.js';
import type { GameEvent } from '../engine/game/event.js';
import { actorOf } from '../engine/game/frame.js';
import type { GameState } from '../engine/game/game.js';
import type { Statement } from '../engine/game/honour/statement.js';
import { allowed, refused, type Refusal, type Ruled } from '../engine/game/refusal.js';
import type { Decided } from '../engine/game/ruleset.js';
import type { SeatId } from '../engine/position/seat.js';
import { CommandReused, RevisionConflict } from '../ledger/errors.js';
import { RECENT, streamIsAtRevision, type Append, type Appended, type Ledger } from '../ledger/ledger.js';
import { sealedEvents } from '../ledger/event-row.js';
import type { Submission, SubmitOrder } from './commands.js';
import { correctionGoesOn, whyNotWhileCorrected } from './corrections.js';
import { decideWithDice } from './dice-choice.js';
import { diceOfOrder, openings } from './dice-of-order.js';
import type { DiceVault } from './dice-vault.js';
import { isSameSubmission } from './earlier-submission.js';
import { NotASeat } from './errors.js';
import { commandIdOf } from './command-id.js';
import { toRecord } from './event-types.js';
import type { Salts } from './secrets.js';
import { streamOfKind, type PlayedKind } from '../ledger/game-stream.js';
import type { GameDoor } from './game-door.js';
import { insteadOf } from './instead.js';
import { coursesAfter, type LoadedGame } from './loaded-game.js';
import { readOrder, whyNumbersWrong, type SentOrder } from './order-reading.js';
import { seenEvent } from './seen-event.js';
import { statementOf, warningAbout } from './statements.js';
import { Turnstile } from './turnstile.js';
import { seenBy } from './view.js';
import { seatOfViewer } from './viewer-seat.js';

/** An order as a seat sent it; `order` null: it could not be read. */
interface Sent {
  readonly order: unknown;
  readonly stated: Statement | null;
}

type Accepted = Extract<Decided<GameEvent, GameState>, { ok: true }>;

/** An objection to an order besides the rules of its game: the game before it, and the state after it. */
export type Objection = (before: LoadedGame, after: GameState) => Refusal | null;

/** Where dice come from: rolled, or derived from the secrets to which the server has committed itself. */
export interface DiceAtHand {
  readonly rolled: () => Dice;
  readonly vault: DiceVault;
}

/** Orders on their way into the ledger: read, decided, appended, or refused without a trace. */
export class Submissions {
  readonly #turnstile = new Turnstile();

  constructor(
    private readonly ledger: Ledger,
    private readonly games: GameDoor,
    private readonly now: () => string,
    private readonly dice: DiceAtHand,
    private readonly salts: Salts,
    private readonly kind: PlayedKind,
    private readonly objection: Objection = () => null,
  ) {}

  /** Throws NotASeat, NoSuchGame, RevisionConflict, CommandReused, CorruptedEvent, LedgerUnavailable. */
  async submit(command: SubmitOrder): Promise<Submission> {
    const { viewer } = command;
    const seat = seatOfViewer(viewer);
    if (seat === null) {
      // A viewer who may not know of a private game learns nothing about the game here.
      await this.games.now(command.game, viewer);
      throw new NotASeat(command.game);
    }
    return this.#turnstile.pass(command.game, () => this.#submit(command, seat));
  }

  async #submit(command: SubmitOrder, seat: SeatId): Promise<Submission> {
    const game = await this.#game(command);
    const read = readOrder(game.book, seat, command.order);
    const stated = read.ok ? statementOf(game, command, read.value) : read;
    const sent = { order: read.ok ? read.value.order : null, stated: stated.ok ? stated.value : null };
    const isExpected = command.expectedRevision === game.revision;
    const decided = isExpected ? await this.#decided(game, command, seat, read, stated) : null;
    // The append finds by itself that the command was carried out before, so only what is not appended looks for it.
    if (decided?.ok) return this.#append(game, command, seat, sent, decided);
    const earlier = await this.ledger.appendOf(this.#streamOf(game), commandIdOf(seat, command.commandId));
    if (earlier) return this.#answerAgain(game, command, seat, sent, earlier);
    if (decided) return refusal(game, command, seat, sent.order, decided.refusal);
    throw new RevisionConflict(this.#streamOf(game), streamIsAtRevision(command.expectedRevision), game.revision);
  }

  /** What the rules make of an order in the game as it stands. */
  async #decided(
    game: LoadedGame,
    command: SubmitOrder,
    seat: SeatId,
    read: Ruled<SentOrder>,
    stated: Ruled<Statement | null>,
  ): Promise<Decided<GameEvent, GameState>> {
    if (!read.ok) return read;
    if (!stated.ok) return stated;
    const { order } = read.value;
    const misstated = whyNotWhileCorrected(game, order) ?? whyNumbersWrong(game, seat, read.value);
    if (misstated) return refused(misstated);
    const dice = await this.#diceOf(game, seat, order);
    if (!dice.ok) return dice;
    const decided = decideWithDice(game, seat, order, command.dice, dice.value, stated.value);
    if (!decided.ok) return decided;
    const objection = this.objection(game, decided.position);
    if (objection) return refused(objection);
    const correction = await correctionGoesOn(this.games, game, command.viewer, decided.events);
    return correction ? withEvent(game, decided, correction) : decided;
  }

  async #diceOf(game: LoadedGame, seat: SeatId, order: unknown): Promise<Ruled<() => Dice>> {
    const { rolled, vault } = this.dice;
    return game.dice ? diceOfOrder(vault, game, game.dice, seat, order) : allowed(rolled);
  }

  #streamOf({ id }: LoadedGame): string {
    return streamOfKind(this.kind, id);
  }

  /** The game as it is known here, unless the command knows more of it. */
  async #game({ game, viewer, expectedRevision }: SubmitOrder): Promise<LoadedGame> {
    const known = await this.games.now(game, viewer, RECENT);
    return known.revision === expectedRevision ? known : this.games.now(game, viewer);
  }

  async #append(
    game: LoadedGame,
    command: SubmitOrder,
    seat: SeatId,
    sent: Sent,
    decided: Accepted,
  ): Promise<Submission> {
    const { vault } = this.dice;
    const opened = game.dice ? await openings(vault, game, game.dice, decided.events, decided.position) : [];
    const events = [...decided.events, ...opened];
    try {
      const append: Append = {
        stream: this.#streamOf(game),
        expected: streamIsAtRevision(game.revision),
        commandId: commandIdOf(seat, command.commandId),
        metadata: { recordedAt: this.now(), actor: actorOf(seat) },
        events: toRecord(game.book, events, this.salts),
      };
      const appended = await this.ledger.append(append);
      if (appended.repeated) return await this.#accepted(game, command, appended);
      const { lastRevision: revision, lastHash: hash } = appended;
      const courses = coursesAfter(game, events);
      await this.games.keep({ ...game, ...courses, position: decided.position, revision, hash }, game.revision);
      // The appended events are not read back: a server that lags behind might not have it yet.
      const answer = accepted(game, command, appended, sealedEvents(append, game));
      return this.#warned(game, command, answer, decided.events);
    } catch (error) {
      // Another process may have carried out this very command meanwhile, with other dice.
      if (!(error instanceof CommandReused || error instanceof RevisionConflict)) throw error;
      const earlier = await this.ledger.appendOf(this.#streamOf(game), commandIdOf(seat, command.commandId));
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
    const recorded = await this.games.events(game, earlier.firstRevision, countOf(earlier));
    if (order === null || !isSameSubmission(game.book, recorded, { seat, order, stated, dice: command.dice })) {
      throw new CommandReused(this.#streamOf(game), command.commandId);
    }
    return this.#accepted(game, command, { ...earlier, repeated: true });
  }

  async #accepted(game: LoadedGame, command: SubmitOrder, appended: Appended): Promise<Submission> {
    return accepted(game, command, appended, await this.games.events(game, appended.firstRevision, countOf(appended)));
  }
}

function withEvent({ book }: LoadedGame, { events, position }: Accepted, event: GameEvent): Accepted {
  return { ok: true, events: [...events, event], position: book.ruleset.evolve(position, event) };
}

function accepted(
  { book }: LoadedGame,
  { viewer }: SubmitOrder,
  { lastRevision: revision, lastHash: hash, repeated }: Appended,
  recorded: readonly Parameters<typeof seenEvent>[1][],
): Submission {
  const events = recorded.map((event) => seenBy(viewer, seenEvent(book, event), book));
  return { kind: 'accepted', revision, hash, events, repeated };
}

function countOf({ firstRevision, lastRevision }: Appended): number {
  return lastRevision - firstRevision + 1;
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
