import { Field, ID, InputType, Int } from '@nestjs/graphql';
import type { CampaignClass } from '../../../engine/campaign/classes.js';
import { CampaignClasses } from '../views/campaign-character.view.js';
import { OptionInput } from './commands.input.js';
import { DiceWantedInput } from './dice.input.js';
import { ReserveSeatInput } from './seats.input.js';

@InputType({ description: 'Attack and defence.' })
export class CampaignStrengthInput {
  @Field(() => Int, { description: 'Attack.' })
  attack!: number;

  @Field(() => Int, { description: 'Defence.' })
  defence!: number;
}

@InputType({ description: 'A character of a campaign.' })
export class CampaignCharacterInput {
  @Field(() => String, { description: 'Name of the character in the scenarios; his strength is that of his counter.' })
  name!: string;

  @Field(() => String, { description: 'The side, by its name.' })
  side!: string;

  @Field(() => CampaignClasses, { description: 'The class by which experience is counted.' })
  class!: CampaignClass;

  @Field(() => CampaignStrengthInput, {
    nullable: true,
    description: 'Of a soldier, who stands on no ladder: his highest strength on foot (pbem:24.1g).',
  })
  most?: CampaignStrengthInput | null;

  @Field(() => Boolean, { nullable: true, description: 'He begins wounded.' })
  wounded?: boolean | null;
}

@InputType({ description: 'A side of a scenario, and the side of the campaign that plays it.' })
export class CampaignSideInput {
  @Field(() => String, { description: 'The side of the scenario.' })
  side!: string;

  @Field(() => String, { description: 'The side of the campaign.' })
  playedBy!: string;
}

@InputType({ description: 'A scenario of a campaign.' })
export class CampaignScenarioInput {
  @Field(() => String, { description: 'Its name in the campaign.' })
  name!: string;

  @Field(() => ID, { description: 'Id of a scenario of the library.' })
  scenario!: string;

  @Field(() => [CampaignSideInput], { nullable: true, description: 'Absent: its sides are those of the campaign.' })
  sides?: CampaignSideInput[] | null;
}

@InputType({ description: 'A siege of a campaign.' })
export class CampaignSiegeInput {
  @Field(() => String, { description: 'Its name in the campaign.' })
  name!: string;

  @Field(() => ID, { description: 'Id of a siege that ships (shippedSieges).' })
  siege!: string;

  @Field(() => String, { description: 'The side of the campaign that besieges.' })
  attacker!: string;

  @Field(() => String, { description: 'The side of the campaign that is besieged.' })
  defender!: string;

  @Field(() => Int, { nullable: true, description: 'The day after which it ends; absent: as it ships.' })
  lastDay?: number | null;
}

@InputType({ description: 'A campaign that ships, or one of your own.' })
export class CreateCampaignInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'A campaign that ships (shippedCampaigns). With it no sides, characters, scenarios and sieges may be given; ' +
      'options are those that differ. Without it title, lastDay, sides and characters are needed, and scenarios or sieges.',
  })
  campaign?: string | null;

  @Field(() => String, { nullable: true, description: 'The title; plain text.' })
  title?: string | null;

  @Field(() => Int, { nullable: true, description: 'The day after which it ends.' })
  lastDay?: number | null;

  @Field(() => [OptionInput], { nullable: true, description: 'Options of a campaign (docs/campaigns.md).' })
  options?: OptionInput[] | null;

  @Field(() => [String], { nullable: true, description: 'Names of its sides, two to eight.' })
  sides?: string[] | null;

  @Field(() => [CampaignCharacterInput], { nullable: true, description: 'Its characters.' })
  characters?: CampaignCharacterInput[] | null;

  @Field(() => [CampaignScenarioInput], { nullable: true, description: 'Its scenarios.' })
  scenarios?: CampaignScenarioInput[] | null;

  @Field(() => [CampaignSiegeInput], { nullable: true, description: 'Its sieges.' })
  sieges?: CampaignSiegeInput[] | null;

  @Field(() => DiceWantedInput, { nullable: true, description: 'Absent: committed.' })
  dice?: DiceWantedInput | null;

  @Field(() => [ReserveSeatInput], {
    nullable: true,
    description:
      'Sides that are only for those who hold their invitations; absent: a side goes to whoever joins first.',
  })
  reserve?: ReserveSeatInput[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'All sides are reserved, and nobody without a key of the campaign learns of it, or of its games and sieges.',
  })
  private?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The organiser's own key, as for createGame. With it the command may be repeated; absent: one is made, if sides " +
      'are reserved, and shown once.',
  })
  organiserKey?: string | null;

  @Field(() => ID, { description: 'Chosen by the client: the same command sent twice creates one campaign.' })
  commandId!: string;
}
