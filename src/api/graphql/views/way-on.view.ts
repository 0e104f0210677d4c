import { createUnionType, Field, Int, ObjectType } from '@nestjs/graphql';
import type { Refusal } from '../../../engine/game/refusal.js';
import type { FurtherStep, WaySurvey } from '../../../engine/game/way-survey.js';
import { isRefusal, wronglyAsked } from '../asked.js';
import { Directions } from './board-enums.js';
import { WayStepView } from './reach.view.js';
import { RefusalView, refusalView } from './refusal.view.js';

const FACING = 'n, ne, se, s, sw or nw; null for units of one hex.';

@ObjectType('FurtherStep', { description: 'A single step that may follow on a way.' })
export class FurtherStepView extends WayStepView implements FurtherStep {
  @Field(() => Directions, { nullable: true, description: FACING })
  facing!: FurtherStep['facing'];

  @Field(() => Int, { description: 'MP of this step alone.' })
  mp!: number;

  @Field(() => Int, { description: 'MP that are left after it.' })
  mpLeft!: number;

  @Field(() => Boolean, { description: 'Whether the move may end after it.' })
  mayEnd!: boolean;
}

@ObjectType('WayOn', { description: 'A way of a unit as far as it is built, and how it may go on.' })
export class WayOnView implements WaySurvey {
  @Field(() => [String], { description: 'Hexes of the unit after the way, head first.' })
  hexes!: readonly string[];

  @Field(() => Directions, { nullable: true, description: FACING })
  facing!: WaySurvey['facing'];

  @Field(() => Int, { description: 'MP of the way so far.' })
  mp!: number;

  @Field(() => Int, { description: 'MP that are left after it.' })
  mpLeft!: number;

  @Field(() => Boolean, { description: 'Whether the move may end there; false before the first step.' })
  mayEnd!: boolean;

  @Field(() => [String], {
    description: 'Enemies against whom the way is a charge if `charge` of the move names them, by their names.',
  })
  charges!: readonly string[];

  @Field(() => [FurtherStepView], { description: 'All single steps that the rules and the MP allow next.' })
  steps!: readonly FurtherStepView[];
}

/** How a way may go on, or why it is refused. Throws BAD_INPUT if there is no such unit. */
export function wayOnView(answer: WaySurvey | Refusal): WayOnView | RefusalView {
  if (!isRefusal(answer)) return answer;
  if (answer.code === 'unknownUnit') throw wronglyAsked(answer);
  return refusalView(answer);
}

/** How a way may go on, or why it is refused. */
export const WayOnAnswerView = createUnionType({
  name: 'WayOnAnswer',
  description: 'How a way may go on, or why it is refused.',
  types: () => [WayOnView, RefusalView] as const,
  resolveType: (value: WayOnView | RefusalView) => ('code' in value ? RefusalView : WayOnView),
});
