import { Inject } from '@nestjs/common';
import { Args, Context, ID, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { sceneryOf } from '../../../picture/ground.js';
import type { AnyGames } from '../../../play/contract.js';
import type { At } from '../../../play/viewer.js';
import { GAMES } from '../../tokens.js';
import { COST } from '../cost.js';
import { ShotArgs, shotOf } from '../inputs/shot.args.js';
import { asked, fieldOf } from '../asked.js';
import type { RequestContext } from '../context.js';
import { countSweep } from '../sweeps.js';
import { BoardView } from '../views/board.view.js';
import { differenceViews, UnitDifferenceView } from '../views/correction.view.js';
import { MapHexView, mapHexViews } from '../views/map-hex.view.js';
import { HexView, hexView } from '../views/hex.view.js';
import { SightView, sightView } from '../views/sight.view.js';
import { VisibleView, visibleView } from '../views/visible.view.js';

/** The questions about the field at the instant that a board shows. */
@Resolver(() => BoardView)
export class BoardResolver {
  constructor(@Inject(GAMES) private readonly games: AnyGames) {}

  @ResolveField(() => [MapHexView], {
    complexity: COST.map,
    description: 'All hexes as they are drawn, each once; without orders of a game they never change.',
  })
  hexes(@Parent() { seen }: BoardView): readonly MapHexView[] {
    return seen.field ? mapHexViews(seen.field) : [];
  }

  @ResolveField(() => ID, {
    nullable: true,
    complexity: COST.preview,
    description:
      'Names what is on the map besides units: boards of the same name have the same picture (board.svg?layer=ground). Null: the game is played without a board.',
  })
  scenery(@Parent() { seen }: BoardView): string | null {
    return seen.field && sceneryOf(seen.field);
  }

  @ResolveField(() => [UnitDifferenceView], {
    complexity: 2 * COST.pastBoard,
    description: 'The differences at this instant between the game as played and as corrected, unit by unit.',
  })
  async differences(@Parent() board: BoardView): Promise<readonly UnitDifferenceView[]> {
    const { viewer, seen } = board;
    return differenceViews(await this.games.differences(seen.game, viewer, instantOf(board)));
  }

  @ResolveField(() => HexView, {
    complexity: COST.place,
    description: 'One hex with everything about it, by any of its names.',
  })
  async hex(
    @Parent() board: BoardView,
    @Args('name', { type: () => String, description: 'The hex, by any of its names.' }) name: string,
  ): Promise<HexView> {
    const { viewer, seen, within } = board;
    return hexView(
      asked(await this.games.questions.hex(seen.game, viewer, instantOf(board), name)),
      fieldOf(seen),
      within,
    );
  }

  @ResolveField(() => SightView, {
    complexity: COST.place,
    description: 'Sight between two hexes, or units by their names.',
  })
  async sight(
    @Parent() board: BoardView,
    @Args('from', { type: () => String, description: 'Where one looks from: a hex, or a unit by its name.' })
    from: string,
    @Args('to', { type: () => String, description: 'The place that is looked at: a hex, or a unit by its name.' })
    to: string,
  ): Promise<SightView> {
    const { viewer, seen } = board;
    return sightView(asked(await this.games.questions.sight(seen.game, viewer, instantOf(board), from, to)));
  }

  @ResolveField(() => SightView, {
    complexity: COST.place,
    description:
      'The line along which a unit would shoot at another with its own weapon, and everything that covers the target, men in between among it; where the rules allow no shot, sight between the two.',
  })
  async shot(@Parent() board: BoardView, @Args() shot: ShotArgs): Promise<SightView> {
    const { viewer, seen } = board;
    return sightView(asked(await this.games.questions.shot(seen.game, viewer, instantOf(board), shotOf(shot))));
  }

  @ResolveField(() => VisibleView, { complexity: COST.view, description: 'All that is seen from a hex, or by a unit.' })
  async visibleFrom(
    @Context() context: RequestContext,
    @Parent() board: BoardView,
    @Args('spot', { type: () => String, description: 'Where one looks from: a hex, or a unit by its name.' })
    spot: string,
  ): Promise<VisibleView> {
    countSweep(context);
    const { viewer, seen, within } = board;
    const survey = asked(await this.games.questions.view(seen.game, viewer, instantOf(board), spot));
    return visibleView(survey, fieldOf(seen), within, board.revision);
  }
}

function instantOf({ revision, seen: { as } }: BoardView): At {
  return { kind: 'revision', revision, ...(as && { as }) };
}
