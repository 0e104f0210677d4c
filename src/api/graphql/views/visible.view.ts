import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { ViewSurvey } from '../../../engine/game/sight-survey.js';
import type { Position } from '../../../engine/position/position.js';
import type { Within } from '../node-id.js';
import { UnitView } from './unit.view.js';
import { unitView } from './unit-view-of.js';

@ObjectType('Visible', { description: 'Everything that is seen from a hex, or from all hexes of a unit.' })
export class VisibleView {
  @Field(() => [String], { description: 'The hexes looked from.' })
  from!: readonly string[];

  @Field(() => Int, { description: 'How many hexes are seen.' })
  total!: number;

  @Field(() => [UnitView], { description: 'Units with a hex that is seen, the looker left out.' })
  units!: readonly UnitView[];

  /** For the field resolver; no part of the schema. */
  seen!: readonly string[];
}

export function visibleView({ from, hexes, units }: ViewSurvey, position: Position, within: Within): VisibleView {
  return {
    from,
    total: hexes.length,
    units: units.flatMap((id) => {
      const unit = position.units[id];
      return unit ? [unitView(within, position, unit)] : [];
    }),
    seen: hexes,
  };
}
