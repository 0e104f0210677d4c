import { canonicalJson } from '../engine/canonical/canonical.js';
import type { GameEvent } from '../engine/game/event.js';
import { isTurnEnded } from '../engine/game/turn-ended.js';
import type { RecordedEvent } from '../ledger/ledger.js';
import { type KeyChange, keyChangeBy } from './project-keys.js';
import { type OrganiserChange, organiserChangeBy, tournamentAfter } from './project-tournaments.js';
import { type CountedTurn, gameAfter, type ProjectedGame } from './projected-game.js';
import { type SeatChange, seatChangeBy, seatsAfter } from './project-seats.js';
import { type ProjectedSiege, siegeAfter } from './projected-siege.js';
import type { HistoryEventRow } from './rows/history-event-row.js';
import type { HistoryRuleRow } from './rows/history-rule-row.js';
import type { HistoryUnitRow } from './rows/history-unit-row.js';
import type { SeatStreamRow } from './rows/seat-stream-row.js';
import type { TournamentStreamRow } from './rows/tournament-stream-row.js';
import type { TurnRow } from './rows/turn-row.js';
import type { Shelves } from './shelves.js';
import { SiegeRows } from './siege-rows.js';

/** A game before and after a batch. */
export interface GameChange {
  readonly before: ProjectedGame | null;
  readonly after: ProjectedGame;
}

/** A siege before and after a batch. */
export interface SiegeChange {
  readonly before: ProjectedSiege | null;
  readonly after: ProjectedSiege;
}

/** A turn that ended. Counts that are not known are taken from the history once it is written. */
export interface EndedTurn extends Omit<TurnRow, 'events' | 'counts'> {
  readonly counts: CountedTurn['counts'];
}

/** The changes of the read model by some events. Events that it already has change nothing. */
export interface Batch {
  readonly games: ReadonlyMap<string, GameChange>;
  readonly sieges: ReadonlyMap<string, SiegeChange>;
  /** New rows of the calendars of sieges. */
  readonly siegeRows: SiegeRows;
  /** The seats of games and sieges after the batch. */
  readonly seatStreams: ReadonlyMap<string, SeatStreamRow>;
  /** The last change of each seat. */
  readonly seats: readonly SeatChange[];
  /** The last change of each key that the seats gave. */
  readonly keys: readonly KeyChange[];
  /** The tournaments after the batch, and the last change of each of their organisers. */
  readonly tournaments: ReadonlyMap<string, TournamentStreamRow>;
  readonly organisers: readonly OrganiserChange[];
  readonly history: readonly HistoryEventRow[];
  readonly units: readonly HistoryUnitRow[];
  readonly rules: readonly HistoryRuleRow[];
  readonly turns: readonly EndedTurn[];
  /** Number of events that brought something. */
  readonly events: number;
}

/** Gathers the rows of a batch, event by event. */
export class BatchBuilder {
  readonly #games = new Map<string, GameChange>();
  readonly #sieges = new Map<string, SiegeChange>();
  readonly #siegeRows = new SiegeRows();
  readonly #seatStreams = new Map<string, SeatStreamRow>();
  readonly #seats = new Map<string, SeatChange>();
  readonly #keys = new Map<string, KeyChange>();
  readonly #tournaments = new Map<string, TournamentStreamRow>();
  readonly #organisers = new Map<string, OrganiserChange>();
  readonly #history: HistoryEventRow[] = [];
  readonly #units: HistoryUnitRow[] = [];
  readonly #rules: HistoryRuleRow[] = [];
  readonly #turns: EndedTurn[] = [];
  #events = 0;

  constructor(private readonly shelves: Shelves) {}

  /** The game as this batch leaves it so far; undefined if the batch has not met it. */
  gameOf(id: string): ProjectedGame | undefined {
    return this.#games.get(id)?.after;
  }

  addGameEvent(id: string, known: ProjectedGame | null, recorded: RecordedEvent): void {
    if (known && recorded.revision <= known.revision) return;
    const { game: after, event } = gameAfter(known, id, recorded, this.shelves.games);
    const change = this.#games.get(id);
    this.#games.set(id, { before: change ? change.before : known, after });
    this.#events += 1;
    this.#addHistory(after, event, recorded);
  }

  /** The siege as this batch leaves it so far; undefined if the batch has not met it. */
  siegeOf(id: string): ProjectedSiege | undefined {
    return this.#sieges.get(id)?.after;
  }

  addSiegeEvent(id: string, known: ProjectedSiege | null, recorded: RecordedEvent): void {
    if (known && recorded.revision <= known.revision) return;
    const step = siegeAfter(known, id, recorded, this.shelves.sieges);
    const change = this.#sieges.get(id);
    this.#sieges.set(id, { before: change ? change.before : known, after: step.siege });
    this.#siegeRows.add(known, step, recorded);
    this.#events += 1;
  }

  /** Seats as this batch leaves them so far; undefined if the batch has not met them. */
  seatsOf(id: string): SeatStreamRow | undefined {
    return this.#seatStreams.get(id);
  }

  addSeatEvent(id: string, known: SeatStreamRow | null, recorded: RecordedEvent): void {
    if (known && recorded.revision <= known.revision) return;
    this.#seatStreams.set(id, seatsAfter(known, id, recorded));
    const change = seatChangeBy(id, recorded);
    if (change) this.#seats.set(JSON.stringify([id, change.side]), change);
    const key = keyChangeBy(id, recorded);
    if (key) this.#keys.set(JSON.stringify([id, key.office, key.seat]), key);
    this.#events += 1;
  }

  /** A tournament as this batch leaves it so far; undefined if the batch has not met it. */
  tournamentOf(id: string): TournamentStreamRow | undefined {
    return this.#tournaments.get(id);
  }

  addTournamentEvent(id: string, known: TournamentStreamRow | null, recorded: RecordedEvent): void {
    if (known && recorded.revision <= known.revision) return;
    this.#tournaments.set(id, tournamentAfter(known, id, recorded));
    const change = organiserChangeBy(id, recorded);
    if (change) this.#organisers.set(JSON.stringify([id, change.account]), change);
    this.#events += 1;
  }

  build(): Batch {
    return {
      games: this.#games,
      sieges: this.#sieges,
      siegeRows: this.#siegeRows,
      seatStreams: this.#seatStreams,
      seats: [...this.#seats.values()],
      keys: [...this.#keys.values()],
      tournaments: this.#tournaments,
      organisers: [...this.#organisers.values()],
      history: this.#history,
      units: this.#units,
      rules: this.#rules,
      turns: this.#turns,
      events: this.#events,
    };
  }

  #addHistory({ id: game, book, position, turn }: ProjectedGame, event: GameEvent, recorded: RecordedEvent): void {
    const { revision, type, hash } = recorded;
    const { recordedAt } = recorded.metadata;
    const { gameTurn, side } = book.ruleset.moment(position);
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
      this.#turns.push({ game, ...turnOf(event.data), revision, endedAt: recordedAt, counts: turn.counts });
    }
  }
}

function turnOf({ gameTurn, side, fingerprint }: { gameTurn: number; side: string; fingerprint: string }) {
  return { gameTurn, side, fingerprint };
}
