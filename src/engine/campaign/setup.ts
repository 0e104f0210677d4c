import type { Setup } from '../game/setup.js';
import type { Strength } from '../position/unit-sheet.js';
import type { SideId } from '../position/unit.js';
import type { CampaignOption } from './campaign.js';
import type { CampaignClass } from './classes.js';

/** A scenario of a campaign: the complete set-up of a game, whose characters and sides are those of the campaign. */
export interface CampaignScenario {
  readonly ruleset: { readonly id: string; readonly version: number };
  readonly setup: Setup;
}

/** A character as the campaign begins. */
export interface SetupCharacter {
  readonly side: SideId;
  readonly class: CampaignClass;
  /** Healthy strength on foot. */
  readonly foot: Strength;
  readonly mounted?: Strength;
  /** Of a soldier, who stands on no ladder: his highest strength on foot (pbem:24.1g, 25.3). */
  readonly most?: Strength;
  readonly wounded?: true;
}

/** The data from which a campaign is created. They may be illegal; `whatIsWrong` checks them. */
export interface CampaignSetup {
  readonly title: string;
  readonly sides: readonly SideId[];
  readonly options?: Readonly<Partial<Record<CampaignOption, boolean>>>;
  readonly lastDay: number;
  readonly characters: Readonly<Record<string, SetupCharacter>>;
  readonly scenarios: Readonly<Record<string, CampaignScenario>>;
}

/** The names of the characters in the set-up of a scenario, in its order; animals are none. */
export function castOf({ setup }: CampaignScenario): readonly string[] {
  return setup.units.flatMap(({ id, sheet }) => (sheet.kind === 'character' ? [id] : []));
}
