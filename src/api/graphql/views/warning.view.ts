import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType('Warning', { description: 'Something that the book advises and this game does otherwise.' })
export class WarningView {
  @Field(() => String, { description: 'The rule by its id, for example `pbem:7.3c`.' })
  rule!: string;

  @Field(() => String, { description: 'Why, in words.' })
  because!: string;
}
