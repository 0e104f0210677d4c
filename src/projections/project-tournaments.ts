import type { RecordedEvent } from '../ledger/ledger.js';
import { ProjectionGap } from './gap.js';
import type { TournamentStreamRow } from './rows/tournament-stream-row.js';

/** The effect of an event on one organiser of a tournament. */
export interface OrganiserChange {
  readonly tournament: string;
  readonly account: string;
  /** False: the account organises it no more. */
  readonly organises: boolean;
}

/** A tournament after one more event of it. Throws ProjectionGap. */
export function tournamentAfter(
  known: TournamentStreamRow | null,
  tournament: string,
  { revision, stream }: RecordedEvent,
): TournamentStreamRow {
  const expected = known ? known.revision + 1 : 0;
  if (revision !== expected) throw new ProjectionGap(stream, expected, revision);
  return { tournament, revision };
}

/** The effect of an event of a tournament on its organisers, if it has one. */
export function organiserChangeBy(tournament: string, { type, data }: RecordedEvent): OrganiserChange | null {
  const isDismissed = type === 'OrganiserDismissed';
  if (!isDismissed && type !== 'TournamentOpened' && type !== 'OrganiserAdmitted') return null;
  if (!('account' in data) || typeof data.account !== 'string') return null;
  return { tournament, account: data.account, organises: !isDismissed };
}
