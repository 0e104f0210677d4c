import type { Campaign, Character, Part } from './campaign.js';
import { engineNames } from './engines.js';
import { castOf, type CampaignSetup, type SetupCharacter } from './setup.js';

/** The campaign as it is set up, on the evening before its first day. Whether the set-up is right is not asked here. */
export function campaignOf({
  title,
  sides,
  options = {},
  lastDay,
  characters,
  scenarios,
  sieges = {},
}: CampaignSetup): Campaign {
  return {
    title,
    sides,
    options,
    lastDay,
    day: 0,
    characters: Object.fromEntries(Object.entries(characters).map(([id, one]) => [id, characterOf(one)])),
    scenarios: Object.fromEntries([
      ...Object.entries(scenarios).map(([name, one]) => [name, ahead('scenario', castOf(one))] as const),
      ...Object.entries(sieges).map(
        ([name, { setup }]) => [name, ahead('siege', Object.keys(setup.fighters))] as const,
      ),
    ]),
    enginesOf: engineNames({ scenarios, sieges }),
    won: Object.fromEntries(sides.map((side) => [side, 0])),
    closed: [],
    orders: 0,
    outcome: null,
  };
}

function ahead(kind: Part['kind'], cast: readonly string[]): Part {
  return { kind, cast, wanted: [], state: 'ahead' };
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
