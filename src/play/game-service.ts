import type { HexName } from '../engine/board/field.js';
import type { DiceCourse } from '../engine/game/dice-course.js';
import type { ParleyCourse } from '../engine/game/parley/course.js';
import type { OrderAsked, OrderKnown } from '../engine/game/hidden-course.js';
import type { Fights } from '../engine/game/fights.js';
import { foresee } from '../engine/game/foresee.js';
import { unitDifferences, type UnitDifference } from '../engine/game/parley/unit-differences.js';
import { changesBetween } from '../engine/game/correction/changes.js';
import type { HexSurvey } from '../engine/game/hex-survey.js';
import type { ReachSurvey, WayStep } from '../engine/game/reach-survey.js';
import type { WaySurvey } from '../engine/game/way-survey.js';
import { answerOf, type Refusal } from '../engine/game/refusal.js';
import type { GameSetup, GameState } from '../engine/game/game.js';
import type { Rulebook } from '../engine/game/rulebook.js';
import type { Setup as BoardSetup } from '../engine/game/setup.js';
import type { Position } from '../engine/position/position.js';
import type { Ending, Loss } from '../engine/game/losses.js';
import type { LegalOrder, Preview } from '../engine/game/ruleset.js';
import type { SightSurvey, ViewSurvey } from '../engine/game/sight-survey.js';
import type { Spot, SurveyedShot } from '../engine/game/survey.js';
import { sideOfSeat, type SeatId } from '../engine/position/seat.js';
import type { UnitId } from '../engine/position/unit.js';
import { replacedOrders, type ReplacedOrder } from '../ledger/corrected-orders.js';
import type { Look } from '../ledger/ledger.js';
import { arbiterWith, watchOfArbiter } from './arbiter-key.js';
import { ComputerSeats } from './computer-seats.js';
import type { CreatedGame, CreateGame, Games } from './contract.js';
import type { ForeseenOrder, GameHead, SeenEvent, SeenGame } from './seen.js';
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
import type { ClaimRequest, KeyRenewal, SeatClaim, SeatInvitation, SeatStanding } from './seat-terms.js';
import { createGame } from './creation.js';
import { DiceTalks } from './dice-talks.js';
import { errorKnown, orderKnown } from './order-known.js';
import { Parleys } from './parleys.js';
import { DiceVault } from './dice-vault.js';
import { NoBoardForComputer, NoSuchSeat, NotASeat } from './errors.js';
import { streamOfKind, type PlayedKind } from '../ledger/game-stream.js';
import { GameDoor } from './game-door.js';
import { GameStore } from './game-store.js';
import type { LoadedGame } from './loaded-game.js';
import { OrderDecisions } from './order-decisions.js';
import { readOrder, whyNumbersWrong } from './order-reading.js';
import { plannedTurn, type PlannedTurn } from './planning.js';
import { Reservations } from './reservation.js';
import { Seats } from './seats.js';
import { seenEvent } from './seen-event.js';
import { seenGame } from './seen-game.js';
import { serverSalts, type Salts } from './secrets.js';
import { ServerDice } from './server-dice.js';
import { Submissions } from './submissions.js';
import type { BegunGame, GameServiceParts } from './service-parts.js';
import type { TournamentId } from './tournaments/contract.js';
import { TurnMessages } from './turn-messages.js';
import { Turnstile } from './turnstile.js';
import { surveyed, type Surveying } from './surveyed.js';
import { seenBy, type Showable } from './view.js';
import { seatOfViewer } from './viewer-seat.js';
import { restGoesOn } from './waiting-messages.js';
import { whileInForce } from './while-in-force.js';

/** The application: games of one shelf of rulebooks on a ledger. */
export class GameService<State extends GameState = Position, Setup extends GameSetup = BoardSetup> implements Games<
  State,
  Setup
> {
  readonly #parts: GameServiceParts<State, Setup>;
  readonly #kind: PlayedKind;
  readonly #games: GameDoor;
  readonly #seats: Seats;
  readonly #reservations: Reservations;
  readonly #computers: ComputerSeats;
  readonly #submissions: Submissions;
  readonly #turns: TurnMessages;
  readonly #now: () => string;
  readonly #salts: Salts;
  readonly #vault: DiceVault;
  readonly #talks: DiceTalks;
  readonly #parleys: Parleys;

  constructor(parts: GameServiceParts<State, Setup>) {
    const { ledger, rulebooks, keys, incidents, snapshotInterval, kind = 'game', objection, afterwards } = parts;
    this.#kind = kind;
    this.#parts = parts;
    this.#now = parts.now ?? (() => new Date().toISOString());
    this.#salts = parts.salts ?? serverSalts;
    this.#seats = new Seats(ledger, keys, this.#now, kind);
    this.#computers = new ComputerSeats(this.#seats, keys);
    this.#reservations = new Reservations(ledger, keys, this.#seats.store);
    this.#games = new GameDoor(new GameStore(ledger, rulebooks, incidents, kind, snapshotInterval), this.#seats, kind);
    this.#vault = new DiceVault(ledger, this.#now, parts.diceSecrets);
    this.#talks = new DiceTalks(ledger, this.#games, this.#now, this.#salts, kind);
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

  async claimSeat(game: GameId, seat: SeatId, request: ClaimRequest = {}): Promise<SeatClaim> {
    await this.#seats.assertMayKnow(game, request);
    await this.#assertSeat(game, seat);
    return this.#seats.claim(game, seat, request);
  }

  async seatComputer(game: GameId, seat: SeatId, computer: string, request: ClaimRequest = {}): Promise<SeatStanding> {
    await this.#seats.assertMayKnow(game, request);
    await this.#assertSeat(game, seat);
    const { book, position } = await this.#games.known(game);
    if (!book.ruleset.field) throw new NoBoardForComputer(game);
    return this.#computers.take({ ...request, game, seat, computer, all: book.ruleset.seats(position) });
  }

  /** For the application itself: the seats in which players of the server's own sit. */
  computers(game: GameId, look?: Look): Promise<ReadonlyMap<SeatId, string>> {
    return this.#computers.of(game, look);
  }

  async tournamentOf(game: GameId, viewer: Viewer): Promise<TournamentId | null> {
    await this.#games.now(game, viewer);
    return this.#seats.tournamentOf(game);
  }

  async seats(game: GameId, viewer: Viewer): Promise<readonly SeatStanding[]> {
    const { book, position } = await this.#games.now(game, viewer);
    return this.#seats.standing(game, book.ruleset.seats(position));
  }

  async viewerOf(game: GameId, key: string, look?: Look): Promise<Viewer | null> {
    const door = { games: this.#games, keys: this.#parts.keys };
    const known = (await arbiterWith(door, game, key, look)) ?? (await this.#seats.viewerOf(game, key, look));
    // The arbiter may have been named a moment ago, elsewhere.
    const viewer = known ?? (look?.recent ? await arbiterWith(door, game, key) : null);
    await this.#games.now(game, viewer ?? { kind: 'spectator' }, look);
    return viewer;
  }

  async renewKey(game: GameId, shown: string, key: string | null = null): Promise<KeyRenewal> {
    await this.#seats.assertMayKnow(game, { shown, key });
    await this.#games.known(game);
    return this.#seats.renew(game, shown, key);
  }

  async revokeSeat(game: GameId, shown: string, seat: SeatId, invitation?: string | null): Promise<SeatInvitation> {
    await this.#seats.assertMayKnow(game, { shown });
    await this.#assertSeat(game, seat);
    return this.#seats.revoke(game, shown, seat, invitation);
  }

  async offerSeat(game: GameId, shown: string, invitation?: string | null): Promise<SeatInvitation> {
    await this.#seats.assertMayKnow(game, { shown });
    await this.#games.known(game);
    return this.#seats.offer(game, shown, invitation);
  }

  async withdrawSeatOffer(game: GameId, shown: string): Promise<SeatInvitation> {
    await this.#seats.assertMayKnow(game, { shown });
    await this.#games.known(game);
    return this.#seats.withdrawOffer(game, shown);
  }

  async leaveSeat(game: GameId, shown: string): Promise<SeatStanding> {
    await this.#seats.assertMayKnow(game, { shown });
    await this.#games.known(game);
    return this.#seats.leave(game, shown);
  }

  async giveWatchersKey(game: GameId, shown: string, key?: string | null): Promise<string> {
    await this.#seats.assertMayKnow(game, { shown });
    await this.#games.known(game);
    return this.#seats.giveWatchersKey(game, shown, key);
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
    return seenBy(
      viewer,
      events.map((event) => seenEvent(game.book, event)),
      game.book,
    );
  }

  orderKnown(id: GameId, viewer: Viewer, asked: OrderAsked): Promise<OrderKnown | null> {
    return orderKnown(this.#games, id, viewer, asked);
  }

  errorKnown(id: GameId, viewer: Viewer, revision: number): ReturnType<typeof errorKnown> {
    return errorKnown(this.#games, id, viewer, revision);
  }

  async legal(id: GameId, viewer: Viewer, unit?: UnitId): Promise<readonly LegalOrder<unknown>[]> {
    const seat = seatOf(id, viewer);
    const { book, position } = await this.#games.now(id, viewer);
    const { ruleset } = book;
    const legal = unit === undefined ? ruleset.legal(position, seat) : ruleset.legal(position, seat, unit);
    return seenBy(viewer, legal, book);
  }

  async lost(id: GameId, viewer: Viewer, until: Ending): Promise<readonly Loss[]> {
    const seat = seatOf(id, viewer);
    const { position } = await this.see(id, viewer, { kind: 'now' });
    const { ruleset } = (await this.#games.now(id, viewer)).book;
    return ruleset.lost?.(position, seat, until) ?? [];
  }

  async duties(id: GameId, viewer: Viewer): Promise<readonly Refusal[]> {
    const seat = seatOf(id, viewer);
    const { position } = await this.see(id, viewer, { kind: 'now' });
    const { ruleset } = (await this.#games.now(id, viewer)).book;
    return ruleset.duties?.(position, seat) ?? [];
  }

  async preview(id: GameId, viewer: Viewer, order: SubmitOrder['order']): Promise<Preview | Refusal> {
    const seat = seatOf(id, viewer);
    const { book, position } = await this.#games.now(id, viewer);
    const read = readOrder(book, seat, order);
    const preview = read.ok ? book.ruleset.preview(position, seat, read.value.order) : read;
    return seenBy<Preview | Refusal>(viewer, answerOf(preview), book);
  }

  async foresee(id: GameId, viewer: Viewer, order: SubmitOrder['order']): Promise<ForeseenOrder | Refusal> {
    const seat = seatOf(id, viewer);
    const game = await this.#games.now(id, viewer);
    const { book } = game;
    const { position } = await this.see(id, viewer, { kind: 'now' });
    const read = readOrder(book, seat, order);
    const foreseen = read.ok ? foresee(book.ruleset, position, seat, read.value.order) : read;
    if (!foreseen.ok) return foreseen.refusal;
    const misstated = read.ok ? whyNumbersWrong(game, seat, read.value) : null;
    if (misstated) return misstated;
    return { ...foreseen.value, texts: foreseen.value.events.map((event) => book.tell(event)) };
  }

  async planning(id: GameId, viewer: Viewer, given: readonly SubmitOrder['order'][]): Promise<PlannedTurn | null> {
    const seat = seatOfViewer(viewer);
    const { position, revision } = await this.see(id, viewer, { kind: 'now' });
    const { book } = await this.#games.now(id, viewer);
    return seat === null ? null : plannedTurn({ book, revision }, position, seat, given);
  }

  hex(id: GameId, viewer: Viewer, at: At, name: HexName): Promise<HexSurvey | Refusal> {
    return this.#surveyed(id, viewer, at, (survey, position) => survey.hex(position, name));
  }

  sight(id: GameId, viewer: Viewer, at: At, from: Spot, to: Spot): Promise<SightSurvey | Refusal> {
    return this.#surveyed(id, viewer, at, (survey, position) => survey.sight(position, from, to));
  }

  shot(id: GameId, viewer: Viewer, at: At, shot: SurveyedShot): Promise<SightSurvey | Refusal> {
    return this.#surveyed(id, viewer, at, (survey, position) => survey.shot(position, shot));
  }

  view(id: GameId, viewer: Viewer, at: At, from: Spot): Promise<ViewSurvey | Refusal> {
    return this.#surveyed(id, viewer, at, (survey, position) => survey.view(position, from));
  }

  async reach(id: GameId, viewer: Viewer, unit: UnitId): Promise<ReachSurvey | Refusal> {
    const side = sideOfSeat(seatOf(id, viewer));
    return this.#surveyed(id, viewer, { kind: 'now' }, (survey, position) => survey.reach(position, side, unit));
  }

  async wayOn(id: GameId, viewer: Viewer, unit: UnitId, path: readonly WayStep[]): Promise<WaySurvey | Refusal> {
    const side = sideOfSeat(seatOf(id, viewer));
    const { position } = await this.see(id, viewer, { kind: 'now' });
    const { book } = await this.#games.now(id, viewer);
    return surveyed({ book, position }, (survey, seen) => survey.wayOn(seen, side, unit, path));
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

  /** The answer to a question about the field, as a viewer may see it. Throws NoSuchGame, NoSuchInstant. */
  async #surveyed<Told extends Showable>(
    id: GameId,
    viewer: Viewer,
    at: At,
    ask: Surveying<Told>,
  ): Promise<Told | Refusal> {
    const game = await this.#games.at(id, viewer, at);
    return seenBy<Told | Refusal>(viewer, surveyed(game, ask), game.book);
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

  /** Throws NoSuchGame, NoSuchSeat. */
  async #assertSeat(game: GameId, seat: SeatId): Promise<void> {
    const { book, position } = await this.#games.known(game);
    if (!book.ruleset.seats(position).includes(seat)) throw new NoSuchSeat(game, seat);
  }
}

function seatOf(game: GameId, viewer: Viewer): SeatId {
  const seat = seatOfViewer(viewer);
  if (seat === null) throw new NotASeat(game);
  return seat;
}
