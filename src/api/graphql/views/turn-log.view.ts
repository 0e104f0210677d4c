import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { TurnRow } from '../../../projections/rows/turn-row.js';
import { DateTime } from '../date-time.scalar.js';
import { CountedPageView } from './counted-page.view.js';
import type { GameView } from './game.view.js';

@ObjectType('EventCount', { description: 'How many events of one type there are.' })
export class EventCountView {
  @Field(() => String, { description: 'The type, as docs/events.md lists it.' })
  type!: string;

  @Field(() => Int, { description: 'Their number.' })
  count!: number;
}

@ObjectType('EndedTurn', { description: 'A player turn that has ended.' })
export class EndedTurnView {
  @Field(() => Int, { description: 'The game turn, from 1.' })
  gameTurn!: number;

  @Field(() => String, { description: 'The side, by its name.' })
  side!: string;

  @Field(() => Int, { description: 'The event that ended it.' })
  revision!: number;

  @Field(() => String, { description: 'Fingerprint of the position in which it ended.' })
  fingerprint!: string;

  @Field(() => Int, { description: 'How many events the turn has.' })
  events!: number;

  @Field(() => [EventCountView], { description: 'The events of the turn, counted by type.' })
  counts!: readonly EventCountView[];

  @Field(() => DateTime, { description: 'When its last event was recorded.' })
  endedAt!: string;

  /** For the field resolver; no part of the schema. */
  game!: GameView;
}

@ObjectType('EndedTurnEdge', { description: 'A member of a list, with its place in it.' })
export class EndedTurnEdgeView {
  @Field(() => String, { description: 'The place in the list, to go on behind it.' })
  cursor!: string;

  @Field(() => EndedTurnView, { description: 'The turn.' })
  node!: EndedTurnView;
}

@ObjectType('EndedTurnConnection', { description: 'Player turns that have ended, the latest first.' })
export class EndedTurnConnectionView extends CountedPageView {
  @Field(() => [EndedTurnEdgeView], { description: 'The turns of the page.' })
  edges!: readonly EndedTurnEdgeView[];
}

/** A player turn that has ended, as a row of the read model tells it, in its game. */
export function endedTurnView(row: TurnRow, game: GameView): EndedTurnView {
  const { gameTurn, side, revision, fingerprint, events, counts, endedAt } = row;
  const byType = JSON.parse(counts) as Readonly<Record<string, number>>;
  const list = Object.entries(byType).map(([type, count]) => ({ type, count }));
  return { gameTurn, side, revision, fingerprint, events, counts: list, endedAt, game };
}
