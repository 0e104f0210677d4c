import { Field, InputType } from '@nestjs/graphql';

@InputType({ description: 'A unit and the hexes in which it is hidden.' })
export class HidingPlaceInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => [String], { description: 'One hex, or head and rear.' })
  hexes!: string[];
}

@InputType({
  description: 'Set up the hidden units of the side, in secret (pbem:22.8a). Who is not placed stays away.',
})
export class HideInput {
  @Field(() => [HidingPlaceInput], { description: 'Empty: nobody hides.' })
  places!: HidingPlaceInput[];
}

@InputType({ description: 'Whether a move that has discovered hidden enemies goes on as ordered (pbem:22.8g).' })
export class GoOnInput {
  @Field(() => Boolean, { description: 'Whether the move goes on as it was planned.' })
  on!: boolean;
}
