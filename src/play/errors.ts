import type { Refusal } from '../engine/game/refusal.js';
import type { SeatId } from '../engine/position/seat.js';
import type { PlayedKind } from '../ledger/game-stream.js';
import { PlayError } from './play-error.js';
import type { GameId } from './viewer.js';

export class NoSuchGame extends PlayError {
  override readonly type: 'noSuchGame' | 'noSuchSiege';
  constructor(
    readonly game: GameId,
    kind: PlayedKind = 'game',
  ) {
    super(`there is no ${kind} ${game.slice(0, 60)}`);
    this.type = kind === 'siege' ? 'noSuchSiege' : 'noSuchGame';
  }
}

/**
 * There is no campaign of that id. The message is the same if a game has that id, since the game may be a private one.
 */
export class NoSuchCampaign extends PlayError {
  override readonly type = 'noSuchCampaign';
  constructor(readonly game: GameId) {
    super(`there is no campaign ${game.slice(0, 60)}`);
  }
}

/** A campaign has no character of that name. */
export class NobodyOfThatName extends PlayError {
  override readonly type = 'nobodyOfThatName';
  constructor(
    readonly game: GameId,
    readonly character: string,
  ) {
    super(`campaign ${game} has no character ${character.slice(0, 60)}`);
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

/** The computer would have all seats of the game. */
export class NobodyLeft extends PlayError {
  override readonly type = 'nobodyLeft';
  constructor(readonly game: GameId) {
    super('the computer plays against people: leave them a seat');
  }
}

/** The computer can play on a board only. */
export class NoBoardForComputer extends PlayError {
  override readonly type = 'noBoardForComputer';
  constructor(readonly game: GameId) {
    super('the computer plays on a board only, and this game has none');
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
    super(`the seat of ${seat} needs the key of its side of the siege or campaign ${siege}`);
  }
}

/** The seat is for whoever holds its invitation; none came with the claim, or a wrong one. */
export class SeatReserved extends PlayError {
  override readonly type = 'seatReserved';
  constructor(
    readonly game: GameId,
    readonly seat: SeatId,
  ) {
    super(`the seat of ${seat} is reserved: it needs its invitation`);
  }
}

/** The key that was shown is none of this game or siege. */
export class WrongKey extends PlayError {
  override readonly type = 'wrongKey';
  constructor(
    readonly game: GameId,
    of: PlayedKind = 'game',
  ) {
    super(`this is no key of this ${of}`);
  }
}

/** The key was renewed or revoked while something was followed with it. */
export class KeyVoid extends PlayError {
  override readonly type = 'keyVoid';
  constructor(readonly game: GameId) {
    super('the key is void: it was renewed or revoked');
  }
}

/** Only the organiser of the game may do this; another key of it was shown. */
export class NotTheOrganiser extends PlayError {
  override readonly type = 'notTheOrganiser';
  constructor(readonly game: GameId) {
    super(`only the organiser of game ${game} may do this`);
  }
}

/** A key or invitation of the client's own cannot be taken. */
export class SecretRefused extends PlayError {
  override readonly type = 'secretRefused';
}

/** Something about an account cannot be: its name, or a key that is to be given or revoked. */
export class AccountRefused extends PlayError {
  override readonly type = 'accountRefused';
}

/** The key that was shown opens no account. */
export class WrongAccountKey extends PlayError {
  override readonly type = 'wrongAccountKey';
  constructor() {
    super('this is no key of an account');
  }
}

/** An account has one seat in a game, so that its key says which: further seats are taken by keys of their own. */
export class SeatOfAccount extends PlayError {
  override readonly type = 'seatOfAccount';
  constructor(
    readonly game: GameId,
    readonly seat: SeatId,
  ) {
    super(`your account has the seat of ${seat} in this game, and its key opens it: another seat is taken without it`);
  }
}

/** A repeated command cannot show again what was made for it and is not kept. */
export class SecretsShown extends PlayError {
  override readonly type = 'secretsShown';
  constructor() {
    super(
      'this game was created already, and its secrets were shown then: a command can be repeated if it brings an ' +
        'organiserKey of its own',
    );
  }
}

/** A key is needed for this, and none was shown. */
export class KeyNeeded extends PlayError {
  override readonly type = 'keyNeeded';
  constructor(of: 'a seat' | 'a side of the siege' | 'a side of the siege or of its arbiter' = 'a seat') {
    super(`this needs the key of ${of}, or of the account that has it: Authorization: Bearer hk_…, or ha_…`);
  }
}

/** Only a seat, a side of a siege, or the arbiter may do this; somebody with another key asked for it. */
export class NotASeat extends PlayError {
  override readonly type = 'notASeat';
  constructor(
    game: GameId,
    who: 'a seat' | 'the arbiter' | 'a side' | 'a side or the arbiter' = 'a seat',
    kind: PlayedKind = 'game',
  ) {
    super(`only ${who} of ${kind} ${game} may do this`);
  }
}

/** The server cannot derive the dice to which it has committed itself: an operator must bring their secrets back. */
export class DiceSecretsLost extends PlayError {
  override readonly type = 'diceSecretsLost';
  constructor(
    readonly game: GameId,
    because: string,
  ) {
    super(`no order of ${game} can be carried out: the secrets of its dice ${because}`);
  }
}

/** The set-up of a new game is illegal (pbem:23.1). */
export class SetupRefused extends PlayError {
  override readonly type = 'setupRefused';
  constructor(readonly refusal: Refusal) {
    super(refusal.because);
  }
}
