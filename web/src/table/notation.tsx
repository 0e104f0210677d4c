import { useState } from 'react';
import { WithRules } from '../rules/rule-link';
import { tidied } from './tidied';
import type { Refused } from './use-submit';

interface Shown {
  readonly busy: boolean;
  readonly give: (text: string, revision?: number) => Promise<Refused | null>;
}

/** Where a line of what was written went wrong. */
interface Fault {
  readonly line: string;
  /** From 0; null: the whole line. */
  readonly column: number | null;
  readonly reason: string;
}

/** Orders in written notation, one a line: given one after the other, up to the first that is refused. */
export function Notation({ give, busy }: Shown) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<Fault | null>(null);
  const send = async (): Promise<void> => {
    const lines = tidied(text);
    const [line] = lines;
    if (line === undefined) return;
    const refused = await give(line);
    setFault(refused && faultIn(line, refused.reason));
    if (!refused) setText(lines.slice(1).join('\n'));
  };
  return (
    <details className="notation-form">
      <summary>Write orders</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <label htmlFor="notation">
          One order a line, as in <code>Jankin: Q8, P8</code> or <code>Jankin attacks Hamo</code>. The first line is
          given, the others wait.
        </label>
        <textarea
          id="notation"
          rows={3}
          value={text}
          spellCheck={false}
          aria-invalid={fault !== null}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setFault(null);
          }}
        />
        {fault && <FaultShown fault={fault} />}
        <button disabled={busy || text.trim() === ''}>Give the first line</button>
      </form>
    </details>
  );
}

function FaultShown({ fault: { line, column, reason } }: { readonly fault: Fault }) {
  return (
    <p role="alert" className="fault">
      <code>
        {column === null ? line : line.slice(0, column)}
        {column !== null && <mark>{line.slice(column) || '⎵'}</mark>}
      </code>
      <br />
      <WithRules text={reason} />
    </p>
  );
}

function faultIn(line: string, reason: string): Fault {
  const found = /^column (\d+): (.*)$/s.exec(reason);
  if (!found) return { line, column: null, reason };
  return { line, column: Number(found[1]) - 1, reason: found[2] ?? reason };
}
