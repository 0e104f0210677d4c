import { useMemo } from 'react';
import { useClient, useQuery } from 'urql';
import { SealedRestDocument, WithdrawRestDocument } from '../api/generated';
import { Notice } from '../common/notice';
import { useSaying } from '../quarrels/use-parley';
import { WithRules } from '../rules/rule-link';

interface Shown {
  readonly game: string;
  readonly revision: number;
  readonly done: () => void;
}

/** The orders of an own message that wait until another side has decided; they can be taken back until then. */
export function SealedRest({ game, revision, done }: Shown) {
  const client = useClient();
  const variables = useMemo(() => ({ game }), [game]);
  const context = useMemo(() => ({ requestPolicy: 'network-only' as const, revision }), [revision]);
  const [{ data }] = useQuery({ query: SealedRestDocument, variables, context });
  const { say, busy, refused } = useSaying(game, done);
  const rest = data?.game.sealedRest;
  if (!rest || (rest.waiting.length === 0 && !rest.stopped)) return null;
  const withdraw = (): Promise<boolean> => say((input) => client.mutation(WithdrawRestDocument, { input }).toPromise());
  return (
    <section className="sealed-rest" aria-label="Your orders that wait">
      {rest.waiting.length > 0 && (
        <>
          <p>These orders go on by themselves when the other side has decided:</p>
          <ul className="plain notation">
            {rest.waiting.map(({ line, text }) => (
              <li key={line}>{text}</li>
            ))}
          </ul>
          <button disabled={busy} onClick={() => void withdraw()}>
            Take them back
          </button>
        </>
      )}
      {rest.stopped && (
        <p className="small">
          Your message stopped at line {rest.stopped.line}: <WithRules text={rest.stopped.reason} />
        </p>
      )}
      {refused && <Notice title={refused.reason} />}
    </section>
  );
}
