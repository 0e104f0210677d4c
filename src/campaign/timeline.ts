import { type Campaign, type Character, memberOf } from '../engine/campaign/campaign.js';
import { CAMPAIGN_EVENTS, type CampaignEvent } from '../engine/campaign/events.js';
import { CAMPAIGN } from '../engine/campaign/game.js';
import { haveSameText } from '../engine/canonical/canonical.js';
import type { GameEvent } from '../engine/game/event.js';
import { READ_LIMIT_MAX } from '../ledger/ledger.js';
import type { AnyGames } from '../play/contract.js';
import { NobodyOfThatName } from '../play/errors.js';
import type { GameId, Viewer } from '../play/viewer.js';
import type { CampaignMoment } from './contract.js';

/** An event of a campaign's log, with one line for a person. */
interface Told {
  readonly revision: number;
  readonly event: GameEvent;
  readonly text: string;
}

/** The campaign after one more event of its log; events beside orders, such as those of its dice, change nothing. */
export function campaignAfter(state: Campaign | null, event: GameEvent): Campaign | null {
  return isOwn(event) ? CAMPAIGN.evolve(state, event) : state;
}

/** Whether an event of a campaign's log is one of its own, and none beside orders. */
function isOwn(event: GameEvent): event is CampaignEvent {
  return Object.hasOwn(CAMPAIGN_EVENTS, event.type);
}

/** Collects what concerned a character: events that name him, and those that changed his state. */
export class Timeline {
  readonly #moments: CampaignMoment[] = [];
  #state: Campaign | null = null;

  constructor(
    private readonly campaign: GameId,
    private readonly character: string,
  ) {}

  get moments(): readonly CampaignMoment[] {
    return this.#moments;
  }

  /** The next event of the log, from its first one on. Throws NobodyOfThatName. */
  add({ revision, event, text }: Told): void {
    const before = this.#now();
    this.#state = campaignAfter(this.#state, event);
    const after = this.#now();
    if (after === null) throw new NobodyOfThatName(this.campaign, this.character);
    const { units, rules } = isOwn(event) ? CAMPAIGN.indexOf(event) : { units: [], rules: [] };
    if (!units.includes(this.character) && haveSameText(before, after)) return;
    const { day } = this.#state ?? { day: 0 };
    this.#moments.push({ revision, day, type: event.type, text, rules, before, after });
  }

  #now(): Character | null {
    return this.#state && (memberOf(this.#state.characters, this.character) ?? null);
  }
}

/** Everything that concerned a character of a campaign. Throws NoSuchGame, NobodyOfThatName. */
export async function timelineOf(
  games: Pick<AnyGames, 'events'>,
  campaign: GameId,
  viewer: Viewer,
  character: string,
): Promise<readonly CampaignMoment[]> {
  const timeline = new Timeline(campaign, character);
  for (let from = 0; ; from += READ_LIMIT_MAX) {
    const page = await games.events(campaign, viewer, from, READ_LIMIT_MAX);
    for (const told of page) timeline.add(told);
    if (page.length < READ_LIMIT_MAX) return timeline.moments;
  }
}
