import { useState } from 'react';
import { useClient } from 'urql';
import { ForeseeDocument, type ForeseeQuery } from '../api/generated';
import { capital, inWords, listed, stepWords } from '../common/words';
import { WithRules } from '../rules/rule-link';
import type { Acting, Counts } from './action-panel';

type Foreseen = ForeseeQuery['game']['foresee'];

/** Orders that are no reason to stay in a step. */
const NO_REASON: readonly string[] = ['EndStep', 'EndTurn', 'Stand', 'Tell', 'OfferEnd'];

/** Ends the step (made anew for each revision), after it has been said what could still be done. */
export function EndStep({ asked: { game }, laid, counts, submission: { submit, busy } }: Acting) {
  const [open, setOpen] = useState(false);
  const [foreseen, setForeseen] = useState<Foreseen | null>(null);
  const client = useClient();
  const left = (counts ?? []).filter(({ type }) => !NO_REASON.includes(type));
  const endsTurn = (counts ?? []).some(({ type }) => type === 'EndTurn');
  const end = (): void => void submit({ endStep: true });
  const ask = async (): Promise<void> => {
    setOpen(true);
    const answer = await client
      .query(ForeseeDocument, { game, order: { endStep: true } }, { requestPolicy: 'network-only' })
      .toPromise();
    setForeseen(answer.data?.game.foresee ?? null);
  };
  const step = stepWords(laid.turn.step);
  const refused = foreseen?.__typename === 'Refusal' && foreseen.code !== 'diceMissing' ? foreseen : null;
  if (!open) {
    const isDone = counts !== null && left.length === 0;
    return (
      <div className="end-step">
        {isDone && <p>There is nothing left to do in the step of {step}.</p>}
        <button
          className={isDone ? 'primary' : ''}
          disabled={busy || counts === null}
          onClick={isDone ? end : () => void ask()}
        >
          End step
        </button>
      </div>
    );
  }
  return (
    <div className="end-step" role="group" aria-label="End of the step">
      <h3>End the step of {step}?</h3>
      {refused && (
        <p>
          It cannot be ended yet: <WithRules text={refused.reason} />.
        </p>
      )}
      {left.length > 0 && (
        <>
          <p>What could still be done, and cannot be done later in this step:</p>
          <ul className="plain">
            {leftWords(left).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
      <button className="primary" disabled={busy || refused !== null} onClick={end}>
        End the step now
      </button>{' '}
      <button onClick={() => setOpen(false)}>Go on with it</button>
      {endsTurn && (
        <button className="quiet" disabled={busy} onClick={() => void submit({ endTurn: true })}>
          End the whole player turn, with all steps that are left
        </button>
      )}
    </div>
  );
}

/** "Move: Ann and Bea". */
function leftWords(left: Counts): readonly string[] {
  return [...new Set(left.map(({ type }) => type))].map((type) => {
    const ones = left.filter((one) => one.type === type);
    const units = ones.flatMap(({ unit }) => unit ?? []);
    const several = ones.some(({ unit }) => !unit);
    const who = [...new Set(units), ...(several ? ['several together'] : [])];
    return `${capital(inWords(type))}: ${listed(who)}`;
  });
}
