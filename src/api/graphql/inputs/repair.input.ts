import { Field, InputType } from '@nestjs/graphql';
import { RepairsFirst } from './order-enums.js';

@InputType({ description: 'Repair something that was battered or worn, a task of one turn (pbem:19.7).' })
export class RepairInput {
  @Field(() => [String], {
    description:
      'The first who can be the one that the repair needs is it (a knight at a wall, an engineer at an engine).',
  })
  workers!: string[];

  @Field(() => String, { description: 'A hex of a wall, a door or window (J13/J14), or the name of equipment.' })
  what!: string;

  @Field(() => Boolean, { nullable: true, description: 'true: the wall of a door hex, and not its door.' })
  wall?: boolean | null;

  @Field(() => RepairsFirst, { nullable: true, description: 'Of an engine that has both; absent: wear.' })
  first?: string | null;
}
