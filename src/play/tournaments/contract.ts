import type { Person } from '../accounts/contract.js';

/** Id of a tournament: a UUID in lower case. Its events are in stream `tournament-<id>`. */
export type TournamentId = string;

/** A tournament, as everybody may know it. */
export interface Tournament {
  readonly id: TournamentId;
  readonly name: string;
  /** ISO 8601. */
  readonly openedAt: string;
  /** The people who run it, in the order in which they came. An account that was deleted is left out. */
  readonly organisers: readonly Person[];
}

/** A name, and the command's id, with which it may be repeated. */
export interface OpenTournament {
  readonly commandId: string;
  readonly name: string;
}

/** Tournaments. Games belong to one from their creation on; its organisers are accounts. */
export interface Tournaments {
  /**
   * Idempotent by command id and account; the account of the key is the first organiser. Throws WrongAccountKey,
   * TournamentRefused, CommandReused, InvalidRequest.
   */
  open(shown: string, wanted: OpenTournament): Promise<Tournament>;
  /** Throws NoSuchTournament. */
  tournament(id: TournamentId): Promise<Tournament>;
  /** Of some tournaments those that the account of the key organises. Throws WrongAccountKey. */
  organised(shown: string, ids: readonly TournamentId[]): Promise<readonly TournamentId[]>;
  /**
   * Makes an account one of the organisers; repeating it changes nothing. For organisers. Throws WrongAccountKey,
   * NoSuchTournament, NotItsOrganiser, TournamentRefused.
   */
  admit(shown: string, id: TournamentId, account: string): Promise<Tournament>;
  /** Dismisses an organiser, who may be oneself; the last one stays. For organisers. Throws as `admit` does. */
  dismiss(shown: string, id: TournamentId, account: string): Promise<Tournament>;
}
