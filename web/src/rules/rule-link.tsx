import { createContext, Fragment, useContext } from 'react';
import { linkOf } from '../routes';

/** The game that somebody looks at, and from which seat: a page of a rule tells where it was used there. */
export interface LookedAt {
  readonly game: string;
  readonly as: string | null;
}

export const InGame = createContext<LookedAt | null>(null);

/** The id of a rule, which leads to the page of the rule. */
export function RuleLink({ id, words }: { readonly id: string; readonly words?: string }) {
  const within = useContext(InGame);
  return (
    <a
      className="rule-id"
      href={linkOf({ page: 'rule', rule: id, game: within?.game ?? null, as: within?.as ?? null })}
    >
      {words ?? id}
    </a>
  );
}

/** The ids of rules, one after the other, each once. */
export function RuleLinks({ ids }: { readonly ids: readonly string[] }) {
  return (
    <>
      {[...new Set(ids)].map((id, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <RuleLink id={id} />
        </Fragment>
      ))}
    </>
  );
}

/** `pbem:7.3c`, `siege-en:1.72b`, `pbem:20`; without a book `10.9a`. */
const IDS = /([a-z]+(?:-[a-z]+)*:\d(?:[\w.]*\w)?|(?<![\w.])\d+\.\d+[a-z]*(?![\w.]*\d))/;

interface Told {
  readonly text: string;
  /** Ids of rules by the numbers that the text may name without a book: `7.3c`. */
  readonly numbers?: ReadonlyMap<string, string>;
}

/** A text in which each id of a rule leads to the page of that rule. */
export function WithRules({ text, numbers }: Told) {
  return (
    <>
      {text.split(IDS).map((part, index) => {
        const id = index % 2 === 0 ? undefined : part.includes(':') ? part : numbers?.get(part);
        return <Fragment key={index}>{id === undefined ? part : <RuleLink id={id} words={part} />}</Fragment>;
      })}
    </>
  );
}
