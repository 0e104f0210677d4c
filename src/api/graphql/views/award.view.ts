import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Position } from '../../../engine/position/position.js';
import { factsOf } from '../../../library/rulesets.js';
import { GoalKinds } from './thing-enums.js';

@ObjectType('Award', { description: 'Victory points that the scenario gives besides those for losses (pbem:23.2d).' })
export class AwardView {
  @Field(() => String, { description: 'The side, by its name.' })
  side!: string;

  @Field(() => Int, { description: 'For the hexes held; else for each unit or item.' })
  points!: number;

  @Field(() => String, { description: 'For what it is given, in words: the bridge.' })
  title!: string;

  @Field(() => GoalKinds, { description: 'hold, kill, save, leave or carry.' })
  goal!: string;

  @Field(() => [String], { description: 'The hexes to hold.' })
  hexes!: readonly string[];

  @Field(() => [String], { description: 'The units that are meant.' })
  units!: readonly string[];

  @Field(() => [String], { description: 'The items that are meant.' })
  items!: readonly string[];

  @Field(() => Boolean, { description: 'The game ends when it is earned in full.' })
  ends!: boolean;

  @Field(() => Int, { description: 'How often it is earned as things stand.' })
  earned!: number;
}

/** The awards of a scenario, with how often each is earned in this position. */
export function awardViews(position: Position): readonly AwardView[] {
  return (position.terms?.awards ?? []).map((award) => ({
    side: award.side,
    points: award.points,
    title: award.title,
    goal: award.goal.kind,
    hexes: award.goal.kind === 'hold' ? award.goal.hexes : [],
    units: 'units' in award.goal ? award.goal.units : [],
    items: award.goal.kind === 'carry' ? award.goal.items : [],
    ends: award.ends ?? false,
    earned: factsOf(position).course.timesEarned(position, award),
  }));
}
