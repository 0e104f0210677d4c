import { capital } from '../common/words';
import { RuleLink } from '../rules/rule-link';
import type { Acting } from './action-panel';
import { Tick } from './group-bar';
import type { Choice } from './orders';
import type { Way } from './use-way';
import { STEP_GROUPS, stepName } from './way-steps';

interface Shown {
  readonly way: Way;
  readonly busy: boolean;
  /** The button that does something with it: it is given, or kept in a plan. */
  readonly verb: string;
  readonly give: (choice: Choice) => void;
}

/** A move that is built hex by hex: its price, the steps that may follow, what would happen, and the way back. */
export function WayBar({ way, busy, verb, give }: Shown) {
  const { choice, foreseen, wayOn, charge, declare, back, end } = way;
  const refused = foreseen?.__typename === 'Refusal' ? foreseen : null;
  return (
    <div className="choice" role="group" aria-label="A move, hex by hex">
      {choice === null ? (
        <p>Click the hexes of the way on the map, one after the other, or choose them with the arrow keys and Enter.</p>
      ) : (
        <p className="notation">{choice.text}</p>
      )}
      <div role="status" className="small">
        {wayOn && (
          <p>
            {wayOn.mp} MP so far, {wayOn.mpLeft} left
          </p>
        )}
        {foreseen?.__typename === 'Foresight' &&
          foreseen.events.slice(1).map(({ text }, index) => <p key={`${index} ${text}`}>{capital(text)}</p>)}
        {refused && (
          <p>
            {capital(refused.reason)} {refused.rule && <RuleLink id={refused.rule} />}
          </p>
        )}
      </div>
      {wayOn && wayOn.charges.length > 0 && (
        <fieldset className="ticks">
          <legend>Declare a charge</legend>
          {wayOn.charges.map((name) => (
            <Tick
              name={`against ${name}`}
              ticked={charge === name}
              toggle={() => declare(charge === name ? null : name)}
              key={name}
            />
          ))}
        </fieldset>
      )}
      <button
        className="primary"
        disabled={busy || choice === null || (refused !== null && refused.code !== 'diceMissing')}
        onClick={() => choice && give(choice)}
      >
        {verb}
      </button>{' '}
      <button disabled={choice === null} onClick={back}>
        One step back
      </button>{' '}
      <button onClick={end}>Not this</button>
      <Steps way={way} />
    </div>
  );
}

/** The steps that may follow, by name: a horse may enter one hex with its head or its rear. */
function Steps({ way: { wayOn, take } }: { readonly way: Way }) {
  if (!wayOn) return null;
  return STEP_GROUPS.map(({ title, gaits }) => {
    const steps = wayOn.steps.filter(({ gait }) => gaits.includes(gait));
    if (steps.length === 0) return null;
    return (
      <div className="steps" role="group" aria-label={title} key={title}>
        <span className="small">{title} </span>
        {steps.map((step) => (
          <button onClick={() => take(step)} key={`${step.gait} ${step.hexes.join('-')}`}>
            {stepName(step, wayOn.hexes)}
            <span className="small"> · {step.mp} MP</span>
          </button>
        ))}
      </div>
    );
  });
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
