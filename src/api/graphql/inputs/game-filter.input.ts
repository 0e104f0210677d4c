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

  @Field(() => Boolean, { nullable: true, description: 'Whether they have ended.' })
  over?: boolean | null;
}

/** Throws BAD_INPUT for a list without values or with too many. Whether its tournaments exist is asked elsewhere. */
export function gameFilterOf(input: GameFilterInput | null | undefined): GameFilter {
  const { tournaments, over } = input ?? {};
  assertTournaments(tournaments);
  return { ...(tournaments ? { tournaments } : {}), ...(typeof over === 'boolean' ? { over } : {}) };
}

/** Throws BAD_INPUT. */
function assertTournaments(tournaments: readonly string[] | null | undefined): void {
  if (!tournaments || (tournaments.length > 0 && tournaments.length <= TOURNAMENTS_MAX)) return;
  const found = `tournaments has ${tournaments.length} values`;
  throw new ApiError('BAD_INPUT', `${found}; it may have 1 to ${TOURNAMENTS_MAX}`);
}
