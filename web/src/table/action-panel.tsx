import { type ComponentProps, useEffect, useRef } from 'react';
import type { CountsQuery, PendingQuery } from '../api/generated';
import { Notice } from '../common/notice';
import { inWords, lineOfLog } from '../common/words';
import { type SideNames, sideName } from '../common/sides';
import { type KnownSeat, seatName } from '../keys';
import { RuleLink } from '../rules/rule-link';
import { ChoiceBar } from './choice-bar';
import { Decisions } from './decisions';
import { EndStep } from './end-step';
import { BeginGroup, GroupBar } from './group-bar';
import { stateWords } from './looks';
import { LineOfFire } from './line-of-fire';
import { OrderGroups } from './order-groups';
import type { Choice } from './orders';
import { NextTurnPlan } from './next-turn';
import { OtherOrders } from './other-orders';
import { SealedRest } from './sealed-rest';
import { TurnForm } from './turn-form';
import type { Group } from './use-group';
import type { NextTurn } from './use-next-turn';
import type { Way } from './use-way';
import { BeginWay, WayBar } from './way-bar';
import type { UnitOrders } from './use-orders';
import type { useSubmit } from './use-submit';
import type { TableGame } from './use-table';

export type Counts = CountsQuery['game']['legalCounts'];
type Duties = CountsQuery['game']['stepEnds'][number]['duties'];
export type Pending = PendingQuery['game']['pending'];

export interface Acting {
  readonly asked: { readonly game: string; readonly revision: number; readonly pause: boolean };
  readonly laid: TableGame;
  /** The actions that this seat may or must take. */
  readonly mine: TableGame['actors'];
  readonly seat: KnownSeat | null;
  readonly names: SideNames;
  readonly isNow: boolean;
  readonly counts: Counts | null;
  /** All that must still be done before the step can end. */
  readonly duties: Duties;
  readonly pending: Pending;
  /** The last things that have happened, for whoever is asked to go on. */
  readonly news: readonly string[];
  readonly owed: Pending;
  readonly unit: string | null;
  readonly orders: UnitOrders;
  readonly offers: readonly Choice[];
  readonly choice: Choice | null;
  /** The game has gone on since the choice was made. */
  readonly isStale: boolean;
  readonly way: Way;
  readonly nextTurn: NextTurn;
  readonly group: Group;
  /** The line of the shot that is about to be ordered; null: there is none. */
  readonly sight: ComponentProps<typeof LineOfFire>['sight'] | null;
  readonly choose: (choice: Choice | null) => void;
  readonly drop: () => void;
  readonly submission: ReturnType<typeof useSubmit>;
  readonly refresh: () => void;
}

/** The actions that are possible now. */
export function ActionPanel(acting: Acting) {
  const { laid, mine, seat, isNow, submission, choice, choose, offers, refresh, way, group, nextTurn } = acting;
  const { submit, refused, told, busy } = submission;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that was pressed may be gone with the order: a screen reader would begin again at the top of the page.
    if (told.length > 0 && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [told]);
  if (laid.board.outcome || !isNow) return null;
  // The first event of an order is the order itself.
  const lines = (told.length > 0 ? told.slice(1) : acting.news).map(lineOfLog);
  const isTurn = mine.some(({ role }) => role === 'turn');
  const verb = nextTurn.isPlanning ? 'Keep in the plan' : 'Give this order';
  const give = (given: Choice, step?: string): void => {
    if (!nextTurn.isPlanning) void submit(given.input);
    else {
      nextTurn.keep(given, step);
      choose(null);
      way.end();
      group.end();
    }
  };
  return (
    <section className="panel actions" aria-labelledby="now">
      <h2 id="now" ref={heading} tabIndex={-1}>
        Now
      </h2>
      {refused && (
        <Notice title={refused.reason}>
          {refused.rule !== null && (
            <p className="small">
              Rule <RuleLink id={refused.rule} />
            </p>
          )}
          {refused.instead.length > 0 && <p className="small">Possible instead: {refused.instead.join(' · ')}</p>}
        </Notice>
      )}
      <div role="status" className="told-now">
        {lines.length > 0 && (
          <ul className="plain small">
            {lines.map((text, index) => (
              <li key={`${index} ${text}`}>{text}</li>
            ))}
          </ul>
        )}
      </div>
      {way.isOpen && <WayBar way={way} busy={busy} verb={verb} give={(given) => give(given, 'movement')} />}
      {group.isOpen && <GroupBar group={group} busy={busy} verb={verb} give={(given) => give(given, 'combat')} />}
      {acting.sight && <LineOfFire sight={acting.sight} />}
      {choice && (
        <ChoiceBar
          choice={choice}
          isStale={acting.isStale}
          others={offers}
          busy={busy}
          choose={choose}
          verb={verb}
          give={give}
          drop={() => choose(null)}
        />
      )}
      <Decisions {...acting} />
      {mine.length === 0 && acting.pending.length === 0 && (
        <p>{seat ? 'Nothing is asked of you now. You may look about, and back.' : 'You are watching.'}</p>
      )}
      {seat && <NextTurnPlan {...acting} />}
      {isTurn && !acting.group.isOpen && <Chosen {...acting} />}
      {isTurn && <BeginGroup {...acting} />}
      {isTurn && <OtherOrders {...acting} key={`other ${laid.revision}`} />}
      {isTurn && <EndStep {...acting} key={`end ${laid.revision}`} />}
      {seat && <SealedRest game={laid.id} revision={laid.revision} done={refresh} />}
      {seat && (
        <TurnForm
          game={laid.id}
          revision={laid.revision}
          seat={seatName(seat)}
          may={mine.length > 0}
          onHonour={laid.keeping === 'onHonour'}
          done={refresh}
        />
      )}
    </section>
  );
}

/** The unit that is chosen, and what it may be ordered. */
function Chosen({ laid, unit, orders, counts, names, choose, seat, choice, way, owed }: Acting) {
  const found = laid.board.units.find(({ name, health }) => name === unit && health !== 'dead');
  if (!found) {
    const isAnybodyAble = counts?.some(({ unit: able, type }) => able !== null && type !== 'Stand') ?? true;
    return isAnybodyAble ? (
      <p>Choose a unit on the map or in the list. Those with a dot can do something now.</p>
    ) : null;
  }
  const own = found.side === seat?.side;
  // Answers to a decision stand with its question.
  const answers = new Set(owed.flatMap(({ options }) => options.map(({ text }) => text)));
  return (
    <div className="chosen">
      <h3>
        {found.name}{' '}
        <span className="small">
          {found.side ? sideName(found.side, names) : 'of no side'} ·{' '}
          {[...found.classes.map(inWords), ...stateWords(found)].join(', ')} · {found.attack}-{found.defence} ·{' '}
          {found.mpLeft} of {found.mpa} MP
        </span>
      </h3>
      {own && orders.destinations.length > 0 && !choice && (
        <p>Choose a coloured hex on the map to go there; the numbers are movement points.</p>
      )}
      {own && <BeginWay way={way} orders={orders} choice={choice} />}
      {own && orders.orders.length === 0 && !orders.fetching && <p>There is nothing that it can do in this step.</p>}
      {own && <OrderGroups orders={orders.orders.filter(({ text }) => !answers.has(text))} choose={choose} />}
    </div>
  );
}
