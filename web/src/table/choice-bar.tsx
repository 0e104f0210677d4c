import { useEffect, useRef } from 'react';
import { RuleLink } from '../rules/rule-link';
import { type Choice, columnWords, type DieOdds, type Odds, percentOf, resultWords } from './orders';

interface Shown {
  readonly choice: Choice;
  /** The game has gone on since the choice was made. */
  readonly isStale: boolean;
  /** Other orders that the same hex may mean. */
  readonly others: readonly Choice[];
  readonly busy: boolean;
  /** The button that does something with it: it is given, or kept in a plan. */
  readonly verb: string;
  readonly choose: (choice: Choice) => void;
  readonly give: (choice: Choice) => void;
  readonly drop: () => void;
}

/** The order that is about to be sent, with its price and its odds. */
export function ChoiceBar({ choice, isStale, others, busy, verb, choose, give, drop }: Shown) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.scrollIntoView({ block: 'nearest' });
  }, [choice]);
  return (
    <div className="choice" role="group" aria-label="About to be ordered">
      <p>
        <strong>{choice.words}</strong>
        {choice.mp !== null && ` · ${choice.mp} MP`}
      </p>
      {isStale && <p role="status">The game has gone on since you chose this. Look at the map again.</p>}
      {choice.odds && <OddsTable odds={choice.odds} />}
      <p className="small notation">{choice.text}</p>
      <button className="primary" ref={button} disabled={busy} onClick={() => give(choice)}>
        {verb}
      </button>{' '}
      <button onClick={drop}>Not this</button>
      {others.length > 1 && (
        <details open={others.length <= 6}>
          <summary>Or, in the same hex ({others.length - 1} more)</summary>
          <ul className="orders">
            {others
              .filter((one) => one !== choice && one.text !== choice.text)
              .map((one) => (
                <li key={one.text}>
                  <button onClick={() => choose(one)}>
                    {one.words}
                    {one.mp !== null && <span className="small"> · {one.mp} MP</span>}
                  </button>
                </li>
              ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** The chances of each result, and the reasons; of each die, if the order may roll several. */
export function OddsTable({ odds }: { readonly odds: Odds }) {
  const { before, next } = odds;
  const dice: readonly (readonly [string, DieOdds])[] = [
    ...(before ? ([['First: ', before]] as const) : []),
    [before ? 'Then, if it comes to that: ' : '', odds],
    ...(next ? ([['Then, if it comes to that: ', next]] as const) : []),
    ...(next?.next ? ([['And then: ', next.next]] as const) : []),
  ];
  return dice.map(([when, die]) => <DieTable key={when + die.table} when={when} odds={die} />);
}

function DieTable({ when, odds }: { readonly when: string; readonly odds: DieOdds }) {
  return (
    <div className="odds">
      <p>
        {when}Column {columnWords(odds)} (<RuleLink id={odds.table} />)
      </p>
      <ul className="plain chances">
        {odds.distribution.map(({ result, faces }) => (
          <li key={result}>
            <strong>{percentOf(odds, faces)} %</strong> {resultWords(result)}{' '}
            {resultWords(result) !== result && <span className="small">({result})</span>}
          </li>
        ))}
      </ul>
      {odds.modifiers.length > 0 && (
        <ul className="plain small">
          {odds.modifiers.map(({ what, value, rule }) => (
            <li key={`${rule} ${what}`}>
              {value > 0 ? `+${value}` : value} {what} (<RuleLink id={rule} />)
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
