import { useQuery } from 'urql';
import { MyGameDocument } from '../api/generated';
import { troubleIn } from '../api/client';
import { Notice, PageNotice } from '../common/notice';
import { namesOf, sideWithin } from '../common/sides';
import { capital } from '../common/words';
import { seatName, useSeats } from '../keys';
import { linkOf } from '../routes';
import { useBegin } from './use-begin';
import { Title } from '../common/title';

interface Invited {
  readonly game: string;
  readonly seat: string;
  readonly invitation: string | null;
}

/** Somebody has sent a link to a seat. */
export function JoinByLink({ game, seat, invitation }: Invited) {
  const [{ data, error }] = useQuery({ query: MyGameDocument, variables: { game } });
  const { join, busy, trouble } = useBegin();
  const isOwn = useSeats().some((one) => one.game === game && seatName(one) === seat);
  const [side = '', player = null] = seat.split('/');
  const wrong = troubleIn(error);
  // A private game shows nothing before one has joined.
  if (wrong && !(wrong.code === 'NOT_FOUND' && invitation !== null)) return <NoGame message={wrong.message} />;
  const isTaken = data?.game.seats.some((one) => seatName(one) === seat && one.taken);
  if (isOwn || (isTaken && invitation === null)) return <TakenSeat game={game} isOwn={isOwn} />;
  const title = data?.game.title ?? 'a private game';
  const names = namesOf(data?.game.scenario?.sides ?? []);
  return (
    <section className="quick">
      <Title words="You are invited" />
      <p>
        To <em>{title}</em>, as {sideWithin(side, names)}
        {player !== null && ` / ${player}`}.
      </p>
      <button className="primary" disabled={busy} onClick={() => void join({ game, title, side, player, invitation })}>
        Take the seat
      </button>{' '}
      {data && <a href={linkOf({ page: 'game', game, at: null, as: null })}>Only look</a>}
      {trouble && <Notice title={trouble.message} />}
    </section>
  );
}

/** A link leads to a seat that somebody has taken, and it is no invitation to take it over. */
function TakenSeat({ game, isOwn }: { readonly game: string; readonly isOwn: boolean }) {
  return (
    <PageNotice title={isOwn ? 'This seat is yours.' : 'Somebody has this seat already.'}>
      <a href={linkOf({ page: 'game', game, at: null, as: null })}>To the game</a>
    </PageNotice>
  );
}

interface Missed {
  readonly game: string;
  readonly as: string | null;
  /** The event to which the link leads. */
  readonly at: number;
  readonly latest: number;
}

/** A link leads to an event to which the game has not come. */
export function NoEvent({ game, as, at, latest }: Missed) {
  return (
    <PageNotice title={`The game has not come to event ${at}.`}>
      <p>Its latest event is {latest}.</p>
      <a href={linkOf({ page: 'game', game, at: null, as })}>To the game as it is now</a>
    </PageNotice>
  );
}

/** A link leads to nothing. */
export function NoGame({ message }: { readonly message: string }) {
  return (
    <PageNotice title="There is no such game.">
      <p>{capital(message)}. The link may be wrong, or the game is private and this browser has no key of it.</p>
      <a href={linkOf({ page: 'home' })}>To the games that are there</a>
    </PageNotice>
  );
}
