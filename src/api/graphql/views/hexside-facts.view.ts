import { Field, ObjectType } from '@nestjs/graphql';
import { Directions, HexsideTypes, LiveStates } from './board-enums.js';

/** The facts that every view of a hexside tells. */
@ObjectType({ isAbstract: true })
export abstract class HexsideFactsView {
  @Field(() => Directions, { description: 'n, ne, se, s, sw or nw.' })
  direction!: string;

  @Field(() => String, { nullable: true, description: 'As it is written: L9/L10; null at the edge of the map.' })
  name!: string | null;

  @Field(() => HexsideTypes, { description: 'The kind of hexside: wall, hedge.' })
  type!: string;

  @Field(() => LiveStates, { nullable: true, description: 'Its changed state; null: as the board has it.' })
  state!: string | null;
}
