import { Field, ID, InputType } from '@nestjs/graphql';
import type { ClaimStanding } from '../../../engine/game/parley/events.js';
import { loadCatalogue } from '../../../library/catalogue.js';
import type { AskedClaims } from '../../claim-list.js';
import { nothingNamed, wronglyAsked } from '../asked.js';
import { DateTime } from '../date-time.scalar.js';
import { ClaimStandings } from '../views/parley.view.js';
import { mustBeList } from './values.js';

@InputType({ description: 'Which claims to show; all that is given must hold, of each list one.' })
export class ClaimFilterInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of a game, which may be a private game of your key, or of a siege.',
  })
  game?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Tournaments to which the games belong. The key of an organiser shows the claims of private games too.',
  })
  tournaments?: readonly string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Only claims in games in which the key, or its account, has a seat, and in those of which it is the arbiter’s.',
  })
  mine?: boolean | null;

  @Field(() => [ClaimStandings], { nullable: true, description: 'How the claims stand.' })
  standings?: readonly ClaimStanding[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'The rules on which the claims rest, for example `pbem:7.3c`.',
  })
  rules?: readonly string[] | null;

  @Field(() => DateTime, { nullable: true, description: 'Only claims that were filed then or later.' })
  filedFrom?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Only claims that were filed earlier.' })
  filedBefore?: string | null;
}

/** Throws BAD_INPUT if one of them is no rule of the catalogue. */
export function mustBeRules(rules: readonly string[]): void {
  const unknown = rules.find((rule) => !loadCatalogue().rule(rule));
  if (unknown !== undefined) throw wronglyAsked(nothingNamed(unknown, 'rule'));
}

/** Throws BAD_INPUT for a list without values or with too many, and for a rule that does not exist. */
export function claimFilterOf(input: ClaimFilterInput | null | undefined): AskedClaims {
  const { game, mine, tournaments, standings, rules, filedFrom, filedBefore } = input ?? {};
  for (const [name, values] of Object.entries({ tournaments, standings, rules })) mustBeList(name, values);
  mustBeRules(rules ?? []);
  return {
    ...(typeof game === 'string' ? { game } : {}),
    ...(mine === true ? { mine } : {}),
    ...(tournaments ? { tournaments } : {}),
    ...(standings ? { standings } : {}),
    ...(rules ? { rules } : {}),
    ...(typeof filedFrom === 'string' ? { filedFrom } : {}),
    ...(typeof filedBefore === 'string' ? { filedBefore } : {}),
  };
}
