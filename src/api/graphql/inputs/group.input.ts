import { Field, InputType } from '@nestjs/graphql';

@InputType({ description: 'A sergeant and the men who are assigned to him (pbem:22.3c).' })
export class GroupInput {
  @Field(() => String, { description: 'The sergeant, by his name.' })
  sergeant!: string;

  @Field(() => [String], { description: 'His men, by their names.' })
  units!: string[];
}

@InputType({ description: 'Assign men to sergeants for the whole game; no groups: nobody (pbem:23.15b).' })
export class GroupMenInput {
  @Field(() => [GroupInput], { description: 'Each sergeant with his men.' })
  groups!: GroupInput[];
}
