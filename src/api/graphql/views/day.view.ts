import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Position } from '../../../engine/position/position.js';
import { factsOf } from '../../../library/rulesets.js';

@ObjectType('DetailedDay', { description: 'A game that is a day, and what keeps it going (pbem:2.82b).' })
export class DetailedDayView {
  @Field(() => Boolean, { description: 'Somebody has done something in this GT; one that is passed ends the day.' })
  stirred!: boolean;

  @Field(() => Int, { description: 'GT in a row without combat or battering, this one included; ten end the day.' })
  quietTurns!: number;
}

/** How near its end a day is; null: the game is no day that is played in detail. */
export function detailedDayView(position: Position): DetailedDayView | null {
  const quietTurns = factsOf(position).course.quietTurns(position);
  return quietTurns === null ? null : { stirred: position.day?.acted === position.turn.gameTurn, quietTurns };
}
