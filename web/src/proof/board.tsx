import { useEffect, useMemo, useRef } from 'react';
import { capital } from '../common/words';
import type { Report } from '../../../src/verifier/verifier.js';
import type { AskedBoard } from './use-proof';

interface Shown {
  readonly board: AskedBoard;
  readonly report: Report;
  readonly onBoard: (revision: number) => void;
}

/** The board of the file's game after one of its events. */
export function Board({ board: { revision, found }, report: { lastEvent, findings }, onBoard }: Shown) {
  const svg = found?.board?.svg ?? null;
  // As a picture it runs no script, whatever a forged file has put into it.
  const url = useMemo(() => (svg === null ? null : `data:image/svg+xml,${encodeURIComponent(svg)}`), [svg]);
  const part = useRef<HTMLElement>(null);
  const come = (): void => part.current?.scrollIntoView({ block: 'start' });
  useEffect(come, []);
  const shown = found?.board ?? null;
  const here = findings.filter((finding) => finding.revision === shown?.revision);
  return (
    <section className="board-then" aria-labelledby="board-then" ref={part}>
      <h2 id="board-then">The board after event {shown?.revision ?? revision}</h2>
      <p role="status">{found === null ? 'The board is being drawn…' : shown ? capital(shown.text) : ''}</p>
      {here.map(({ words }, index) => (
        <p className="found-here" key={index}>
          {words}
        </p>
      ))}
      {found?.instead && (
        <p className="instead">
          There is no board after event {revision}: {found.instead}.
        </p>
      )}
      {shown && shown.svg === null && <p>This game is played without a board.</p>}
      <p>
        <button disabled={revision <= 0} onClick={() => onBoard(revision - 1)}>
          One event back
        </button>{' '}
        <button disabled={revision >= lastEvent} onClick={() => onBoard(revision + 1)}>
          One event on
        </button>
      </p>
      {url !== null && shown && (
        <img src={url} onLoad={come} alt={`The board after event ${shown.revision}: ${shown.text}`} />
      )}
    </section>
  );
}
