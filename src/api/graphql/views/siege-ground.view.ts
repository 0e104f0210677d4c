import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Siege } from '../../../engine/siege/siege.js';
import { Bearings, TargetKinds } from '../inputs/siege-names.js';
import { FillingDays } from './thing-enums.js';

@ObjectType('SiegeTarget', { description: 'A part of the castle that can be battered.' })
export class SiegeTargetView {
  @Field(() => String, { description: 'The hex, by its name.' })
  hex!: string;

  @Field(() => TargetKinds, { description: 'The kind of target.' })
  kind!: string;

  @Field(() => Int, { description: 'Offboard resistance points left; 0: it has fallen (pbem:26.71f).' })
  left!: number;

  @Field(() => [Bearings], {
    nullable: true,
    description: 'From where the ground before it is seen (pbem:19.2k); null: the layout does not say.',
  })
  seenFrom!: readonly string[] | null;
}

@ObjectType('SiegeDitch', { description: 'A hex of the moat.' })
export class SiegeDitchView {
  @Field(() => String, { description: 'The hex, by its name.' })
  hex!: string;

  @Field(() => Boolean, { description: 'It is filled and can be walked.' })
  filled!: boolean;

  @Field(() => Boolean, { description: 'It lies under the drawbridge.' })
  underDrawbridge!: boolean;
}

@ObjectType('SiegeFilling', { description: 'A screen with which a moat hex is filled from day to day (pbem:19.52).' })
export class SiegeFillingView {
  @Field(() => String, { description: 'The screen behind which is worked.' })
  screen!: string;

  @Field(() => FillingDays, { description: 'The day of the work that comes next.' })
  day!: string;
}

/** All targets of a siege by hex or hexside, with the resistance points that are left. */
export function targetViews({ targets }: Pick<Siege, 'targets'>): readonly SiegeTargetView[] {
  return Object.entries(targets).map(([hex, target]) => ({ hex, ...target, seenFrom: target.seenFrom ?? null }));
}

/** All moat hexes of a siege, and which are filled. */
export function ditchViews({ moat }: Pick<Siege, 'moat'>): readonly SiegeDitchView[] {
  return Object.entries(moat).map(([hex, { filled = false, underDrawbridge = false }]) => ({
    hex,
    filled,
    underDrawbridge,
  }));
}
