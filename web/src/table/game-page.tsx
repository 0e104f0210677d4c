import { useMemo } from 'react';
import { Provider } from 'urql';
import { clientFor } from '../api/client';
import { useAccountKey } from '../account/known';
import { AS_ARBITER, useArbiter } from '../arbiter';
import { useSeatIn } from '../keys';
import { AS_ORGANISER } from '../routes';
import { useWatchersKey } from '../watching';
import { InGame } from '../rules/rule-link';
import { OwnSeats } from './own-seats';
import { Table } from './table';

interface Asked {
  readonly game: string;
  readonly at: number | null;
  /** The seat to look from: `red`, `red/Ann`, `arbiter`, `organiser`, `nobody`; null: the first whose key is known. */
  readonly as: string | null;
}

/** A game, from a seat whose key this browser has, or from beside the table. */
export function GamePage({ game, at, as }: Asked) {
  const { seats, seat } = useSeatIn(game, as);
  const arbiter = useArbiter();
  const watchersKey = useWatchersKey(game);
  const account = useAccountKey();
  const offices: Readonly<Record<string, string | null>> = {
    [AS_ARBITER]: arbiter?.key ?? null,
    [AS_ORGANISER]: account,
  };
  const key =
    as !== null && as in offices ? (offices[as] ?? null) : (seat?.key ?? (as === 'nobody' ? null : watchersKey));
  const within = useMemo(() => ({ game, as }), [game, as]);
  return (
    <Provider value={clientFor(key)} key={key ?? ''}>
      {seats.length > 1 && <OwnSeats game={game} at={at} seats={seats} seat={seat} />}
      <InGame.Provider value={within}>
        <Table game={game} at={at} as={as} seat={seat} viewKey={key} />
      </InGame.Provider>
    </Provider>
  );
}
