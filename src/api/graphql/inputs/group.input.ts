import { Field, InputType } from '@nestjs/graphql';

@InputType({ description: 'A sergeant and the men who are assigned to him (pbem:22.3c).' })
export class GroupInput {
  @Field(() => String)
  sergeant!: string;

  @Field(() => [String])
  units!: string[];
}

@InputType({ description: 'Assign men to sergeants for the whole game; no groups: nobody (pbem:23.15b).' })
export class GroupMenInput {
  @Field(() => [GroupInput])
  groups!: GroupInput[];
}
