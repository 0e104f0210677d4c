import { useMemo, useState } from 'react';
import { arePriced, byPrice } from './by-price';
import { type Choice, choiceOf, columnWords, grouped, oddsWords, type Order, titleOf } from './orders';

interface Shown {
  readonly orders: readonly Order[];
  /** Groups of up to so many are open; of moves and standing orders none. */
  readonly openMax?: number;
  readonly choose: (choice: Choice) => void;
}

/** Groups longer than this are closed at first. */
const OPEN_MAX = 8;
/** So many of one group are shown at first, and so many more each time that somebody asks. */
const SHOWN_MAX = 100;

/** Orders that may be given, in words, by kind. */
export function OrderGroups({ orders, openMax = OPEN_MAX, choose }: Shown) {
  return (
    <>
      {grouped(orders).map(({ kind, orders: members }) => (
        <details open={kind !== 'move' && kind !== 'stand' && members.length <= openMax} key={kind}>
          <summary>
            {titleOf(kind)} ({members.length})
          </summary>
          <Members orders={members} choose={choose} />
        </details>
      ))}
    </>
  );
}

function Members({ orders, choose }: Pick<Shown, 'orders' | 'choose'>) {
  const [shown, setShown] = useState(SHOWN_MAX);
  const [isByPlace, setByPlace] = useState(false);
  const listed = useMemo(() => (isByPlace ? orders : byPrice(orders)), [orders, isByPlace]);
  const left = orders.length - shown;
  return (
    <>
      {orders.length > OPEN_MAX && arePriced(orders) && (
        <label className="small">
          <input type="checkbox" checked={isByPlace} onChange={(event) => setByPlace(event.target.checked)} /> List them
          by hex, not the cheapest first
        </label>
      )}
      <ul className="orders">
        {listed.slice(0, shown).map((order) => (
          <li key={order.text}>
            <button onClick={() => choose(choiceOf(order))}>
              {order.summary}
              <span className="small">
                {order.mp !== null && order.mp !== undefined && ` · ${order.mp} MP`}
                {order.odds && ` · ${columnWords(order.odds)}: ${oddsWords(order.odds)}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <p className="small">
          {left} more: point at the map, write the order below, or{' '}
          <button onClick={() => setShown(shown + SHOWN_MAX)}>Show {Math.min(left, SHOWN_MAX)} more</button>
        </p>
      )}
    </>
  );
}
