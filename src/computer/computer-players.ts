import { randomUUID } from 'node:crypto';
import { standingOf } from '../engine/game/dice-course.js';
import { awaitsWords } from '../engine/game/dice-talk.js';
import type { Position } from '../engine/position/position.js';
import { seatId, sideOfSeat, type SeatId } from '../engine/position/seat.js';
import type { LegalOrder } from '../engine/game/ruleset.js';
import { Lru } from '../ledger/lru.js';
import { RECENT } from '../ledger/ledger.js';
import { RevisionConflict } from '../ledger/errors.js';
import type { AnyGames } from '../play/contract.js';
import { StillLoading } from '../play/first-loads.js';
import type { Questions } from '../play/questions/questions.js';
import type { GameSeating } from '../play/seating/seating.js';
import type { GameId } from '../play/viewer.js';
import { viewerOfSeat } from '../play/viewer-seat.js';
import { Chance } from '../selfplay/chance.js';
import { outlookOf } from '../selfplay/outlook.js';
import { PLAYERS } from '../selfplay/players.js';
import { Ways } from '../selfplay/ways.js';

/** The players of the server's own that may be seated. */
export const COMPUTERS = ['greedy', 'random'] as const;

const NOW = { kind: 'now' } as const;
/** Games of which it is remembered that the computer has nothing to do in them. */
const QUIET_MAX = 10_000;
/** Orders of one player turn, far more than any needs. */
const ORDERS_MAX = 2000;
/** How long the computer lets a game be read before it asks for it again, in ms. */
const ASK_AGAIN_MS = 100;

/** All doors that the server's own players use. */
export type ComputerGames = Pick<AnyGames, 'see' | 'submit' | 'dice' | 'sayOfDice'> & {
  readonly questions: Pick<Questions, 'legal'>;
  readonly seating: Pick<GameSeating, 'computers'>;
};

export interface ComputerParts {
  readonly games: ComputerGames;
  /** How long people may look at an order before the next comes, in ms. */
  readonly pauseMs: number;
  /** An order failed; the game waits until somebody looks at it again. */
  failed(game: GameId, error: unknown): void;
}

/** Somebody of the server's own who has something to order. */
interface Able {
  readonly seat: SeatId;
  readonly name: string;
  readonly owes: boolean;
  readonly listed: readonly LegalOrder<unknown>[];
}

/**
 * Plays the seats that were given to the computer. It is woken by whoever looks at a game or gives an order; it sees
 * what its seat may see and orders like any client. What it was doing when the server stopped it goes on with when
 * somebody looks. Games take turns: one order is thought about at a time.
 */
export class ComputerPlayers {
  readonly #playing = new Map<GameId, Promise<void>>();
  /** Games that somebody has looked at while the computer played in them. */
  readonly #again = new Set<GameId>();
  /** Revisions of games at which the computer had nothing to do. */
  readonly #quiet = new Lru<number>(QUIET_MAX);
  readonly #stopping = new AbortController();
  #turn: Promise<void> = Promise.resolve();

  constructor(private readonly parts: ComputerParts) {}

  /** Plays on where the computer is to play. `revision`: the one that somebody has seen; absent: seats have changed. */
  wake(game: GameId, revision = Number.POSITIVE_INFINITY): void {
    if (this.#stopping.signal.aborted || (this.#quiet.get(game) ?? -1) >= revision) return;
    if (this.#playing.has(game)) {
      this.#again.add(game);
      return;
    }
    const playing = this.#play(game, revision)
      .catch((error: unknown) => {
        this.parts.failed(game, error);
      })
      .finally(() => {
        this.#playing.delete(game);
        if (this.#again.delete(game)) this.wake(game, revision);
      });
    this.#playing.set(game, playing);
  }

  /** Gives no further order; resolves when the one under way is answered. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#playing.values());
  }

  async #play(game: GameId, wokenAt: number): Promise<void> {
    const [first] = (await this.#computers(game, wokenAt)).keys();
    if (first === undefined || !(await this.#isRead(game, first))) return;
    const chance = new Chance(randomUUID());
    for (let orders = 0; orders < ORDERS_MAX; orders += 1) {
      if (!(await this.#inTurn(() => this.#order(game, wokenAt, chance)))) return;
      await pause(this.parts.pauseMs, this.#stopping.signal);
      if (this.#stopping.signal.aborted) return;
    }
  }

  /**
   * Waits until the game has been read, and asks again where that takes longer than a look waits for it: nobody else
   * may come and look. Other games are not kept waiting. Whether it is read; it is not if the computer stops. The
   * question about its dice has it read, and costs nothing more.
   */
  async #isRead(game: GameId, seat: SeatId): Promise<boolean> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      try {
        await this.parts.games.dice(game, viewerOfSeat(seat));
        return true;
      } catch (error) {
        if (!(error instanceof StillLoading)) throw error;
        await pause(Math.max(this.parts.pauseMs, ASK_AGAIN_MS), signal);
      }
    }
    return false;
  }

  #computers(game: GameId, wokenAt: number): Promise<ReadonlyMap<SeatId, string>> {
    return this.parts.games.seating.computers(game, Number.isFinite(wokenAt) ? RECENT : undefined);
  }

  /** Gives one order, if the computer has to; whether there may be more. */
  async #order(game: GameId, wokenAt: number, chance: Chance): Promise<boolean> {
    // Another server may have seated the computer a moment ago. So no rest is remembered for a game without computers.
    const computers = await this.#computers(game, wokenAt);
    const [first] = computers.keys();
    if (first === undefined) return false;
    await this.#declineWords(game, computers);
    const { revision, actors } = await this.parts.games.see(game, viewerOfSeat(first), NOW);
    const able = await this.#able(game, computers, actors);
    if (!able) return this.#rest(game, revision);
    const seen = await this.parts.games.see(game, viewerOfSeat(able.seat), NOW);
    if (seen.revision !== revision) return true;
    if (!seen.field) throw new Error('the computer plays on a board only');
    const order = chosen(seen.field, able, chance);
    try {
      const answer = await this.parts.games.submit({
        game,
        viewer: viewerOfSeat(able.seat),
        order: { kind: 'json', value: order },
        dice: { kind: 'server' },
        expectedRevision: revision,
        commandId: randomUUID(),
      });
      if (answer.kind === 'accepted') return true;
      // A person has yet to give a word for the dice.
      if (answer.refusal.code === 'diceMissing') return this.#rest(game, revision);
      throw new Error(`a listed order was refused: ${answer.refusal.code}, ${answer.refusal.because}`);
    } catch (error) {
      // A person has ordered something meanwhile, or the computer of another server has.
      if (error instanceof RevisionConflict) return true;
      throw error;
    }
  }

  async #able(
    game: GameId,
    computers: ReadonlyMap<SeatId, string>,
    actors: readonly { readonly side: string; readonly player?: string; readonly role: string }[],
  ): Promise<Able | null> {
    for (const { side, player, role } of actors) {
      const seat = seatId(side, player);
      const name = computers.get(seat);
      if (name === undefined) continue;
      const listed = await this.parts.games.questions.legal(game, viewerOfSeat(seat));
      if (listed.length > 0) return { seat, name, owes: role === 'decision', listed };
    }
    return null;
  }

  /** The computer gives no word for the dice. It says so if the game waits for one. */
  async #declineWords(game: GameId, computers: ReadonlyMap<SeatId, string>): Promise<void> {
    for (const seat of computers.keys()) {
      const course = await this.parts.games.dice(game, viewerOfSeat(seat));
      if (course === null || !awaitsWords(course)) return;
      if (standingOf(course, seat) !== null) continue;
      await this.parts.games.sayOfDice(game, viewerOfSeat(seat), { kind: 'declineWord' });
    }
  }

  #rest(game: GameId, revision: number): false {
    this.#quiet.set(game, revision);
    return false;
  }

  /** One order at a time, and everything else that waits before the next. */
  async #inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const before = this.#turn;
    let done: () => void = () => undefined;
    this.#turn = new Promise((resolve) => (done = resolve));
    await before;
    try {
      return await work();
    } finally {
      setImmediate(done);
    }
  }
}

function chosen(position: Position, { seat, name, owes, listed }: Able, chance: Chance): unknown {
  const player = PLAYERS[name];
  if (!player) throw new Error(`there is no player ${name}`);
  const ways = new Ways(position.ground);
  return player(outlookOf(position, { side: sideOfSeat(seat), owes }, listed, ways), chance).order;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
