import { useState } from 'react';
import { useClient } from 'urql';
import { type Trouble, troubleIn } from '../api/client';
import { OfferSeatDocument, WithdrawSeatOfferDocument } from '../api/generated';
import { Notice } from '../common/notice';
import { type KnownSeat, seatName } from '../keys';
import { wholeLink } from '../routes';

/** Hands the own seat over: whoever opens the link takes it, and until then one plays on. */
export function HandOver({ seat }: { readonly seat: KnownSeat }) {
  const client = useClient();
  const [link, setLink] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { game } = seat;
  const offer = async (): Promise<void> => {
    const { data, error } = await client.mutation(OfferSeatDocument, { game }).toPromise();
    setTrouble(troubleIn(error));
    const invitation = data?.offerSeat.invitation ?? null;
    if (invitation !== null) setLink(wholeLink({ page: 'join', game, seat: seatName(seat), invitation }));
  };
  const withdraw = async (): Promise<void> => {
    const { error } = await client.mutation(WithdrawSeatOfferDocument, { game }).toPromise();
    setTrouble(troubleIn(error));
    if (!error) setLink(null);
  };
  return (
    <div>
      {link === null ? (
        <button className="quiet" onClick={() => void offer()}>
          Hand this seat over…
        </button>
      ) : (
        <>
          <label className="link-to-give">
            Whoever opens this link takes your seat; until then you play on.{' '}
            <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          </label>{' '}
          <button onClick={() => void withdraw()}>Take the offer back</button>
        </>
      )}
      {trouble && <Notice title={trouble.message} />}
    </div>
  );
}
