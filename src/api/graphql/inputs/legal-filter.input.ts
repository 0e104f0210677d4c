import { Field, InputType } from '@nestjs/graphql';
import { ApiError } from '../../errors.js';

/** Values of one member of the filter. */
const VALUES_MAX = 100;

@InputType({ description: 'Which legal orders to show; all that is given must hold, of each list one.' })
export class LegalOrderFilterInput {
  @Field(() => [String], { nullable: true, description: 'Members of OrderInput, with a capital: Move, EndStep.' })
  types?: readonly string[] | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'Units, hexes or things that the order names, but not as those who act: the target of a shot, a hex of a path.',
  })
  targets?: readonly string[] | null;
}

/**
 * The filter as it was asked for, of a game with these types of orders. Throws BAD_INPUT for a list without values or
 * with too many, and for another type.
 */
export function legalFilterOf(
  input: LegalOrderFilterInput | null | undefined,
  orderTypes: readonly string[],
): {
  readonly types: readonly string[] | null;
  readonly targets: readonly string[] | null;
} {
  const [types, targets] = [input?.types ?? null, input?.targets ?? null];
  for (const [name, values] of Object.entries({ types, targets })) {
    if (values && (values.length < 1 || values.length > VALUES_MAX))
      throw new ApiError('BAD_INPUT', `${name} has ${values.length} values; it may have 1 to ${VALUES_MAX}`);
  }
  const unknown = types?.find((type) => !orderTypes.includes(type));
  if (unknown !== undefined)
    throw new ApiError('BAD_INPUT', `there is no type of order ${unknown.slice(0, 40)}`, { filter: 'types' });
  return { types, targets };
}
