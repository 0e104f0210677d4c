import { useEffect, useRef } from 'react';
import type { Report } from '../../../src/verifier/verifier.js';
import { capital } from '../common/words';
import { save } from '../common/save';

interface Shown {
  readonly file: string;
  readonly report: Report;
  readonly onBoard: (revision: number) => void;
}

/** The report about a file: the verdict, what is wrong and where, and what is proven. */
export function ProofReport({ file, report, onBoard }: Shown) {
  const { audit, facts, findings, verdict, lastEvent } = report;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [report]);
  return (
    <section className={audit.right ? 'verdict right' : 'verdict wrong'} aria-labelledby="verdict">
      <h2 id="verdict" ref={heading} tabIndex={-1}>
        {capital(verdict)}
      </h2>
      <p className="small">{file}</p>
      {findings.length > 0 && (
        <ol className="findings" aria-label="Findings">
          {findings.map(({ words, revision }, index) => (
            <li key={index}>
              <span>{words}</span>{' '}
              {revision !== null && (
                <button className="quiet" onClick={() => onBoard(revision)}>
                  Board at event {revision}
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
      {audit.omitted > 0 && <p>… and {audit.omitted} more</p>}
      <dl className="facts">
        {facts.map(({ label, text }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        {lastEvent >= 0 && <button onClick={() => onBoard(lastEvent)}>Show the board at the end</button>}{' '}
        <button onClick={() => save(`${file}.report.json`, audit)}>Save the report</button>
      </p>
    </section>
  );
}
