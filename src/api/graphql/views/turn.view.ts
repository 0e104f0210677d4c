import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Turn } from '../../../engine/position/position.js';

@ObjectType('Turn', { description: 'The instant of play: game turn, player turn, step.' })
export class TurnView {
  @Field(() => Int)
  gameTurn!: number;

  @Field(() => String, { description: 'The side whose player turn it is.' })
  side!: string;

  @Field(() => String, { description: 'A step of the ruleset, for example movement.' })
  step!: string;

  @Field(() => String, { nullable: true, description: 'The unit whose move is under way.' })
  mover!: string | null;

  @Field(() => Boolean, { description: 'The step is closed; it ends when all decisions are answered.' })
  closing!: boolean;
}

export function turnView({ gameTurn, side, step, mover, closing }: Turn): TurnView {
  return { gameTurn, side, step, mover, closing: closing !== 'no' };
}
