import type { Refusal } from '../engine/game/refusal.js';
import type { SeatId } from '../engine/position/seat.js';
import type { At, GameId } from './contract.js';

export type PlayErrorType =
  | 'noSuchGame'
  | 'noSuchSiege'
  | 'noSuchSeat'
  | 'seatTaken'
  | 'seatKept'
  | 'notASeat'
  | 'noSuchInstant'
  | 'setupRefused';

/** What can be wrong with a request to the application, told by `type`. Refused orders are answers, not errors. */
export abstract class PlayError extends Error {
  abstract readonly type: PlayErrorType;
}

export class NoSuchGame extends PlayError {
  override readonly type = 'noSuchGame';
  constructor(readonly game: GameId) {
    super(`there is no game ${game.slice(0, 60)}`);
  }
}

export class NoSuchSiege extends PlayError {
  override readonly type = 'noSuchSiege';
  constructor(readonly siege: string) {
    super(`there is no siege ${siege.slice(0, 60)}`);
  }
}

/** The game has no side of that name. */
export class NoSuchSeat extends PlayError {
  override readonly type = 'noSuchSeat';
  constructor(
    readonly game: GameId,
    readonly seat: SeatId,
  ) {
    super(`game ${game} has no seat ${seat.slice(0, 60)}`);
  }
}

export class SeatTaken extends PlayError {
  override readonly type = 'seatTaken';
  constructor(
    /** Or the siege whose side it is. */
    readonly game: GameId,
    readonly seat: SeatId,
  ) {
    super(`the seat of ${seat} is taken, in ${game}`);
  }
}

/** The seat is kept for whoever holds the key of a side of a siege, whose scenario the game is. */
export class SeatKept extends PlayError {
  override readonly type = 'seatKept';
  constructor(
    readonly game: GameId,
    readonly seat: SeatId,
    siege: string,
  ) {
    super(`the seat of ${seat} needs the key of its side of the siege ${siege}`);
  }
}

/** Only a seat may do this; a spectator asked for it. */
export class NotASeat extends PlayError {
  override readonly type = 'notASeat';
  constructor(readonly game: GameId) {
    super(`only a seat of game ${game} may do this`);
  }
}

/** A day of a siege. */
interface DayOfSiege {
  readonly kind: 'day';
  readonly day: number;
}

/** The game or siege has not come to that instant: a revision beyond its end, a turn that has not ended. */
export class NoSuchInstant extends PlayError {
  override readonly type = 'noSuchInstant';
  constructor(
    readonly game: GameId,
    readonly at: At | DayOfSiege,
    readonly lastRevision: number,
    of: 'game' | 'siege' = 'game',
  ) {
    super(`${of} ${game} has not come to ${describe(at)}; its last revision is ${lastRevision}`);
  }
}

/** The set-up of a new game is illegal (pbem:23.1). */
export class SetupRefused extends PlayError {
  override readonly type = 'setupRefused';
  constructor(readonly refusal: Refusal) {
    super(refusal.because);
  }
}

function describe(at: At | DayOfSiege): string {
  switch (at.kind) {
    case 'day':
      return `day ${at.day}`;
    case 'now':
      return 'this instant';
    case 'revision':
      return `revision ${at.revision}`;
    case 'turnEnd':
      return `the end of GT ${at.gameTurn}, ${at.side.slice(0, 60)}`;
  }
}
