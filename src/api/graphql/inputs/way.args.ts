import { ArgsType, Field } from '@nestjs/graphql';
import type { WayStep } from '../../../engine/game/reach-survey.js';
import { definedType } from './defined-input.js';

/** A move as far as it is built. */
@ArgsType()
export class WayArgs {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => [definedType('PathStepInput')], {
    defaultValue: [],
    description: 'The steps of the move so far, as OrderInput.move takes them; none: the move begins.',
  })
  path!: readonly WayStep[];
}
