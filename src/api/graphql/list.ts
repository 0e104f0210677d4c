import { ArgsType, Field, Int } from '@nestjs/graphql';
import { ApiError } from '../errors.js';

/** Hexes or places that one list may hold, and how many it holds when nothing is said. */
export const LIST_MAX = 2000;
const LIST_DEFAULT = 500;

/**
 * A part of a list that is made anew each time, without a cursor. The argument is not called `first`, since the cost of
 * an operation is multiplied by `first`; `LIST_MAX` and `SWEEPS_MAX` bound the cost of such a list.
 */
@ArgsType()
export class ListArgs {
  @Field(() => Int, { defaultValue: LIST_DEFAULT, description: `At most ${LIST_MAX}.` })
  limit!: number;

  @Field(() => Int, {
    defaultValue: 0,
    description: 'So many are left out at the beginning.',
    deprecationReason: 'Use the field of the same name with Page: it goes by cursors.',
  })
  offset!: number;
}

/** The part of a list that the arguments describe. Throws BAD_INPUT. */
export function listed<One>(all: readonly One[], { limit, offset }: ListArgs): readonly One[] {
  if (limit < 0 || limit > LIST_MAX) {
    throw new ApiError('BAD_INPUT', `limit is ${limit}; it may be 0 to ${LIST_MAX}`);
  }
  if (offset < 0) throw new ApiError('BAD_INPUT', `offset is ${offset}; it may not be negative`);
  return all.slice(offset, offset + limit);
}
