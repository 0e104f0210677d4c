import type { Campaign, Character, FreeScenario } from './campaign.js';
import { castOf, type CampaignSetup, type SetupCharacter } from './setup.js';

/** The campaign as it is set up, on the evening before its first day. Whether the set-up is right is not asked here. */
export function campaignOf({ title, sides, options = {}, lastDay, characters, scenarios }: CampaignSetup): Campaign {
  return {
    title,
    sides,
    options,
    lastDay,
    day: 0,
    characters: Object.fromEntries(Object.entries(characters).map(([id, one]) => [id, characterOf(one)])),
    scenarios: Object.fromEntries(
      Object.entries(scenarios).map(([name, one]): [string, FreeScenario] => [
        name,
        { cast: castOf(one), wanted: [], state: 'ahead' },
      ]),
    ),
    won: Object.fromEntries(sides.map((side) => [side, 0])),
    closed: [],
    orders: 0,
    outcome: null,
  };
}

function characterOf({ wounded, ...rest }: SetupCharacter): Character {
  return {
    ...rest,
    ...(rest.class === 'missileman' ? { bowman: true as const } : {}),
    record: { attack: 0, defence: 0 },
    health: wounded ? 'wounded' : 'healthy',
    ...(wounded ? { fresh: true as const } : {}),
  };
}
