import { useEffect, useRef } from 'react';
import { capital, counted } from '../common/words';
import { linkOf } from '../routes';
import type { Day } from './use-siege';

interface Shown {
  readonly siege: string;
  readonly days: readonly Day[];
  readonly day: number;
}

/** Letters of what was chosen on a day; days of nothing but waiting have none. */
const MARKS: Readonly<Record<string, { readonly mark: string; readonly words: string }>> = {
  attackCastle: { mark: 'A', words: 'attack on the castle' },
  sallyAttacker: { mark: 'S', words: 'sally' },
  sallySupplies: { mark: 'S', words: 'sally for supplies' },
  work: { mark: 'W', words: 'work' },
  day: { mark: 'D', words: 'played in detail' },
};

/** The meaning of the letters that are used, and of the bars. */
function legendOf(days: readonly Day[]): string {
  const done = days.flatMap(({ parts }) => parts.flatMap(({ choice }) => (choice ? (MARKS[choice] ?? []) : [])));
  const meanings = new Map(done.map(({ mark, words }) => [mark, mark === 'S' ? 'sally' : words]));
  const isByNight = days.some(({ parts }) => parts.filter(({ choice }) => choice && MARKS[choice]).length > 1);
  const letters = [...meanings].map(([mark, words]) => `${mark}: ${words}`);
  return [
    ...letters,
    ...(isByNight ? ['two letters: by day and at night'] : []),
    'the bar: what is left of the castle',
  ].join(' · ');
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
          {days.map(({ day: one, figures, parts }) => {
            const done = parts.flatMap(({ choice }) => (choice ? (MARKS[choice] ?? []) : []));
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
