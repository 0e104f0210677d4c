import { Field, ID, InputType } from '@nestjs/graphql';

@InputType({ description: 'A tournament that is wanted.' })
export class OpenTournamentInput {
  @Field(() => ID, {
    description: 'Chosen by the client, a UUID say: the same command sent twice opens one tournament.',
  })
  commandId!: string;

  @Field(() => String, { description: 'The name: 1 to 60 letters, in one line.' })
  name!: string;
}

@InputType({ description: 'An organiser who is to come or go.' })
export class TournamentOrganiserInput {
  @Field(() => ID, { description: 'The id of the tournament.' })
  tournament!: string;

  @Field(() => ID, { description: 'The account of the organiser.' })
  account!: string;
}
