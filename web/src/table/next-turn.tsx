import { useState } from 'react';
import { capital, counted, stepWords } from '../common/words';
import { Notice } from '../common/notice';
import { RuleLink, WithRules } from '../rules/rule-link';
import type { Acting } from './action-panel';
import { OrderGroups } from './order-groups';
import { BeginGroup } from './group-bar';
import { BeginWay } from './way-bar';
import { messageOf, type PlannedOrder } from './planned-orders';
import type { NextTurn } from './use-next-turn';
import { useTurn } from './use-turn';

type Shown = Omit<Acting, 'sight'>;

/** The plan of the next turn: what one means to order, and what would come of it as things stand. */
export function NextTurnPlan(acting: Shown) {
  const { laid, unit, seat, choose, nextTurn, refresh, mine } = acting;
  const { isPlanning, turn, orders } = nextTurn;
  const isTurn = mine.some(({ role }) => role === 'turn');
  if (!isPlanning && orders.length === 0) return null;
  const own = laid.board.units.find(({ name, side }) => name === unit && side === seat?.side);
  return (
    <section className="next-turn" aria-labelledby="next-turn">
      <h3 id="next-turn">{isPlanning && turn ? `Plan for game turn ${turn.gameTurn}` : 'Your plan'}</h3>
      {isPlanning && orders.length === 0 && (
        <p className="small">
          While you wait you can plan: choose one of your units, and what it shall do. The plan stays in this browser
          until you give it.
        </p>
      )}
      {isPlanning && own && turn && (
        <>
          <h4>{own.name}</h4>
          {nextTurn.unitSteps.map(({ step, orders: possible }) => (
            <details open={step === 'movement'} key={step}>
              <summary>{capital(stepWords(step))}</summary>
              <OrderGroups orders={possible} choose={choose} />
            </details>
          ))}
          <BeginWay {...acting} />
          {nextTurn.unitSteps.length === 0 && <p>As things stand there is nothing that it could do.</p>}
        </>
      )}
      {isPlanning && <BeginGroup {...acting} />}
      <ol className="plain planned">
        {orders.map((order, index) => (
          <Planned nextTurn={nextTurn} order={order} index={index} key={`${index} ${order.text}`} />
        ))}
      </ol>
      {isTurn && turn && <GivePlan laid={laid} nextTurn={nextTurn} steps={turn.steps} refresh={refresh} />}
      {orders.length > 0 && <button onClick={nextTurn.clear}>Forget the plan</button>}
    </section>
  );
}

interface PlannedProps {
  readonly nextTurn: NextTurn;
  readonly order: PlannedOrder;
  readonly index: number;
}

/** An order of the plan, and the consequences that it would have. */
function Planned({ nextTurn: { turn, remove }, order, index }: PlannedProps) {
  const outcome = turn?.given[index];
  const isOver = turn !== null && !turn.steps.includes(order.step);
  return (
    <li>
      <span className="small">{capital(stepWords(order.step))}: </span>
      {order.words}{' '}
      <button className="quiet" onClick={() => remove(order)} aria-label={`Take out: ${order.words}`}>
        Take out
      </button>
      <div className="small">
        {isOver ? <p>This step is over. The order will be left out.</p> : outcome && <Outcome outcome={outcome} />}
      </div>
    </li>
  );
}

function Outcome({
  outcome: { events, refusal },
}: {
  readonly outcome: NonNullable<NextTurn['turn']>['given'][number];
}) {
  if (refusal?.code === 'diceMissing') return <p>Dice decide what comes of it.</p>;
  if (refusal)
    return (
      <p className="warned">
        Not possible as things stand: <WithRules text={refusal.reason} />
        {refusal.rule !== null && (
          <>
            {' '}
            (<RuleLink id={refusal.rule} />)
          </>
        )}
      </p>
    );
  // The first event says that the order is given.
  return events.slice(1).map(({ text }, index) => <p key={`${index} ${text}`}>{capital(text)}</p>);
}

interface GivenProps extends Pick<Acting, 'laid' | 'nextTurn' | 'refresh'> {
  readonly steps: readonly string[];
}

/** Gives the plan, when the turn has come. */
function GivePlan({ laid, nextTurn: { orders, clear }, steps, refresh }: GivenProps) {
  const message = messageOf(orders, steps);
  const [isRefused, setRefused] = useState(false);
  const { id, revision } = laid;
  const { check, trouble, busy, give } = useTurn({ game: id, revision, message, may: false, done: refresh });
  const lines = message.split('\n');
  const send = async (): Promise<void> => {
    const isGiven = await give('wholeMessage');
    setRefused(!isGiven);
    if (isGiven) clear();
  };
  const ends = lines.filter((line) => line === 'end step').length;
  return (
    <>
      {ends > 0 && <p className="small">To give it ends {counted(ends, 'step')} on the way.</p>}
      {trouble !== null && <Notice title={trouble} />}
      {isRefused && check && check.faults.length > 0 && (
        <Notice title="Nothing of the plan was given.">
          <ul className="plain small">
            {check.faults.map(({ line, reason }) => (
              <li key={line}>
                <code>{lines[line - 1]}</code>: <WithRules text={reason} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <button className="primary" disabled={busy || message === ''} onClick={() => void send()}>
        Give the plan
      </button>{' '}
    </>
  );
}
