import { canonicalJson, sha256 } from '../engine/canonical/canonical.js';
import { actorOf } from '../engine/game/frame.js';
import { messageOf } from '../engine/game/message/course.js';
import type { KeptMessage, MessageEvent } from '../engine/game/message/events.js';
import { refused } from '../engine/game/refusal.js';
import type { SeatId } from '../engine/position/seat.js';
import { CommandReused, RevisionConflict } from '../ledger/errors.js';
import { sealedEvents } from '../ledger/event-row.js';
import { streamOfKind, type PlayedKind } from '../ledger/game-stream.js';
import { RECENT, streamIsAtRevision, type Appended, type Ledger } from '../ledger/ledger.js';
import { accepted, appendAfter, rangeOf, type Recorded } from './appending.js';
import { type CarriedTurn, carryOutLines, keptOf, messageHash } from './carried-turn.js';
import { messageIdOf } from './command-id.js';
import type { SealedRest, Submission, SubmitTurn, TurnAnswer } from './commands.js';
import type { GameDoor } from './game-door.js';
import type { Incidents } from './incidents.js';
import { gameAfterSealed, type LoadedGame } from './loaded-game.js';
import type { OrderDecisions } from './order-decisions.js';
import { acceptedTurn, faultOfStop, GAME_OVER, keptIn, NO_ORDER, seenFaults } from './message-answers.js';
import { namedSeat } from './seating/seat-book.js';
import type { Salts } from './secrets.js';
import { checkTurn } from './turn-check.js';
import type { Turnstile } from './turnstile.js';
import type { GameId, Viewer } from './viewer.js';
import { seatOfViewer } from './viewer-seat.js';
import { writtenMessage } from './orders-as-message.js';
import { restGoesOn, seatThatGoesOn, whyNoMessage } from './waiting-messages.js';

interface Parts {
  readonly ledger: Ledger;
  readonly games: GameDoor;
  readonly now: () => string;
  readonly decisions: OrderDecisions;
  readonly salts: Salts;
  readonly kind: PlayedKind;
  readonly turnstile: Turnstile;
  readonly incidents: Incidents;
  /** Done with the game after orders that were accepted. */
  readonly afterwards: (game: LoadedGame) => Promise<void>;
}

/**
 * Turn messages on their way into the ledger (ADR 40). What can be carried out is one append, with the rest sealed in
 * it. The rest goes on by itself as soon as no other side owes a decision any more.
 */
export class TurnMessages {
  constructor(private readonly parts: Parts) {}

  /** Idempotent by command id. Throws as `Submissions.submit` does. */
  async submit(command: SubmitTurn): Promise<TurnAnswer> {
    const seat = await this.parts.games.seatOf(command.game, command.viewer);
    return this.parts.turnstile.pass(command.game, () => this.#submit(command, seat));
  }

  /** The rest of the last message of the viewer's seat; null: the seat has sent none, or there is no seat. */
  async rest(game: GameId, viewer: Viewer): Promise<SealedRest | null> {
    const seat = seatOfViewer(viewer);
    const loaded = await this.parts.games.now(game, viewer);
    const kept = seat === null ? null : messageOf(loaded.messages, seat);
    if (!kept) return null;
    const { lines, stopped } = kept;
    const [first] = lines;
    if (!first || !loaded.position.outcome) return { waiting: lines, stopped: stopped && faultOfStop(stopped) };
    return { waiting: [], stopped: faultOfStop({ ...first, code: 'gameOver', rule: null, because: GAME_OVER }) };
  }

  /** Takes the rest of an own message back. Idempotent by command id; refused if nothing waits. */
  async withdraw(game: GameId, viewer: Viewer, commandId: string): Promise<Submission> {
    const seat = await this.parts.games.seatOf(game, viewer);
    return this.parts.turnstile.pass(game, async () => {
      for (;;) {
        try {
          return await this.#withdraw(game, viewer, seat, messageIdOf(seat, commandId));
        } catch (error) {
          // The rest has gone on meanwhile. This ends, since every round somebody gets on.
          if (!(error instanceof RevisionConflict)) throw error;
        }
      }
    });
  }

  /** Carries on what waits in a game, as far as it can go. A failure is reported; the next who looks tries again. */
  async goOn(id: GameId): Promise<void> {
    const { games, turnstile, incidents } = this.parts;
    try {
      if (!restGoesOn(await games.known(id, RECENT))) return;
      await turnstile.pass(id, async () => {
        while (await this.#goOn(id));
      });
    } catch (error) {
      incidents.restHeldUp(id, error);
    }
  }

  async #submit(command: SubmitTurn, seat: SeatId): Promise<TurnAnswer> {
    const { ledger, games, kind } = this.parts;
    const game = await games.now(command.game, command.viewer);
    const stream = streamOfKind(kind, game.id);
    const commandId = messageIdOf(seat, command.commandId);
    const earlier = command.dryRun ? null : await ledger.appendOf(stream, commandId);
    if (earlier) return this.#answerAgain(game, command, earlier);
    if (command.expectedRevision !== game.revision) {
      throw new RevisionConflict(stream, streamIsAtRevision(command.expectedRevision), game.revision);
    }
    const { revision, hash } = game;
    const faults = whyNoMessage(game, seat);
    if (faults) return { kind: 'refused', revision, hash, faults: [faults] };
    const written = writtenMessage(game.book, command.message);
    const { orders, known, ...checked } = checkTurn(game, seat, written);
    const found = seenFaults(game, command.viewer, checked.faults);
    if (command.dryRun) return { kind: 'checked', revision, hash, orders: orders.length, known, faults: found };
    const [first] = found;
    if (first && command.upTo === 'wholeMessage') return { kind: 'refused', revision, hash, faults: found };
    const good = orders.filter(({ line }) => !first || line < first.line);
    if (good.length === 0) return { kind: 'refused', revision, hash, faults: first ? found : [NO_ORDER] };
    const carried = await carryOutLines(this.parts.decisions, game, seat, good);
    const { stopped } = carried;
    if (stopped && carried.carriedOut === 0) {
      return { kind: 'refused', revision, hash, faults: seenFaults(game, command.viewer, [stopped.fault]) };
    }
    try {
      const kept = { message: messageHash(command), ...keptOf(carried, first) };
      const appended = await this.#append(game, seat, carried, kept, commandId);
      const [fault = null] = stopped ? seenFaults(game, command.viewer, [stopped.fault]) : [];
      return {
        ...acceptedTurn(game, command.viewer, appended),
        stopped: fault ?? first ?? null,
        faults: found,
        warnings: carried.warnings,
      };
    } catch (error) {
      // Another process may have carried out this very command meanwhile, with other dice.
      if (!(error instanceof CommandReused || error instanceof RevisionConflict)) throw error;
      const appended = await ledger.appendOf(stream, commandId);
      if (!appended) throw error;
      return this.#answerAgain(game, command, appended);
    }
  }

  async #append(
    game: LoadedGame,
    seat: SeatId,
    { events, after }: Pick<CarriedTurn, 'events' | 'after'>,
    kept: KeptMessage,
    commandId: string,
  ): Promise<Recorded> {
    const { ledger, games } = this.parts;
    const sealed: MessageEvent = { type: 'RestSealed', data: { ...namedSeat(seat), kept } };
    const append = appendAfter(this.parts, game, { commandId, actor: actorOf(seat) }, [...events, sealed]);
    const appended = await ledger.append(append);
    if (appended.repeated) return { appended, events: await games.events(game, ...rangeOf(appended)) };
    const recorded = sealedEvents(append, game);
    const carriedOn = gameAfterSealed(game, recorded, after.position);
    await games.keep(carriedOn, game.revision);
    await this.parts.afterwards(carriedOn);
    return { appended, events: recorded };
  }

  /** One step of a rest that goes on; whether there may be more to do. */
  async #goOn(id: GameId): Promise<boolean> {
    const game = await this.parts.games.known(id);
    const seat = seatThatGoesOn(game);
    const kept = seat === null ? null : messageOf(game.messages, seat);
    if (seat === null || !kept) return false;
    const carried = await carryOutLines(this.parts.decisions, game, seat, kept.lines);
    const rest = { message: kept.message, ...keptOf(carried) };
    try {
      await this.#append(game, seat, carried, rest, sha256(canonicalJson(['herald rest', seat, game.hash])));
    } catch (error) {
      // Another server was faster: the game is looked at again.
      if (!(error instanceof RevisionConflict || error instanceof CommandReused)) throw error;
    }
    return true;
  }

  async #withdraw(id: GameId, viewer: Viewer, seat: SeatId, commandId: string): Promise<Submission> {
    const { ledger, games, kind } = this.parts;
    const game = await games.now(id, viewer);
    const earlier = await ledger.appendOf(streamOfKind(kind, id), commandId);
    if (earlier) {
      const events = await games.events(game, ...rangeOf(earlier));
      return accepted(game, viewer, { appended: { ...earlier, repeated: true }, events });
    }
    const kept = messageOf(game.messages, seat);
    if (!kept || kept.lines.length === 0) {
      const because = `nothing of a turn message of ${seat} waits`;
      const { refusal } = refused({ code: 'illegal', rule: null, because });
      return { kind: 'refused', revision: game.revision, hash: game.hash, refusal, instead: [] };
    }
    const nothing = { events: [], after: game };
    return accepted(game, viewer, await this.#append(game, seat, nothing, { ...kept, lines: [] }, commandId));
  }

  async #answerAgain(game: LoadedGame, command: SubmitTurn, earlier: Appended): Promise<TurnAnswer> {
    const events = await this.parts.games.events(game, ...rangeOf(earlier));
    const answer = acceptedTurn(game, command.viewer, { appended: { ...earlier, repeated: true }, events });
    if (keptIn(events)?.message === messageHash(command)) return answer;
    throw new CommandReused(streamOfKind(this.parts.kind, game.id), command.commandId);
  }
}
