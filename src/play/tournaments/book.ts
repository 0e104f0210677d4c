import { NO_HEAD } from '../../ledger/hash-chain.js';
import type { RecordedEvent } from '../../ledger/ledger.js';
import { assertFollows } from '../../ledger/page.js';
import { TOURNAMENT_EVENTS, type TournamentEvent } from './events.js';

/** A tournament, as its stream tells. Immutable. */
export interface TournamentBook {
  /** Revision and hash of the last event; -1: there is no such tournament. */
  readonly revision: number;
  readonly hash: string;
  readonly name: string;
  /** ISO 8601. */
  readonly openedAt: string;
  /** Accounts, in the order in which they came. */
  readonly organisers: readonly string[];
}

export const NO_TOURNAMENT: TournamentBook = { ...NO_HEAD, name: '', openedAt: '', organisers: [] };

/** The tournament after further events of its stream. Throws CorruptedEvent, UnknownEventType, NewerEventVersion. */
export function tournamentAfter(before: TournamentBook, events: readonly RecordedEvent[]): TournamentBook {
  return events.reduce((book, recorded) => {
    assertFollows(recorded, book);
    const { type, data } = TOURNAMENT_EVENTS.upcast(recorded);
    const { revision, hash, metadata } = recorded;
    return { ...book, ...changeBy(book, { type, data } as TournamentEvent, metadata.recordedAt), revision, hash };
  }, before);
}

function changeBy(
  { organisers }: TournamentBook,
  { type, data }: TournamentEvent,
  at: string,
): Partial<TournamentBook> {
  const others = organisers.filter((one) => one !== data.account);
  switch (type) {
    case 'TournamentOpened':
      return { name: data.name, openedAt: at, organisers: [data.account] };
    case 'OrganiserAdmitted':
      return { organisers: [...others, data.account] };
    case 'OrganiserDismissed':
      return { organisers: others };
  }
}
