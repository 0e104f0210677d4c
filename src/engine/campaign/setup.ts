import type { Setup } from '../game/setup.js';
import type { SiegeSetup } from '../siege/setup.js';
import type { Strength } from '../position/unit-sheet.js';
import type { SideId } from '../position/unit.js';
import type { CampaignOption } from './campaign.js';
import type { CampaignClass } from './classes.js';

/** A scenario of a campaign: the complete set-up of a game, whose characters are those of the campaign. */
export interface CampaignScenario {
  readonly ruleset: { readonly id: string; readonly version: number };
  readonly setup: Setup;
  /** By side of the scenario the side of the campaign that plays it; absent: they have the same names. */
  readonly sides?: Readonly<Record<SideId, SideId>>;
}

/**
 * A siege of a campaign: its set-up, and the sides of the campaign that besiege and are besieged. Its fighters are
 * characters of the campaign, and so are all characters of its scenarios.
 */
export interface CampaignSiege {
  readonly attacker: SideId;
  readonly defender: SideId;
  readonly setup: SiegeSetup;
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
  /** Absent: none. No siege has the name of a scenario. */
  readonly sieges?: Readonly<Record<string, CampaignSiege>>;
}

/** By side of a scenario the side of the campaign that plays it. */
export function sidesOf({ setup, sides }: Pick<CampaignScenario, 'setup' | 'sides'>): Readonly<Record<SideId, SideId>> {
  return Object.fromEntries(setup.sides.map((side) => [side, sides?.[side] ?? side]));
}

/** The names of the characters in the set-up of a scenario, in its order; animals are none. */
export function castOf({ setup }: Pick<CampaignScenario, 'setup'>): readonly string[] {
  return setup.units.flatMap(({ id, sheet }) => (sheet.kind === 'character' ? [id] : []));
}
