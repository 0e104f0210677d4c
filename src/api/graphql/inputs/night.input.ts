import { Field, InputType } from '@nestjs/graphql';
import { LightDeeds } from './order-enums.js';

@InputType({ description: 'Fix a torch in a holder on a wall of the hex (pbem:21.32d).' })
export class FixTorchInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => String, { description: 'The torch.' })
  item!: string;
}

@InputType({ description: 'Put out a torch or a lantern instead of fighting (pbem:18.5d, 20.4d).' })
export class PutOutInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => String, { description: 'The torch or lantern.' })
  item!: string;
}

@InputType({ description: 'Destroy a lantern instead of fighting (pbem:18.5g).' })
export class SmashInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => String, { description: 'The lantern.' })
  item!: string;
}

@InputType({ description: 'Fire at a lantern to put it out (pbem:18.5e).' })
export class ShootOutInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => String, { description: 'The lantern.' })
  item!: string;
}

@InputType({
  description:
    'Light or put out a lantern, a campfire or the light of a room, a task of one turn (pbem:18.5i, 21.31c, 21.35d).',
})
export class TendLightInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => LightDeeds, { description: 'The deed at the light.' })
  deed!: string;

  @Field(() => String, { description: 'By its name: `lantern1`, `campfire K5`, `room J12`.' })
  light!: string;

  @Field(() => String, { nullable: true, description: 'A torch that is laid into the campfire (pbem:20.4b).' })
  torch?: string | null;
}
