import { createUnionType, Field, Int, ObjectType } from '@nestjs/graphql';
import type { Destination, ReachSurvey } from '../../../engine/game/reach-survey.js';
import { definedType } from '../inputs/defined-input.js';
import { Directions } from './board-enums.js';
import { CountedPageView } from './counted-page.view.js';
import { RefusalView } from './refusal.view.js';

@ObjectType('WayStep', { description: 'One step of a way.' })
export class WayStepView {
  @Field(() => definedType('Gait'), { description: 'How the unit goes this step.' })
  gait!: string;

  @Field(() => [String], { description: 'Hexes after it, head first.' })
  hexes!: readonly string[];
}

@ObjectType('Destination', { description: 'A place and facing that a unit can come to and stop in.' })
export class DestinationView {
  @Field(() => [String], { description: 'Head first.' })
  hexes!: readonly string[];

  @Field(() => Directions, { nullable: true, description: 'n, ne, se, s, sw or nw; null for units of one hex.' })
  facing!: string | null;

  @Field(() => Int, { description: 'MP of the cheapest way.' })
  mp!: number;

  @Field(() => [WayStepView], { description: 'A cheapest way, as OrderInput.move takes it.' })
  path!: readonly WayStepView[];
}

@ObjectType('DestinationEdge', { description: 'A member of a list, with its place in it.' })
export class DestinationEdgeView {
  @Field(() => String, { description: 'Void as soon as the game has gone on.' })
  cursor!: string;

  @Field(() => DestinationView, { description: 'The entry at this place of the list.' })
  node!: DestinationView;
}

@ObjectType('DestinationConnection', { description: 'Where a unit can go, the cheapest first.' })
export class DestinationConnectionView extends CountedPageView {
  @Field(() => [DestinationEdgeView], { description: 'The members of the page, in the order of the list.' })
  edges!: readonly DestinationEdgeView[];
}

@ObjectType('Reach', { description: 'Where a unit can go with the MP that it has left, whatever step is open.' })
export class ReachView {
  @Field(() => Int, { description: 'MP that the unit has.' })
  mpLeft!: number;

  @Field(() => Int, { description: 'How many places and facings there are.' })
  total!: number;

  /** For the field resolvers; no part of the schema. */
  found!: readonly Destination[];
  /** Names the list: its revision and its unit. */
  list!: string;
}

/** All places that a unit can reach, in MP. `list`: the name of this list in the cursors of its pages. */
export function reachView({ mpLeft, destinations }: ReachSurvey, list: string): ReachView {
  return { mpLeft, total: destinations.length, found: destinations, list };
}

/** Where a unit can go, or why nowhere. */
export const ReachAnswerView = createUnionType({
  name: 'ReachAnswer',
  description: 'Where a unit can go, or why nowhere.',
  types: () => [ReachView, RefusalView] as const,
  resolveType: (value: ReachView | RefusalView) => ('code' in value ? RefusalView : ReachView),
});
