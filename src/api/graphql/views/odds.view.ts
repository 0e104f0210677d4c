import { Field, Int, ObjectType } from '@nestjs/graphql';
import { inPlainWords } from '../../../engine/game/spaced.js';
import type { Preview } from '../../../engine/game/ruleset.js';

@ObjectType('Modifier', { description: 'A modifier of a die or a column shift, with the rule that it rests on.' })
export class ModifierView {
  @Field(() => String, { description: 'The rule by its id, for example `pbem:7.3c`.' })
  rule!: string;

  @Field(() => String, { description: 'The reason for it, in words.' })
  what!: string;

  @Field(() => Int, { description: 'The number that is added to the die or to the strength.' })
  value!: number;
}

@ObjectType('DieResult', { description: 'The result of one face of the die.' })
export class DieResultView {
  @Field(() => Int, { description: 'The number that shows, before modifiers.' })
  die!: number;

  @Field(() => String, { description: 'The sign in the table.' })
  result!: string;
}

@ObjectType('Chance', { description: 'How likely one result is.' })
export class ChanceView {
  @Field(() => String, { description: 'The sign in the table.' })
  result!: string;

  @Field(() => Int, { description: 'How many faces of the die bring it.' })
  faces!: number;

  @Field(() => Int, {
    description: 'Faces of a die of ten that bring it; of a die of six the nearest number.',
    deprecationReason: 'Use faces: a die may have six faces.',
  })
  tenths!: number;
}

/** The cost of odds beside other odds: hardly any order has them, whatever is asked of them. */
const OTHER_DIE = (): number => 10;

@ObjectType('Odds', { description: 'The result for each face of the deciding die, which has ten faces or six.' })
export class OddsView {
  @Field(() => String, { description: 'Rule id of the table.' })
  table!: string;

  @Field(() => String, { description: 'Column (combat) or line (fire) that will be read.' })
  column!: string;

  @Field(() => [ModifierView], { description: 'The modifiers for and against it, each with its rule.' })
  modifiers!: readonly ModifierView[];

  @Field(() => [DieResultView], { description: 'The result of each face of the die.' })
  byDie!: readonly DieResultView[];

  @Field(() => [ChanceView], { description: 'How many of the faces bring each result.' })
  distribution!: readonly ChanceView[];

  @Field(() => OddsView, {
    nullable: true,
    complexity: OTHER_DIE,
    description: 'A die that is rolled first, and may keep this one from being rolled: a charge that can fail.',
  })
  before!: OddsView | null;

  @Field(() => OddsView, {
    nullable: true,
    complexity: OTHER_DIE,
    description: 'A die that may be rolled after this one: whether what an arrow has hit catches fire.',
  })
  next!: OddsView | null;
}

/** The odds of an order: the modifiers, the result of each die, the chance of each result, and the dice beside it. */
export function oddsView({ table, column, modifiers, byDie, distribution, before, next }: Preview): OddsView {
  const chances = Object.entries(distribution).map(([result, faces]) => ({
    result,
    faces,
    tenths: Math.round((faces * 10) / byDie.length),
  }));
  return {
    table,
    column,
    modifiers: modifiers.map((modifier) => ({ ...modifier, what: inPlainWords(modifier.what) })),
    byDie,
    distribution: chances,
    before: before ? oddsView(before) : null,
    next: next ? oddsView(next) : null,
  };
}
