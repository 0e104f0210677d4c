import { useMemo, useState } from 'react';
import type { MessageExtent } from '../api/generated';
import { capital, counted } from '../common/words';
import { Notice } from '../common/notice';
import { kept } from '../kept';
import { WithRules } from '../rules/rule-link';
import { faultyParts, hasOrders, mended, tidied } from './message';
import { type Accepted, type Fault, type TurnCheck, useTurn } from './use-turn';

interface Shown {
  readonly game: string;
  readonly revision: number;
  /** The seat by its name: each has a draft of its own. */
  readonly seat: string;
  /** Whether the seat may order something now; else the message is a plan. */
  readonly may: boolean;
  readonly onHonour: boolean;
  readonly done: () => void;
}

/**
 * A whole turn in written notation: checked while it is written, and given at once. While others act it is a plan,
 * which this browser keeps.
 */
export function TurnForm({ game, revision, seat, may, onHonour, done }: Shown) {
  const draft = useMemo(() => kept(`herald draft ${game} ${seat}`, textIn), [game, seat]);
  const text = draft.use();
  const lines = useMemo(() => tidied(text), [text]);
  const message = lines.join('\n');
  const isThere = hasOrders(lines);
  const [isOpen, setOpen] = useState(isThere);
  const { check, accepted, trouble, busy, give } = useTurn({ game, revision, message, may: may && isThere, done });
  const faults = isThere && may ? (check?.faults ?? []) : [];
  const first = faults[0];
  const send = async (upTo: MessageExtent): Promise<void> => {
    if (await give(upTo)) draft.write(first && upTo === 'firstFault' ? from(lines, first.line) : '');
  };
  return (
    <details className="notation-form" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{may ? 'Write orders' : 'Plan in writing'}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send('wholeMessage');
        }}
      >
        <label htmlFor="notation">
          One order a line, as in <code>Jankin: Q8, P8</code> or <code>Jankin attacks Hamo</code>; a whole turn if you
          like.{' '}
          {onHonour && (
            <>
              What you state behind an order holds: <code>Jankin: Q8, P8 [mp 2; Jankin at P8]</code>.{' '}
            </>
          )}
          {!may && 'It stays in this browser, and is checked when it is your turn.'}
        </label>
        <textarea
          id="notation"
          rows={5}
          value={text}
          spellCheck={false}
          aria-invalid={faults.length > 0}
          aria-describedby="notation-check"
          onChange={(event) => draft.write(event.currentTarget.value)}
        />
        <div id="notation-check" role="status">
          {isThere && may && <CheckShown check={check} />}
        </div>
        {faults.length > 0 && (
          <ol className="plain faults">
            {faults.map((fault) => (
              <FaultShown
                key={`${fault.line} ${fault.column ?? ''}`}
                fault={fault}
                line={lines[fault.line - 1] ?? ''}
                mend={mendedBy(lines, fault, (better) => draft.write(better.join('\n')))}
              />
            ))}
          </ol>
        )}
        {trouble !== null && <Notice title={trouble} />}
        {may && (
          <button className="primary" disabled={busy || !isThere || faults.length > 0}>
            Give these orders
          </button>
        )}{' '}
        {may && first && first.line > 1 && (
          <button type="button" disabled={busy} onClick={() => void send('firstFault')}>
            Give the lines before line {first.line}
          </button>
        )}
      </form>
      {accepted && <AcceptedShown accepted={accepted} />}
    </details>
  );
}

function CheckShown({ check }: { readonly check: TurnCheck | null }) {
  if (!check) return <p className="small">It is being checked…</p>;
  const { orders, known, faults } = check;
  if (faults.length > 0)
    return <p className="small">{counted(faults.length, 'line')} at fault. Nothing is given yet.</p>;
  const rest = orders - known;
  return (
    <p className="small">
      {counted(orders, 'order')}:{' '}
      {rest === 0 ? 'all can be given.' : `${known} can be given, and ${rest} depend on dice or on the other side.`}
    </p>
  );
}

interface FaultProps {
  readonly fault: Fault;
  readonly line: string;
  /** Writes what was meant; null: nobody knows. */
  readonly mend: (() => void) | null;
}

function FaultShown({ fault, line, mend }: FaultProps) {
  const [before, wrong, behind] = faultyParts(line, fault);
  return (
    <li className="fault">
      <span className="small">Line {fault.line}: </span>
      <code>
        {before}
        <mark>{wrong || '⎵'}</mark>
        {behind}
      </code>
      <br />
      <WithRules text={capital(fault.reason)} />{' '}
      {mend && (
        <button type="button" onClick={mend}>
          Did you mean {fault.meant}?
        </button>
      )}
    </li>
  );
}

/** The consequences of the message, and what waits or was dropped. */
function AcceptedShown({ accepted: { carriedOut, waiting, stopped, warnings } }: { readonly accepted: Accepted }) {
  return (
    <div role="status" className="small">
      <p>{counted(carriedOut, 'order')} carried out.</p>
      {waiting.length > 0 && (
        <p>These go on when the other side has decided: {waiting.map(({ text }) => text).join(' · ')}</p>
      )}
      {stopped && (
        <p>
          It stopped at line {stopped.line}: <WithRules text={stopped.reason} />
        </p>
      )}
      {warnings.map(({ line, warning: { reason, rule } }) => (
        <p className="warned" key={`${line} ${reason}`}>
          Line {line} was carried out, though {rule ?? 'a rule'} forbids it: <WithRules text={reason} />
        </p>
      ))}
    </div>
  );
}

function mendedBy(
  lines: readonly string[],
  fault: Fault,
  write: (better: readonly string[]) => void,
): (() => void) | null {
  const better = mended(lines, fault);
  return better && (() => write(better));
}

function from(lines: readonly string[], line: number): string {
  return lines.slice(line - 1).join('\n');
}

function textIn(found: unknown): string {
  return typeof found === 'string' ? found : '';
}
