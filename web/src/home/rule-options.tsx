import { useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { type OptionInput, ScenarioOptionsDocument, type ScenarioOptionsQuery } from '../api/generated';
import { capital, counted, inWords } from '../common/words';
import { RuleLink } from '../rules/rule-link';

type Options = NonNullable<ScenarioOptionsQuery['scenario']>['options'];

/** How an option is called; LOS is a word of the book. */
function optionWords(name: string): string {
  return inWords(name.replace('Los', 'LineOfSight'));
}

interface Shown {
  readonly scenario: string;
  /** The options that shall differ from those of the scenario. */
  readonly different: readonly OptionInput[];
  readonly change: (different: readonly OptionInput[]) => void;
}

/** The options of the rules, as the scenario has them; each can be switched on or off, unless a rule is against it. */
export function RuleOptions({ scenario, different, change }: Shown) {
  const variables = useMemo(() => ({ scenario, different }), [scenario, different]);
  const [{ data }] = useQuery({ query: ScenarioOptionsDocument, variables });
  const [known, setKnown] = useState<Options>([]);
  const found = data?.scenario?.options;
  // The list stays as it is until the server has said what can be changed now: one change may bar another.
  if (found && found !== known) setKnown(found);
  const options = found ?? known;
  if (options.length === 0) return <p className="rule-options">The options of the rules are coming…</p>;
  const isOn = (name: string, on: boolean): boolean => different.find((one) => one.name === name)?.on ?? on;
  const toggle = (name: string, on: boolean): void => {
    const others = different.filter((one) => one.name !== name);
    change(isOn(name, on) === on ? [...others, { name, on: !on }] : others);
  };
  const inForce = options.filter(({ name, on }) => isOn(name, on));
  const barred = options.filter(({ name, on, refusal }) => refusal && !isOn(name, on));
  return (
    <details className="rule-options">
      <summary>
        Options of the rules: {inForce.length === 0 ? 'none' : inForce.map(({ name }) => optionWords(name)).join(', ')}
        {different.length > 0 && ` (${counted(different.length, 'change')})`}
      </summary>
      <ul className="plain">
        {options
          .filter((option) => !barred.includes(option))
          .map(({ name, on, rule, refusal }) => (
            <li key={name}>
              <label>
                <input
                  type="checkbox"
                  checked={isOn(name, on)}
                  disabled={refusal !== null}
                  onChange={() => toggle(name, on)}
                />{' '}
                {capital(optionWords(name))}
              </label>
              {rule !== null && (
                <span className="small">
                  {refusal && 'settled by the scenario '}
                  <RuleLink id={rule} />
                </span>
              )}
            </li>
          ))}
      </ul>
      {barred.length > 0 && (
        <p className="small">
          Not in this game: {barred.map(({ name, refusal }) => `${optionWords(name)} (${refusal?.reason})`).join('; ')}.
        </p>
      )}
    </details>
  );
}
