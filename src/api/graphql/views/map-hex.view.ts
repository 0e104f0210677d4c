import { Field, Int, ObjectType } from '@nestjs/graphql';
import { fieldNow } from '../../../engine/board/live-field.js';
import type { Position } from '../../../engine/position/position.js';
import { centre } from '../../../picture/plane.js';
import { surfaceOf } from '../../../picture/surface.js';
import { TerrainTypes } from './board-enums.js';

@ObjectType('MapHex', { description: 'A hex as it is drawn: 80 px wide and 70 px high, flat sides above and below.' })
export class MapHexView {
  @Field(() => String, { description: 'As the game writes it: L10, with several boards VilL10.' })
  name!: string;

  @Field(() => [String], { description: 'All names of what lies there: halves of boards, the place below (D8/under).' })
  names!: readonly string[];

  @Field(() => Int, { description: 'Of its middle, in px to the right in board.svg?layer=ground.' })
  x!: number;

  @Field(() => Int, { description: 'Of its middle, in px downward.' })
  y!: number;

  @Field(() => TerrainTypes, { description: 'The kind of ground.' })
  terrain!: string;

  @Field(() => Int, { description: 'Man-made height in stairs above the ground.' })
  elevation!: number;
}

export function mapHexViews({ ground, live }: Position): readonly MapHexView[] {
  return surfaceOf(fieldNow(ground.boards, ground.joins, live)).hexes.map((hex) => {
    const { x, y } = centre(hex.cell);
    const below = hex.below ? [hex.below.name] : [];
    return { name: hex.name, names: [...hex.names, ...below], x, y, terrain: hex.terrain, elevation: hex.elevation };
  });
}
