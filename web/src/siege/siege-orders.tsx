import { useMemo, useState } from 'react';
import { useMutation, useQuery } from 'urql';
import {
  JoinSiegeDocument,
  ReportSiegeScenarioDocument,
  type SiegeOrderInput,
  SiegeOrdersDocument,
  type SiegeQuery,
  type SiegeSide,
  SubmitSiegeOrderDocument,
  type SubmitSiegeOrderMutation,
} from '../api/generated';
import { clientFor, commanded, type Trouble, troubleIn } from '../api/client';
import { Notice } from '../common/notice';
import { capital, lineOfLog } from '../common/words';
import { keepSeat, type KnownSeat, newCommand, newKey } from '../keys';
import { linkOf } from '../routes';
import { RuleLink } from '../rules/rule-link';
import { SIDES } from './words';

type Answer = SubmitSiegeOrderMutation['submitSiegeOrder'];

interface Shown {
  readonly siege: SiegeQuery['siege'];
  readonly seat: KnownSeat | null;
  readonly refresh: () => void;
}

/** The sides of a siege, and what the side whose key this browser has can order now. */
export function SiegeOrders({ siege, seat, refresh }: Shown) {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const take = async (side: SiegeSide): Promise<void> => {
    const key = newKey();
    const wanted = { siege: siege.id, side, key };
    const answer = await commanded(() => clientFor(null).mutation(JoinSiegeDocument, wanted).toPromise());
    const wrong = troubleIn(answer.error);
    setTrouble(wrong);
    if (!wrong) keepSeat({ kind: 'siege', game: siege.id, title: siege.title, side, player: null, key });
    refresh();
  };
  return (
    <section className="panel" aria-labelledby="orders">
      <h2 id="orders">Orders of the day</h2>
      <ul className="plain">
        {siege.seats.map(({ side, taken, yours }) => (
          <li key={side}>
            {capital(SIDES[side as SiegeSide])}: {yours ? 'you' : taken ? 'taken' : siege.outcome ? 'nobody' : 'free'}{' '}
            {!taken && !seat && !siege.outcome && (
              <button onClick={() => void take(side as SiegeSide)}>Take this side</button>
            )}
          </li>
        ))}
      </ul>
      {trouble && <Notice title={trouble.message} />}
      {siege.outcome ? <p>The siege is over.</p> : <Giving siege={siege} seat={seat} refresh={refresh} />}
    </section>
  );
}

function Giving({ siege: { id, revision, stage, day, night, games }, seat, refresh }: Shown) {
  const variables = useMemo(() => ({ siege: id }), [id]);
  const context = useMemo(() => ({ requestPolicy: 'network-only' as const, revision }), [revision]);
  const [{ data, fetching: asking }] = useQuery({
    query: SiegeOrdersDocument,
    variables,
    pause: seat === null,
    context,
  });
  const [{ fetching }, submit] = useMutation(SubmitSiegeOrderDocument);
  const [{ fetching: reporting }, report] = useMutation(ReportSiegeScenarioDocument);
  const [answer, setAnswer] = useState<Answer | null>(null);
  // Why something was refused holds for the moment at which it was ordered.
  const [answeredAt, setAnsweredAt] = useState(revision);
  const isPast = answer?.__typename !== 'SiegeOrderAccepted' && answeredAt !== revision;
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  // Until the siege and its orders are there as they are after an order, those of the moment before are shown.
  const isBehind = answer?.__typename === 'SiegeOrderAccepted' && answer.revision > revision;
  const busy = fetching || reporting || asking || isBehind;
  const give = async (order: unknown): Promise<void> => {
    const input = {
      siege: id,
      expectedRevision: revision,
      idempotencyKey: newCommand(),
      order: order as SiegeOrderInput,
    };
    const { data: given, error } = await commanded(() => submit({ input }));
    setTrouble(troubleIn(error));
    setAnswer(given?.submitSiegeOrder ?? null);
    setAnsweredAt(revision);
    refresh();
  };
  const takeOver = async (): Promise<void> => {
    const { data: given, error } = await commanded(() => report({ siege: id }));
    setTrouble(troubleIn(error));
    setAnswer(given?.reportSiegeScenario ?? null);
    setAnsweredAt(revision);
    refresh();
  };
  const game = games.find((one) => one.day === day && one.night === night);
  const orders = seat ? (data?.siegeOrders ?? []) : [];
  return (
    <>
      {trouble && (
        <Notice
          title={
            trouble.code === 'REVISION_CONFLICT'
              ? 'The siege has gone on meanwhile: look again, then order.'
              : trouble.message
          }
        />
      )}
      <Answered answer={isPast ? null : answer} />
      {stage === 'scenario' && (
        <p>
          {game ? (
            <a href={linkOf({ page: 'game', game: game.game, at: null, as: null })}>A game is being played.</a>
          ) : (
            'A game is being played.'
          )}{' '}
          When it is over, its result is taken into the siege.{' '}
          <button disabled={busy} onClick={() => void takeOver()}>
            Take the result over
          </button>
        </p>
      )}
      {seat && orders.length === 0 && stage !== 'scenario' && !busy && <p>There is nothing for you to order now.</p>}
      <ul className="orders">
        {orders.map(({ order, summary }) => (
          <li key={JSON.stringify(order)}>
            <button disabled={busy} onClick={() => void give(order)}>
              {capital(summary)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Answered({ answer }: { readonly answer: Answer | null }) {
  if (answer === null) return null;
  if (answer.__typename === 'SiegeOrderAccepted') {
    return (
      <div role="status" className="small">
        {answer.events.slice(1).map(({ revision, text }) => (
          <div key={revision}>{lineOfLog(text)}</div>
        ))}
      </div>
    );
  }
  const { reason, rule } = answer.refusal;
  return (
    <Notice title={reason}>
      {rule && (
        <p className="small">
          Rule <RuleLink id={rule} />
        </p>
      )}
    </Notice>
  );
}
