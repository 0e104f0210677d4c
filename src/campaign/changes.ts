import type { Campaign } from '../engine/campaign/campaign.js';
import { haveSameText } from '../engine/canonical/canonical.js';
import type { CampaignChange, SeenCampaign } from './contract.js';

/** The differences between a campaign at two instants, by kind and then by name. */
export function campaignChanges(from: SeenCampaign, to: SeenCampaign): readonly CampaignChange[] {
  return thingsChanged(
    { ...from.campaign, characters: from.characters },
    { ...to.campaign, characters: to.characters },
  );
}

/** The same of two states of a campaign alone, without what its sieges tell. */
export function thingsChanged(from: Campaign, to: Campaign): readonly CampaignChange[] {
  return (['character', 'part', 'engine', 'store'] as const).flatMap((kind) => {
    const [was, is] = [thingsOf(from)[kind], thingsOf(to)[kind]];
    const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort();
    return names.flatMap((name): readonly CampaignChange[] => {
      const [before = null, after = null] = [was[name], is[name]];
      return haveSameText(before, after) ? [] : [{ kind, name, before, after }];
    });
  });
}

function thingsOf({
  characters,
  scenarios,
  engines = {},
  stores = {},
}: Campaign): Readonly<Record<CampaignChange['kind'], Readonly<Record<string, object>>>> {
  return { character: characters, part: scenarios, engine: engines, store: stores };
}
