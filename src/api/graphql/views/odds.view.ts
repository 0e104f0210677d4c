import { Field, Int, ObjectType } from '@nestjs/graphql';
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

  @Field(() => Int, { description: 'Faces of the die, of ten, that bring it.' })
  tenths!: number;
}

@ObjectType('Odds', { description: 'The result for each face of the deciding die.' })
export class OddsView {
  @Field(() => String, { description: 'Rule id of the table.' })
  table!: string;

  @Field(() => String, { description: 'Column (combat) or line (fire) that will be read.' })
  column!: string;

  @Field(() => [ModifierView], { description: 'The modifiers for and against it, each with its rule.' })
  modifiers!: readonly ModifierView[];

  @Field(() => [DieResultView], { description: 'The result of each face of the die.' })
  byDie!: readonly DieResultView[];

  @Field(() => [ChanceView], { description: 'How many of ten faces bring each result.' })
  distribution!: readonly ChanceView[];
}

/** The odds of an order: the modifiers, the result of each die, and the chance of each result in tenths. */
export function oddsView({ table, column, modifiers, byDie, distribution }: Preview): OddsView {
  const chances = Object.entries(distribution).map(([result, tenths]) => ({ result, tenths }));
  return { table, column, modifiers, byDie, distribution: chances };
}
