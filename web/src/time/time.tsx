import { useCallback, useEffect, useState } from 'react';
import { lineOfLog } from '../common/words';
import { go, linkOf } from '../routes';
import type { LogState } from './use-log';

interface Shown {
  readonly game: string;
  readonly revision: number;
  /** The event after which the board is shown; null: now. */
  readonly at: number | null;
  /** The event after which it is wanted; another one only while the connection is lost. */
  readonly wanted: number | null;
  readonly as: string | null;
  readonly log: LogState;
}

/** How long an event is shown while the past is played, in ms. */
const PLAY_MS = 900;
/** How long the slider rests before the board follows it, in ms. */
const REST_MS = 120;

/** A slider over all events; each state of the board has a link of its own. */
export function Time({ game, revision, at, wanted, as, log }: Shown) {
  const shown = Math.min(at ?? revision, revision);
  const [drawn, setDrawn] = useState<number | null>(null);
  const [playing, setPlaying] = useState(false);
  const to = useCallback(
    (next: number): void => {
      go({ page: 'game', game, at: next >= revision ? null : Math.max(0, next), as }, { replace: true });
    },
    [game, revision, as],
  );
  const isPlaying = playing && shown < revision;
  useEffect(() => {
    if (drawn === null) return;
    const timer = setTimeout(() => {
      to(drawn);
      setDrawn(null);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [drawn, to]);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => to(shown + 1), PLAY_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, shown, to]);
  const value = drawn ?? shown;
  const turns = log.turns.map((turn) => turn.revision);
  const before = turns.filter((one) => one < shown).at(-1) ?? 0;
  const after = turns.find((one) => one > shown) ?? revision;
  const told = log.events.find((event) => event.revision === value);
  return (
    <section className="time" aria-label="Time">
      <div className="time-buttons">
        <button onClick={() => to(before)} disabled={shown === 0} aria-label="To the end of the turn before">
          «
        </button>
        <button onClick={() => to(shown - 1)} disabled={shown === 0} aria-label="One event back">
          ‹
        </button>
        <button onClick={() => setPlaying(!isPlaying)} disabled={shown >= revision}>
          {isPlaying ? 'Pause' : 'Play'}
        </button>
        <button onClick={() => to(shown + 1)} disabled={shown >= revision} aria-label="One event on">
          ›
        </button>
        <button onClick={() => to(after)} disabled={shown >= revision} aria-label="To the end of the next turn">
          »
        </button>
        <button onClick={() => to(revision)} disabled={at === wanted && shown >= revision}>
          Now
        </button>
        <a className="small" href={linkOf({ page: 'game', game, at: shown, as })}>
          Link to event {shown}
        </a>
      </div>
      <input
        type="range"
        min={0}
        max={revision}
        value={value}
        aria-label="Event"
        aria-valuetext={`${value} of ${revision}${told ? `: ${told.text}` : ''}`}
        onChange={(event) => setDrawn(Number(event.currentTarget.value))}
      />
      <p className="small told-event">
        {value} of {revision}
        {told ? `: ${lineOfLog(told.text)}` : ''}
        {at !== wanted && `. ${wantedWords(wanted, revision)} comes as soon as the connection is back.`}
      </p>
    </section>
  );
}

function wantedWords(wanted: number | null, revision: number): string {
  return wanted === null || wanted >= revision ? 'The board as it is now' : `The board after event ${wanted}`;
}
