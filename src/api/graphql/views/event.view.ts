import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { SeenEvent } from '../../../play/seen.js';
import type { OrderFate } from '../../../engine/game/parley/correction-forms.js';
import { DateTime } from '../date-time.scalar.js';
import { OrderFates } from './correction.view.js';
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

  @Field(() => DateTime, { description: 'When it was recorded.' })
  recordedAt!: string;
}

@ObjectType('EventNow', {
  description: 'An event that follows from an order as corrected; it has no place in the log.',
})
export class EventNowView {
  @Field(() => String, { description: 'Its type: UnitMoved.' })
  type!: string;

  @Field(() => String, { description: 'One line for a person.' })
  text!: string;

  @Field(() => Json, { description: 'Its data, as somebody without a seat may see them.' })
  data!: unknown;
}

@ObjectType('OrderNow', { description: 'The outcome of an order since a correction.' })
export class OrderNowView {
  @Field(() => Int, { description: 'The number of the claim.' })
  claim!: number;

  @Field(() => OrderFates, { description: 'How the order comes out.' })
  fate!: OrderFate;

  @Field(() => [EventNowView], { description: 'Without the order itself.' })
  events!: readonly EventNowView[];
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

  @Field(() => OrderNowView, {
    nullable: true,
    description: 'In a history as corrected, of an order that a correction has decided otherwise; else null.',
  })
  corrected?: OrderNowView;
}

/** An event as it was recorded. */
export function recordedEventView({ revision, event, text, hash, recordedAt }: SeenEvent): RecordedEventView {
  return { revision, type: event.type, text, data: event.data, hash, recordedAt };
}
