import { Field, InputType, registerEnumType } from '@nestjs/graphql';
import { BUILD_KINDS, type BuildKind } from '../../../engine/rulesets/pbem/core/orders/build-orders.js';

const BuildKinds = Object.fromEntries(BUILD_KINDS.map((kind) => [kind, kind]));
registerEnumType(BuildKinds, {
  name: 'BuildKind',
  description: 'Kinds of works that are built on the map (pbem:19.8).',
});

@InputType({ description: 'One thing that is built.' })
export class BuildWorkInput {
  @Field(() => BuildKinds)
  what!: BuildKind;

  @Field(() => [String], { description: 'Its hexes, head first; of doors and shutters the hex or hexside.' })
  at!: string[];

  @Field(() => String, { nullable: true, description: 'Of a barricade: the hex beside both of its own on its front.' })
  front?: string | null;
}

@InputType({ description: 'Build in a day of work, as a task (pbem:19.8, option building).' })
export class BuildInput {
  @Field(() => [String])
  workers!: string[];

  @Field(() => [BuildWorkInput])
  works!: BuildWorkInput[];
}
