import type { CampaignOrder } from './orders.js';

/** An order of a campaign in writing; `readCampaignOrder` reads those of the sides back. */
export function tellCampaignOrder(order: CampaignOrder): string {
  switch (order.type) {
    case 'Open':
      return `play ${order.scenario} on day ${order.day}`;
    case 'Deed':
      return `confirm a deed of valour of ${order.unit} on day ${order.day}`;
    case 'Release':
      return `release ${order.unit} on day ${order.day}`;
    case 'Close':
      return `close day ${order.day}`;
    case 'Report':
    case 'ReportSiege':
      return `${order.scenario} is reported`;
  }
}
