import { capital } from '../common/words';
import { RuleLink } from '../rules/rule-link';
import type { Choice } from './orders';
import type { Way } from './use-way';

interface Shown {
  readonly way: Way;
  readonly busy: boolean;
  readonly give: (choice: Choice) => void;
}

/** A move that is built hex by hex: its price, what would happen, and the way back. */
export function WayBar({ way: { choice, foreseen, back, end }, busy, give }: Shown) {
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
            {capital(refused.reason)} {refused.rule && <RuleLink id={refused.rule} />}
          </p>
        )}
      </div>
      <button
        className="primary"
        disabled={busy || choice === null || (refused !== null && refused.code !== 'diceMissing')}
        onClick={() => choice && give(choice)}
      >
        Give this order
      </button>{' '}
      <button disabled={choice === null} onClick={back}>
        One hex back
      </button>{' '}
      <button onClick={end}>Not this</button>
    </div>
  );
}
