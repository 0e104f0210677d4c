import { type Choice, choiceOf, columnWords, grouped, oddsWords, type Order, titleOf } from './orders';

interface Shown {
  readonly orders: readonly Order[];
  /** Groups of up to so many are open; of moves and standing orders none. */
  readonly openMax?: number;
  readonly choose: (choice: Choice) => void;
}

/** Groups longer than this are closed at first. */
const OPEN_MAX = 8;
/** Of one group; who wants another order writes it, or points at the map. */
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
          <ul className="orders">
            {members.slice(0, SHOWN_MAX).map((order) => (
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
          {members.length > SHOWN_MAX && (
            <p className="small">{members.length - SHOWN_MAX} more: point at the map, or write the order below.</p>
          )}
        </details>
      ))}
    </>
  );
}
