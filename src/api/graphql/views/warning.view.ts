import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType('Warning', { description: 'Something that the book advises and this game does otherwise.' })
export class WarningView {
  @Field(() => String)
  rule!: string;

  @Field(() => String)
  because!: string;
}
