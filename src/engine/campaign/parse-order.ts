import { readersOf } from '../game/define/order.js';
import { orderIn } from '../game/form.js';
import type { Ruled } from '../game/refusal.js';
import { CAMPAIGN_ORDERS, type CampaignOrder } from './orders.js';

const READERS = readersOf(CAMPAIGN_ORDERS);

/** Reads an order that came from outside or out of a log; only its form is checked. Unknown members are refused. */
export function parseCampaignOrder(raw: unknown): Ruled<CampaignOrder> {
  return orderIn(raw, READERS) as Ruled<CampaignOrder>;
}
