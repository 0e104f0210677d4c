import { useMemo } from 'react';
import { useQuery } from 'urql';
import { RulePageDocument, type RulePageQuery, type RuleRelation, RulesDocument } from '../api/generated';
import { troubleIn } from '../api/client';
import { PageNotice } from '../common/notice';
import { inWords } from '../common/words';
import { linkOf } from '../routes';
import { InGame, type LookedAt, RuleLink, WithRules } from './rule-link';
import { RuleParams } from './rule-params';
import { RuleUses } from './rule-uses';
import { Title } from '../common/title';

type Rule = NonNullable<RulePageQuery['rule']>;

/** Rules that a section may have. */
const SECTION_MAX = 200;

/** A rule, or all rules of a section; `within`: the game from which somebody came. */
export function RulePage({ id, within }: { readonly id: string; readonly within: LookedAt | null }) {
  const [{ data, error }] = useQuery({ query: RulePageDocument, variables: useMemo(() => ({ id }), [id]) });
  const trouble = troubleIn(error);
  return (
    <InGame.Provider value={within}>
      <article className="rule">
        <nav aria-label="Rules">
          <a href={linkOf({ page: 'rules', words: '' })}>All rules</a>
          {within && <a href={linkOf({ page: 'game', ...within, at: null })}>Back to the game</a>}
        </nav>
        {trouble && <PageNotice title={trouble.message} />}
        {!data && !trouble && <p>The rule is coming…</p>}
        {data && (data.rule ? <OneRule rule={data.rule} within={within} /> : <Section id={id} />)}
      </article>
    </InGame.Provider>
  );
}

function OneRule({ rule, within }: { readonly rule: Rule; readonly within: LookedAt | null }) {
  const { id, title, book, chapter, topic, option, text, params, ruling, check, related } = rule;
  const numbers = useMemo(() => numbersOf(rule), [rule]);
  return (
    <>
      <Title words={title} />
      <p className="small">
        <code>{id}</code> · {book},{' '}
        {[`chapter ${chapterWords(chapter)}`, ...(chapter.endsWith(`-${topic}`) ? [] : [inWords(topic)])].join(' · ')}
        {option && <> · only with the option {inWords(option)}</>}
      </p>
      <p className="rule-text">
        <WithRules text={text} numbers={numbers} />
      </p>
      {ruling && (
        <section aria-labelledby="ruling">
          <h2 id="ruling">Our ruling</h2>
          <p>
            <WithRules text={ruling} numbers={numbers} />
          </p>
        </section>
      )}
      {params !== null && params !== undefined && (
        <section aria-labelledby="params">
          <h2 id="params">Numbers</h2>
          <RuleParams value={params} />
        </section>
      )}
      {check !== '' && (
        <section aria-labelledby="check">
          <h2 id="check">How to see whether it is kept</h2>
          <p>
            <WithRules text={check} numbers={numbers} />
          </p>
        </section>
      )}
      {within && <RuleUses rule={id} within={within} />}
      {related.length > 0 && (
        <section aria-labelledby="related">
          <h2 id="related">Related rules</h2>
          {RELATIONS.map(({ relation, words }) => (
            <Related key={relation} words={words} rules={related.filter((one) => one.relation === relation)} />
          ))}
        </section>
      )}
    </>
  );
}

const RELATIONS: readonly { readonly relation: RuleRelation; readonly words: string }[] = [
  { relation: 'names', words: 'It names' },
  { relation: 'namedBy', words: 'It is named by' },
  { relation: 'section', words: 'In the same section' },
  { relation: 'same', words: 'The same in other books' },
];

/** How many related rules are shown open. */
const OPEN_MAX = 12;

function Related({ words, rules }: { readonly words: string; readonly rules: Rule['related'] }) {
  if (rules.length === 0) return null;
  return (
    <details open={rules.length <= OPEN_MAX}>
      <summary>
        {words} ({rules.length})
      </summary>
      <RuleList rules={rules.map(({ rule }) => rule)} />
    </details>
  );
}

/** Rules with their titles, each of which leads to its page. */
export function RuleList({ rules }: { readonly rules: readonly { readonly id: string; readonly title: string }[] }) {
  return (
    <ul className="plain">
      {rules.map(({ id, title }) => (
        <li key={id}>
          <RuleLink id={id} /> {title}
        </li>
      ))}
    </ul>
  );
}

/** The rules of a section, `pbem:7.3`; or that there is nothing of that id. */
function Section({ id }: { readonly id: string }) {
  const variables = useMemo(() => ({ filter: { sections: [id] }, first: SECTION_MAX }), [id]);
  const [{ data, error }] = useQuery({ query: RulesDocument, variables });
  if (error) {
    return (
      <PageNotice title="There is no such rule.">
        <p>No rule and no section is called {id}.</p>
        <a href={linkOf({ page: 'rules', words: id })}>Search for it in the rules</a>
      </PageNotice>
    );
  }
  return (
    <>
      <Title words={`Section ${id}`} />
      <RuleList rules={data?.rulePage.edges.map(({ node }) => node) ?? []} />
    </>
  );
}

/** The rules and sections of the book that the text may name, by their numbers: `7.4a` and `7.4` for `pbem:7.4a`. */
function numbersOf({ book, related }: Rule): ReadonlyMap<string, string> {
  const own = related.map(({ rule }) => rule.id).filter((id) => id.startsWith(`${book}:`));
  const all = own.flatMap((id) => [id, id.replace(/[a-z]+$/, '')]);
  return new Map(all.map((id) => [id.slice(book.length + 1), id]));
}

/** `07-movement`: "7, movement". */
function chapterWords(chapter: string): string {
  const [number = '', ...words] = chapter.split('-');
  return [String(Number(number)), words.join(' ')].filter((part) => part !== '').join(', ');
}
