import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Position } from '../../../engine/position/position.js';

@ObjectType('HexToSearch', { description: 'A hex in which a hidden treasure can lie (pbem:18.4c).' })
export class HexToSearchView {
  @Field(() => String, { description: 'The hex, by its name.' })
  hex!: string;

  @Field(() => Int, { description: 'How often it was searched in vain, which proves nothing (pbem:18.4e).' })
  searches!: number;
}

@ObjectType('HiddenTreasure', {
  description: 'A treasure that nobody has found (pbem:18.4c). In which of the hexes it lies nobody is told.',
})
export class HiddenTreasureView {
  @Field(() => String, { description: 'The name that it has as an item when it is found.' })
  name!: string;

  @Field(() => [HexToSearchView], { description: 'The hexes of which one hides it.' })
  among!: readonly HexToSearchView[];
}

/** The treasures that are still hidden, in the order of the set-up. */
export function hiddenTreasureViews({ buried = {}, searches = {} }: Position): readonly HiddenTreasureView[] {
  return Object.entries(buried).map(([name, { among }]) => ({
    name,
    among: among.map((hex) => ({ hex, searches: searches[hex] ?? 0 })),
  }));
}
