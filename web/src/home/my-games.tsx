import { useAccountGames } from '../account/use-account-games';
import { useEffect, useState } from 'react';
import { Provider, useQuery } from 'urql';
import { MyGameDocument, type MyGameQuery } from '../api/generated';
import { clientFor, troubleIn } from '../api/client';
import { namesFrom, resultWords, sideWithin } from '../common/sides';
import { lasting, stepWords } from '../common/words';
import { forgetSeat, type KnownSeat, seatName, useSeats } from '../keys';
import { linkOf } from '../routes';

interface Shown {
  readonly scenarios: Parameters<typeof namesFrom>[0];
}

/** The games whose keys this browser has, and whose turn it is in each. */
export function MyGames({ scenarios }: Shown) {
  const seats = useSeats();
  useAccountGames();
  if (seats.length === 0) return null;
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">My games</h2>
      <ul className="rows">
        {seats.map((seat) => (
          <Provider value={clientFor(seat.key)} key={`${seat.game} ${seatName(seat)}`}>
            <MyGame seat={seat} scenarios={scenarios} />
          </Provider>
        ))}
      </ul>
    </section>
  );
}

/** How often it is looked whose turn it is, while somebody looks at the list, in ms. */
const LOOK_MS = 30_000;

function MyGame({ seat, scenarios }: Shown & { readonly seat: KnownSeat }) {
  const [{ data, error }, again] = useQuery({
    query: MyGameDocument,
    variables: { game: seat.game },
    requestPolicy: 'cache-and-network',
  });
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState !== 'visible') return;
      again({ requestPolicy: 'network-only' });
      setNow(Date.now());
    };
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [again]);
  const trouble = troubleIn(error);
  const names = namesFrom(scenarios, data?.game.title ?? seat.title);
  const link = linkOf({ page: 'game', game: seat.game, at: null, as: seatName(seat) });
  return (
    <li className="row">
      <div>
        <a href={link}>{data?.game.title ?? seat.title}</a>
        <span className="small"> · you lead {sideWithin(seat.side, names)}</span>
        <div className="small">
          {trouble && trouble.message}
          {data && <Standing game={data.game} seat={seat} names={names} now={now} />}
        </div>
      </div>
      {(trouble?.code || data?.game.outcome) && (
        <button onClick={() => forgetSeat(seat)} aria-label={`Take ${seat.title} off this list`}>
          Take off the list
        </button>
      )}
    </li>
  );
}

interface Standed {
  readonly game: MyGameQuery['game'];
  readonly seat: KnownSeat;
  readonly names: Readonly<Record<string, string>>;
  /** The time when it was looked last, in ms. */
  readonly now: number;
}

function Standing({ game: { outcome, actors, turn, seats, last }, seat, names, now }: Standed) {
  if (outcome) return <>Over: {resultWords(outcome.winner, names)}.</>;
  const since = last.edges[0]?.node.recordedAt;
  const when = since === undefined ? '' : `, ${lasting(since, now)}`;
  const mine = actors.find(({ side, player }) => side === seat.side && (player ?? seat.player) === seat.player);
  const free = seats.filter(({ taken }) => !taken);
  if (mine) {
    return (
      <>
        <strong className="asked">{mine.role === 'decision' ? 'You have to decide' : 'It is your turn'}</strong>: game
        turn {turn.gameTurn}, {stepWords(turn.step)}
        {when}
      </>
    );
  }
  const waiting = `Waiting for ${[...new Set(actors.map(({ side }) => sideWithin(side, names)))].join(' and ')}${when}`;
  return (
    <>
      {waiting}
      {free.length > 0 ? `. Nobody plays ${free.map(({ side }) => sideWithin(side, names)).join(', ')} yet` : ''}
    </>
  );
}
