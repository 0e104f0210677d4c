import { useEffect, useRef, useState } from 'react';
import { type SideNames, sideName } from '../common/sides';
import { Notice } from '../common/notice';
import { capital, lineOfLog } from '../common/words';
import type { KnownSeat } from '../keys';
import { linkOf } from '../routes';
import { Explanation } from './explanation';
import type { LogState } from './use-log';

interface Shown {
  readonly game: string;
  readonly as: string | null;
  readonly at: number | null;
  readonly log: LogState;
  readonly names: SideNames;
  readonly seat: KnownSeat | null;
}

/** The events in words, the latest first; each line leads to the board after it, and opens its explanation. */
export function Log({ game, as, at, log: { events, turns, earlier, later, refused }, names, seat }: Shown) {
  const current = useRef<HTMLAnchorElement>(null);
  const scrolled = useRef<HTMLDivElement>(null);
  const isThere = events.some(({ revision }) => revision === at);
  useEffect(() => {
    const list = scrolled.current;
    if (!list) return;
    // Without an event that is looked at, the list begins at its top: with the latest event.
    list.scrollTop = current.current ? current.current.offsetTop - list.offsetTop - 60 : 0;
  }, [at, isThere]);
  const [open, setOpen] = useState<number | null>(null);
  const latest = events.at(-1)?.revision ?? 0;
  const ended = new Map(turns.map((turn) => [turn.revision, turn]));
  return (
    <section className="panel log" aria-labelledby="log">
      <h2 id="log">What has happened</h2>
      {refused !== null && <Notice title="This part of the log cannot be had.">{capital(refused)}.</Notice>}
      {later && <button onClick={later}>What came then</button>}
      <div className="scrolled" ref={scrolled} role="region" aria-label="Events, the latest first" tabIndex={0}>
        <ol>
          {[...events].reverse().map(({ revision, text }) => {
            const turn = ended.get(revision);
            return (
              <li key={revision}>
                {turn && (
                  <span className="turn-end">
                    End of game turn {turn.gameTurn}, {sideName(turn.side, names)}
                  </span>
                )}
                <div className="log-line">
                  <a
                    href={linkOf({ page: 'game', game, at: revision, as })}
                    aria-current={revision === at ? 'step' : undefined}
                    ref={revision === at ? current : undefined}
                  >
                    <span className="small">{revision}</span> {lineOfLog(text)}
                  </a>
                  <button
                    className="why"
                    aria-expanded={open === revision}
                    aria-label={`Why: event ${revision}`}
                    onClick={() => setOpen(open === revision ? null : revision)}
                  >
                    Why?
                  </button>
                </div>
                {open === revision && <Explanation game={game} revision={revision} latest={latest} seat={seat} />}
              </li>
            );
          })}
        </ol>
      </div>
      {earlier && <button onClick={earlier}>What was before</button>}
    </section>
  );
}
