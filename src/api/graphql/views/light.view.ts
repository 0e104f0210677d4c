import { Field, ObjectType } from '@nestjs/graphql';
import type { LightShown } from '../../../engine/game/facts.js';
import { LightKinds } from './thing-enums.js';

@ObjectType('Light', { description: 'A thing that gives light at night, or could (pbem:21.3a).' })
export class LightView {
  @Field(() => String, { description: 'As orders name it: `lantern1`, `campfire K5`, `room J12`.' })
  name!: string;

  @Field(() => LightKinds, { description: 'fire, campfire, torch, lantern or room.' })
  kind!: string;

  @Field(() => Boolean, { description: 'It burns now.' })
  burning!: boolean;

  @Field(() => [String], { description: 'Where it is: of a torch that is carried its bearer’s hexes.' })
  hexes!: readonly string[];
}

/** A light and the hexes that it lights (pbem:21.1d). */
export function lightView({ name, kind, burning, hexes }: LightShown): LightView {
  return { name, kind, burning, hexes };
}
