import { useState } from 'react';
import { type Client, useClient } from 'urql';
import { SideOrdersDocument, type SideOrdersQuery } from '../api/generated';
import { type Trouble, troubleIn } from '../api/client';
import { Notice } from '../common/notice';
import { counted } from '../common/words';
import type { Acting } from './action-panel';
import { kindOf, type Order } from './orders';
import { OrderGroups } from './order-groups';

const SHOWN_ELSEWHERE: readonly string[] = ['EndStep', 'EndTurn'];

/**
 * Orders that are no single unit's: of the side, or of several together. They are fetched when somebody asks; made anew
 * for each revision. Answers to a decision stand with its question.
 */
export function OtherOrders({ asked: { game }, counts, owed, choose }: Acting) {
  const [orders, setOrders] = useState<readonly Order[] | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState(false);
  const client = useClient();
  const answers = new Set(owed.flatMap(({ options }) => options.map(({ order }) => kindOf(order))));
  const others = (counts ?? []).filter(
    ({ unit, type }) => !unit && !SHOWN_ELSEWHERE.includes(type) && !answers.has(memberOf(type)),
  );
  const count = others.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return null;
  const ask = async (): Promise<void> => {
    setBusy(true);
    const found = await ordersOf(client, { game, types: [...new Set(others.map(({ type }) => type))] });
    setBusy(false);
    if ('trouble' in found) setTrouble(found.trouble);
    else setOrders(found.orders);
  };
  if (orders) return <OrderGroups orders={orders} choose={choose} />;
  return (
    <>
      {trouble && <Notice title={trouble.message} />}
      <button className="quiet" disabled={busy} onClick={() => void ask()}>
        Orders of the side, or of several together: {counted(count, 'order')}
      </button>
    </>
  );
}

/** The member of an order's input, by the type of the order: `EndStep`, `endStep`. */
function memberOf(type: string): string {
  return type.charAt(0).toLowerCase() + type.slice(1);
}

interface Wanted {
  readonly game: string;
  readonly types: string[];
}

/** All orders of some types, which come page by page; or why they do not come. */
async function ordersOf(
  client: Client,
  wanted: Wanted,
): Promise<{ readonly orders: readonly Order[] } | { readonly trouble: Trouble }> {
  const orders: Order[] = [];
  let after: string | null = null;
  do {
    const answer: { readonly data?: SideOrdersQuery; readonly error?: Parameters<typeof troubleIn>[0] } = await client
      .query(SideOrdersDocument, { ...wanted, after }, { requestPolicy: 'network-only' })
      .toPromise();
    const trouble = troubleIn(answer.error);
    if (trouble || !answer.data) return { trouble: trouble ?? NO_ANSWER };
    const { edges, pageInfo } = answer.data.game.legalOrderPage;
    orders.push(...edges.map(({ node }) => node));
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  } while (after !== null);
  return { orders };
}

const NO_ANSWER: Trouble = { code: null, message: 'The server has not answered. Try it again.', facts: {} };
