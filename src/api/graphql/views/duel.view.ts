import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Position } from '../../../engine/position/position.js';

@ObjectType('Champion', { description: 'The fighter of one side in a single combat.' })
export class ChampionView {
  @Field(() => String, { description: 'The side, by its name.' })
  side!: string;

  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;
}

@ObjectType('Duel', { description: 'A single combat for which the game stands still (pbem:12.8).' })
export class DuelView {
  @Field(() => String, { description: 'The side that has challenged.' })
  challenger!: string;

  @Field(() => String, { description: 'The side that was challenged.' })
  challenged!: string;

  @Field(() => [ChampionView], { description: 'Those who are placed already.' })
  champions!: readonly ChampionView[];

  @Field(() => Int, { description: 'Turns of the duel since somebody attacked; after two the next must (pbem:12.8p).' })
  idle!: number;

  @Field(() => [String], { nullable: true, description: 'Hexes in which the champions are placed; null: anywhere.' })
  ground!: readonly string[] | null;

  @Field(() => String, { nullable: true, description: 'The prisoner or item that the loser delivers.' })
  stake!: string | null;

  @Field(() => String, { nullable: true, description: 'The conditions in words; null: none were named.' })
  conditions!: string | null;
}

/** The duel under way, or null. */
export function duelView({ duel }: Position): DuelView | null {
  if (!duel) return null;
  const { challenger, challenged, champions, idle, ground = null, stake = null, conditions = null } = duel;
  const placed = Object.entries(champions).map(([side, unit]) => ({ side, unit }));
  return { challenger, challenged, champions: placed, idle, ground, stake, conditions };
}
