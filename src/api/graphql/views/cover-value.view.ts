import { Field, Int, ObjectType } from '@nestjs/graphql';
import { CoverCases, CoverVoids } from './board-enums.js';

@ObjectType('CoverValue', { description: 'Cover that terrain gives to fire.' })
export class CoverValueView {
  @Field(() => CoverCases, { description: 'Where the target is: in, inOverLip, beyond or adjacentBehind.' })
  when!: string;

  @Field(() => Int, { nullable: true, description: '0 none, 1 light, 2 medium, 3 heavy; null: no line passes.' })
  drm!: number | null;

  @Field(() => [CoverVoids], {
    description: 'The reason why the hex gives no cover: firerHigher, firerAdjacent, lineWithin, fromUncoveredSide.',
  })
  voidedBy!: readonly string[];

  @Field(() => String, { description: 'The rule by its id, for example `pbem:7.3c`.' })
  rule!: string;
}
