import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../date-time.scalar.js';
import { NodeView } from './node.view.js';
import { PersonView } from './person.view.js';

@ObjectType('Tournament', {
  implements: () => [NodeView],
  description: 'Games that the same people organise. A game belongs to it from its beginning.',
})
export class TournamentView {
  @Field(() => ID, { description: 'The id of the tournament.' })
  id!: string;

  @Field(() => String, { description: 'The name; plain text.' })
  name!: string;

  @Field(() => DateTime, { description: 'When it was opened.' })
  openedAt!: string;

  @Field(() => [PersonView], { description: 'The people who run it, in the order in which they came.' })
  organisers!: readonly PersonView[];
}

@ObjectType('Score', { description: 'How the games of a tournament came out for one person who plays in them.' })
export class ScoreView {
  @Field(() => PersonView, { description: 'The person, who has seats in games of the tournament.' })
  person!: PersonView;

  @Field(() => Int, { description: 'Games in which the person has a seat.' })
  games!: number;

  @Field(() => Int, { description: 'Games that his side has won. Whoever has both sides has won and lost.' })
  won!: number;

  @Field(() => Int, { description: 'Games that are over, and that nobody has won.' })
  drawn!: number;

  @Field(() => Int, { description: 'Games that another side has won.' })
  lost!: number;

  @Field(() => Int, { description: 'Games that go on.' })
  goingOn!: number;
}
