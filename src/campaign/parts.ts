import { type Campaign, inOrder } from '../engine/campaign/campaign.js';
import { idFrom } from '../play/id-from.js';
import type { GameId } from '../play/viewer.js';
import type { CampaignPart } from './contract.js';

/** The scenarios and sieges of a campaign, by name, each with the game or siege in which it is played. */
export function partsOf(campaign: GameId, { scenarios }: Campaign): readonly CampaignPart[] {
  return inOrder(scenarios).map(([name, part]) => ({
    ...part,
    name,
    id: part.state === 'ahead' ? null : idOfPart(campaign, name),
  }));
}

/** Always the same, so that a part is created once; no command of a client leads to it. */
export function idOfPart(campaign: GameId, name: string): string {
  return idFrom(`herald part of ${campaign}: ${name}`);
}
