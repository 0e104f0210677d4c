import { Field, InputType } from '@nestjs/graphql';

@InputType({ description: 'Which rules to show; all that is given must hold.' })
export class RulesFilterInput {
  @Field(() => String, { nullable: true, description: 'pbem, ach, siege-en…' })
  book?: string | null;

  @Field(() => String, { nullable: true, description: '07-movement' })
  chapter?: string | null;

  @Field(() => String, { nullable: true, description: 'The part of the game that the rules belong to.' })
  topic?: string | null;

  @Field(() => String, { nullable: true, description: 'Part of the id or of the title.' })
  text?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Words that all stand in the id, title, text or ruling, in any order.',
  })
  words?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A rule with what belongs to it: pbem:7.3 means pbem:7.3a and pbem:7.3b, too.',
  })
  section?: string | null;
}
