import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { CampaignChange, CampaignMoment } from '../../../campaign/contract.js';
import { enumOf } from '../enum.js';
import { Json } from '../json.scalar.js';
import { CampaignCharacterView, characterView } from './campaign-character.view.js';

const ChangedKinds = enumOf(
  ['character', 'part', 'engine', 'store'],
  'CampaignChangeKind',
  'Kinds of things that stand otherwise on another day.',
  {
    character: 'A character.',
    part: 'A scenario or siege.',
    engine: 'A siege engine as parts have left it.',
    store: 'The supplies of a side that sieges have left.',
  },
);

@ObjectType('CampaignMoment', { description: 'An event that concerned a character of a campaign.' })
export class CampaignMomentView {
  @Field(() => Int, { description: 'Of the event.' })
  revision!: number;

  @Field(() => Int, { description: 'The day, from 1.' })
  day!: number;

  @Field(() => String, { description: 'Type of the event.' })
  type!: string;

  @Field(() => String, { description: 'One line for a person.' })
  text!: string;

  @Field(() => [ID], { description: 'The rules that the event names.' })
  rules!: readonly string[];

  @Field(() => CampaignCharacterView, { nullable: true, description: 'Null: the campaign began with the event.' })
  before!: CampaignCharacterView | null;

  @Field(() => CampaignCharacterView, { nullable: true, description: 'Null: he was not there yet.' })
  after!: CampaignCharacterView | null;
}

/** An event in the life of a character: how he stood before and after it; null: he was not in the campaign. */
export function momentView(name: string, { before, after, ...moment }: CampaignMoment): CampaignMomentView {
  return {
    ...moment,
    before: before && characterView(name, before),
    after: after && characterView(name, after),
  };
}

@ObjectType('CampaignChange', { description: 'Something that stands otherwise on one day than on another.' })
export class CampaignChangeView implements CampaignChange {
  @Field(() => ChangedKinds, { description: 'The kind of thing.' })
  kind!: CampaignChange['kind'];

  @Field(() => String, { description: 'The name.' })
  name!: string;

  @Field(() => Json, { nullable: true, description: 'On the first day, in the form of the log; null: there was none.' })
  before!: object | null;

  @Field(() => Json, { nullable: true, description: 'On the second day, in the same form; null: there is none.' })
  after!: object | null;
}
