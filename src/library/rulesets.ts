import { DICE_EVENTS } from '../engine/game/dice-told.js';
import { MESSAGE_EVENTS } from '../engine/game/message/events.js';
import { PARLEY_EVENTS } from '../engine/game/parley/events.js';
import { eventFault } from '../engine/game/define/events.js';
import type { OrderDefinitions } from '../engine/game/define/order.js';
import type { GameEvent } from '../engine/game/event.js';
import type { Facts } from '../engine/game/facts.js';
import type { ClaimRules } from '../engine/game/parley/situation.js';
import type { Edition } from '../engine/game/frame.js';
import { allowed, refused, type Ruled } from '../engine/game/refusal.js';
import type { GameSetup, GameState } from '../engine/game/game.js';
import {
  shelfOf,
  type AnyRulebooks,
  type Rulebook,
  type Rulebooks,
  type WrittenOrder,
} from '../engine/game/rulebook.js';
import { readOrder } from '../engine/rulesets/pbem/notation/order.js';
import { printOrder } from '../engine/rulesets/pbem/notation/print-order.js';
import { DEED_WORDS } from '../engine/rulesets/pbem/notation/verbs.js';
import { tell } from '../engine/rulesets/pbem/notation/telling.js';
import { PBEM_UPCASTERS } from '../engine/rulesets/pbem/event-versions.js';
import { PBEM_EVENTS, type PbemEvent } from '../engine/rulesets/pbem/core/events.js';
import { ORDERS, type Order } from '../engine/rulesets/pbem/core/orders.js';
import { citingOf } from '../engine/rulesets/pbem/core/books/citing.js';
import { SIEGE_EN_BOOK } from '../engine/rulesets/pbem/core/books/siege-en.js';
import { PBEM, PBEM_TRIAL, SIEGE_EN } from '../engine/rulesets/pbem/ruleset.js';
import type { Campaign } from '../engine/campaign/campaign.js';
import { describeCampaign } from '../engine/campaign/describe.js';
import { CAMPAIGN_UPCASTERS } from '../engine/campaign/event-index.js';
import { CAMPAIGN_EVENTS, type CampaignEvent } from '../engine/campaign/events.js';
import { CAMPAIGN } from '../engine/campaign/game.js';
import type { CampaignOrder } from '../engine/campaign/orders.js';
import { readCampaignOrder } from '../engine/campaign/read-order.js';
import type { CampaignSetup } from '../engine/campaign/setup.js';
import { tellCampaignOrder } from '../engine/campaign/tell-order.js';
import { tellCampaign } from '../engine/campaign/tell.js';
import { describeSiege } from '../engine/siege/describe.js';
import { SIEGE_UPCASTERS } from '../engine/siege/event-index.js';
import { SIEGE_EVENTS, type SiegeEvent } from '../engine/siege/events.js';
import { SIEGE } from '../engine/siege/game.js';
import type { SiegeOrder } from '../engine/siege/orders.js';
import type { SiegeSetup } from '../engine/siege/setup.js';
import { sideDoes } from '../engine/siege/side-words.js';
import type { Siege, SiegeSide } from '../engine/siege/siege.js';
import { tellSiegeOrder } from '../engine/siege/tell-order.js';
import { tellSiege } from '../engine/siege/tell.js';

/** The definitions of the events of games, of sieges and of campaigns. */
export const EVENT_DEFINITIONS = {
  game: PBEM_EVENTS,
  dice: DICE_EVENTS,
  parley: PARLEY_EVENTS,
  message: MESSAGE_EVENTS,
  siege: SIEGE_EVENTS,
  campaign: CAMPAIGN_EVENTS,
} as const;

/** The definitions of the orders of games. */
export const ORDER_DEFINITIONS: OrderDefinitions = ORDERS;

/** The events and the notation that the books of the family share. */
const FAMILY = {
  // A game's log holds only events of the ruleset that it pins, and orders pass through its parseOrder.
  upcasters: PBEM_UPCASTERS,
  faultOf: eventFault(PBEM_EVENTS),
  verbs: DEED_WORDS,
  writeOrder: (order: unknown) => printOrder(order as Order),
  tell: (event: GameEvent) => tell(event as PbemEvent),
} as const;

/** The rules of the book about claims of errors. */
const CLAIM_RULES: ClaimRules = {
  window: 'pbem:1.4a',
  lapsed: 'pbem:1.4b',
  modified: 'pbem:1.4d',
  moreDice: 'pbem:1.4h',
  own: 'pbem:1.4c',
  slip: 'pbem:1.4l',
};

/** The PBEM rules with their notation. */
const PBEM_RULEBOOK: Rulebook = {
  ...FAMILY,
  ruleset: PBEM,
  book: 'pbem',
  reportedDice: { option: 'honourDice', rule: 'pbem:1.3b' },
  claimRules: CLAIM_RULES,
  readOrder: readPbemOrder,
};

/** Siege, English edition: the same engine, events and notation, another book, in which nobody reports dice. */
const SIEGE_EN_RULEBOOK: Rulebook = {
  ...FAMILY,
  ruleset: SIEGE_EN,
  book: 'siege-en',
  readOrder: (text) => {
    const read = readPbemOrder(text);
    return read.ok ? read : citingOf(SIEGE_EN_BOOK)(read);
  },
};

function readPbemOrder(text: string): Ruled<WrittenOrder> {
  const read = readOrder(text);
  if (read.ok) return allowed(read.value);
  const { error } = read;
  const { column, expected, found } = error;
  return refused({ code: error.code, rule: error.rule, because: error.message, misread: { column, expected, found } });
}

/** The PBEM rules in their trial edition, by which games are judged and never played. */
const PBEM_TRIAL_BOOK: Rulebook = { ...PBEM_RULEBOOK, ruleset: PBEM_TRIAL };

/** The days of a siege, which have no written notation: an order is told, and given in its own form. */
const SIEGE_BOOK: Rulebook<Siege, SiegeSetup> = {
  ruleset: SIEGE,
  book: 'pbem',
  upcasters: SIEGE_UPCASTERS,
  faultOf: eventFault(SIEGE_EVENTS),
  // The book has no windows for the days of a siege, so both sides have to agree (ADR 50).
  claimRules: { ...CLAIM_RULES, byConsent: true },
  readOrder: noWrittenForm,
  writeOrder: (order) => tellSiegeOrder(order as SiegeOrder),
  seatDoes: (seat, one, many) => sideDoes(seat as SiegeSide, one, many),
  tell: (event: GameEvent) => tellSiege(event as SiegeEvent),
  describe: describeSiege,
};

/** The days of a campaign. */
const CAMPAIGN_BOOK: Rulebook<Campaign, CampaignSetup> = {
  ruleset: CAMPAIGN,
  book: 'pbem',
  upcasters: CAMPAIGN_UPCASTERS,
  faultOf: eventFault(CAMPAIGN_EVENTS),
  readOrder: readCampaignOrder,
  writeOrder: (order) => tellCampaignOrder(order as CampaignOrder),
  tell: (event: GameEvent) => tellCampaign(event as CampaignEvent),
  describe: describeCampaign,
};

function noWrittenForm(): Ruled<WrittenOrder> {
  const because = 'orders of a siege have no written form';
  return refused({ code: 'notInThisRuleset', rule: null, because });
}

/** Every rulebook of games on a board that ships, newest version last. */
export const SHIPPED_RULEBOOKS: readonly Rulebook[] = [PBEM_RULEBOOK, SIEGE_EN_RULEBOOK];

/** The sieges that ship, newest version last. */
const SHIPPED_SIEGES = [SIEGE_BOOK] as const;

/** The campaigns that ship, newest version last. */
const SHIPPED_CAMPAIGNS = [CAMPAIGN_BOOK] as const;

/** The shelf of the games on a board. */
export const RULEBOOKS: Rulebooks = shelfOf(SHIPPED_RULEBOOKS);

/** The shelf of the sieges. */
export const SIEGE_RULEBOOKS: Rulebooks<Siege, SiegeSetup> = shelfOf(SHIPPED_SIEGES);

/** The shelf of the campaigns. */
export const CAMPAIGN_RULEBOOKS: Rulebooks<Campaign, CampaignSetup> = shelfOf(SHIPPED_CAMPAIGNS);

/** The shelves by which the read model folds logs. */
export const SHELVES = {
  games: shelfOf<GameState, GameSetup>([...SHIPPED_RULEBOOKS, ...SHIPPED_CAMPAIGNS]),
  sieges: SIEGE_RULEBOOKS,
} as const;

/** Every game that can be replayed and judged: those on a board, sieges and campaigns. */
export const ALL_RULEBOOKS: AnyRulebooks = shelfOf<GameState, GameSetup>([
  ...SHIPPED_RULEBOOKS,
  ...SHIPPED_SIEGES,
  ...SHIPPED_CAMPAIGNS,
]);

/** Every ruleset by which a game may be judged, also the editions that no game can pin. */
export const RULEBOOKS_TO_JUDGE_BY: AnyRulebooks = shelfOf<GameState, GameSetup>([
  ...SHIPPED_RULEBOOKS,
  ...SHIPPED_SIEGES,
  ...SHIPPED_CAMPAIGNS,
  PBEM_TRIAL_BOOK,
]);

const BOARD_RULEBOOKS: Rulebooks = shelfOf([...SHIPPED_RULEBOOKS, PBEM_TRIAL_BOOK]);

/** The facts that the ruleset of a position or a scenario tells. Throws UnknownRuleset. */
export function factsOf({ ruleset: { id, version } }: { readonly ruleset: Edition }): Facts {
  const { facts } = BOARD_RULEBOOKS.rulebook(id, version).ruleset;
  if (!facts) throw new Error(`${id} version ${version} tells no facts`);
  return facts;
}
