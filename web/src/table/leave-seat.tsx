import { useState } from 'react';
import { useClient } from 'urql';
import { type Trouble, troubleIn } from '../api/client';
import { LeaveSeatDocument } from '../api/generated';
import { Notice } from '../common/notice';
import { forgetSeat, type KnownSeat } from '../keys';

interface Shown {
  readonly seat: KnownSeat;
  readonly refresh: () => void;
}

/** Leaves the own seat to others. It is asked for twice, since somebody else may take the seat at once. */
export function LeaveSeat({ seat, refresh }: Shown) {
  const client = useClient();
  const [isAsked, setAsked] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const leave = async (): Promise<void> => {
    const answer = await client.mutation(LeaveSeatDocument, { game: seat.game }).toPromise();
    const wrong = troubleIn(answer.error);
    setTrouble(wrong);
    if (!wrong) forgetSeat(seat);
    refresh();
  };
  if (!isAsked) {
    return (
      <button className="quiet" onClick={() => setAsked(true)}>
        Leave this seat…
      </button>
    );
  }
  return (
    <div role="group" aria-label="Leave this seat">
      Others can take it then.{' '}
      <button className="primary" onClick={() => void leave()}>
        Leave it now
      </button>{' '}
      <button onClick={() => setAsked(false)}>Keep it</button>
      {trouble && <Notice title={trouble.message} />}
    </div>
  );
}
