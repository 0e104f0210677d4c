import { Field, Int, ObjectType } from '@nestjs/graphql';
import { HexsideFactsView } from './hexside-facts.view.js';
import { AdvantageView, MoverPriceView } from './price.view.js';

@ObjectType('HexSide', { description: 'One side of a hex as it is now, looking out of it.' })
export class HexSideView extends HexsideFactsView {
  @Field(() => Boolean, { description: 'A door, window, gate… that is closed now.' })
  shut!: boolean;

  @Field(() => Int, { description: 'Stairs gained by going out: 1 up a slope lip, -1 down.' })
  rise!: number;

  @Field(() => String, { nullable: true, description: 'The hex beyond; null at the edge of the map.' })
  neighbour!: string | null;

  @Field(() => [MoverPriceView], { description: 'MP to go out across it, besides what the hex beyond costs.' })
  crossing!: readonly MoverPriceView[];

  @Field(() => Int, { nullable: true, description: 'Cover of a target behind it (0 to 3); null: no line passes.' })
  cover!: number | null;

  @Field(() => AdvantageView, { description: 'Of whoever defends behind it.' })
  advantage!: AdvantageView;
}
