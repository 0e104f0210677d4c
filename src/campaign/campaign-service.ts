import { randomUUID } from 'node:crypto';
import { type Campaign, underWay } from '../engine/campaign/campaign.js';
import { whyReportWaits } from '../engine/game/parley/waiting.js';
import { CAMPAIGN } from '../engine/campaign/game.js';
import { campaignReportOf, campaignSiegeReportOf } from '../engine/campaign/report-of.js';
import type { CampaignReports } from '../engine/campaign/orders.js';
import type { CampaignScenario, CampaignSetup, CampaignSiege } from '../engine/campaign/setup.js';
import { NO_FIGHTS, type Fights } from '../engine/game/fights.js';
import type { GameSetup, GameState } from '../engine/game/game.js';
import { allowed, forbidden, refused, type Refusal, type Ruled } from '../engine/game/refusal.js';
import type { AnyRulebooks } from '../engine/game/rulebook.js';
import { HERALD } from '../engine/position/seat.js';
import type { Submission } from '../play/commands.js';
import type { CreatedGame } from '../play/contract.js';
import { NoSuchCampaign, NoSuchGame, SetupRefused } from '../play/errors.js';
import { NoSuchInstant } from '../play/no-such-instant.js';
import type { GameService } from '../play/game-service.js';
import type { Seats } from '../play/seating/seats.js';
import type { BegunGame } from '../play/service-parts.js';
import { Turnstile } from '../play/turnstile.js';
import type { GameId, Viewer } from '../play/viewer.js';
import { HERALD_VIEWER } from '../play/viewer-seat.js';
import type { Sieges } from '../siege/contract.js';
import { campaignChanges } from './changes.js';
import type {
  CampaignAt,
  CampaignChange,
  CampaignMoment,
  Campaigns,
  CreateCampaign,
  SeenCampaign,
} from './contract.js';
import { idOfPart, partsOf } from './parts.js';
import { PartGames, type BegunCampaign } from './part-games.js';
import { dayReached, withBesieged } from './besieged.js';
import { timelineOf } from './timeline.js';

export interface CampaignServiceParts {
  readonly games: GameService<GameState, GameSetup>;
  readonly sieges: Sieges;
  readonly rulebooks: AnyRulebooks;
  readonly seats: Seats;
}

const NOW = { kind: 'now' } as const;
const RULESET = { id: CAMPAIGN.id, version: CAMPAIGN.version };
type Begun = BegunGame<GameState, GameSetup>;

/**
 * Campaigns are games like all others, on the shelf and in the streams of games. What they have besides is here: their
 * scenarios and sieges are created when they begin, and what they end with is reported to the campaign.
 */
export class CampaignService implements Campaigns {
  readonly #parts: CampaignServiceParts;
  readonly #partGames: PartGames;
  readonly #reports = new Turnstile();

  constructor(parts: CampaignServiceParts) {
    this.#parts = parts;
    this.#partGames = new PartGames(parts);
  }

  /** For the service of games: an objection to an order by which a scenario begins that cannot be played, or null. */
  objection(begun: Begun, after: GameState): Refusal | null {
    if (!isCampaign(begun)) return null;
    const position = after as Campaign;
    const before = underWay(begun.position);
    const setup = begun.setup;
    for (const name of underWay(position)) {
      const because = before.includes(name) ? null : this.#partGames.whyUnplayable({ setup, position }, name);
      if (because) return because;
    }
    return null;
  }

  /** For the service of games: opens what an order has begun. */
  async afterwards(begun: Begun): Promise<void> {
    if (isCampaign(begun)) await this.#partGames.open(begun);
  }

  async create({ commandId, setup, dice, reservation }: CreateCampaign): Promise<CreatedGame> {
    const created = CAMPAIGN.create(setup);
    if (!created.ok) throw new SetupRefused(created.refusal);
    const position = CAMPAIGN.evolve(null, created.value[0] as (typeof created.value)[number]);
    for (const name of Object.keys(position.scenarios)) {
      const because = this.#partGames.whyUnplayable({ setup, position: { ...position, day: 1 } }, name);
      if (because) throw new SetupRefused(because);
    }
    return this.#parts.games.create({
      ...{ commandId, ruleset: RULESET, setup },
      ...(dice ? { dice } : {}),
      ...(reservation ? { reservation } : {}),
    });
  }

  report(campaign: GameId, viewer: Viewer, part: string): Promise<Submission> {
    return this.#reports.pass(campaign, async () => {
      const begun = await this.#begun(campaign, viewer);
      const { revision, hash } = begun;
      const report = await this.#reportOf(begun, part);
      if (!report.ok) return { kind: 'refused', revision, hash, refusal: report.refusal, instead: [] };
      return this.#parts.games.submit({
        ...{ game: campaign, expectedRevision: revision, commandId: randomUUID() },
        viewer: { kind: 'seat', side: HERALD },
        order: { kind: 'json', value: report.value },
        dice: { kind: 'server' },
      });
    });
  }

  async see(campaign: GameId, viewer: Viewer, at: CampaignAt): Promise<SeenCampaign> {
    const { position: now, revision } = await this.#begun(campaign, viewer);
    const { games, sieges } = this.#parts;
    const reached = await dayReached(sieges, now, partsOf(campaign, now));
    if (at.kind === 'day' && (!Number.isSafeInteger(at.day) || at.day < 1 || at.day > reached)) {
      throw new NoSuchInstant(campaign, { kind: 'turn', gameTurn: at.day }, revision, 'campaign', reached);
    }
    // The campaign itself waits on one day while a siege goes on.
    const isInSiege = at.kind === 'day' && at.day > now.day;
    const instant = at.kind === 'day' && !isInSiege ? ({ kind: 'turn', gameTurn: at.day } as const) : NOW;
    const seen = await games.see(campaign, viewer, at.kind === 'revision' ? at : instant);
    const state = seen.position as Campaign;
    const parts = partsOf(campaign, state);
    const day = at.kind === 'day' ? at.day : at.kind === 'now' ? reached : state.day;
    const characters = await withBesieged(sieges, state, parts, day);
    return { id: campaign, revision: seen.revision, day, campaign: state, characters, parts };
  }

  async timeline(campaign: GameId, viewer: Viewer, character: string): Promise<readonly CampaignMoment[]> {
    await this.#begun(campaign, viewer);
    return timelineOf(this.#parts.games, campaign, viewer, character);
  }

  async changes(
    campaign: GameId,
    viewer: Viewer,
    from: CampaignAt,
    to: CampaignAt,
  ): Promise<readonly CampaignChange[]> {
    return campaignChanges(await this.see(campaign, viewer, from), await this.see(campaign, viewer, to));
  }

  /** Throws NoSuchCampaign if there is no game of this id for the viewer, or if the game is no campaign. */
  async #begun(id: GameId, viewer: Viewer): Promise<BegunGame<Campaign, CampaignSetup>> {
    const begun = await this.#game(id, viewer);
    if (!begun || !isCampaign(begun)) throw new NoSuchCampaign(id);
    return begun;
  }

  async #game(id: GameId, viewer: Viewer): Promise<Begun | null> {
    try {
      await this.#parts.games.head(id, viewer);
      return await this.#parts.games.begun(id);
    } catch (error) {
      if (error instanceof NoSuchGame) return null;
      throw error;
    }
  }

  /** The end of a scenario or siege; refused while it goes on, or has not begun. */
  async #reportOf(begun: BegunCampaign, name: string): Promise<Ruled<CampaignReports>> {
    const { position } = begun;
    if (!underWay(position).includes(name)) {
      const isOver = Object.hasOwn(position.scenarios, name) && position.scenarios[name]?.state === 'over';
      const played = underWay(position).join(', ') || 'none';
      const because = isOver
        ? `${name} has been reported already`
        : `${name} is not being played; under way: ${played}`;
      return forbidden('pbem:24', because, name);
    }
    await this.#partGames.open(begun);
    const id = idOfPart(begun.id, name);
    const siege = begun.setup.sieges?.[name];
    if (siege) return this.#siegeReport(position, name, siege, id);
    const scenario = begun.setup.scenarios[name];
    if (!scenario) throw new Error(`the campaign ${begun.id} has no set-up for ${name}`);
    return this.#scenarioReport(position, name, scenario, id);
  }

  async #scenarioReport(
    position: Campaign,
    name: string,
    scenario: CampaignScenario,
    game: GameId,
  ): Promise<Ruled<CampaignReports>> {
    const { field } = await this.#parts.games.see(game, HERALD_VIEWER, { kind: 'now' });
    const waits = whyReportWaits(await this.#parts.games.parleyOf(game, HERALD_VIEWER));
    if (waits) return refused(waits);
    if (!field?.outcome) return goesOn(name);
    const { position: last } = await this.#parts.games.begun(game);
    const fights = (await this.#parts.games.fights(game)) ?? NO_FIGHTS;
    return allowed(campaignReportOf(position, name, scenario, { game, position: last as typeof field, fights }));
  }

  async #siegeReport(
    position: Campaign,
    name: string,
    written: CampaignSiege,
    id: string,
  ): Promise<Ruled<CampaignReports>> {
    const { siege, games } = await this.#parts.sieges.see(id, HERALD_VIEWER, { kind: 'now' });
    const waits = whyReportWaits(await this.#parts.sieges.parleyOf(id, HERALD_VIEWER));
    if (waits) return refused(waits);
    if (!siege.outcome) return goesOn(name);
    const fights: Fights[] = [];
    for (const { game } of games) fights.push((await this.#parts.games.fights(game)) ?? NO_FIGHTS);
    return allowed(campaignSiegeReportOf(position, name, written, { id, siege, fights }));
  }
}

function goesOn(name: string): Ruled<never> {
  return refused({ code: 'wrongStep', rule: 'pbem:24', because: `${name} is not over`, subject: name });
}

/** Whether a game of the shelf is a campaign, whose types are known here. */
function isCampaign(begun: Begun): begun is BegunGame<Campaign, CampaignSetup> & Begun {
  return begun.ruleset.id === CAMPAIGN.id;
}
