import { Field, InputType } from '@nestjs/graphql';
import { BuildKinds } from './order-enums.js';

@InputType({ description: 'One thing that is built.' })
export class BuildWorkInput {
  @Field(() => BuildKinds, { description: 'The kind of work.' })
  what!: string;

  @Field(() => [String], { description: 'Its hexes, head first; of doors and shutters the hex or hexside.' })
  at!: string[];

  @Field(() => String, { nullable: true, description: 'Of a barricade: the hex beside both of its own on its front.' })
  front?: string | null;
}

@InputType({ description: 'Build in a day of work, as a task (pbem:19.8, option building).' })
export class BuildInput {
  @Field(() => [String], { description: 'The units that build, by their names.' })
  workers!: string[];

  @Field(() => [BuildWorkInput], { description: 'The things to build, each with its place.' })
  works!: BuildWorkInput[];
}
