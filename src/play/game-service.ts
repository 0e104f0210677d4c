import type { DiceCourse } from '../engine/game/dice-course.js';
import type { ParleyCourse } from '../engine/game/parley/course.js';
import type { OrderAsked, OrderKnown } from '../engine/game/hidden-course.js';
import type { Fights } from '../engine/game/fights.js';
import { unitDifferences, type UnitDifference } from '../engine/game/parley/unit-differences.js';
import { changesBetween } from '../engine/game/correction/changes.js';
import type { GameSetup, GameState } from '../engine/game/game.js';
import type { Rulebook } from '../engine/game/rulebook.js';
import type { Setup as BoardSetup } from '../engine/game/setup.js';
import type { Position } from '../engine/position/position.js';
import { replacedOrders, type ReplacedOrder } from '../ledger/corrected-orders.js';
import type { Look } from '../ledger/ledger.js';
import { streamOfKind, type PlayedKind } from '../ledger/game-stream.js';
import { seenEvents } from './appending.js';
import { watchOfArbiter } from './arbiter-key.js';
import type { CreatedGame, CreateGame, Games } from './contract.js';
import type { GameHead, SeenEvent, SeenGame } from './seen.js';
import type { At, GameId, Viewer } from './viewer.js';
import type {
  DiceSaying,
  ParleyCommand,
  SealedRest,
  Submission,
  SubmitOrder,
  SubmitTurn,
  TurnAnswer,
} from './commands.js';
import { createGame } from './creation.js';
import { DiceTalks } from './dice-talks.js';
import { errorKnown, orderKnown } from './order-known.js';
import { Parleys } from './parleys.js';
import { DiceVault } from './dice-vault.js';
import { GameDoor } from './game-door.js';
import { GameStore } from './game-store.js';
import type { LoadedGame } from './loaded-game.js';
import { OrderDecisions } from './order-decisions.js';
import { Reservations } from './seating/reservation.js';
import { Seats } from './seating/seats.js';
import { seenEvent } from './seen-event.js';
import { seenGame } from './seen-game.js';
import { serverSalts, type Salts } from './secrets.js';
import { ServerDice } from './server-dice.js';
import { Submissions } from './submissions.js';
import type { BegunGame, GameServiceParts } from './service-parts.js';
import { TurnMessages } from './turn-messages.js';
import { Turnstile } from './turnstile.js';
import { seenBy } from './view.js';
import { restGoesOn } from './waiting-messages.js';
import { whileInForce } from './while-in-force.js';
import { GameQuestions } from './questions/questions.js';
import { GameSeating } from './seating/seating.js';

/** The application: games of one shelf of rulebooks on a ledger. */
export class GameService<State extends GameState = Position, Setup extends GameSetup = BoardSetup> implements Games<
  State,
  Setup
> {
  readonly seating: GameSeating;
  readonly questions: GameQuestions;
  readonly #parts: GameServiceParts<State, Setup>;
  readonly #kind: PlayedKind;
  readonly #games: GameDoor;
  readonly #seats: Seats;
  readonly #reservations: Reservations;
  readonly #submissions: Submissions;
  readonly #turns: TurnMessages;
  readonly #now: () => string;
  readonly #salts: Salts;
  readonly #vault: DiceVault;
  readonly #talks: DiceTalks;
  readonly #parleys: Parleys;

  constructor(parts: GameServiceParts<State, Setup>) {
    const { ledger, rulebooks, keys, incidents, kind = 'game', objection, afterwards } = parts;
    this.#kind = kind;
    this.#parts = parts;
    this.#now = parts.now ?? (() => new Date().toISOString());
    this.#salts = parts.salts ?? serverSalts;
    this.#seats = new Seats(ledger, keys, this.#now, kind);
    this.#reservations = new Reservations(ledger, keys, this.#seats.store);
    this.#games = new GameDoor(new GameStore(ledger, rulebooks, incidents, kind, parts), this.#seats, kind);
    this.seating = new GameSeating({ games: this.#games, seats: this.#seats, keys });
    this.questions = new GameQuestions({ games: this.#games, see: (id, viewer, at) => this.see(id, viewer, at) });
    this.#vault = new DiceVault(ledger, this.#now, parts.diceSecrets);
    this.#talks = new DiceTalks({ ledger, games: this.#games, now: this.#now, salts: this.#salts, kind });
    this.#parleys = new Parleys({
      ledger,
      games: this.#games,
      rulebooks,
      now: this.#now,
      salts: this.#salts,
      vault: this.#vault,
      kind,
      isRule: parts.isRule ?? (() => true),
      keeperOf: (game) => this.#seats.keeperOf(game),
      isReported: parts.isReported ?? (() => Promise.resolve(false)),
    });
    const dice = { rolled: parts.dice ?? (() => new ServerDice()), vault: this.#vault };
    const decisions = new OrderDecisions(this.#games, dice, (before, after) =>
      objection ? objection(this.#typed(before), after as State) : null,
    );
    const shared = {
      ...{ ledger, games: this.#games, now: this.#now, decisions, salts: this.#salts, kind },
      afterwards: async (game: LoadedGame) => {
        await afterwards?.(this.#typed(game));
      },
    };
    const turnstile = new Turnstile();
    this.#submissions = new Submissions({ ...shared, turnstile });
    this.#turns = new TurnMessages({ ...shared, turnstile, incidents });
  }

  create(command: CreateGame<Setup>): Promise<CreatedGame> {
    const parts = {
      ...this.#parts,
      kind: this.#kind,
      reservations: this.#reservations,
      tournaments: this.#seats.tournaments,
      salts: this.#salts,
      vault: this.#vault,
      usual: this.#parts.dice ? 'server' : 'committed',
    } as const;
    return createGame(parts, command, this.#now());
  }

  async submit(command: SubmitOrder): Promise<Submission> {
    const answer = await this.#submissions.submit(command);
    await this.#turns.goOn(command.game);
    return answer;
  }

  async submitTurn(command: SubmitTurn): Promise<TurnAnswer> {
    const answer = await this.#turns.submit(command);
    if (!command.dryRun) await this.#turns.goOn(command.game);
    return answer;
  }

  sealedRest(game: GameId, viewer: Viewer): Promise<SealedRest | null> {
    return this.#turns.rest(game, viewer);
  }

  withdrawRest(game: GameId, viewer: Viewer, commandId: string): Promise<Submission> {
    return this.#turns.withdraw(game, viewer, commandId);
  }

  sayOfDice(game: GameId, viewer: Viewer, saying: DiceSaying): Promise<Submission> {
    return this.#talks.say(game, viewer, saying);
  }

  async parley(command: ParleyCommand): Promise<Submission> {
    const answer = await this.#parleys.say(command);
    await this.#turns.goOn(command.game);
    return answer;
  }

  async parleyOf(game: GameId, viewer: Viewer, at: At = { kind: 'now' }): Promise<ParleyCourse> {
    return (await this.#games.at(game, viewer, at)).parley;
  }

  async dice(game: GameId, viewer: Viewer): Promise<DiceCourse | null> {
    return (await this.#games.now(game, viewer)).dice;
  }

  /** For the application itself: viewers `see`. Throws NoSuchGame. */
  async begun(id: GameId): Promise<BegunGame<State, Setup>> {
    return this.#typed(await this.#games.known(id));
  }

  /** For the application itself: who has beaten and taken whom; null: nobody fights. Throws NoSuchGame. */
  fights(id: GameId): Promise<Fights | null> {
    return this.#games.fights(id);
  }

  async see(id: GameId, viewer: Viewer, at: At): Promise<SeenGame<State>> {
    const found = await this.#games.at(id, viewer, at);
    // A server may have stopped between an answer and the rest of a message that goes on after it.
    const goesOn = at.kind === 'now' && restGoesOn(found);
    if (goesOn) await this.#turns.goOn(id);
    const game = goesOn ? await this.#games.at(id, viewer, at) : found;
    return seenGame(id, this.#typed(game), game.book as Rulebook<State, Setup>, viewer, at.as);
  }

  async differences(id: GameId, viewer: Viewer, at: At): Promise<readonly UnitDifference[]> {
    const was = await this.see(id, viewer, { ...at, as: 'played' });
    const is = await this.see(id, viewer, { ...at, as: 'corrected' });
    return unitDifferences(changesBetween(was.position, is.position));
  }

  async replaced(id: GameId, viewer: Viewer): Promise<readonly ReplacedOrder[]> {
    return replacedOrders(this.#games.course(await this.#games.now(id, viewer)));
  }

  async head(id: GameId, viewer: Viewer, look?: Look): Promise<GameHead> {
    const { revision, hash, book } = await this.#games.now(id, viewer, look);
    const { id: ruleset, version } = book.ruleset;
    return { revision, hash, ruleset: { id: ruleset, version } };
  }

  async events(id: GameId, viewer: Viewer, from: number, limit: number): Promise<readonly SeenEvent[]> {
    const game = await this.#games.now(id, viewer);
    const events = await this.#games.events(game, from, limit);
    return seenEvents(game, viewer, events);
  }

  orderKnown(id: GameId, viewer: Viewer, asked: OrderAsked): Promise<OrderKnown | null> {
    return orderKnown(this.#games, id, viewer, asked);
  }

  errorKnown(id: GameId, viewer: Viewer, revision: number): ReturnType<typeof errorKnown> {
    return errorKnown(this.#games, id, viewer, revision);
  }

  async *follow(id: GameId, viewer: Viewer, from: number, signal: AbortSignal): AsyncGenerator<SeenEvent> {
    const { book, types } = await this.#games.now(id, viewer);
    const recorded = (until: AbortSignal) =>
      this.#parts.ledger.subscribe({ stream: streamOfKind(this.#kind, id), from }, until);
    const head = async (): Promise<number> => (await this.#games.known(id)).revision;
    const watches =
      viewer.kind === 'arbiter'
        ? [watchOfArbiter(this.#games, id, viewer.keyHash)]
        : await this.#seats.watch(id, viewer, head);
    for await (const event of whileInForce(recorded, watches, signal)) {
      yield seenBy(viewer, seenEvent(book, types.upcast(event)), book);
    }
  }

  /** Every loaded game is a game of the shelf, whose types are known here. */
  #typed({ id, revision, hash, recordedAt, book, setup, position }: LoadedGame): BegunGame<State, Setup> {
    const { id: ruleset, version } = book.ruleset;
    return {
      ...{ id, revision, hash, recordedAt, ruleset: { id: ruleset, version } },
      setup: setup as Setup,
      position: position as State,
    };
  }
}
