import { underWay, type Campaign } from '../engine/campaign/campaign.js';
import { campaignScenarioSetup } from '../engine/campaign/scenario-setup.js';
import { sidesOf, type CampaignSetup } from '../engine/campaign/setup.js';
import { campaignSiegeSetup } from '../engine/campaign/siege-setup.js';
import type { Refusal } from '../engine/game/refusal.js';
import type { AnyRulebooks } from '../engine/game/rulebook.js';
import type { Setup } from '../engine/game/setup.js';
import type { AnyGames } from '../play/contract.js';
import { NoSuchGame } from '../play/errors.js';
import type { Seats } from '../play/seating/seats.js';
import type { GameId } from '../play/viewer.js';
import { HERALD_VIEWER } from '../play/viewer-seat.js';
import type { Sieges } from '../siege/contract.js';
import { idOfPart } from './parts.js';

/** A campaign at one instant, with its set-up. */
export interface BegunCampaign {
  readonly id: GameId;
  readonly setup: CampaignSetup;
  readonly position: Campaign;
}

interface Parts {
  readonly games: Pick<AnyGames, 'create' | 'head'>;
  readonly sieges: Pick<Sieges, 'create' | 'see' | 'whyRefused'>;
  readonly rulebooks: AnyRulebooks;
  readonly seats: Pick<Seats, 'keep' | 'isPrivate'>;
}

/** The games and sieges of campaigns: whether they can be played, and their creation. */
export class PartGames {
  constructor(private readonly parts: Parts) {}

  /** Why a scenario or siege of the campaign cannot be created as the campaign stands, or null. */
  whyUnplayable({ setup, position }: Omit<BegunCampaign, 'id'>, name: string): Refusal | null {
    const siege = setup.sieges?.[name];
    if (siege) return named(name, this.parts.sieges.whyRefused(campaignSiegeSetup(position, siege)));
    const scenario = setup.scenarios[name];
    if (!scenario) return null;
    const { id, version } = scenario.ruleset;
    const created = this.parts.rulebooks
      .rulebook(id, version)
      .ruleset.create(campaignScenarioSetup(position, scenario));
    return created.ok ? null : named(name, created.refusal);
  }

  /**
   * Creates the games and sieges that are under way, if they are not there yet; their seats are for the keys of the
   * campaign's sides, and they are private if the campaign is. Throws what creating throws, but no SetupRefused:
   * `whyUnplayable` was asked before they began.
   */
  async open(begun: BegunCampaign): Promise<void> {
    for (const name of underWay(begun.position)) await this.#openOne(begun, name);
  }

  async #openOne({ id, setup, position }: BegunCampaign, name: string): Promise<void> {
    const part = idOfPart(id, name);
    const { seats, games, sieges } = this.parts;
    const siege = setup.sieges?.[name];
    const ofCampaign = {
      ...{ siege: id, of: 'campaign' as const },
      ...((await seats.isPrivate(id)) ? { private: true } : {}),
    };
    if (siege) {
      if (await exists(() => sieges.see(part, HERALD_VIEWER, { kind: 'now' }))) return;
      const { attacker, defender } = siege;
      await seats.keep(part, { ...ofCampaign, sides: { attacker, defender } });
      await sieges.create({ commandId: part, siege: part, setup: campaignSiegeSetup(position, siege) });
      return;
    }
    const scenario = setup.scenarios[name];
    if (!scenario) throw new Error(`the campaign ${id} has no set-up for ${name}`);
    if (await exists(() => games.head(part, HERALD_VIEWER))) return;
    const created: Setup = campaignScenarioSetup(position, scenario);
    await seats.keep(part, { ...ofCampaign, sides: sidesOf(scenario) });
    await games.create({ commandId: part, game: part, ruleset: scenario.ruleset, setup: created });
  }
}

/** Whether there is a game or siege that `look` reads. Throws what it throws besides NoSuchGame. */
async function exists(look: () => Promise<unknown>): Promise<boolean> {
  try {
    await look();
    return true;
  } catch (error) {
    if (error instanceof NoSuchGame) return false;
    throw error;
  }
}

function named(name: string, refusal: Refusal | null): Refusal | null {
  return refusal && { ...refusal, because: `${name}: ${refusal.because}` };
}
