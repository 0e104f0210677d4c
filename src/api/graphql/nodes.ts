import { Inject, Injectable } from '@nestjs/common';
import type { Campaigns } from '../../campaign/contract.js';
import { withHidden } from '../../engine/position/change.js';
import { CAMPAIGN_RULEBOOKS } from '../../library/rulesets.js';
import type { AnyGames } from '../../play/contract.js';
import type { Tournaments } from '../../play/tournaments/contract.js';
import type { Sieges } from '../../siege/contract.js';
import { publicError } from '../errors.js';
import { CAMPAIGNS, GAMES, SIEGES, TOURNAMENTS } from '../tokens.js';
import type { RequestContext } from './context.js';
import { LibraryNodes } from './library-nodes.js';
import { instantOf, type PartId, partIn } from './node-id.js';
import { Viewers } from './viewers.js';
import { campaignView } from './views/campaign.view.js';
import { gameView } from './views/game-view-of.js';
import { itemView } from './views/item.view.js';
import type { Node } from './views/node.view.js';
import { claimView } from './views/parley.view.js';
import { siegeView } from './views/siege-calendar.view.js';
import { unitView } from './views/unit-view-of.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NOW = { kind: 'now' } as const;

/**
 * Everything that has an id. Each thing is looked up as the query of its own type looks it up, by the same viewer, so
 * that an id opens nothing that this query would not open.
 */
@Injectable()
export class Nodes {
  constructor(
    private readonly viewers: Viewers,
    private readonly library: LibraryNodes,
    @Inject(GAMES) private readonly games: AnyGames,
    @Inject(SIEGES) private readonly sieges: Sieges,
    @Inject(CAMPAIGNS) private readonly campaigns: Campaigns,
    @Inject(TOURNAMENTS) private readonly tournaments: Tournaments,
  ) {}

  /** The thing of that id; null: there is none, or it is hidden from whoever asks. */
  async find(context: RequestContext, id: string): Promise<Node | null> {
    const part = partIn(id);
    if (part) return orNull(this.#part(context, part));
    if (!UUID.test(id)) return this.library.find(id);
    return (
      (await orNull(this.#game(context, id))) ??
      (await orNull(this.#siege(context, id))) ??
      (await orNull(this.#tournament(id)))
    );
  }

  /** A game; a campaign is a game too, and is shown as the campaign that it is. */
  async #game(context: RequestContext, id: string): Promise<Node> {
    const viewer = await this.viewers.of(context, id);
    const seen = await this.games.see(id, viewer, NOW);
    const isCampaign = CAMPAIGN_RULEBOOKS.all.some(({ ruleset }) => ruleset.id === seen.ruleset.id);
    if (isCampaign) return { __typename: 'Campaign', ...campaignView(await this.campaigns.see(id, viewer, NOW)) };
    return named('Game', gameView(seen, viewer));
  }

  async #siege({ authorization }: RequestContext, id: string): Promise<Node> {
    const viewer = await this.viewers.ofSiege(authorization, id);
    return { __typename: 'Siege', ...siegeView(await this.sieges.see(id, viewer, NOW)) };
  }

  async #tournament(id: string): Promise<Node> {
    return { __typename: 'Tournament', ...(await this.tournaments.tournament(id)) };
  }

  async #part(context: RequestContext, part: PartId): Promise<Node | null> {
    const { game, kind, name } = part;
    if (kind === 'claim') return this.#claim(context, part);
    const viewer = await this.viewers.of(context, game);
    const { field } = await this.games.see(game, viewer, instantOf(part));
    if (!field) return null;
    if (kind === 'item') {
      const item = field.items?.find((one) => one.id === name);
      return item ? { __typename: 'Item', ...itemView(part, field, item) } : null;
    }
    const position = withHidden(field);
    const unit = Object.hasOwn(position.units, name) ? position.units[name] : undefined;
    return unit ? named('Unit', unitView(part, position, unit)) : null;
  }

  async #claim(context: RequestContext, { game: id, name, past }: PartId): Promise<Node | null> {
    const ofSiege = await this.viewers.ofSiege(context.authorization, id);
    const kind = (await this.sieges.knows(id, ofSiege)) ? 'siege' : 'game';
    const { claims } =
      kind === 'siege'
        ? await this.sieges.parleyOf(id, ofSiege)
        : await this.games.parleyOf(id, await this.viewers.of(context, id));
    const claim = claims.find(({ number }) => String(number) === name);
    return claim && past === undefined ? { __typename: 'Claim', ...claimView({ kind, id }, claim) } : null;
  }
}

/** A view whose members are worked out when they are read, with the name of its type. */
function named<Name extends string, View extends object>(name: Name, view: View): View & { readonly __typename: Name } {
  return Object.assign(view, { __typename: name });
}

/** The thing that a look finds; null where the query of its own type says NOT_FOUND. Throws all other errors. */
async function orNull<Found>(look: Promise<Found>): Promise<Found | null> {
  try {
    return await look;
  } catch (error) {
    if (publicError(error).code === 'NOT_FOUND') return null;
    throw error;
  }
}
