import { Field, ID, ObjectType } from '@nestjs/graphql';
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
