import { PageNotice } from '../common/notice';
import { forgetSeat, type KnownSeat } from '../keys';
import { linkOf } from '../routes';
import { forgetWatchersKey } from '../watching';

interface Shown {
  readonly game: string;
  readonly seat: KnownSeat | null;
}

/** The key with which a game is looked at opens it no longer: it was renewed or revoked, or the seat was left. */
export function KeyVoid({ game, seat }: Shown) {
  const forget = (): void => {
    if (seat) forgetSeat(seat);
    forgetWatchersKey(game);
  };
  return (
    <PageNotice title="Your key opens this game no longer.">
      <p>It was renewed in another browser or revoked, or the seat was handed over or left.</p>
      <a href={linkOf({ page: 'game', game, at: null, as: 'nobody' })}>Look at the game without it</a>{' '}
      <button onClick={forget}>Forget the key</button>
    </PageNotice>
  );
}
