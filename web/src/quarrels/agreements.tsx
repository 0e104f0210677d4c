import { useState } from 'react';
import { useClient } from 'urql';
import {
  AcceptOutcomeDocument,
  DeclineProposalDocument,
  OfferDrawDocument,
  type Proposal,
  ResignDocument,
} from '../api/generated';
import type { SideNames } from '../common/sides';
import { listed } from '../common/words';
import type { KnownSeat } from '../keys';
import { Arbiter } from './arbiter';
import { Refused } from './refused';
import { type ParleyNow, useSaying } from './use-parley';
import { isSameSeat, type NamedSeat, seatWords } from './words';

interface Shown {
  readonly game: string;
  readonly parley: ParleyNow;
  readonly seat: KnownSeat | null;
  /** The game is looked at by an organiser of its tournament. */
  readonly isOrganiser: boolean;
  readonly isOver: boolean;
  /** The game is a part of a siege or campaign: nobody ends it but its rules, since its losses count there. */
  readonly isPart: boolean;
  readonly names: SideNames;
  readonly done: () => void;
}

/** How the game can end without a fight, its arbiter, and what the seats have said about both. */
export function Agreements({ game, parley, seat, isOrganiser, isOver, isPart, names, done }: Shown) {
  const client = useClient();
  const { say, busy, refused } = useSaying(game, done);
  const { drawOfferedBy, resigned, acceptedBy } = parley;
  const isIn = (seats: readonly NamedSeat[]): boolean => seat !== null && seats.some((one) => isSameSeat(one, seat));
  const words = (seats: readonly NamedSeat[]): string => listed(seats.map((one) => seatWords(one, names)));
  const decline = (proposal: Proposal) => () =>
    void say((named) => client.mutation(DeclineProposalDocument, { input: { ...named, proposal } }).toPromise());
  return (
    <>
      {resigned.length > 0 && <p>{words(resigned)} resigned.</p>}
      {acceptedBy.length > 0 && <p>{words(acceptedBy)} accepted how the game ended.</p>}
      {drawOfferedBy.length > 0 && !isOver && <p>{words(drawOfferedBy)} offered a draw.</p>}
      {seat && !isOver && !isPart && (
        <div className="deeds">
          {!isIn(drawOfferedBy) && (
            <button
              disabled={busy}
              onClick={() => void say((input) => client.mutation(OfferDrawDocument, { input }).toPromise())}
            >
              {drawOfferedBy.length > 0 ? 'Agree to the draw' : 'Offer a draw'}
            </button>
          )}
          {drawOfferedBy.length > 0 && (
            <button disabled={busy} onClick={decline('draw')}>
              {isIn(drawOfferedBy) ? 'Take the offer back' : 'Decline the draw'}
            </button>
          )}
          {!isIn(resigned) && (
            <Resign
              busy={busy}
              resign={() => void say((input) => client.mutation(ResignDocument, { input }).toPromise())}
            />
          )}
        </div>
      )}
      {seat && isOver && !isIn(acceptedBy) && (
        <div className="deeds">
          <button
            disabled={busy}
            onClick={() => void say((input) => client.mutation(AcceptOutcomeDocument, { input }).toPromise())}
          >
            Accept how the game ended
          </button>
          <span className="small">You claim no error any more.</span>
        </div>
      )}
      <Arbiter
        parley={parley}
        seat={seat}
        isOrganiser={isOrganiser}
        names={names}
        busy={busy}
        say={say}
        declined={decline('arbiter')}
      />
      <Refused refused={refused} />
    </>
  );
}

/** A resignation cannot be taken back, so it is asked for twice. */
function Resign({ busy, resign }: { readonly busy: boolean; readonly resign: () => void }) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) return <button onClick={() => setAsked(true)}>Resign…</button>;
  return (
    <span role="group" aria-label="Resign">
      The game is lost then.{' '}
      <button className="primary" disabled={busy} onClick={resign}>
        Resign now
      </button>{' '}
      <button onClick={() => setAsked(false)}>Play on</button>
    </span>
  );
}
