import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type Connection, request } from './connection.js';
import { follow, type Followed } from './follow.js';
import {
  CreateGameDocument,
  type CreateGameInput,
  type CreateGameMutation,
  type EventPartsFragment,
  GamesDocument,
  type GamesQuery,
  JoinGameDocument,
  LookDocument,
  type JoinGameInput,
  ScenariosDocument,
  type ScenariosQuery,
  SeatComputerDocument,
  type SeatComputerInput,
  type SeatComputerMutation,
} from './generated.js';
import { newKey } from './keys.js';
import { type Look, type Place, Seat } from './seat.js';

/** A server of Herald. All methods throw HeraldError. */
export class Herald {
  constructor(private readonly connection: Connection) {}

  /** Sends a document of your own. graphql-codegen makes typed documents of schema.graphql. */
  request<Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables): Promise<Data> {
    return request(this.connection, document, variables);
  }

  async scenarios(): Promise<ScenariosQuery['scenarios']> {
    return (await this.request(ScenariosDocument, {})).scenarios;
  }

  /** A page of open games, the newest first: at most 200, 50 when nothing is said. */
  async games(page: { readonly first?: number; readonly after?: string } = {}): Promise<GamesQuery['games']> {
    return (await this.request(GamesDocument, page)).games;
  }

  /** A game as the holder of the connection's key sees it. */
  async look(game: string): Promise<Look> {
    return (await this.request(LookDocument, { game })).game;
  }

  /** Creates a game. Choose `commandId` yourself to be able to repeat the command after a lost answer. */
  async createGame(
    input: Omit<CreateGameInput, 'commandId'> & { readonly commandId?: string },
  ): Promise<CreateGameMutation['createGame']> {
    const commandId = input.commandId ?? globalThis.crypto.randomUUID();
    return (await this.request(CreateGameDocument, { input: { ...input, commandId } })).createGame;
  }

  /**
   * Takes a free seat, or a reserved one with its invitation. The key is made here unless one is given, so that the
   * same call with the same key may be repeated after a lost answer. Keep `place`: it opens the seat again.
   */
  async join(input: JoinGameInput): Promise<Seat> {
    const { joinGame } = await this.request(JoinGameDocument, { input: { ...input, key: input.key ?? newKey() } });
    const { game, side, player, key } = joinGame;
    return this.seat({ game, side, player, key });
  }

  /** A seat that was taken before, from what was kept of it. */
  seat(place: Place): Seat {
    return new Seat(this.connection, place);
  }

  /** Gives a free seat to a player of the server's own. */
  async seatComputer(input: SeatComputerInput): Promise<SeatComputerMutation['seatComputer']> {
    return (await this.request(SeatComputerDocument, { input })).seatComputer;
  }

  /** The events of a game from a revision on, as the holder of the connection's key sees them. */
  follow(followed: Followed): AsyncGenerator<EventPartsFragment, void> {
    return follow(this.connection, followed);
  }
}
