import { useEffect, useRef } from 'react';
import { capital, counted } from '../common/words';
import { linkOf } from '../routes';
import { doneOn, legendOf } from './days';
import type { Day } from './use-siege';

interface Shown {
  readonly siege: string;
  readonly days: readonly Day[];
  readonly day: number;
}

/** The days of a siege as a strip: what was done on each, and how much of the castle stood in its evening. */
export function Strip({ siege, days, day }: Shown) {
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const strip = current.current?.closest('.strip');
    if (!(strip instanceof HTMLElement) || !current.current) return;
    strip.scrollLeft = current.current.offsetLeft - strip.clientWidth / 2;
  }, [day, days]);
  const most = Math.max(1, ...days.map(({ figures }) => figures.resistance));
  return (
    <>
      <nav className="strip" aria-label="Days">
        <ol>
          {days.map((of) => {
            const { day: one, figures } = of;
            const done = doneOn(of);
            const words = [
              `Day ${one}`,
              ...new Set(done.map((mark) => mark.words)),
              counted(figures.resistance, 'resistance point'),
              `${figures.fallen} fallen`,
            ].join(', ');
            return (
              <li key={one}>
                <a
                  href={linkOf({ page: 'siege', siege, day: one, from: null, thing: null })}
                  aria-current={one === day ? 'date' : undefined}
                  aria-label={words}
                  title={words}
                  ref={one === day ? current : undefined}
                >
                  <span aria-hidden="true">{one}</span>
                  <span className="strip-mark" aria-hidden="true">
                    {done.map(({ mark }) => mark).join('') || '·'}
                  </span>
                  <svg viewBox="0 0 10 20" aria-hidden="true">
                    <rect x="1" y="0" width="8" height="20" className="strip-all" />
                    <rect
                      x="1"
                      y={20 - (20 * figures.resistance) / most}
                      width="8"
                      height={(20 * figures.resistance) / most}
                      className="strip-left"
                    />
                  </svg>
                </a>
              </li>
            );
          })}
        </ol>
      </nav>
      {days.length > 0 && <p className="small">{capital(legendOf(days))}</p>}
    </>
  );
}
