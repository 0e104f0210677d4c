import type { CampaignOrder } from './orders.js';

/** One line of English for an order of a campaign. */
export function tellCampaignOrder(order: CampaignOrder): string {
  switch (order.type) {
    case 'Open':
      return `play ${order.scenario} on day ${order.day}`;
    case 'Deed':
      return `confirm a deed of valour of ${order.unit}`;
    case 'Release':
      return `release ${order.unit}`;
    case 'Close':
      return `close day ${order.day}`;
    case 'Report':
      return `${order.scenario} is reported`;
  }
}
