import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { SightSurvey } from '../../../engine/game/sight-survey.js';
import { CrossedKinds } from './board-enums.js';
import { RuleView } from './rule.view.js';
import { ruleViews } from './rule-views.js';

@ObjectType('Crossed', { description: 'A hex that a line of sight passes, or a hexside that it crosses.' })
export class CrossedView {
  @Field(() => CrossedKinds, { description: 'hex or hexside.' })
  kind!: string;

  @Field(() => String, { description: 'As it is written.' })
  where!: string;

  @Field(() => String, { description: 'The terrain of the hex, or the type of the hexside.' })
  what!: string;

  @Field(() => Int, { description: "Half stairs above the looker's hex; of a hexside that of the hex before it." })
  height!: number;

  @Field(() => String, { description: 'The rule by its id, for example `pbem:7.3c`.' })
  rule!: string;
}

@ObjectType('Cover', { description: 'Cover that terrain gives on a line.' })
export class CoverView {
  @Field(() => Int, { description: '0 none, 1 light, 2 medium, 3 heavy.' })
  drm!: number;

  @Field(() => String, { description: 'The thing that gives cover, in words.' })
  what!: string;

  @Field(() => String, { description: 'The rule by its id, for example `pbem:7.3c`.' })
  rule!: string;

  @Field(() => [String], {
    description: 'The hex that gives it, or the two hexes beside the hexside that does; empty: no place gives it.',
  })
  hexes!: readonly string[];
}

@ObjectType('Fraction', { description: 'An exact number, in lowest terms.' })
export class FractionView {
  @Field(() => Int, { description: 'The number above the line.' })
  numerator!: number;

  @Field(() => Int, { description: 'The number below the line; above 0.' })
  denominator!: number;
}

@ObjectType('MapPoint', {
  description:
    'A point of the map: the hex of cell (x, y) has its centre at (3x, y), its vertices at (±2, 0), (±1, ±1).',
})
export class MapPointView {
  @Field(() => FractionView, { description: 'Across the map: 3 between the centres of neighbouring columns.' })
  x!: FractionView;

  @Field(() => FractionView, { description: 'Down the map: 2 between the centres of neighbouring hexes of a column.' })
  y!: FractionView;
}

@ObjectType('SightLine', {
  description: 'The line along which one looks: it begins and ends at the edges of the two hexes.',
})
export class SightLineView {
  @Field(() => MapPointView, { description: 'Where it leaves the one hex.' })
  leaves!: MapPointView;

  @Field(() => MapPointView, { description: 'Where it enters the other.' })
  enters!: MapPointView;
}

@ObjectType('Sight', { description: 'Whether one hex is seen from another, along which line, and why.' })
export class SightView {
  @Field(() => String, { description: 'The hex looked from; of a unit of two hexes the better one.' })
  from!: string;

  @Field(() => String, { description: 'The hex or unit that is looked at.' })
  to!: string;

  @Field(() => Int, { description: 'In hexes.' })
  range!: number;

  @Field(() => Boolean, { description: 'Whether the one sees the other.' })
  free!: boolean;

  @Field(() => String, { description: 'The reason why it is free or barred.' })
  rule!: string;

  @Field(() => String, { nullable: true, description: 'The hex or hexside that bars it; null if it is free.' })
  blockedBy!: string | null;

  @Field(() => String, { description: 'One line for a person.' })
  because!: string;

  @Field(() => SightLineView, {
    nullable: true,
    description: 'The best line for the looker, or if none is free that of the centres; null within one hex.',
  })
  line!: SightLineView | null;

  @Field(() => [CrossedView], { description: 'In order; of a barred line up to what bars it.' })
  crossed!: readonly CrossedView[];

  @Field(() => CoverView, {
    nullable: true,
    description: 'The heaviest on the line; units between are left out but for a shot. Null: not seen.',
  })
  cover!: CoverView | null;

  @Field(() => [CoverView], {
    description:
      'Everything that gives cover on the line, and for a shot units between: the heaviest first, which alone counts.',
  })
  covers!: readonly CoverView[];

  @Field(() => [RuleView], { description: 'Every rule that any of this rests on.' })
  rules!: readonly RuleView[];
}

/** The line between two places, with its covers, and the rules that they name. */
export function sightView(survey: SightSurvey): SightView {
  return { ...survey, rules: ruleViews(survey.rules) };
}
