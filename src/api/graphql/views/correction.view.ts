import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Correction } from '../../../engine/game/parley/course.js';
import { ORDER_FATES, type OrderFate } from '../../../engine/game/parley/correction-forms.js';
import type { UnitDifference } from '../../../engine/game/parley/unit-differences.js';
import { Json } from '../json.scalar.js';

export const OrderFates = Object.fromEntries(ORDER_FATES.map((fate) => [fate, fate]));
registerEnumType(OrderFates, {
  name: 'OrderFate',
  description: 'How a plotted order comes out of a correction.',
  valuesMap: {
    kept: { description: 'With the recorded events.' },
    changed: { description: 'With other events.' },
    voided: { description: 'Nothing follows from it any more.' },
  },
});

@ObjectType('CorrectedOrder', { description: 'A plotted order in a correction.' })
export class CorrectedOrderView {
  @Field(() => Int, { description: 'Revision of the first event of the order.' })
  at!: number;

  @Field(() => OrderFates, { description: 'How it comes out.' })
  fate!: OrderFate;
}

@ObjectType('UnitDifference', { description: 'A fact about a unit that differs from the position as played.' })
export class UnitDifferenceView {
  @Field(() => String, { description: 'The unit.' })
  unit!: string;

  @Field(() => String, {
    description: 'The member of the unit, its parts joined by points: hexes, acts.mpSpent; melee: its opponents.',
  })
  member!: string;

  @Field(() => Json, { nullable: true, description: 'As played; null: there was none.' })
  was!: unknown;

  @Field(() => Json, { nullable: true, description: 'As corrected; null: there is none.' })
  is!: unknown;
}

@ObjectType('AskedDie', {
  description: 'A die that a side has yet to give so that a correction can go on (pbem:1.4h).',
})
export class AskedDieView {
  @Field(() => String, { description: 'The side whose turn is corrected.' })
  side!: string;

  @Field(() => Int, { description: 'Revision of the first event of the order for which the die falls.' })
  at!: number;

  @Field(() => String, { description: 'The purpose of the die.' })
  purpose!: string;

  @Field(() => String, { nullable: true, description: 'The unit or hex for which it falls; null: for none.' })
  subject!: string | null;

  @Field(() => String, { description: 'The rule that asks for it.' })
  rule!: string;

  @Field(() => Int, { description: 'The number of its faces.' })
  faces!: number;
}

@ObjectType('Correction', { description: 'The correction of a turn after an upheld claim (docs/quarrels.md).' })
export class CorrectionView {
  @Field(() => Int, { description: 'The number of the claim.' })
  claim!: number;

  @Field(() => Int, { description: 'Revision of the first event of the claimed order.' })
  at!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Revision of the plotted order that waits for a decision or a die; null: the correction is complete.',
  })
  waitsAt!: number | null;

  @Field(() => AskedDieView, { nullable: true, description: 'The die that is missing; null: none is.' })
  asks!: AskedDieView | null;

  @Field(() => [CorrectedOrderView], { description: 'The orders that were carried out again, as they were plotted.' })
  orders!: readonly CorrectedOrderView[];

  @Field(() => [UnitDifferenceView], { description: 'The differences from the position as played, unit by unit.' })
  differences!: readonly UnitDifferenceView[];
}

/** A correction as clients see it. */
export function correctionView({ claim, at, next, asks, orders, differences }: Correction): CorrectionView {
  const asked = asks && { ...asks, subject: asks.subject ?? null };
  return { claim, at, waitsAt: next, asks: asked, orders, differences: differenceViews(differences) };
}

/** Differences between a game as played and as corrected, as clients see them. */
export function differenceViews(differences: readonly UnitDifference[]): readonly UnitDifferenceView[] {
  return differences.map(({ unit, member, was, is }) => ({ unit, member, was: was ?? null, is: is ?? null }));
}
