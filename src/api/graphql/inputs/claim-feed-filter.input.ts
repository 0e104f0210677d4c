import { Field, InputType } from '@nestjs/graphql';
import type { ClaimStanding } from '../../../engine/game/parley/events.js';
import type { ClaimFeedFilter } from '../../../play/feed/claim-feed.js';
import { feedFilterOf } from '../../feed-question.js';
import { FedGamesInput } from '../views/feed.view.js';
import { ClaimStandings } from '../views/parley.view.js';
import { mustBeRules } from './claim-filter.input.js';
import { mustBeList } from './values.js';

@InputType({
  description: 'Which changes of claims to tell; all that is given must hold, of each list one.',
})
export class ClaimFeedFilterInput extends FedGamesInput {
  @Field(() => [ClaimStandings], {
    nullable: true,
    description: 'How the claims stand after the change.',
  })
  standings?: readonly ClaimStanding[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'The rules on which the claims rest after the change, for example `pbem:7.3c`.',
  })
  rules?: readonly string[] | null;
}

/** Throws BAD_INPUT for a list without values or with too many, and for a rule that does not exist. */
export function claimFeedFilterOf({ standings, rules, ...ofFeed }: ClaimFeedFilterInput): ClaimFeedFilter {
  for (const [name, values] of Object.entries({ standings, rules })) mustBeList(name, values);
  mustBeRules(rules ?? []);
  return {
    ...feedFilterOf(ofFeed),
    ...(standings ? { standings } : {}),
    ...(rules ? { rules } : {}),
  };
}
