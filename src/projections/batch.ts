import { canonicalJson } from '../engine/canonical/canonical.js';
import type { GameEvent } from '../engine/game/event.js';
import type { Rulebooks } from '../engine/game/rulebook.js';
import { isTurnEnded } from '../engine/game/turn-ended.js';
import type { RecordedEvent } from '../ledger/ledger.js';
import { gameAfter, type ProjectedGame } from './projected-game.js';
import { siegeAfter } from './projected-siege.js';
import type { HistoryEventRow } from './rows/history-event-row.js';
import type { HistoryRuleRow } from './rows/history-rule-row.js';
import type { HistoryUnitRow } from './rows/history-unit-row.js';
import type { SeatRow } from './rows/seat-row.js';
import type { SiegeRow } from './rows/siege-row.js';
import type { TurnRow } from './rows/turn-row.js';

/** A game before and after a batch. */
export interface GameChange {
  readonly before: ProjectedGame | null;
  readonly after: ProjectedGame;
}

/** A siege after a batch; `isNew`: the list did not have it before. */
export interface SiegeChange {
  readonly isNew: boolean;
  readonly after: SiegeRow;
}

/** A seat after a batch; `takenAt` null: nobody holds it. */
export interface SeatChange extends Omit<SeatRow, 'takenAt'> {
  readonly takenAt: string | null;
}

/** What some events bring to the read model. Events that it already has bring nothing. */
export interface Batch {
  readonly games: ReadonlyMap<string, GameChange>;
  readonly sieges: ReadonlyMap<string, SiegeChange>;
  readonly seats: readonly SeatChange[];
  /** Games that are in nobody's list. */
  readonly privateGames: readonly string[];
  readonly history: readonly HistoryEventRow[];
  readonly units: readonly HistoryUnitRow[];
  readonly rules: readonly HistoryRuleRow[];
  /** Turns that ended; their counts are taken from the history once it is written. */
  readonly turns: readonly Omit<TurnRow, 'events' | 'counts'>[];
  /** Number of events that brought something. */
  readonly events: number;
}

/** Gathers the rows of a batch, event by event. */
export class BatchBuilder {
  readonly #games = new Map<string, GameChange>();
  readonly #sieges = new Map<string, SiegeChange>();
  readonly #seats = new Map<string, SeatChange>();
  readonly #privateGames = new Set<string>();
  readonly #history: HistoryEventRow[] = [];
  readonly #units: HistoryUnitRow[] = [];
  readonly #rules: HistoryRuleRow[] = [];
  readonly #turns: Omit<TurnRow, 'events' | 'counts'>[] = [];
  #events = 0;

  constructor(private readonly rulebooks: Rulebooks) {}

  /** The game as this batch leaves it so far; undefined if the batch has not met it. */
  gameOf(id: string): ProjectedGame | undefined {
    return this.#games.get(id)?.after;
  }

  addGameEvent(id: string, known: ProjectedGame | null, recorded: RecordedEvent): void {
    if (known && recorded.revision <= known.revision) return;
    const { game: after, event } = gameAfter(known, id, recorded, this.rulebooks);
    const change = this.#games.get(id);
    this.#games.set(id, { before: change ? change.before : known, after });
    this.#events += 1;
    this.#addHistory(after, event, recorded);
  }

  /** The siege as this batch leaves it so far; undefined if the batch has not met it. */
  siegeOf(id: string): SiegeRow | undefined {
    return this.#sieges.get(id)?.after;
  }

  addSiegeEvent(id: string, known: SiegeRow | null, recorded: RecordedEvent): void {
    if (known && recorded.revision <= known.revision) return;
    const isNew = this.#sieges.get(id)?.isNew ?? known === null;
    this.#sieges.set(id, { isNew, after: siegeAfter(known, id, recorded) });
    this.#events += 1;
  }

  addSeat(game: string, side: string, takenAt: string): void {
    this.#changeSeat(game, side, takenAt);
  }

  /** Somebody held the seat, and nobody does any more. */
  freeSeat(game: string, side: string): void {
    this.#changeSeat(game, side, null);
  }

  /** Whether a seat is taken as this batch leaves it so far; undefined if the batch has not met it. */
  isSeatTaken(game: string, side: string): boolean | undefined {
    const change = this.#seats.get(JSON.stringify([game, side]));
    return change && change.takenAt !== null;
  }

  addPrivateGame(game: string): void {
    this.#privateGames.add(game);
    this.#events += 1;
  }

  /** An event that was taken in and has no row of its own. */
  addEventWithoutRow(): void {
    this.#events += 1;
  }

  build(): Batch {
    return {
      games: this.#games,
      sieges: this.#sieges,
      seats: [...this.#seats.values()],
      privateGames: [...this.#privateGames],
      history: this.#history,
      units: this.#units,
      rules: this.#rules,
      turns: this.#turns,
      events: this.#events,
    };
  }

  #changeSeat(game: string, side: string, takenAt: string | null): void {
    this.#seats.set(JSON.stringify([game, side]), { game, side, takenAt });
    this.#events += 1;
  }

  #addHistory({ id: game, book, position }: ProjectedGame, event: GameEvent, recorded: RecordedEvent): void {
    const { revision, type, hash } = recorded;
    const { recordedAt } = recorded.metadata;
    const { gameTurn, side } = position.turn;
    const text = book.tell(event);
    this.#history.push({
      game,
      revision,
      type,
      gameTurn,
      side,
      text,
      data: canonicalJson(event.data),
      hash,
      recordedAt,
    });
    const { units, rules } = book.ruleset.indexOf(event);
    for (const unit of new Set(units)) this.#units.push({ game, unit, revision, type, side });
    for (const rule of new Set(rules)) this.#rules.push({ game, rule, revision, type, side });
    if (isTurnEnded(event)) {
      this.#turns.push({ game, ...turnOf(event.data), revision, endedAt: recordedAt });
    }
  }
}

function turnOf({ gameTurn, side, fingerprint }: { gameTurn: number; side: string; fingerprint: string }) {
  return { gameTurn, side, fingerprint };
}
