import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Siege, SiegeSide } from '../../../engine/siege/siege.js';
import type { LastingMark } from '../../../engine/position/unit.js';
import { SiegeSides } from '../inputs/siege-names.js';
import { LastingMarks } from './lasting-marks.js';
import { Healths } from './unit-enums.js';

@ObjectType('SiegeFighter', { description: 'A character of a siege as he is.' })
export class SiegeFighterView {
  @Field(() => String, { description: 'Unique in the siege.' })
  name!: string;

  @Field(() => SiegeSides, { description: 'The side, by its name.' })
  side!: SiegeSide;

  @Field(() => Healths, { description: 'healthy, stunned, wounded or dead.' })
  health!: string;

  @Field(() => Boolean, { description: 'He can build and repair engines.' })
  engineer!: boolean;

  @Field(() => Int, { nullable: true, description: 'The day on whose morning he is well (pbem:24.2a).' })
  heals!: number | null;

  @Field(() => Int, { nullable: true, description: 'The day at whose end he joins; null: he is there.' })
  due!: number | null;

  @Field(() => Int, { nullable: true, description: 'The day on whose morning a runaway is back (pbem:22.9r).' })
  back!: number | null;

  @Field(() => Boolean, { description: 'He has run off the map and is away; for good, where `back` is null.' })
  away!: boolean;

  @Field(() => SiegeSides, { nullable: true, description: 'Whose prisoner he is.' })
  captive!: SiegeSide | null;

  @Field(() => [LastingMarks], { description: 'What holds for him in all later scenarios.' })
  marks!: readonly LastingMark[];
}

/** All fighters of a siege by name; `heals`, `due` and `back` are days of the siege. */
export function fighterViews({ fighters }: Pick<Siege, 'fighters'>): readonly SiegeFighterView[] {
  return Object.entries(fighters).map(([name, { side, health, engineer, heals, due, back, captive, marks }]) => ({
    name,
    side,
    health,
    engineer: engineer ?? false,
    heals: heals ?? null,
    due: due ?? null,
    back: back ?? null,
    away: back !== undefined,
    captive: captive ?? null,
    marks: marks ?? [],
  }));
}
