import { NO_DICE } from '../dice/dice.js';
import { diceRefusal } from '../game/act.js';
import type { LegalOrder } from '../game/ruleset.js';
import type { SideId } from '../position/unit.js';
import type { Campaign } from './campaign.js';
import { decideCampaign } from './decide.js';
import type { CampaignSideOrder } from './orders.js';
import { tellCampaignOrder } from './tell-order.js';

/** Orders that would be accepted from a side now. */
export function legalCampaignOrders(campaign: Campaign, side: SideId): readonly LegalOrder<CampaignSideOrder>[] {
  return candidates(campaign)
    .filter((order) => isAccepted(campaign, side, order))
    .map((order) => ({ order, mp: null, summary: tellCampaignOrder(order) }));
}

/** Accepted as far as no die decides; an order that asks for dice has passed all that could refuse it. */
function isAccepted(campaign: Campaign, side: SideId, order: CampaignSideOrder): boolean {
  try {
    return decideCampaign(campaign, side, order, NO_DICE).ok;
  } catch (error) {
    if (diceRefusal(error)) return true;
    throw error;
  }
}

function candidates({ day, scenarios, characters }: Campaign): readonly CampaignSideOrder[] {
  const units = Object.keys(characters).sort();
  return [
    ...Object.keys(scenarios)
      .sort()
      .map((scenario) => ({ type: 'Open', day, scenario }) as const),
    ...units.map((unit) => ({ type: 'Deed', day, unit }) as const),
    ...units.map((unit) => ({ type: 'Release', day, unit }) as const),
    { type: 'Close', day },
  ];
}
