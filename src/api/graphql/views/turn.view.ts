import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { GameState } from '../../../engine/game/game.js';
import type { SeenGame } from '../../../play/seen.js';

@ObjectType('Turn', { description: 'The instant of play: game turn, player turn, step.' })
export class TurnView {
  @Field(() => Int, { description: 'The game turn, from 1.' })
  gameTurn!: number;

  @Field(() => String, { description: 'The side whose player turn it is.' })
  side!: string;

  @Field(() => String, { description: 'A step of the ruleset, for example movement.' })
  step!: string;

  @Field(() => String, { nullable: true, description: 'The unit whose move is under way.' })
  mover!: string | null;

  @Field(() => Boolean, { description: 'The step is closed; it ends when all decisions are answered.' })
  closing!: boolean;

  @Field(() => [String], {
    description: 'Of several players of the side in turn those who have closed the step (pbem:1.2a).',
  })
  closed!: readonly string[];
}

/** The instant of any game; only on a board a unit is on its way, and a step is closed before it ends. */
export function turnView({ moment, field }: Pick<SeenGame<GameState>, 'moment' | 'field'>): TurnView {
  const { gameTurn, side, step } = moment;
  const { mover = null, closing = 'no', closed = {} } = field?.turn ?? {};
  return { gameTurn, side, step, mover, closing: closing !== 'no', closed: Object.keys(closed).sort() };
}
