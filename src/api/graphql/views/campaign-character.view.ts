import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Character } from '../../../engine/campaign/campaign.js';
import { CAMPAIGN_CLASSES, type CampaignClass } from '../../../engine/campaign/classes.js';
import type { LastingMark } from '../../../engine/position/unit.js';
import { enumOf } from '../enum.js';
import { LastingMarks } from './lasting-marks.js';

export const CampaignClasses = enumOf(
  CAMPAIGN_CLASSES,
  'CampaignClass',
  'A class by which experience is counted (pbem:24.1a).',
  {
    knight: 'The highest rung of the ladder.',
    sergeant: 'A sergeant, who may become a knight (pbem:24.1i).',
    squire: 'A squire, who stands on no ladder.',
    halberdier: 'A halberdier.',
    billman: 'A billman.',
    missileman: 'Somebody who shoots or slings, on one rung with spearmen.',
    spearman: 'A spearman, on one rung with missilemen.',
    soldier: 'Any other man-at-arms, who stands on no ladder (pbem:24.1g).',
    peasant: 'The lowest rung of the ladder.',
    civilian: 'Somebody who wins and costs nobody experience.',
  },
);
const CharacterHealths = enumOf(
  ['healthy', 'wounded', 'dead'],
  'CharacterHealth',
  'The health of a character between scenarios.',
  {
    healthy: 'Not hurt.',
    wounded: 'Wounded, and healing or waiting for the healing roll.',
    dead: 'Dead.',
  },
);

@ObjectType('CampaignStrength', { description: 'Attack and defence of a healthy character.' })
export class CampaignStrengthView {
  @Field(() => Int, { description: 'Attack.' })
  attack!: number;

  @Field(() => Int, { description: 'Defence.' })
  defence!: number;
}

@ObjectType('CampaignCharacter', { description: 'A character of a campaign at one instant (pbem:24).' })
export class CampaignCharacterView {
  @Field(() => String, { description: 'The name.' })
  name!: string;

  @Field(() => String, { description: 'The side, by its name.' })
  side!: string;

  @Field(() => CampaignClasses, { description: 'The class by which experience is counted.' })
  class!: CampaignClass;

  @Field(() => CampaignStrengthView, { description: 'Healthy, on foot.' })
  foot!: CampaignStrengthView;

  @Field(() => CampaignStrengthView, { nullable: true, description: 'Healthy, mounted; null: he does not ride.' })
  mounted!: CampaignStrengthView | null;

  @Field(() => CampaignStrengthView, {
    description: 'Points that have not changed his strength yet, in quarters of a point (pbem:24.1f).',
  })
  record!: CampaignStrengthView;

  @Field(() => CharacterHealths, { description: 'The health.' })
  health!: string;

  @Field(() => Int, { nullable: true, description: 'The day on whose morning he is healthy again; null: unknown.' })
  heals!: number | null;

  @Field(() => Boolean, { description: 'He is not healthy again in this campaign (pbem:24.2b).' })
  neverHeals!: boolean;

  @Field(() => Int, { nullable: true, description: 'The day on whose morning a runaway is back (pbem:22.9r).' })
  back!: number | null;

  @Field(() => Boolean, { description: 'He has run away, be it for some days or for good (pbem:22.9r).' })
  away!: boolean;

  @Field(() => String, { nullable: true, description: 'The side that holds him prisoner; null: he is free.' })
  captive!: string | null;

  @Field(() => Int, { nullable: true, description: 'Missiles that are left; null: as his scenario gives him.' })
  missiles!: number | null;

  @Field(() => [LastingMarks], { description: 'What holds for him in all later scenarios.' })
  marks!: readonly LastingMark[];
}

/** A character of a campaign: points on record in quarters, times as days of the campaign (pbem:24.1f). */
export function characterView(name: string, character: Character): CampaignCharacterView {
  const { side, class: one, foot, mounted = null, record, health, heals, back, captive, missiles, marks } = character;
  return {
    ...{ name, side, class: one, foot, mounted, record, health },
    heals: heals ?? null,
    neverHeals: heals === null,
    back: back ?? null,
    away: back !== undefined,
    captive: captive ?? null,
    missiles: missiles ?? null,
    marks: marks ?? [],
  };
}
