import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { LOSS_KIND_MEANINGS, LOSS_KINDS, type Ending, type LossKind } from '../../../engine/game/losses.js';
import { enumOf } from '../enum.js';
import { Json } from '../json.scalar.js';
import type { GameView } from './game.view.js';
import { LegalOrderView } from './legal-order.view.js';
import { PageInfoView } from './page-info.view.js';
import { RefusalView } from './refusal.view.js';

export type EmptyBecause = 'filter' | 'unit' | 'seat';
const Reasons = { filter: 'filter', unit: 'unit', seat: 'seat' } as const;
registerEnumType(Reasons, {
  name: 'NoLegalOrderBecause',
  description: 'The kind of reason why no legal order is listed.',
  valuesMap: {
    filter: { description: 'There are legal orders, but none passes the filter.' },
    unit: { description: 'The seat may act, but not with this unit.' },
    seat: { description: 'The seat may not act now.' },
  },
});

@ObjectType('NoLegalOrder', { description: 'Why no legal order is listed.' })
export class NoLegalOrderView {
  @Field(() => Reasons, { description: 'The kind of reason.' })
  because!: EmptyBecause;

  @Field(() => String, { description: 'The reason for a person.' })
  reason!: string;

  @Field(() => String, { nullable: true, description: 'The rule that it rests on; null: no rule is concerned.' })
  rule!: string | null;
}

@ObjectType('LegalOrderEdge', { description: 'A member of a list, with its place in it.' })
export class LegalOrderEdgeView {
  @Field(() => String, { description: 'Void as soon as the game has gone on.' })
  cursor!: string;

  @Field(() => LegalOrderView, { description: 'The entry at this place of the list.' })
  node!: LegalOrderView;
}

@ObjectType('LegalOrderConnection', { description: 'Orders that the seat may give now.' })
export class LegalOrderConnectionView {
  @Field(() => [LegalOrderEdgeView], { description: 'The members of the page, in the order of the list.' })
  edges!: readonly LegalOrderEdgeView[];

  @Field(() => PageInfoView, { description: 'Whether there are further pages.' })
  pageInfo!: PageInfoView;

  @Field(() => Int, { description: 'How many orders pass the filter, on all pages together.' })
  totalCount!: number;

  @Field(() => NoLegalOrderView, { nullable: true, description: 'Null: some order passes the filter.' })
  none!: NoLegalOrderView | null;
}

const LossKinds = enumOf(LOSS_KINDS, 'LossKind', 'The kinds of what a seat can leave undone.', LOSS_KIND_MEANINGS);

@ObjectType('Loss', {
  description: 'Something that could be done in a step and not later in the same turn: it is lost when the step ends.',
})
export class LossView {
  @Field(() => String, { description: 'The step that would end.' })
  step!: string;

  @Field(() => LossKinds, { description: 'The kind of what is lost.' })
  kind!: LossKind;

  @Field(() => String, { nullable: true, description: 'The unit, by its name; null: no unit in particular.' })
  unit!: string | null;

  @Field(() => [String], {
    description: 'Types of orders of which one would be accepted: members of OrderInput, with a capital.',
  })
  types!: readonly string[];

  @Field(() => String, { description: 'The rule of the step.' })
  rule!: string;
}

@ObjectType('StepEnd', { description: 'An order that ends the open step, or the player turn.' })
export class StepEndView {
  @Field(() => Json, { description: 'The order as an OrderInput: it can be sent back as it is.' })
  order!: unknown;

  @Field(() => String, { description: 'The order in written notation.' })
  text!: string;

  @Field(() => RefusalView, { nullable: true, description: 'Why it would be refused now; null: it would be accepted.' })
  refusal!: RefusalView | null;

  @Field(() => [RefusalView], {
    description:
      'All that must still be done in the open step, each as the refusal to end it, with the unit as its subject; of several players by the last one who closes the step. Empty: nothing, or the seat may not end anything now. The end of the turn is stopped in a later step where something must be done.',
  })
  duties!: readonly RefusalView[];

  /** The game, and the end that is meant, for the resolver of what is lost. */
  game!: GameView;

  until!: Ending;
}
