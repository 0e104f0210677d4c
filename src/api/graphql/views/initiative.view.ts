import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Position } from '../../../engine/position/position.js';

@ObjectType('InitiativeRoll', { description: 'The roll of a side for the first player turn of a GT (pbem:22.1a).' })
export class InitiativeRollView {
  @Field(() => String, { description: 'The side, by its name.' })
  side!: string;

  @Field(() => Int, { description: 'The number that showed.' })
  die!: number;

  @Field(() => Int, { description: '-1 for each GT in a row in which the side went first (pbem:22.1b), else 0.' })
  modifier!: number;

  @Field(() => Int, { description: 'Die and modifier; the higher one goes first.' })
  final!: number;
}

@ObjectType('Initiative', { description: 'Which side goes first in the GT under way (option changingInitiative).' })
export class InitiativeView {
  @Field(() => String, { description: 'The side, by its name.' })
  side!: string;

  @Field(() => Int, { description: 'GT in a row in which it has gone first, this one included (pbem:22.1b).' })
  run!: number;

  @Field(() => [InitiativeRollView], { description: 'The rolls that decided it; none: nobody rolled for this GT.' })
  rolls!: readonly InitiativeRollView[];
}

/** Which side has the initiative; null: sides alternate, or the first GT has yet to be rolled for. */
export function initiativeView({ initiative }: Position): InitiativeView | null {
  if (!initiative) return null;
  const rolls = (initiative.rolls ?? []).map((roll) => ({ ...roll, final: roll.die + roll.modifier }));
  return { side: initiative.side, run: initiative.run, rolls };
}
