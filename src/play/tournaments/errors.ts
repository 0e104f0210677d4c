import { PlayError } from '../play-error.js';

export class NoSuchTournament extends PlayError {
  override readonly type = 'noSuchTournament';
  constructor(readonly tournament: string) {
    super(`there is no tournament ${tournament.slice(0, 60)}`);
  }
}

/** Something about a tournament cannot be: its name, or an organiser who is to come or go. */
export class TournamentRefused extends PlayError {
  override readonly type = 'tournamentRefused';
}

/** The account of the key does not organise the tournament. */
export class NotItsOrganiser extends PlayError {
  override readonly type = 'notTheOrganiser';
  constructor(readonly tournament: string) {
    super(`this needs the key of an account that organises the tournament ${tournament.slice(0, 60)}`);
  }
}
