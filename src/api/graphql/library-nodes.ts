import { Inject, Injectable } from '@nestjs/common';
import type { BoardDocument } from '../../engine/board/document.js';
import type { ShippedCampaign } from '../../library/campaigns.js';
import { loadCatalogue } from '../../library/catalogue.js';
import type { Scenario } from '../../library/scenario.js';
import type { ShippedSiege } from '../../library/sieges.js';
import { BOARDS, SCENARIOS, SHIPPED_CAMPAIGNS, SHIPPED_SIEGES } from '../tokens.js';
import { shippedCampaignView } from './views/shipped-campaign.view.js';
import { mapBoardView } from './views/map-board.view.js';
import type { Node } from './views/node.view.js';
import { scenarioView } from './views/scenario-view-of.js';
import { shippedSiegeView } from './views/shipped-siege.view.js';

/** The content of this installation by its ids; no two pieces of it have the same id. */
@Injectable()
export class LibraryNodes {
  constructor(
    @Inject(SCENARIOS) private readonly scenarios: ReadonlyMap<string, Scenario>,
    @Inject(SHIPPED_SIEGES) private readonly sieges: ReadonlyMap<string, ShippedSiege>,
    @Inject(SHIPPED_CAMPAIGNS) private readonly campaigns: ReadonlyMap<string, ShippedCampaign>,
    @Inject(BOARDS) private readonly boards: ReadonlyMap<string, BoardDocument>,
  ) {}

  /** The piece of that id; null: there is none. */
  find(id: string): Node | null {
    const rule = loadCatalogue().rule(id);
    if (rule) return { __typename: 'Rule', ...rule };
    const scenario = this.scenarios.get(id);
    if (scenario) return { __typename: 'Scenario', ...scenarioView(scenario) };
    const siege = this.sieges.get(id);
    if (siege) return { __typename: 'ShippedSiege', ...shippedSiegeView(siege) };
    const campaign = this.campaigns.get(id);
    if (campaign) return { __typename: 'ShippedCampaign', ...shippedCampaignView(campaign) };
    const board = this.boards.get(id);
    return board ? { __typename: 'MapBoard', ...mapBoardView(board) } : null;
  }
}
