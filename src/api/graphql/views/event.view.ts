import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { SeenEvent } from '../../../play/seen.js';
import { Json } from '../json.scalar.js';

@ObjectType('Reason', { description: 'A fact on which an event rests: a price, odds, a modifier, a die.' })
export class ReasonView {
  @Field(() => String, { description: 'The fact in words.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'The rule that gives the fact; null: no rule does.' })
  rule!: string | null;
}

/** The members of an event of any game, also of a siege. */
@ObjectType({ isAbstract: true })
export abstract class RecordedEventView {
  @Field(() => Int, { description: 'Its place in the log, from 0.' })
  revision!: number;

  @Field(() => String, { description: 'The type, as docs/events.md lists it.' })
  type!: string;

  @Field(() => String, { description: 'One line for a person.' })
  text!: string;

  @Field(() => Json, { description: 'Everything that replay needs: positions, MP, dice, modifiers with their rules.' })
  data!: unknown;

  @Field(() => String, { description: 'Hash of the event; it covers the hash of the event before.' })
  hash!: string;

  @Field(() => String, { description: 'ISO 8601.' })
  recordedAt!: string;
}

@ObjectType('GameEvent', { description: 'A fact of the game.' })
export class EventView extends RecordedEventView {
  @Field(() => [ReasonView], {
    description: 'The reasons that it records for its outcome: each price, modifier and die, with its rule.',
  })
  reasons!: readonly ReasonView[];

  @Field(() => [String], { description: 'Rules that it names.' })
  rules!: readonly string[];

  @Field(() => [String], { description: 'Units that it concerns.' })
  units!: readonly string[];
}

/** An event as it was recorded. */
export function recordedEventView({ revision, event, text, hash, recordedAt }: SeenEvent): RecordedEventView {
  return { revision, type: event.type, text, data: event.data, hash, recordedAt };
}
