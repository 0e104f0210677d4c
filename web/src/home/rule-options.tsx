import { useMemo } from 'react';
import { useQuery } from 'urql';
import { type OptionInput, ScenarioOptionsDocument } from '../api/generated';
import { capital, counted, inWords } from '../common/words';
import { RuleLink } from '../rules/rule-link';

interface Shown {
  readonly scenario: string;
  /** The options that shall differ from those of the scenario. */
  readonly different: readonly OptionInput[];
  readonly change: (different: readonly OptionInput[]) => void;
}

/** The options of the rules, as the scenario has them; each can be switched on or off. */
export function RuleOptions({ scenario, different, change }: Shown) {
  const variables = useMemo(() => ({ scenario }), [scenario]);
  const [{ data }] = useQuery({ query: ScenarioOptionsDocument, variables });
  const options = data?.scenario?.options ?? [];
  if (options.length === 0) return null;
  const isOn = (name: string, on: boolean): boolean => different.find((one) => one.name === name)?.on ?? on;
  const toggle = (name: string, on: boolean): void => {
    const others = different.filter((one) => one.name !== name);
    change(isOn(name, on) === on ? [...others, { name, on: !on }] : others);
  };
  const inForce = options.filter(({ name, on }) => isOn(name, on));
  return (
    <details className="rule-options">
      <summary>
        Options of the rules: {inForce.length === 0 ? 'none' : inForce.map(({ name }) => inWords(name)).join(', ')}
        {different.length > 0 && ` (${counted(different.length, 'change')})`}
      </summary>
      <ul className="plain">
        {options.map(({ name, on, rule }) => (
          <li key={name}>
            <label>
              <input type="checkbox" checked={isOn(name, on)} onChange={() => toggle(name, on)} />{' '}
              {capital(inWords(name))}
            </label>
            {rule !== null && (
              <span className="small">
                {' '}
                <RuleLink id={rule} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
