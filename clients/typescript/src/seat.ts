import { type Connection, request } from './connection.js';
import { HeraldError, OrderRefusedError } from './errors.js';
import { follow } from './follow.js';
import {
  type EventPartsFragment,
  LegalOrderPageDocument,
  type LegalOrderPageQuery,
  type LegalOrderPageQueryVariables,
  LegalOrdersDocument,
  type LegalOrderPartsFragment,
  LookDocument,
  type LookQuery,
  type OrderInput,
  RenewKeyDocument,
  SubmitOrderDocument,
  type SubmitOrderMutation,
} from './generated.js';
import { waitBefore } from './wait.js';

/** A game as a seat sees it now. */
export type Look = LookQuery['game'];
/** The answer to an order: OrderAccepted or OrderRefused. */
export type Submission = SubmitOrderMutation['submitOrder'];
export type Accepted = Extract<Submission, { readonly __typename: 'OrderAccepted' }>;
/** A legal order; `order` can be sent as it is. */
export type LegalOrder = Omit<LegalOrderPartsFragment, 'order'> & { readonly order: OrderInput };

/** A page of legal orders, why there are none, and what ends the step. */
export type LegalPage = LegalOrderPageQuery['game'];
/** Which legal orders to show: of a unit, of some types, aimed at something; a page of them. */
export type LegalPageAsked = Omit<LegalOrderPageQueryVariables, 'game'>;

/** The seat whose key the connection has. */
export interface Place {
  readonly game: string;
  readonly side: string;
  /** Of several players of the side the one who sits here (pbem:1.2a); null: it has one. */
  readonly player: string | null;
  readonly key: string;
}

/** More about an order than the order. */
export interface Giving {
  /** The revision that the player has seen; absent: the server is asked for the present one first. */
  readonly expectedRevision?: number;
  /** Chosen at random when absent. Keep it to repeat the order after a crash of your own. */
  readonly idempotencyKey?: string;
  /** Dice that the player rolled himself, in a game of mode reported. */
  readonly dice?: readonly number[];
  /** How often the order is sent again, with the same key, if no answer comes; 5 when absent. */
  readonly repetitions?: number;
}

const REPETITIONS = 5;

/** A seat at a game: looks, asks what is legal, gives orders and follows. All methods throw HeraldError. */
export class Seat {
  readonly #connection: Connection;

  constructor(
    connection: Connection,
    readonly place: Place,
  ) {
    this.#connection = { ...connection, key: place.key };
  }

  async look(): Promise<Look> {
    return (await request(this.#connection, LookDocument, { game: this.place.game })).game;
  }

  /** The orders that the seat may give now; of one unit, if named. */
  async legalOrders(unit?: string): Promise<readonly LegalOrder[]> {
    const { game } = await request(this.#connection, LegalOrdersDocument, {
      game: this.place.game,
      ...(unit === undefined ? {} : { unit }),
    });
    return game.legalOrders as readonly LegalOrder[];
  }

  /**
   * A page of the legal orders, for lists that are long. Says why none is listed, and what ends the step: an order
   * whose `refusal` is null.
   */
  async legalOrderPage(asked: LegalPageAsked = {}): Promise<LegalPage> {
    return (await request(this.#connection, LegalOrderPageDocument, { ...asked, game: this.place.game })).game;
  }

  /**
   * Gives an order, and answers whether it was accepted or refused. If no answer comes, the order is sent again with
   * the same idempotency key, so that it is carried out once.
   */
  async submit(order: OrderInput, giving: Giving = {}): Promise<Submission> {
    const { dice, idempotencyKey = globalThis.crypto.randomUUID(), repetitions = REPETITIONS } = giving;
    const input = {
      game: this.place.game,
      expectedRevision: giving.expectedRevision ?? (await this.look()).revision,
      idempotencyKey,
      order,
      ...(dice === undefined ? {} : { dice }),
    };
    for (let failures = 0; ; failures += 1) {
      try {
        return (await request(this.#connection, SubmitOrderDocument, { input })).submitOrder;
      } catch (error) {
        if (failures >= repetitions || !isPassing(error)) throw error;
        await waitBefore(failures);
      }
    }
  }

  /** Gives an order that must be legal. Throws OrderRefusedError, with the rule that forbids it. */
  async give(order: OrderInput, giving?: Giving): Promise<Accepted> {
    const answer = await this.submit(order, giving);
    if (answer.__typename === 'OrderAccepted') return answer;
    throw new OrderRefusedError(answer.refusal, answer.instead);
  }

  /**
   * The events of the game, without gap or repetition and over lost connections: from a revision on, or without one
   * from the next event on.
   */
  async *follow(from?: number, signal?: AbortSignal): AsyncGenerator<EventPartsFragment, void> {
    const first = from ?? (await this.look()).revision + 1;
    yield* follow(this.#connection, { game: this.place.game, from: first, ...(signal ? { signal } : {}) });
  }

  /**
   * The game each time that this seat may or must act, until it is over or the signal ends it. If the seat gives no
   * order, the next look comes when something has happened.
   */
  async *asked(signal?: AbortSignal): AsyncGenerator<Look, void> {
    let game = await this.look();
    const events = this.follow(game.revision + 1, signal);
    try {
      while (!game.outcome && !signal?.aborted) {
        if (this.#acts(game)) yield game;
        let now = await this.look();
        while (now.revision === game.revision && !now.outcome) {
          if ((await events.next()).done) return;
          now = await this.look();
        }
        game = now;
      }
    } finally {
      await events.return();
    }
  }

  /** The same seat with a new key; the key that it had is void from now on. */
  async renewKey(key?: string): Promise<Seat> {
    const input = { game: this.place.game, ...(key === undefined ? {} : { key }) };
    const renewed = (await request(this.#connection, RenewKeyDocument, { input })).renewKey;
    return new Seat(this.#connection, { ...this.place, key: renewed.key });
  }

  #acts({ actors }: Look): boolean {
    return actors.some(({ side, player }) => side === this.place.side && (player ?? null) === this.place.player);
  }
}

/** Whether the same order may be answered a moment later. */
function isPassing(error: unknown): boolean {
  return error instanceof HeraldError && (error.code === 'UNREACHABLE' || error.code === 'UNAVAILABLE');
}
