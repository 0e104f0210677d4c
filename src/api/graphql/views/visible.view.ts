import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { ViewSurvey } from '../../../engine/game/sight-survey.js';
import type { Position } from '../../../engine/position/position.js';
import type { Within } from '../node-id.js';
import { CountedPageView } from './counted-page.view.js';
import { UnitView } from './unit.view.js';
import { unitView } from './unit-view-of.js';

@ObjectType('HexNameEdge', { description: 'A member of a list, with its place in it.' })
export class HexNameEdgeView {
  @Field(() => String, { description: 'Of the board of the same revision only.' })
  cursor!: string;

  @Field(() => String, { description: 'The name of a hex.' })
  node!: string;
}

@ObjectType('HexNameConnection', { description: 'Hexes by their names, in the order of the map.' })
export class HexNameConnectionView extends CountedPageView {
  @Field(() => [HexNameEdgeView], { description: 'The members of the page, in the order of the list.' })
  edges!: readonly HexNameEdgeView[];
}

@ObjectType('Visible', { description: 'Everything that is seen from a hex, or from all hexes of a unit.' })
export class VisibleView {
  @Field(() => [String], { description: 'The hexes looked from.' })
  from!: readonly string[];

  @Field(() => Int, { description: 'How many hexes are seen.' })
  total!: number;

  @Field(() => [UnitView], { description: 'Units with a hex that is seen, the looker left out.' })
  units!: readonly UnitView[];

  /** For the field resolvers; no part of the schema. */
  seen!: readonly string[];
  revision!: number;
}

/** `revision`: of the board that is looked at. */
export function visibleView(
  { from, hexes, units }: ViewSurvey,
  position: Position,
  within: Within,
  revision: number,
): VisibleView {
  return {
    revision,
    from,
    total: hexes.length,
    units: units.flatMap((id) => {
      const unit = position.units[id];
      return unit ? [unitView(within, position, unit)] : [];
    }),
    seen: hexes,
  };
}
