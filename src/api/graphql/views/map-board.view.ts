import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { BoardDocument } from '../../../engine/board/document.js';
import { Json } from '../json.scalar.js';
import { HexsideTypes, TerrainTypes } from './board-enums.js';
import { NodeView } from './node.view.js';

@ObjectType('MapBoard', { implements: () => [NodeView], description: 'A board that ships with this installation.' })
export class MapBoardView {
  @Field(() => ID, { description: 'Prefix of its hexes in games of several boards: Vil.' })
  id!: string;

  @Field(() => String, { description: 'The title; plain text.' })
  title!: string;

  @Field(() => Int, { description: 'Columns of hexes.' })
  columns!: number;

  @Field(() => Int, { description: 'Rows of hexes.' })
  rows!: number;

  @Field(() => [TerrainTypes], { description: 'Kinds of terrain on it; what it does not name is flat ground.' })
  terrain!: readonly string[];

  @Field(() => [HexsideTypes], { description: 'Types of its hexsides besides plain ones.' })
  hexsides!: readonly string[];

  @Field(() => Json, { description: 'The board as content/schemas/board.schema.json describes it.' })
  document!: unknown;
}

/** A board of the library: the kinds of its terrain and hexsides by name, and the whole document. */
export function mapBoardView(document: BoardDocument): MapBoardView {
  const { id, title, columns, rows, terrain, under, hexsides, walls } = document;
  const kinds = new Set([...Object.keys(terrain), ...Object.keys(under ?? {})]);
  const sides = new Set([...Object.keys(hexsides), ...(walls ? ['buildingWall'] : [])]);
  sides.delete('plain');
  return { id, title, columns, rows, terrain: [...kinds].sort(), hexsides: [...sides].sort(), document };
}
