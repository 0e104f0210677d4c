import { useEffect } from 'react';
import { Provider, useQuery } from 'urql';
import { MyGameDocument } from '../api/generated';
import { clientFor, troubleIn } from '../api/client';
import { keepSeat, seatName } from '../keys';
import { go } from '../routes';
import { NoGame } from './join-by-link';

interface Brought {
  readonly game: string;
  readonly seatKey: string;
}

/** Somebody brings the key of a seat from another browser: it is kept here, and goes out of the address. */
export function KeepSeatByLink({ game, seatKey }: Brought) {
  return (
    <Provider value={clientFor(seatKey)}>
      <Asking game={game} seatKey={seatKey} />
    </Provider>
  );
}

function Asking({ game, seatKey }: Brought) {
  const [{ data, error }] = useQuery({ query: MyGameDocument, variables: { game } });
  const trouble = troubleIn(error);
  const own = data?.game.seats.find(({ yours }) => yours);
  useEffect(() => {
    if (!data || !own) return;
    const { side, player } = own;
    keepSeat({ game, title: data.game.title, side, player, key: seatKey });
    go({ page: 'game', game, at: null, as: seatName(own) }, { replace: true });
  }, [data, own, game, seatKey]);
  if (trouble) return <NoGame message={trouble.message} />;
  if (data && !own) return <NoGame message="this is no key of a seat" />;
  return <p>Your seat is being prepared…</p>;
}
