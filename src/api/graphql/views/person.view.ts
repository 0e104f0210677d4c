import { Field, ID, ObjectType } from '@nestjs/graphql';

@ObjectType('Person', { description: 'A person who has an account, as everybody may know him.' })
export class PersonView {
  @Field(() => ID, { description: 'The id of the account; two people may have the same name.' })
  account!: string;

  @Field(() => String, { description: 'The name that the person has chosen; plain text.' })
  name!: string;
}
