import type { SideNames } from '../common/sides';
import { capital, listed } from '../common/words';
import type { KnownSeat } from '../keys';
import type { ParleyNow } from './use-parley';
import { isSameSeat, seatWords } from './words';

interface Shown {
  readonly parley: ParleyNow;
  readonly seat: KnownSeat | null;
  readonly names: SideNames;
}

/** The offer of a draw that a seat has not answered, and the way to the answer; nothing if there is none. */
export function DrawOffered({ parley: { drawOfferedBy }, seat, names }: Shown) {
  if (!seat || drawOfferedBy.length === 0 || drawOfferedBy.some((one) => isSameSeat(one, seat))) return null;
  const answer = (): void => {
    const heading = document.getElementById('quarrels');
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };
  return (
    <p role="status" className="panel">
      {capital(listed(drawOfferedBy.map((one) => seatWords(one, names))))} offered a draw.{' '}
      <button onClick={answer}>Answer the offer</button>
    </p>
  );
}
