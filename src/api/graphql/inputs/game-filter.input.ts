import { Field, ID, InputType } from '@nestjs/graphql';
import { ApiError } from '../../errors.js';
import type { GameFilter } from '../../../projections/read/by-age.js';

/** Tournaments that a filter may name. */
const TOURNAMENTS_MAX = 20;

@InputType({ description: 'Which games to show; all that is given must hold, of a list one.' })
export class GameFilterInput {
  @Field(() => [ID], {
    nullable: true,
    description: 'Tournaments to which they belong. Whoever organises one of them sees its private games too.',
  })
  tournaments?: readonly string[] | null;

  @Field(() => [ID], { nullable: true, description: 'Ids of their rulesets, such as campaign.' })
  rulesets?: readonly string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether they have ended.' })
  over?: boolean | null;
}

/**
 * Throws BAD_INPUT for a list without values or with too many, and for a ruleset that is not known. Whether its
 * tournaments exist is asked elsewhere.
 */
export function gameFilterOf(input: GameFilterInput | null | undefined, known: readonly string[]): GameFilter {
  const { tournaments, over, rulesets } = input ?? {};
  assertTournaments(tournaments);
  if (rulesets) assertRulesets(rulesets, known);
  return {
    ...(tournaments ? { tournaments } : {}),
    ...(rulesets ? { rulesets } : {}),
    ...(typeof over === 'boolean' ? { over } : {}),
  };
}

/** Throws BAD_INPUT. */
function assertRulesets(rulesets: readonly string[], known: readonly string[]): void {
  const strange = rulesets.find((one) => !known.includes(one));
  if (strange === undefined && rulesets.length > 0) return;
  const found = strange === undefined ? 'rulesets has no values' : `there is no ruleset ${strange.slice(0, 60)}`;
  throw new ApiError('BAD_INPUT', `${found}; there are ${known.join(', ')}`);
}

/** Throws BAD_INPUT. */
function assertTournaments(tournaments: readonly string[] | null | undefined): void {
  if (!tournaments || (tournaments.length > 0 && tournaments.length <= TOURNAMENTS_MAX)) return;
  const found = `tournaments has ${tournaments.length} values`;
  throw new ApiError('BAD_INPUT', `${found}; it may have 1 to ${TOURNAMENTS_MAX}`);
}
