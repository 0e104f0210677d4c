import { Field, InputType } from '@nestjs/graphql';

@InputType({ description: 'Which rules to show; all that is given must hold, of each list one.' })
export class RulesFilterInput {
  @Field(() => [String], { nullable: true, description: 'Rules of these books: pbem, ach, siege-en…' })
  books?: readonly string[] | null;

  @Field(() => [String], { nullable: true, description: 'Rules of these chapters: 07-movement' })
  chapters?: readonly string[] | null;

  @Field(() => [String], { nullable: true, description: 'The parts of the game that the rules belong to.' })
  topics?: readonly string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Rules with what belongs to each: pbem:7.3 means pbem:7.3a and pbem:7.3b, too.',
  })
  sections?: readonly string[] | null;

  @Field(() => String, { nullable: true, description: 'Part of the id or of the title.' })
  text?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Words that all stand in the id, title, text or ruling, in any order.',
  })
  words?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'pbem, ach, siege-en…',
    deprecationReason: 'Use books: it takes several.',
  })
  book?: string | null;

  @Field(() => String, {
    nullable: true,
    description: '07-movement',
    deprecationReason: 'Use chapters: it takes several.',
  })
  chapter?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The part of the game that the rules belong to.',
    deprecationReason: 'Use topics: it takes several.',
  })
  topic?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A rule with what belongs to it: pbem:7.3 means pbem:7.3a and pbem:7.3b, too.',
    deprecationReason: 'Use sections: it takes several.',
  })
  section?: string | null;
}
