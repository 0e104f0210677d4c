import type { Dice } from '../engine/dice/dice.js';
import type { GameEvent } from '../engine/game/event.js';
import type { GameState } from '../engine/game/game.js';
import type { Statement } from '../engine/game/honour/statement.js';
import { allowed, refused, type Refusal, type Ruled } from '../engine/game/refusal.js';
import type { SeatId } from '../engine/position/seat.js';
import type { DiceChoice } from './commands.js';
import { correctionGoesOn, whyNotWhileCorrected } from './corrections.js';
import { decideWithDice } from './dice-choice.js';
import { diceOfOrder, openings } from './dice-of-order.js';
import type { DiceVault } from './dice-vault.js';
import type { GameDoor } from './game-door.js';
import { coursesAfter, type LoadedGame } from './loaded-game.js';
import { whyNumbersWrong, type SentOrder } from './order-reading.js';
import { viewerOfSeat } from './viewer-seat.js';

/** An order of a seat that was read, with its dice and its statement. */
export interface GivenOrder {
  readonly seat: SeatId;
  readonly sent: SentOrder;
  readonly dice: DiceChoice;
  readonly stated: Statement | null;
}

/** An order that is carried out but not recorded. */
export interface CarriedOrder {
  /** The order, and what follows from it by the rules. */
  readonly decided: readonly GameEvent[];
  /** All that is to be recorded: besides that a correction that goes on, and dice that are opened. */
  readonly events: readonly GameEvent[];
  /** The game after them; its revision and hash are those of the last recorded event. */
  readonly after: LoadedGame;
}

/** An objection to an order besides the rules of its game: the game before it, and the state after it. */
export type Objection = (before: LoadedGame, after: GameState) => Refusal | null;

/** Where dice come from: rolled, or derived from the secrets to which the server has committed itself. */
export interface DiceAtHand {
  readonly rolled: () => Dice;
  readonly vault: DiceVault;
}

/** Decides orders with the dice of their game, and says what is to be recorded. */
export class OrderDecisions {
  constructor(
    private readonly games: GameDoor,
    private readonly dice: DiceAtHand,
    private readonly objection: Objection,
  ) {}

  /** Carries an order out in a game without recording it, or tells why not. Throws DiceSecretsLost. */
  async carryOut(game: LoadedGame, given: GivenOrder): Promise<Ruled<CarriedOrder>> {
    const { seat, sent } = given;
    const misstated = whyNotDecided(game, given);
    if (misstated) return refused(misstated);
    const { rolled, vault } = this.dice;
    const dice = game.dice ? await diceOfOrder(vault, game, game.dice, seat, sent.order) : allowed(rolled);
    if (!dice.ok) return dice;
    const decided = decideWithDice(game, seat, sent.order, given.dice, dice.value, given.stated);
    if (!decided.ok) return decided;
    const objection = this.objection(game, decided.position);
    if (objection) return refused(objection);
    const correction = await correctionGoesOn({ games: this.games, vault }, game, viewerOfSeat(seat), decided.events);
    const course = correction ? [...decided.events, correction] : decided.events;
    const position = correction ? game.book.ruleset.evolve(decided.position, correction) : decided.position;
    const opened = game.dice ? await openings(vault, game, game.dice, course, position) : [];
    const events = [...course, ...opened];
    const after = { ...game, ...coursesAfter(game, events), position };
    return allowed({ decided: decided.events, events, after });
  }
}

/** Why an order is refused before it is decided; null: it is not. */
export function whyNotDecided(game: LoadedGame, { seat, sent }: GivenOrder): Refusal | null {
  return whyNotWhileCorrected(game, sent.order) ?? whyNumbersWrong(game, seat, sent);
}
