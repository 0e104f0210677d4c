import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { SeenCampaign } from '../../../campaign/contract.js';
import { inOrder } from '../../../engine/campaign/campaign.js';
import { CampaignCharacterView, characterView } from './campaign-character.view.js';
import { CampaignEngineView, engineView } from './campaign-engine.view.js';
import { CampaignPartView, partView } from './campaign-part.view.js';
import { GameSecretsView } from './game-secrets.view.js';
import { NodeView } from './node.view.js';

@ObjectType('CampaignStore', { description: 'Supplies that sieges have left to a side (pbem:24).' })
export class CampaignStoreView {
  @Field(() => String, { description: 'The side, by its name.' })
  side!: string;

  @Field(() => String, { description: 'The name of the goods: arrows.' })
  goods!: string;

  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

@ObjectType('CampaignTally', { description: 'Scenarios and sieges that a side has won.' })
export class CampaignTallyView {
  @Field(() => String, { description: 'The side, by its name.' })
  side!: string;

  @Field(() => Int, { description: 'How many.' })
  won!: number;
}

@ObjectType('Campaign', {
  implements: () => [NodeView],
  description: 'A campaign at one instant; as a game it is `game` of the same id.',
})
export class CampaignView {
  @Field(() => ID, { description: 'The id.' })
  id!: string;

  @Field(() => String, { description: 'The title; plain text.' })
  title!: string;

  @Field(() => Int, { description: 'Of its last event at this instant.' })
  revision!: number;

  @Field(() => Int, { description: 'The day, from 1; in a siege that goes on a day of the siege.' })
  day!: number;

  @Field(() => Int, { description: 'The day after which it ends.' })
  lastDay!: number;

  @Field(() => [String], { description: 'Sides that have closed the day.' })
  closed!: readonly string[];

  @Field(() => [CampaignCharacterView], { description: 'By name; those in a siege as the siege has them.' })
  characters!: readonly CampaignCharacterView[];

  @Field(() => [CampaignPartView], { description: 'By name.' })
  parts!: readonly CampaignPartView[];

  @Field(() => [CampaignEngineView], { description: 'By name; only those that a part which is over has shown.' })
  engines!: readonly CampaignEngineView[];

  @Field(() => [CampaignStoreView], { description: 'By side and goods.' })
  stores!: readonly CampaignStoreView[];

  @Field(() => [CampaignTallyView], { description: 'By side.' })
  won!: readonly CampaignTallyView[];

  @Field(() => Boolean, { description: 'It has ended.' })
  over!: boolean;

  @Field(() => String, { nullable: true, description: 'The side that has won; null: nobody, or it goes on.' })
  winner!: string | null;

  @Field(() => GameSecretsView, {
    nullable: true,
    description: 'The answer to createCampaign, if sides are reserved; else null.',
  })
  secrets!: GameSecretsView | null;
}

/** A campaign at an instant, with its characters, engines and stores by name. */
export function campaignView({ id, revision, day, campaign, characters, parts }: SeenCampaign): CampaignView {
  const { title, lastDay, closed, engines = {}, stores = {}, won, outcome } = campaign;
  return {
    ...{ id, title, revision, day, lastDay, closed },
    characters: Object.keys(characters)
      .sort()
      .flatMap((name) => {
        const character = characters[name];
        return character ? [characterView(name, character)] : [];
      }),
    parts: parts.map(partView),
    engines: inOrder(engines).map(engineView),
    stores: inOrder(stores).flatMap(([side, goods]) =>
      inOrder(goods).map(([what, count]) => ({ side, goods: what, count })),
    ),
    won: Object.entries(won).map(([side, count]) => ({ side, won: count })),
    over: outcome !== null,
    winner: outcome?.winner ?? null,
    secrets: null,
  };
}
