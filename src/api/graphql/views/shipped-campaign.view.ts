import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { ShippedCampaign } from '../../../library/campaigns.js';
import { NodeView } from './node.view.js';

@ObjectType('ShippedCampaign', {
  implements: () => [NodeView],
  description: 'A campaign of this installation, which createCampaign takes by its id.',
})
export class ShippedCampaignView {
  @Field(() => ID, { description: 'The id.' })
  id!: string;

  @Field(() => String, { description: 'The title; plain text.' })
  title!: string;

  @Field(() => String, { description: 'The story behind it.' })
  story!: string;

  @Field(() => [String], { description: 'Names of its sides.' })
  sides!: readonly string[];

  @Field(() => Int, { description: 'The day after which it ends.' })
  lastDay!: number;

  @Field(() => [String], { description: 'Names of its scenarios.' })
  scenarios!: readonly string[];

  @Field(() => [String], { description: 'Names of its sieges.' })
  sieges!: readonly string[];
}

/** A campaign of the library, with its scenarios and sieges by name. */
export function shippedCampaignView({ id, title, story, setup }: ShippedCampaign): ShippedCampaignView {
  const { sides, lastDay, scenarios, sieges = {} } = setup;
  return { id, title, story, sides, lastDay, scenarios: Object.keys(scenarios), sieges: Object.keys(sieges) };
}
