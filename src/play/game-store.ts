import { NO_FIGHTS, type Fights } from '../engine/game/fights.js';
import type { AnyRulebooks } from '../engine/game/rulebook.js';
import { sideOfSeat } from '../engine/position/seat.js';
import type { SideId } from '../engine/position/unit.js';
import { revisionAsPlayed, stateAsCorrected, type CourseLog, type Telling } from '../ledger/corrected-course.js';
import type { Ledger, Look, RecordedEvent } from '../ledger/ledger.js';
import type { At, GameId } from './viewer.js';
import { NoSuchInstant, NoSuchSide } from './no-such-instant.js';
import { FirstLoads, type CameTo } from './first-loads.js';
import { GameLog } from './game-log.js';
import type { Incidents } from './incidents.js';
import type { LoadedGame } from './loaded-game.js';
import type { PlayedKind } from '../ledger/game-stream.js';
import { Lru } from '../ledger/lru.js';
import { Snapshots } from './snapshots.js';

/** How many games are kept loaded, and how many past positions and turn ends of all games together. */
const LOADED_GAMES_MAX = 2000;
const PAST_GAMES_MAX = 500;
const TURN_ENDS_MAX = 10_000;
/** How long anybody waits for a game that is loaded, in ms: clients and proxies give up soon after. */
const LOAD_WAIT_MS = 15_000;
/** How many events a search for a turn's end reads at once. */
const SEARCH_PAGE = 100;

/** Games as they are and as they were: from memory, from snapshots, or from their events; always the same. */
export class GameStore {
  readonly #log: GameLog;
  readonly #snapshots: Snapshots;
  readonly #loaded = new Lru<LoadedGame>(LOADED_GAMES_MAX);
  readonly #firstLoads: FirstLoads;
  readonly #past = new Lru<LoadedGame>(PAST_GAMES_MAX);
  readonly #turnEnds = new Lru<number>(TURN_ENDS_MAX);

  constructor(
    ledger: Ledger,
    rulebooks: AnyRulebooks,
    incidents: Incidents,
    private readonly kind: PlayedKind,
    { snapshotInterval, loadWaitMs = LOAD_WAIT_MS }: { snapshotInterval?: number; loadWaitMs?: number } = {},
  ) {
    this.#firstLoads = new FirstLoads(kind, loadWaitMs);
    this.#log = new GameLog(ledger, rulebooks, kind);
    this.#snapshots = new Snapshots(ledger, incidents, kind, snapshotInterval);
  }

  /** Events of a game from a revision on, in their current versions. Throws CorruptedEvent. */
  async events(game: LoadedGame, from: number, limit?: number): Promise<readonly RecordedEvent[]> {
    const events = await this.#log.events(game.id, from, limit);
    return events.map((event) => game.types.upcast(event));
  }

  /**
   * The game after its last recorded event, whoever recorded it. Throws NoSuchGame, CorruptedEvent, UnknownRuleset,
   * StillLoading.
   */
  async now(id: GameId, look?: Look): Promise<LoadedGame> {
    const kept = this.#loaded.get(id) ?? (await this.#firstLoads.game(id, (cameTo) => this.#load(id, cameTo)));
    // Each caller reads for itself the events that have come since the loading began.
    return this.#broughtUpToDate(kept, undefined, look);
  }

  async #load(id: GameId, cameTo: CameTo): Promise<LoadedGame> {
    const nearest = await this.#nearest(await this.#log.beginning(id));
    cameTo(nearest);
    return this.#broughtUpToDate(nearest, cameTo);
  }

  async #broughtUpToDate(known: LoadedGame, cameTo?: CameTo, look?: Look): Promise<LoadedGame> {
    const keep = (on: LoadedGame) => {
      cameTo?.(on);
      return this.#snapshots.keepIfDue(on, on.revision - 1);
    };
    const game = await this.#log.carriedOn(known, undefined, keep, look);
    this.#remember(game);
    return game;
  }

  /** Lists who has beaten and taken whom in a game so far; null: nobody fights in it. Throws as `now` does. */
  async fights(id: GameId): Promise<Fights | null> {
    let before = await this.#log.beginning(id);
    const { ruleset } = before.book;
    if (!ruleset.fightsAfter) return null;
    let fights = NO_FIGHTS;
    for await (const { game, event } of this.#log.walk(before, SEARCH_PAGE)) {
      fights = ruleset.fightsAfter(fights, before.position, event);
      before = game;
    }
    return fights;
  }

  /** Keeps a game that this process has just carried on by appending. */
  async keep(game: LoadedGame, revisionBefore: number): Promise<void> {
    this.#remember(game);
    await this.#snapshots.keepIfDue(game, revisionBefore);
  }

  /** The game at an instant. Throws NoSuchInstant, NoSuchSide. */
  async at(id: GameId, at: At): Promise<LoadedGame> {
    const now = await this.now(id);
    const game = await this.#atInstant(now, at);
    return at.as === undefined ? game : this.#told(now, game, at.as);
  }

  #atInstant(now: LoadedGame, at: At): Promise<LoadedGame> {
    switch (at.kind) {
      case 'now':
        return Promise.resolve(now);
      case 'revision':
        return this.#atRevision(now, at.revision, at);
      case 'turn':
        return this.#afterTurn(now, at.gameTurn, at);
      case 'turnEnd':
        return this.#atTurnEnd(now, at.gameTurn, at.side, at);
    }
  }

  /** A game as it was played at an instant, or as all corrections leave it. */
  async #told(now: LoadedGame, game: LoadedGame, as: Telling): Promise<LoadedGame> {
    const log = this.course(now);
    if (as === 'played') {
      const revision = await revisionAsPlayed(log, game);
      return this.#atRevision(now, revision, { kind: 'revision', revision });
    }
    const position = await stateAsCorrected(log, game);
    return position ? { ...game, position } : game;
  }

  /** The log of a game, for its corrections. */
  course(now: LoadedGame): CourseLog {
    return {
      game: now.book.ruleset,
      parley: now.parley,
      revision: now.revision,
      events: async (from, limit) => {
        const events = await this.events(now, from, limit);
        return events.map(({ revision, hash, type, data }) => ({ revision, hash, event: { type, data } }));
      },
      stateAfter: async (revision) => (await this.#atRevision(now, revision, { kind: 'revision', revision })).position,
    };
  }

  /** Readings overlap: one that began earlier does not displace what came after it. */
  #remember(game: LoadedGame): void {
    const known = this.#loaded.get(game.id);
    if (!known || known.revision < game.revision) this.#loaded.set(game.id, game);
  }

  async #atRevision(now: LoadedGame, revision: number, at: At): Promise<LoadedGame> {
    if (!Number.isSafeInteger(revision) || revision < 0 || revision > now.revision) {
      throw new NoSuchInstant(now.id, at, now.revision, this.kind);
    }
    if (revision === now.revision) return now;
    const key = pastKey({ id: now.id, revision });
    const known = this.#past.get(key);
    if (known) return known;
    const game = await this.#log.carriedOn(await this.#nearest(now, revision), revision);
    this.#past.set(key, game);
    return game;
  }

  /** From where the game is to be carried on to come to a revision: a snapshot, or the set-up. */
  async #nearest(game: LoadedGame, revision: number = Number.MAX_SAFE_INTEGER): Promise<LoadedGame> {
    const found = await this.#snapshots.newest(game, revision);
    if (found) {
      const [event] = await this.#log.events(game.id, found.revision, 1);
      if (event?.hash === found.hash) return found;
    }
    return game.revision === 0 ? game : this.#log.beginning(game.id);
  }

  /** After the last event of a game turn; in the turn under way: now. */
  async #afterTurn(now: LoadedGame, gameTurn: number, at: At): Promise<LoadedGame> {
    if (!Number.isSafeInteger(gameTurn) || gameTurn < 1 || gameTurn > turnOf(now)) {
      throw new NoSuchInstant(now.id, at, now.revision, this.kind, turnOf(now));
    }
    if (gameTurn === turnOf(now)) return now;
    const key = JSON.stringify([now.id, gameTurn]);
    const known = this.#turnEnds.get(key);
    if (known !== undefined) return this.#atRevision(now, known, at);
    let last = await this.#nearest(now, await this.#snapshots.revisionBefore(now, gameTurn + 1));
    for await (const { game } of this.#log.walk(last, SEARCH_PAGE)) {
      if (turnOf(game) > gameTurn) break;
      last = game;
    }
    this.#turnEnds.set(key, last.revision);
    this.#past.set(pastKey(last), last);
    return last;
  }

  async #atTurnEnd(now: LoadedGame, gameTurn: number, side: SideId, at: At): Promise<LoadedGame> {
    const key = JSON.stringify([now.id, gameTurn, side]);
    const known = this.#turnEnds.get(key);
    if (known !== undefined) return this.#atRevision(now, known, at);
    const sides = sidesOf(now);
    if (!sides.includes(side)) throw new NoSuchSide(now.id, side, sides);
    const found = await this.#findTurnEnd(now, gameTurn, side);
    if (!found) throw new NoSuchInstant(now.id, at, now.revision, this.kind, turnOf(now));
    this.#turnEnds.set(key, found.revision);
    this.#past.set(pastKey(found), found);
    return found;
  }

  /** Walks from a snapshot before the game turn to the end of the side's player turn. */
  async #findTurnEnd(now: LoadedGame, gameTurn: number, side: SideId): Promise<LoadedGame | null> {
    if (!Number.isSafeInteger(gameTurn) || gameTurn > turnOf(now)) return null;
    const start = await this.#nearest(now, await this.#snapshots.revisionBefore(now, gameTurn));
    for await (const { game, event } of this.#log.walk(start, SEARCH_PAGE)) {
      const ended = game.book.ruleset.frame.turnEnd(event);
      if (!ended) continue;
      if (ended.gameTurn > gameTurn) return null;
      if (ended.gameTurn === gameTurn && ended.side === side) return game;
    }
    return null;
  }
}

function turnOf({ book, position }: LoadedGame): number {
  return book.ruleset.moment(position).gameTurn;
}

function sidesOf({ book, position }: LoadedGame): readonly SideId[] {
  return [...new Set(book.ruleset.seats(position).map(sideOfSeat))];
}

function pastKey({ id, revision }: Pick<LoadedGame, 'id' | 'revision'>): string {
  return `${id}@${revision}`;
}
