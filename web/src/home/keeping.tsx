import type { CreateGameInput } from '../api/generated';

/** How the rules of a new game are kept. */
export type Keeping = Pick<CreateGameInput, 'keeping' | 'warnSender'>;

interface Shown {
  readonly kept: Keeping;
  readonly change: (kept: Keeping) => void;
}

/** The choice between the server and the players as the keepers of the rules. */
export function KeepingChoice({ kept: { keeping, warnSender }, change }: Shown) {
  return (
    <fieldset>
      <legend>Who keeps the rules</legend>
      <label>
        <input type="radio" name="keeping" checked={keeping !== 'onHonour'} onChange={() => change({})} /> The server:
        it refuses what the rules forbid
      </label>
      <label>
        <input
          type="radio"
          name="keeping"
          checked={keeping === 'onHonour'}
          onChange={() => change({ keeping: 'onHonour', warnSender: true })}
        />{' '}
        The players, on their honour: an error is carried out, until somebody claims it
      </label>
      {keeping === 'onHonour' && (
        <label>
          <input
            type="checkbox"
            checked={warnSender === true}
            onChange={() => change({ keeping, warnSender: warnSender !== true })}
          />{' '}
          Whoever sends a forbidden order is told so, and nobody else
        </label>
      )}
    </fieldset>
  );
}
