import type { Actor } from '../game/ruleset.js';
import type { Frame } from '../game/frame.js';
import type { Game } from '../game/game.js';
import { refused } from '../game/refusal.js';
import type { GameEvent } from '../game/event.js';
import { HERALD } from '../position/seat.js';
import { CAMPAIGN_OPTIONS, campaignFingerprint, underWay, type Campaign } from './campaign.js';
import { createCampaign, decideCampaign } from './decide.js';
import { campaignDiceOf, campaignIndexOf } from './event-index.js';
import type { CampaignEvent, CampaignEventOf } from './events.js';
import { evolveCampaign } from './evolve.js';
import { legalCampaignOrders } from './legal.js';
import { CAMPAIGN_ORDERS, type CampaignOrder } from './orders.js';
import { parseCampaignOrder } from './parse-order.js';
import type { CampaignSetup } from './setup.js';

const CAMPAIGN_ID = 'campaign';

/**
 * The frame of a campaign's log. The version is that of the rules which its set-up pins; no campaign has version 0, so
 * that a forged set-up without a version belongs to no ruleset.
 */
const FRAME: Frame = {
  setUp(event) {
    const told = asCampaignEvent(event);
    if (told.type !== 'CampaignSetUp') return null;
    const { rules, setup } = told.data as Partial<CampaignEventOf<'CampaignSetUp'>['data']>;
    return { edition: { id: CAMPAIGN_ID, version: rules?.version ?? 0 }, setup };
  },
  order(event) {
    const told = asCampaignEvent(event);
    return told.type === 'CampaignOrderTaken' ? { seat: told.data.side ?? HERALD, order: told.data.order } : null;
  },
  turnEnd(event) {
    const told = asCampaignEvent(event);
    if (told.type !== 'CampaignDayEnded') return null;
    return { gameTurn: told.data.day, side: 'day', fingerprint: told.data.fingerprint };
  },
};

/** The days between scenarios (pbem:24, 22.9r, 26.6): a game without a board, whose turns are days. */
export const CAMPAIGN: Game<Campaign, CampaignOrder, CampaignEvent, CampaignSetup> = {
  id: CAMPAIGN_ID,
  version: 1,
  options: Object.keys(CAMPAIGN_OPTIONS),
  orderTypes: Object.keys(CAMPAIGN_ORDERS),
  frame: FRAME,
  create: createCampaign,
  parseOrder: parseCampaignOrder,
  decide: decideCampaign,
  evolve: evolveCampaign,
  actors,
  legal(campaign, seat) {
    const side = campaign.sides.find((one) => one === seat);
    return side === undefined ? [] : legalCampaignOrders(campaign, side);
  },
  preview: () => refused({ code: 'notInThisRuleset', rule: null, because: 'orders of a campaign have no preview' }),
  diceOf: campaignDiceOf,
  indexOf: campaignIndexOf,
  seats: ({ sides }) => sides,
  moment: (campaign) => ({
    gameTurn: campaign.day,
    side: 'day',
    step: campaign.outcome ? 'over' : underWay(campaign).length > 0 ? 'scenario' : 'day',
  }),
  fingerprint: campaignFingerprint,
};

/** Every event of a log belongs to the game whose set-up begins it, so other types need no check. */
function asCampaignEvent(event: GameEvent): CampaignEvent {
  return event as CampaignEvent;
}

/** Sides that have something to order, and Herald while a scenario is under way, since it reports how that went. */
function actors(campaign: Campaign): readonly Actor[] {
  if (campaign.outcome) return [];
  const sides = campaign.sides.flatMap((side): readonly Actor[] => {
    const types = new Set(legalCampaignOrders(campaign, side).map(({ order }) => order.type));
    return types.size > 0 ? [{ side, role: 'turn', orders: [...types] }] : [];
  });
  return underWay(campaign).length > 0
    ? [...sides, { side: HERALD, role: 'turn', orders: ['Report', 'ReportSiege'] }]
    : sides;
}
