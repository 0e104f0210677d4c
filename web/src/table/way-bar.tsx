import { capital, reasonWords } from '../common/words';
import { RuleLink } from '../rules/rule-link';
import type { Acting } from './action-panel';
import type { Choice } from './orders';
import type { Way } from './use-way';

interface Shown {
  readonly way: Way;
  readonly busy: boolean;
  /** The button that does something with it: it is given, or kept in a plan. */
  readonly verb: string;
  readonly give: (choice: Choice) => void;
}

/** A move that is built hex by hex: its price, what would happen, and the way back. */
export function WayBar({ way: { choice, foreseen, back, end }, busy, verb, give }: Shown) {
  const refused = foreseen?.__typename === 'Refusal' ? foreseen : null;
  return (
    <div className="choice" role="group" aria-label="A move, hex by hex">
      {choice === null ? (
        <p>Click the hexes of the way on the map, one after the other, or choose them with the arrow keys and Enter.</p>
      ) : (
        <p className="notation">{choice.text}</p>
      )}
      <div role="status" className="small">
        {foreseen?.__typename === 'Foresight' &&
          foreseen.events.slice(1).map(({ text }, index) => <p key={`${index} ${text}`}>{capital(text)}</p>)}
        {refused && (
          <p>
            {capital(reasonWords(refused.reason))} {refused.rule && <RuleLink id={refused.rule} />}
          </p>
        )}
      </div>
      <button
        className="primary"
        disabled={busy || choice === null || (refused !== null && refused.code !== 'diceMissing')}
        onClick={() => choice && give(choice)}
      >
        {verb}
      </button>{' '}
      <button disabled={choice === null} onClick={back}>
        One hex back
      </button>{' '}
      <button onClick={end}>Not this</button>
    </div>
  );
}

/** Begins a move of the chosen unit hex by hex, if it can go anywhere. */
export function BeginWay({ way, orders, choice }: Pick<Acting, 'way' | 'orders' | 'choice'>) {
  if (!way.may || way.isOpen || choice || orders.destinations.length === 0) return null;
  return (
    <button className="quiet" onClick={way.begin}>
      Build the move hex by hex
    </button>
  );
}
