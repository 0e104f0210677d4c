import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Position } from '../../../engine/position/position.js';
import { FillingDays } from './thing-enums.js';

@ObjectType('MoatFilling', { description: 'A moat hex that is being filled under the cover of a screen (pbem:19.52).' })
export class MoatFillingView {
  @Field(() => String, { description: 'The screen behind which is worked.' })
  screen!: string;

  @Field(() => String, { description: 'The side, by its name.' })
  side!: string;

  @Field(() => FillingDays, { description: 'The day of the work.' })
  day!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The moat hex; null: it is not named, or named by another side, which keeps it secret on the first day.',
  })
  hex!: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the present day counts; null: that is told at the end of the first player turn of the side.',
  })
  counts!: boolean | null;

  @Field(() => [Int], {
    description: 'For each who is missing from the crew of four, player turns of the side until he must be replaced.',
  })
  missing!: readonly number[];
}

/** Works on moat hexes as the viewer of the position may see them. */
export function fillingViews({ filling, sealed }: Position): readonly MoatFillingView[] {
  return (filling?.works ?? []).map(({ screen, side, day, today, at, missing = [] }) => ({
    screen,
    side,
    day,
    hex: (day === 'second' ? at : sealed?.[screen]) ?? null,
    counts: today === undefined ? null : today === 'counts',
    missing,
  }));
}
