import { createUnionType, Field, Int, ObjectType } from '@nestjs/graphql';
import type { RefusalCode } from '../../../engine/game/refusal.js';
import type { TurnFault, TurnWarning } from '../../../play/commands.js';
import { EventView } from './event.view.js';
import { HeadView } from './head.view.js';
import { RefusalCodes, RefusalView, refusalView } from './refusal.view.js';

@ObjectType('TurnFault', { description: 'A line of a turn message that cannot be read, or is refused, and why.' })
export class TurnFaultView {
  @Field(() => Int, { description: 'The line in the message, from 1.' })
  line!: number;

  @Field(() => Int, { nullable: true, description: 'The column in the line, from 1; null: the whole line.' })
  column!: number | null;

  @Field(() => RefusalCodes, { description: 'The kind of the fault; `malformed`: the line cannot be read.' })
  code!: RefusalCode;

  @Field(() => String, { nullable: true, description: 'The rule that forbids it; null: no rule is concerned.' })
  rule!: string | null;

  @Field(() => String, { description: 'The reason, for a person.' })
  reason!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The form that was expected at the column, if the line cannot be read.',
  })
  expected!: string | null;

  @Field(() => String, { nullable: true, description: 'The text that stands at the column.' })
  found!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name, hex or order that was most likely meant; null: none is near.',
  })
  meant!: string | null;
}

@ObjectType('TurnLine', { description: 'An order of a turn message with its line.' })
export class TurnLineView {
  @Field(() => Int, { description: 'The line in the message, from 1.' })
  line!: number;

  @Field(() => String, { description: 'The order with its dice and statements.' })
  text!: string;
}

@ObjectType('TurnWarning', {
  description: 'In a game of honour that warns its senders: why the rules forbid an order or what was stated.',
})
export class TurnWarningView {
  @Field(() => Int, { description: 'The line in the message, from 1.' })
  line!: number;

  @Field(() => RefusalView, { description: 'The rule that forbids it, and why.' })
  warning!: RefusalView;
}

/** The members of every answer to a turn message. */
@ObjectType({ isAbstract: true })
abstract class TurnAnsweredView {
  @Field(() => Int, { description: 'The game stands at this revision.' })
  revision!: number;

  @Field(() => HeadView, { description: 'The head of the log.' })
  head!: HeadView;

  @Field(() => [TurnFaultView], { description: 'Everything that is wrong in the message, by line.' })
  faults!: readonly TurnFaultView[];
}

@ObjectType('TurnAccepted', {
  description: 'Orders of the message have been carried out and recorded, up to the first decision of another side.',
})
export class TurnAcceptedView extends TurnAnsweredView {
  readonly kind = 'accepted';

  @Field(() => Boolean, { description: 'This key had been used before for the same message; nothing happened now.' })
  repeated!: boolean;

  @Field(() => [EventView], { description: 'The orders, and everything that followed from them.' })
  events!: readonly EventView[];

  @Field(() => Int, { description: 'Number of orders that were carried out.' })
  carriedOut!: number;

  @Field(() => [TurnLineView], {
    description: 'The orders that wait sealed until another side has decided; they go on by themselves (pbem:8.2a).',
  })
  waiting!: readonly TurnLineView[];

  @Field(() => TurnFaultView, {
    nullable: true,
    description: 'The line at which the message stopped; the lines after it are dropped. Null: it did not stop.',
  })
  stopped!: TurnFaultView | null;

  @Field(() => [TurnWarningView], { description: 'Warnings; none in the answer to a repeated message.' })
  warnings!: readonly TurnWarningView[];
}

@ObjectType('TurnRefused', { description: 'Nothing of the message is carried out.' })
export class TurnRefusedView extends TurnAnsweredView {
  readonly kind = 'refused';
}

@ObjectType('TurnChecked', { description: 'The message was only checked.' })
export class TurnCheckedView extends TurnAnsweredView {
  readonly kind = 'checked';

  @Field(() => Int, { description: 'Number of orders in the message that can be read.' })
  orders!: number;

  @Field(() => Int, {
    description: 'Number of orders that are known to be accepted. The others depend on dice or on another side.',
  })
  known!: number;
}

const BY_KIND = { accepted: TurnAcceptedView, refused: TurnRefusedView, checked: TurnCheckedView } as const;

export type AnyTurnAnswerView = TurnAcceptedView | TurnRefusedView | TurnCheckedView;

export const TurnAnswerView = createUnionType({
  name: 'TurnAnswer',
  description: 'The answer to a turn message.',
  types: () => [TurnAcceptedView, TurnRefusedView, TurnCheckedView] as const,
  resolveType: ({ kind }: AnyTurnAnswerView) => BY_KIND[kind],
});

@ObjectType('SealedRest', { description: 'The rest of the last turn message of a seat; only the seat sees it.' })
export class SealedRestView {
  @Field(() => [TurnLineView], { description: 'The orders that wait until another side has decided.' })
  waiting!: readonly TurnLineView[];

  @Field(() => TurnFaultView, {
    nullable: true,
    description: 'The line at which the message stopped; the lines after it are dropped. Null: it did not stop.',
  })
  stopped!: TurnFaultView | null;
}

export const RestAnswerView = createUnionType({
  name: 'RestAnswer',
  description: 'The rest of the message, or why nothing can be taken back.',
  types: () => [SealedRestView, RefusalView] as const,
  resolveType: (value: SealedRestView | RefusalView) => ('waiting' in value ? SealedRestView : RefusalView),
});

/** The line of a turn message that could not be carried out, and why. */
export function turnFaultView({ because: reason, ...fault }: TurnFault): TurnFaultView {
  return { ...fault, reason };
}

/** A line of a turn message in a game of honour, with what the rules say against it. */
export function turnWarningView({ line, warning }: TurnWarning): TurnWarningView {
  return { line, warning: refusalView(warning) };
}
