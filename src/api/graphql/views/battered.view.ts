import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Battered } from '../../../engine/game/facts.js';
import { BatteredKinds, BatteringMeansEnum } from './thing-enums.js';

@ObjectType('Standing', { description: 'How something stands against one means of battering.' })
export class StandingView {
  @Field(() => BatteringMeansEnum, { description: 'hand, ram, catapult or offboard.' })
  means!: string;

  @Field(() => Int, { description: 'Its resistance in points when whole (pbem:26.71, 26.72).' })
  full!: number;

  @Field(() => Int, { description: 'The resistance that is left; more than when whole: reinforced (pbem:19.7a).' })
  left!: number;
}

@ObjectType('Battered', { description: 'Something that has been battered and stands (pbem:19.2b).' })
export class BatteredView {
  @Field(() => String, { description: 'Its hex, hexside or name.' })
  name!: string;

  @Field(() => BatteredKinds, { description: 'The kind of thing.' })
  kind!: string;

  @Field(() => [StandingView], { description: 'Its resistance against each means of battering it.' })
  standings!: readonly StandingView[];
}

/** Something battered, with its resistance in points against each means of battering it (pbem:19.2b). */
export function batteredView({ name, kind, standings }: Battered): BatteredView {
  return { name, kind, standings };
}
