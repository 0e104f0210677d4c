import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { GameRow } from '../../../projections/rows/game-row.js';
import { DateTime } from '../date-time.scalar.js';
import { CountedPageView } from './counted-page.view.js';

@ObjectType('GameSummary', { description: 'A game in the list of games.' })
export class GameSummaryView {
  @Field(() => ID, { description: 'The id of the game.' })
  id!: string;

  @Field(() => String, { description: 'The title; plain text.' })
  title!: string;

  @Field(() => String, { description: 'The name of the ruleset.' })
  ruleset!: string;

  @Field(() => Int, { description: 'The version of the ruleset that the game pins.' })
  rulesetVersion!: number;

  @Field(() => [String], { description: 'Sides in the order in which they play.' })
  sides!: readonly string[];

  @Field(() => Int, { description: 'The last event that has happened.' })
  revision!: number;

  @Field(() => Int, { description: 'The game turn, from 1.' })
  gameTurn!: number;

  @Field(() => String, { description: 'The side whose player turn it is.' })
  side!: string;

  @Field(() => String, { description: 'The open step of the player turn.' })
  step!: string;

  @Field(() => Int, { description: 'Orders accepted so far.' })
  orders!: number;

  @Field(() => Boolean, { description: 'It has ended.' })
  over!: boolean;

  @Field(() => String, { nullable: true, description: 'The side that has won; null: the game goes on, or nobody has.' })
  winner!: string | null;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'When its last event was recorded.' })
  updatedAt!: string;
}

@ObjectType('GameEdge', { description: 'A member of a list, with its place in it.' })
export class GameEdgeView {
  @Field(() => String, { description: 'The place in the list, to go on behind it.' })
  cursor!: string;

  @Field(() => GameSummaryView, { description: 'The entry at this place of the list.' })
  node!: GameSummaryView;
}

@ObjectType('GameConnection', { description: 'Games, the newest first.' })
export class GameConnectionView extends CountedPageView {
  @Field(() => [GameEdgeView], { description: 'The members of the page, in the order of the list.' })
  edges!: readonly GameEdgeView[];

  @Field(() => [ID], {
    description: 'Games that are not listed, because their record is damaged; they come back when it is mended.',
  })
  setAside!: readonly string[];
}

/** A game as a row of the read model lists it. */
export function gameSummaryView({ sides, ...row }: GameRow): GameSummaryView {
  return { ...row, sides: JSON.parse(sides) as readonly string[] };
}
