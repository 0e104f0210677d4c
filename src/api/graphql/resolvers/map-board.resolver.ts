import { Inject } from '@nestjs/common';
import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import type { BoardDocument } from '../../../engine/board/document.js';
import { BOARDS } from '../../tokens.js';
import { COST } from '../cost.js';
import { MapBoardView, mapBoardView } from '../views/map-board.view.js';

/** Boards that ship with this installation; the same for everybody. */
@Resolver(() => MapBoardView)
export class MapBoardResolver {
  constructor(@Inject(BOARDS) private readonly shelf: ReadonlyMap<string, BoardDocument>) {}

  @Query(() => [MapBoardView], { complexity: COST.library, description: 'Boards that scenarios are made of.' })
  boards(): readonly MapBoardView[] {
    return [...this.shelf.values()].map(mapBoardView);
  }

  @Query(() => MapBoardView, { nullable: true, description: 'A board; null if there is none of that id.' })
  board(@Args('id', { type: () => ID, description: 'The name of the board.' }) id: string): MapBoardView | null {
    const document = this.shelf.get(id);
    return document ? mapBoardView(document) : null;
  }
}
