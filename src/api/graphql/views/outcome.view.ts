import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Outcome } from '../../../engine/position/position.js';

@ObjectType('SidePoints', { description: 'The victory points of a side.' })
export class SidePointsView {
  @Field(() => String, { description: 'The side, by its name.' })
  side!: string;

  @Field(() => Int, { description: 'Victory points.' })
  points!: number;
}

@ObjectType('Outcome', { description: 'How the game ended.' })
export class OutcomeView {
  @Field(() => String, { nullable: true, description: 'Null for a draw.' })
  winner!: string | null;

  @Field(() => [SidePointsView], { description: 'The victory points of each side.' })
  points!: readonly SidePointsView[];

  @Field(() => String, { description: 'Why it ended, in words.' })
  reason!: string;
}

/** Of a game without a board there are no points. */
export function outcomeView({ winner, points = {}, reason }: Omit<Outcome, 'points'> & Partial<Outcome>): OutcomeView {
  return { winner, points: sidePoints(points), reason };
}

/** The victory points of each side. */
export function sidePoints(points: Outcome['points']): readonly SidePointsView[] {
  return Object.entries(points).map(([side, won]) => ({ side, points: won }));
}
