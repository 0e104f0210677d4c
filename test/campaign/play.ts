import { randomUUID } from 'node:crypto';
import type { Campaign } from '../../src/engine/campaign/campaign.js';
import type { CampaignSetup } from '../../src/engine/campaign/setup.js';
import type { Dice } from '../../src/engine/dice/dice.js';
import type { GameSetup, GameState } from '../../src/engine/game/game.js';
import { shelfOf } from '../../src/engine/game/rulebook.js';
import { SIEGE_SIDES } from '../../src/engine/siege/siege.js';
import { CampaignService } from '../../src/campaign/campaign-service.js';
import { isReported } from '../../src/campaign/is-reported.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { CAMPAIGN_RULEBOOKS, RULEBOOKS, SIEGE_RULEBOOKS } from '../../src/library/rulesets.js';
import { GameService } from '../../src/play/game-service.js';
import { Seats } from '../../src/play/seating/seats.js';
import { Chance } from '../../src/selfplay/chance.js';
import { outlookOf } from '../../src/selfplay/outlook.js';
import { PLAYERS } from '../../src/selfplay/players.js';
import { Ways } from '../../src/selfplay/ways.js';
import { SiegeService } from '../../src/siege/siege-service.js';
import { KEYS, NOW, SPECTATOR } from '../play/support.js';
import { sourceFrom } from '../siege/support.js';
import { siegeOrder, type SiegePlan } from './siege-policy.js';

const RECORDED_AT = '2026-11-24T12:00:00Z';
/** Far more orders than any game needs. */
const ORDERS_MAX = 20_000;

export interface CampaignTable {
  readonly games: GameService<GameState, GameSetup>;
  readonly sieges: SiegeService;
  readonly campaigns: CampaignService;
}

/** The services of a server that play campaigns, with dice of a seed. */
export function campaignsOn(ledger: Ledger, seed: number): CampaignTable {
  const next = sourceFrom(seed);
  const dice = (): Dice => ({ roll: (request) => ({ ...request, value: 1 + next(request.faces), source: 'server' }) });
  const rulebooks = shelfOf<GameState, GameSetup>([...RULEBOOKS.all, ...CAMPAIGN_RULEBOOKS.all]);
  const now = (): string => RECORDED_AT;
  const parts = {
    ...{ ledger, keys: KEYS, now, dice },
    isReported: (keeper: string, part: string): Promise<boolean> => isReported({ games, sieges }, keeper, part),
    incidents: {
      snapshotFailed(_id: string, error: unknown) {
        throw error;
      },
      restHeldUp(_id: string, error: unknown) {
        throw error;
      },
    },
  };
  const games = new GameService<GameState, GameSetup>({
    ...{ ...parts, rulebooks },
    objection: (begun, after) => campaigns.objection(begun, after),
    afterwards: (begun) => campaigns.afterwards(begun),
  });
  const sieges = new SiegeService({ ...parts, rulebooks: RULEBOOKS, sieges: SIEGE_RULEBOOKS, games });
  const seats = new Seats(ledger, KEYS, now);
  const campaigns: CampaignService = new CampaignService({ games, sieges, rulebooks, seats });
  return { games, sieges, campaigns };
}

/** How the computer plays a campaign. */
export interface CampaignPlan extends SiegePlan {
  readonly seed: number;
  /** The part that both sides want on a day; null: none, and the day passes. */
  readonly partOn: (campaign: Campaign) => string | null;
  /** Orders that greedy players give in the game of a scenario before both sides only end their turns. */
  readonly greedyOrders: (scenario: string) => number;
}

/** Plays a campaign to its end. Gives its id. */
export async function playCampaign(table: CampaignTable, setup: CampaignSetup, plan: CampaignPlan): Promise<string> {
  const { campaigns } = table;
  const { game: campaign } = await campaigns.create({ commandId: `campaign-${plan.seed}`, setup });
  const chance = new Chance(`campaign ${plan.seed}`);
  for (;;) {
    const { campaign: state, parts } = await campaigns.see(campaign, SPECTATOR, NOW);
    if (state.outcome) return campaign;
    const played = parts.find((part) => part.state === 'played');
    if (played?.id) {
      if (played.kind === 'siege') await besiege(table, played.id, plan, chance);
      else await fight(table, played.id, plan.greedyOrders(played.name), chance);
      const reported = await campaigns.report(campaign, SPECTATOR, played.name);
      if (reported.kind === 'refused') throw new Error(reported.refusal.because);
      continue;
    }
    const part = plan.partOn(state);
    for (const side of state.sides) {
      const order =
        part === null ? { type: 'Close', day: state.day } : { type: 'Open', day: state.day, scenario: part };
      await give(table, campaign, side, (await deedOf(table, campaign, side)) ?? order);
    }
  }
}

/** Every deed that may be confirmed is. */
async function deedOf({ games }: CampaignTable, campaign: string, side: string): Promise<unknown> {
  const legal = await games.questions.legal(campaign, { kind: 'seat', side });
  return legal.find(({ order }) => (order as { readonly type: string }).type === 'Deed')?.order ?? null;
}

async function give({ games }: CampaignTable, game: string, side: string, value: unknown): Promise<void> {
  const { revision: expectedRevision } = await games.head(game, SPECTATOR);
  const done = await games.submit({
    ...{ game, expectedRevision, commandId: randomUUID(), viewer: { kind: 'seat', side } as const },
    order: { kind: 'json', value },
    dice: { kind: 'server' },
  });
  if (done.kind === 'refused') throw new Error(`${JSON.stringify(value)}: ${done.refusal.because}`);
}

/** Plays a game to its end by greedy players. */
async function fight(table: CampaignTable, game: string, greedyOrders: number, chance: Chance): Promise<void> {
  const greedy = PLAYERS['greedy'];
  if (!greedy) throw new Error('there is no greedy player');
  let ways: Ways | null = null;
  for (let given = 0; given < ORDERS_MAX; given += 1) {
    const { field, actors } = await table.games.see(game, SPECTATOR, NOW);
    const [actor] = actors;
    if (!field || field.outcome || !actor) return;
    ways ??= new Ways(field.ground);
    const legal = await table.games.questions.legal(game, { kind: 'seat', side: actor.side });
    const end = legal.find(({ order }) => (order as { readonly type: string }).type === 'EndTurn');
    const outlook = outlookOf(field, { side: actor.side, owes: actor.role === 'decision' }, legal, ways);
    await give(table, game, actor.side, given >= greedyOrders && end ? end.order : greedy(outlook, chance).order);
  }
  throw new Error(`the game ${game} does not end`);
}

/** Plays a siege to its end by simple policies, its scenarios by greedy players. */
async function besiege(table: CampaignTable, siege: string, plan: CampaignPlan, chance: Chance): Promise<void> {
  const { sieges } = table;
  for (;;) {
    const { siege: now, games } = await sieges.see(siege, SPECTATOR, { kind: 'now' });
    if (now.stage === 'over') return;
    if (now.stage === 'scenario') {
      const played = games.at(-1);
      if (played) await fight(table, played.game, plan.greedyOrders(played.scenario), chance);
      const reported = await sieges.report(siege, SPECTATOR);
      if (reported.kind === 'refused') throw new Error(reported.refusal.because);
      continue;
    }
    for (const side of SIEGE_SIDES) {
      const { siege: state, revision: expectedRevision } = await sieges.see(siege, SPECTATOR, { kind: 'now' });
      if (state.stage === 'over' || state.stage === 'scenario') break;
      const order = siegeOrder(state, side, await sieges.legal(siege, side), plan);
      if (order === null) continue;
      const done = await sieges.submit({ siege, side, order, expectedRevision, commandId: randomUUID() });
      if (done.kind === 'refused') throw new Error(`${JSON.stringify(order)}: ${done.refusal.because}`);
    }
  }
}
