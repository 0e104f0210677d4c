import type { CampaignOption } from '../../../engine/campaign/campaign.js';
import type { CampaignSetup } from '../../../engine/campaign/setup.js';
import { campaignSetupOf, NotInTheLibrary, type CampaignLibrary } from '../../../library/campaign-setup.js';
import type { ShippedCampaign } from '../../../library/campaigns.js';
import { ApiError } from '../../errors.js';
import { byName } from './by-name.js';
import type { CreateCampaignInput } from './campaign.input.js';

/** The content that a campaign may be made of, and the campaigns that ship. */
export interface CampaignStock extends CampaignLibrary {
  readonly campaigns: ReadonlyMap<string, ShippedCampaign>;
}

const OWN_PARTS = ['sides', 'characters', 'scenarios', 'sieges'] as const;

/** The set-up that an input describes. Throws NOT_FOUND for what the library does not have, BAD_INPUT. */
export function campaignInputSetup(input: CreateCampaignInput, stock: CampaignStock): CampaignSetup {
  const { title, lastDay } = input;
  const options = optionsIn(input);
  if (typeof input.campaign === 'string') {
    const shipped = stock.campaigns.get(input.campaign);
    if (!shipped) throw new ApiError('NOT_FOUND', `there is no campaign ${input.campaign.slice(0, 60)}`);
    const own = OWN_PARTS.find((part) => input[part] !== undefined && input[part] !== null);
    if (own !== undefined) throw new ApiError('BAD_INPUT', `a campaign that ships has its own ${own}`);
    const { setup } = shipped;
    return {
      ...setup,
      ...(typeof title === 'string' ? { title } : {}),
      ...(typeof lastDay === 'number' ? { lastDay } : {}),
      options: { ...setup.options, ...options },
    };
  }
  const { sides, characters } = input;
  if (typeof title !== 'string' || typeof lastDay !== 'number' || !sides || !characters) {
    throw new ApiError('BAD_INPUT', 'a campaign of your own needs title, lastDay, sides and characters');
  }
  try {
    return campaignSetupOf({ title, lastDay, sides, options, ...partsIn({ ...input, characters }) }, stock);
  } catch (error) {
    if (error instanceof NotInTheLibrary) throw new ApiError('NOT_FOUND', error.message);
    throw error;
  }
}

type Parts = Pick<Parameters<typeof campaignSetupOf>[0], 'characters' | 'scenarios' | 'sieges'>;

function partsIn(input: CreateCampaignInput & Pick<Required<CreateCampaignInput>, 'characters'>): Parts {
  return {
    characters: byName(input.characters ?? [], ({ name, side, class: one, most, wounded }) => [
      name,
      {
        ...{ side, class: one },
        ...(most ? { most: { attack: most.attack, defence: most.defence } } : {}),
        ...(wounded ? { wounded: true as const } : {}),
      },
    ]),
    scenarios: byName(input.scenarios ?? [], ({ name, scenario, sides }) => [
      name,
      { scenario, ...(sides ? { sides: byName(sides, ({ side, playedBy }) => [side, playedBy]) } : {}) },
    ]),
    sieges: byName(input.sieges ?? [], ({ name, siege, attacker, defender, lastDay }) => [
      name,
      { ...{ siege, attacker, defender }, ...(typeof lastDay === 'number' ? { lastDay } : {}) },
    ]),
  };
}

function optionsIn({ options }: CreateCampaignInput): Partial<Record<CampaignOption, boolean>> {
  return byName(options ?? [], ({ name, on }) => [name, on]);
}
