import { Field, InputType, Int } from '@nestjs/graphql';
import type { Part } from '../../../audit/part.js';
import { ApiError } from '../../errors.js';

@InputType({ description: 'A player turn of a game.' })
export class PlayerTurnInput {
  @Field(() => Int, { description: 'The game turn, from 1.' })
  gameTurn!: number;

  @Field(() => String, { description: 'The side, by its name.' })
  side!: string;
}

@InputType({ isOneOf: true, description: 'The part of a game that is to be judged.' })
export class JudgedPartInput {
  @Field(() => Int, { nullable: true, description: 'The order to which this event belongs.' })
  event?: number;

  @Field(() => PlayerTurnInput, { nullable: true, description: 'All orders of a player turn.' })
  turn?: PlayerTurnInput;
}

/** Throws BAD_INPUT for an event before the first. */
export function judgedPartOf({ event, turn }: JudgedPartInput): Part {
  if (turn) return { kind: 'turn', gameTurn: turn.gameTurn, side: turn.side };
  if (event !== undefined && event >= 0) return { kind: 'event', revision: event };
  throw new ApiError('BAD_INPUT', 'events are counted from 0');
}
