import { useMemo } from 'react';
import { useQuery } from 'urql';
import { SidesDocument } from '../api/generated';
import { namesOf } from '../common/sides';
import { type KnownSeat, seatName } from '../keys';
import { seatWords } from '../quarrels/words';
import { linkOf } from '../routes';

interface Shown {
  readonly game: string;
  readonly at: number | null;
  /** The seats of the game whose keys this browser has. */
  readonly seats: readonly KnownSeat[];
  /** The one from which the game is looked at; null: none of them. */
  readonly seat: KnownSeat | null;
}

/** Leads from one of one's own seats to another. */
export function OwnSeats({ game, at, seats, seat }: Shown) {
  const [{ data }] = useQuery({ query: SidesDocument, variables: useMemo(() => ({ game }), [game]) });
  const names = namesOf(data?.game.scenario?.sides ?? []);
  return (
    <nav className="seats" aria-label="Your seats in this game">
      {seats.map((one) => (
        <a
          href={linkOf({ page: 'game', game, at, as: seatName(one) })}
          aria-current={one === seat ? 'page' : undefined}
          key={seatName(one)}
        >
          Look as {seatWords(one, names)}
        </a>
      ))}
    </nav>
  );
}
