import { useState } from 'react';
import { useClient } from 'urql';
import { SideOrdersDocument } from '../api/generated';
import { counted } from '../common/words';
import type { Acting } from './action-panel';
import { kindOf, type Order } from './orders';
import { OrderGroups } from './order-groups';

const SHOWN_ELSEWHERE: readonly string[] = ['EndStep', 'EndTurn'];

/**
 * Orders that are no single unit's: of the side, or of several together. They are fetched when somebody asks; made anew
 * for each revision.
 */
export function OtherOrders({ asked: { game }, counts, choose }: Acting) {
  const [orders, setOrders] = useState<readonly Order[] | null>(null);
  const client = useClient();
  const others = (counts ?? []).filter(({ unit, type }) => !unit && !SHOWN_ELSEWHERE.includes(type));
  const count = others.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return null;
  const kinds = new Set(others.map(({ type }) => type.charAt(0).toLowerCase() + type.slice(1)));
  const ask = async (): Promise<void> => {
    const { data } = await client.query(SideOrdersDocument, { game }, { requestPolicy: 'network-only' }).toPromise();
    setOrders((data?.game.legalOrders ?? []).filter(({ order }) => kinds.has(kindOf(order))));
  };
  if (orders) return <OrderGroups orders={orders} choose={choose} />;
  return (
    <button className="quiet" onClick={() => void ask()}>
      Orders of the side, or of several together: {counted(count, 'order')}
    </button>
  );
}
