import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { GameRow } from '../../../projections/rows/game-row.js';
import { PageInfoView } from './page-info.view.js';

@ObjectType('GameSummary', { description: 'A game in the list of games.' })
export class GameSummaryView {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'The title; plain text.' })
  title!: string;

  @Field(() => String)
  ruleset!: string;

  @Field(() => Int)
  rulesetVersion!: number;

  @Field(() => [String])
  sides!: readonly string[];

  @Field(() => Int)
  revision!: number;

  @Field(() => Int, { description: 'The game turn, from 1.' })
  gameTurn!: number;

  @Field(() => String, { description: 'The side whose player turn it is.' })
  side!: string;

  @Field(() => String)
  step!: string;

  @Field(() => Int, { description: 'Orders accepted so far.' })
  orders!: number;

  @Field(() => Boolean)
  over!: boolean;

  @Field(() => String, { nullable: true })
  winner!: string | null;

  @Field(() => String)
  createdAt!: string;

  @Field(() => String)
  updatedAt!: string;
}

@ObjectType('GameEdge', { description: 'A member of a list, with its place in it.' })
export class GameEdgeView {
  @Field(() => String, { description: 'The place in the list, to go on behind it.' })
  cursor!: string;

  @Field(() => GameSummaryView, { description: 'What stands at this place.' })
  node!: GameSummaryView;
}

@ObjectType('GameConnection', { description: 'Games, the newest first.' })
export class GameConnectionView {
  @Field(() => [GameEdgeView], { description: 'The members of the page, in the order of the list.' })
  edges!: readonly GameEdgeView[];

  @Field(() => PageInfoView, { description: 'Whether there are further pages.' })
  pageInfo!: PageInfoView;

  @Field(() => [ID], {
    description: 'Games that are not listed, because their record is damaged; they come back when it is mended.',
  })
  setAside!: readonly string[];
}

export function gameSummaryView({ sides, ...row }: GameRow): GameSummaryView {
  return { ...row, sides: JSON.parse(sides) as readonly string[] };
}
