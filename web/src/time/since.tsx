import { useEffect, useMemo, useState } from 'react';
import { counted, lineOfLog } from '../common/words';
import { kept } from '../kept';
import { linkOf } from '../routes';
import type { LogState } from './use-log';

interface Shown {
  readonly game: string;
  readonly as: string | null;
  readonly revision: number;
  /** Whether the board is shown as it is now. */
  readonly isNow: boolean;
  readonly log: LogState;
}

/** So many events are told in words; the log tells the others. */
const TOLD_MAX = 12;

/** The changes since this browser showed the game last, with a link to the board as it was then. */
export function Since({ game, as, revision, isNow, log }: Shown) {
  const seen = useMemo(() => kept(`herald seen ${game}`, revisionIn), [game]);
  const [before] = useState(() => seen.now());
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    if (isNow && (seen.now() ?? -1) < revision) seen.write(revision);
  }, [seen, revision, isNow]);
  // The board may still be that of the last visit when the page opens; the log comes from the server.
  const [first, setFirst] = useState<number | null>(null);
  if (first === null && log.latest !== null) setFirst(log.latest);
  if (!isOpen || !isNow || first === null || before === null || before >= first) return null;
  const events = log.events.filter((event) => event.revision > before && event.revision <= first);
  const told = events.filter(({ type }) => type !== 'OrderGiven').slice(-TOLD_MAX);
  return (
    <section className="panel since-last" aria-labelledby="since">
      <h2 id="since">Since you were here last</h2>
      <p>
        {counted(first - before, 'event')}.{' '}
        <a href={linkOf({ page: 'game', game, at: before, as })}>The board as you left it</a>; from there “Play” shows
        what happened.
      </p>
      <ul className="plain small">
        {told.map(({ revision: at, text }) => (
          <li key={at}>
            <a href={linkOf({ page: 'game', game, at, as })}>{lineOfLog(text)}</a>
          </li>
        ))}
      </ul>
      <button onClick={() => setOpen(false)}>I have seen it</button>
    </section>
  );
}

function revisionIn(found: unknown): number | null {
  return typeof found === 'number' && Number.isInteger(found) ? found : null;
}
