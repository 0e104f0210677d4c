import { useMemo } from 'react';
import { useQuery } from 'urql';
import { ExplainDocument, JudgeDocument, type JudgeQuery, type Verdict } from '../api/generated';
import { troubleIn } from '../api/client';
import { capital } from '../common/words';
import type { KnownSeat } from '../keys';
import { ClaimError } from '../quarrels/claim-error';
import { PastLineOfFire } from '../table/line-of-fire';
import { RuleLink, RuleLinks, WithRules } from '../rules/rule-link';

interface Asked {
  readonly game: string;
  readonly revision: number;
  /** The last event: an order is judged anew when the game has gone on, since more of it may be open then. */
  readonly latest: number;
  /** The seat from which the game is looked at; null: from beside the table. */
  readonly seat: KnownSeat | null;
}

/** Why an event came out as it did, and what the rules say about the order to which it belongs. */
export function Explanation({ game, revision, latest, seat }: Asked) {
  const variables = useMemo(() => ({ game, revision }), [game, revision]);
  const context = useMemo(() => ({ requestPolicy: 'network-only' as const, latest }), [latest]);
  const [{ data, error }] = useQuery({ query: ExplainDocument, variables });
  const [{ data: judged, error: notJudged }] = useQuery({ query: JudgeDocument, variables, context });
  const trouble = troubleIn(error);
  const event = data?.game.event;
  const [order] = judged?.game.judgement.orders ?? [];
  const isOfOthers = seat !== null && order !== undefined && order.side !== null && order.side !== seat.side;
  const titles = new Map(judged?.game.judgement.rules.map(({ id, title }) => [id, title]));
  const named = new Set(event?.reasons.map(({ rule }) => rule));
  const others = event?.rules.filter((rule) => !named.has(rule)) ?? [];
  return (
    <div className="explanation" role="group" aria-label={`Why event ${revision} came out so`}>
      {trouble && <p>{trouble.message}</p>}
      {event?.reasons.length === 0 && others.length === 0 && <p>It records no reasons: it follows from the order.</p>}
      {event && event.reasons.length > 0 && (
        <ol className="reasons">
          {event.reasons.map(({ text, rule }, index) => (
            <li key={index}>
              {capital(text)}
              {rule && (
                <>
                  {' '}
                  (<RuleLink id={rule} />
                  {titles.has(rule) && ` ${titles.get(rule)}`})
                </>
              )}
            </li>
          ))}
        </ol>
      )}
      <PastLineOfFire game={game} event={event} />
      {others.length > 0 && (
        <p>
          It names <RuleLinks ids={others} />.
        </p>
      )}
      {notJudged && <p>It cannot be judged now: {troubleIn(notJudged)?.message}.</p>}
      {!judged && !notJudged && <p>The judge reads the order…</p>}
      {order && <Judged order={order} titles={titles} />}
      {isOfOthers && <ClaimError game={game} at={revision} />}
    </div>
  );
}

interface JudgedProps {
  readonly order: JudgeQuery['game']['judgement']['orders'][number];
  readonly titles: ReadonlyMap<string, string>;
}

const VERDICTS: Readonly<Record<Verdict, string>> = {
  right: 'By the rules: right.',
  wrong: 'By the rules: wrong.',
  undecided: 'It cannot be judged yet: a part of it is hidden from you.',
};

function Judged({ order: { revision, verdict, findings, events }, titles }: JudgedProps) {
  const [first] = events;
  return (
    <div className={`verdict verdict-${verdict}`}>
      <p>
        <strong>{VERDICTS[verdict]}</strong>
      </p>
      {findings.length > 0 && (
        <ul>
          {findings.map(({ revision: at, rule, reason }) => (
            <li key={`${at} ${reason}`}>
              Event {at}: <WithRules text={reason} />
              {rule && (
                <>
                  {' '}
                  (<RuleLink id={rule} /> {titles.get(rule)})
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {first && (
        <p className="small">
          {revision === 0 ? 'It belongs to the set-up' : `It belongs to the order of event ${revision}`}: {first.text}
        </p>
      )}
    </div>
  );
}
