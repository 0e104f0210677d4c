import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Health } from '../../../engine/position/unit.js';
import type { UnitSheet } from '../../../engine/position/unit-sheet.js';
import { Healths } from './unit-enums.js';

@ObjectType('UnitCounter', { description: 'The values that are printed on one counter of a unit.' })
export class UnitCounterView {
  @Field(() => Boolean, { description: 'It shows when the unit rides.' })
  mounted!: boolean;

  @Field(() => Healths, { description: 'It shows in this state of health.' })
  health!: Health;

  @Field(() => Int, { nullable: true, description: 'Attack strength; null: the unit does not attack in this state.' })
  attack!: number | null;

  @Field(() => Int, { description: 'Defence strength.' })
  defence!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Movement point allowance in MP; null: the unit does not move in this state, or its horse has the MP.',
  })
  mpa!: number | null;
}

/** The counters of a unit: of a character on foot and, where there are such, mounted; of an animal one. */
export function counterViews(sheet: UnitSheet): readonly UnitCounterView[] {
  if (sheet.kind !== 'character') {
    const { attack, defence, mpa } = sheet;
    return [{ mounted: false, health: 'healthy', attack, defence, mpa }];
  }
  const { foot, mounted } = sheet;
  return [
    { mounted: false, health: 'healthy', ...foot.healthy },
    { mounted: false, health: 'wounded', ...foot.wounded },
    { mounted: false, health: 'stunned', attack: null, defence: foot.stunned.defence, mpa: null },
    ...(['healthy', 'wounded'] as const).flatMap((health) =>
      mounted ? [{ mounted: true, health, ...mounted[health], mpa: null }] : [],
    ),
  ];
}
