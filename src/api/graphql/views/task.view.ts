import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Position } from '../../../engine/position/position.js';
import type { UnitId } from '../../../engine/position/unit.js';
import { factsOf } from '../../../library/rulesets.js';
import { Json } from '../json.scalar.js';

@ObjectType('Task', {
  description: 'A task under way (pbem:12.1). It takes effect at the end of the player turn in which its work is done.',
})
export class TaskView {
  @Field(() => String, { description: 'mount, clear…' })
  kind!: string;

  @Field(() => String, { description: 'The rule that describes it.' })
  rule!: string;

  @Field(() => [String], { description: 'The units that work at it.' })
  workers!: readonly string[];

  @Field(() => Int, { description: 'Own player turns that have ended since it was declared.' })
  turns!: number;

  @Field(() => Int, {
    description: 'Halves of a turn of work that are done: a healthy worker does two in a turn, a wounded one does one.',
  })
  done!: number;

  @Field(() => Int, { description: 'Halves of a turn of work that it takes in all.' })
  work!: number;

  @Field(() => Json, { description: 'The things that it concerns, by kind: the horse, the load and where it goes.' })
  about!: unknown;
}

/** The task at which a unit works, or null. */
export function taskView(position: Position, unit: UnitId): TaskView | null {
  const task = factsOf(position).units.task(position, unit);
  if (!task) return null;
  const { kind, rule, workers, turns, done, demand, about } = task;
  return { kind, rule, workers, turns, done, work: demand.work, about };
}
