import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { CampaignPart } from '../../../campaign/contract.js';
import { enumOf } from '../enum.js';

const PartKinds = enumOf(['scenario', 'siege'], 'CampaignPartKind', 'A scenario or a siege of a campaign.', {
  scenario: 'A scenario, which is played in one game.',
  siege: 'A siege, with games of its own.',
});
const PartStates = enumOf(
  ['ahead', 'played', 'over'],
  'CampaignPartState',
  'A part of a campaign has yet to begin, is being played, or is over.',
  {
    ahead: 'It has yet to begin.',
    played: 'It is being played, or over and not reported yet.',
    over: 'It has been reported.',
  },
);

@ObjectType('CampaignPart', { description: 'A scenario or siege of a campaign.' })
export class CampaignPartView {
  @Field(() => String, { description: 'The name.' })
  name!: string;

  @Field(() => PartKinds, { description: 'Scenario or siege.' })
  kind!: string;

  @Field(() => PartStates, { description: 'How far it has come.' })
  state!: string;

  @Field(() => [String], { description: 'Sides that want to play it now.' })
  wanted!: readonly string[];

  @Field(() => Int, { nullable: true, description: 'The day on which it began; null: it has not.' })
  since!: number | null;

  @Field(() => [String], { description: 'Its characters, by their names.' })
  cast!: readonly string[];

  @Field(() => ID, { nullable: true, description: 'The game in which it is played; null: none, or a siege.' })
  game!: string | null;

  @Field(() => ID, { nullable: true, description: 'The siege that it is; null: it has not begun, or is a scenario.' })
  siege!: string | null;
}

/** A scenario or siege of a campaign with the id of what is played for it; null: it is not played yet. */
export function partView({ name, kind, state, wanted, since, cast, id }: CampaignPart): CampaignPartView {
  const played = { game: kind === 'scenario' ? id : null, siege: kind === 'siege' ? id : null };
  return { name, kind, state, wanted, since: since ?? null, cast, ...played };
}
