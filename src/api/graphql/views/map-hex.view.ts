import { Field, Int, ObjectType } from '@nestjs/graphql';
import { hexsideName } from '../../../engine/board/field-hexside.js';
import type { FieldHex } from '../../../engine/board/field.js';
import { fieldNow } from '../../../engine/board/live-field.js';
import type { Live } from '../../../engine/board/live.js';
import { DIRECTION_INDICES, DIRECTIONS } from '../../../engine/hex/direction.js';
import type { Point } from '../../../engine/hex/point.js';
import type { Position } from '../../../engine/position/position.js';
import { centre, corners, sideEnds } from '../../../picture/plane.js';
import { surfaceOf, type Surface } from '../../../picture/surface.js';
import { TerrainTypes } from './board-enums.js';
import { HexsideFactsView } from './hexside-facts.view.js';

@ObjectType('MapHexside', { description: 'A hexside as it is drawn, seen from one of its hexes.' })
export class MapHexsideView extends HexsideFactsView {
  @Field(() => String, { description: 'Its ends in px, clockwise round the hex: 60,35 80,70.' })
  line!: string;
}

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

  @Field(() => String, {
    description:
      'Its corners in px, clockwise from the left end of its north side, as a polygon of SVG takes them: 20,35 60,35 …',
  })
  polygon!: string;

  @Field(() => TerrainTypes, { description: 'The kind of ground.' })
  terrain!: string;

  @Field(() => Int, { description: 'Man-made height in stairs above the ground.' })
  elevation!: number;

  @Field(() => [MapHexsideView], { description: 'Its hexsides that are not plain, clockwise from the north.' })
  sides!: readonly MapHexsideView[];
}

/** All hexes of a map with what is drawn of them. What is asked for is worked out when it is read. */
export function mapHexViews({ ground, live }: Position): readonly MapHexView[] {
  const surface = surfaceOf(fieldNow(ground.boards, ground.joins, live));
  return surface.hexes.map((hex) => {
    const { x, y } = centre(hex.cell);
    const below = hex.below ? [hex.below.name] : [];
    return {
      ...{ name: hex.name, names: [...hex.names, ...below], x, y, terrain: hex.terrain, elevation: hex.elevation },
      get polygon() {
        return pointsOf(corners(hex.cell));
      },
      get sides() {
        return sidesOf(surface, hex, live);
      },
    };
  });
}

function sidesOf(surface: Surface, hex: FieldHex, live: Live): readonly MapHexsideView[] {
  return DIRECTION_INDICES.flatMap((index) => {
    const type = hex.sides[index] ?? 'plain';
    if (type === 'plain') return [];
    const beyond = surface.beyond(hex, index);
    const name = beyond && hexsideName(hex, beyond);
    const state = name === null ? null : (live[name] ?? null);
    return [{ direction: DIRECTIONS[index], name, type, state, line: pointsOf(sideEnds(hex.cell, index)) }];
  });
}

function pointsOf(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ');
}
