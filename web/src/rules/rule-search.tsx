import { useEffect, useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { RulesDocument } from '../api/generated';
import { troubleIn } from '../api/client';
import { Notice } from '../common/notice';
import { counted } from '../common/words';
import { go, linkOf } from '../routes';
import { RuleList } from './rule-page';
import { Title } from '../common/title';

/** How long the search waits for further letters, in ms. */
const REST_MS = 250;
/** How many rules are shown, and how many more with each click. */
const PAGE = 50;
const SHOWN_MAX = 200;
/** As many letters as the server takes. */
const WORDS_MAX = 200;

/** Searches that answer what many ask in their first game. */
const EXAMPLES = [
  { about: 'What may be done in which step of a turn', words: 'pbem:4.2' },
  { about: 'What movement costs', words: 'pbem:7.3' },
  { about: 'Trying to pin an enemy who passes', words: 'pbem:8.1' },
  { about: 'How an attack is reckoned', words: 'pbem:9.1' },
  { about: 'Retreats of the wounded', words: 'wounded retreat' },
  { about: 'Ladders at a castle wall', words: 'ladder wall' },
] as const;

/** A search over all rules. The words are a part of the link. */
export function RuleSearch({ words }: { readonly words: string }) {
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  if (known !== words) {
    // Another link was followed.
    setKnown(words);
    setTyped(words);
  }
  useEffect(() => {
    if (typed === words) return;
    const timer = setTimeout(() => go({ page: 'rules', words: typed }, { replace: true }), REST_MS);
    return () => clearTimeout(timer);
  }, [typed, words]);
  return (
    <div className="rule">
      <Title words="Rules" />
      <p className="lead">
        Every rule of the game in our own words, with our ruling where the book is unclear. Wherever a page names a
        rule, the name leads here.
      </p>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          go({ page: 'rules', words: typed }, { replace: true });
        }}
      >
        <label htmlFor="words">Words of the rule, or its number</label>
        <input
          id="words"
          type="search"
          value={typed}
          maxLength={WORDS_MAX}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
      {words.trim() === '' ? (
        <>
          <p>Look for example at these:</p>
          <ul className="plain examples">
            {EXAMPLES.map(({ about, words: example }) => (
              <li key={example}>
                <a href={linkOf({ page: 'rules', words: example })}>{about}</a>{' '}
                <span className="small">({example})</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Found words={words} key={words} />
      )}
    </div>
  );
}

function Found({ words }: { readonly words: string }) {
  const [wanted, setWanted] = useState(PAGE);
  const first = wanted;
  const variables = useMemo(() => ({ filter: { words }, first }), [words, first]);
  const [{ data, error, fetching }] = useQuery({ query: RulesDocument, variables });
  const trouble = troubleIn(error);
  if (trouble) return <Notice title={trouble.message} />;
  const shown = data?.rulePage.edges.map(({ node }) => node) ?? [];
  const total = data?.rulePage.totalCount ?? 0;
  const more = total > shown.length;
  return (
    <>
      <p role="status" className="small">
        {fetching && !data && 'Searching…'}
        {data && (total === 0 ? 'No rule has all these words.' : countWords(shown.length, total))}
      </p>
      <RuleList rules={shown} />
      {more && wanted < SHOWN_MAX && (
        <button onClick={() => setWanted(Math.min(wanted + PAGE, SHOWN_MAX))}>More</button>
      )}
    </>
  );
}

function countWords(count: number, total: number): string {
  return count < total ? `The first ${count} of ${total} rules` : counted(count, 'rule');
}
