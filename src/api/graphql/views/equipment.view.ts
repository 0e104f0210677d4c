import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Equipment } from '../../../engine/position/equipment.js';
import { EquipmentKinds } from './thing-enums.js';

@ObjectType('Equipment', { description: 'A ladder, screen or siege engine (pbem:19.1); it is no unit.' })
export class EquipmentView {
  @Field(() => String, { description: 'Unique in its game.' })
  name!: string;

  @Field(() => EquipmentKinds, {
    description: 'ladder, screen, barricade, mangonel, trebuchet, ballista, batteringRam or siegeTower.',
  })
  kind!: string;

  @Field(() => [String], {
    description: 'Its hexes, head first; a standing ladder has one, and a barricade those that stand (pbem:19.2s).',
  })
  hexes!: readonly string[];

  @Field(() => String, { nullable: true, description: 'The hex to which a standing ladder leads.' })
  top!: string | null;

  @Field(() => String, { nullable: true, description: 'The hex beside both hexes of a barricade on its front side.' })
  front!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The hex of a barricade that is destroyed, while it stands on in the other; null: none.',
  })
  without!: string | null;

  @Field(() => [String], {
    description: 'The carriers of a ladder, at its head and at its rear; empty for other engines.',
  })
  bearers!: readonly string[];

  @Field(() => Int, {
    nullable: true,
    description:
      'Turns of loading done of an engine that is not loaded (a ballista takes 2); null: it is, or is not loaded at all.',
  })
  loading!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The target at which a catapult is aimed; null: none yet, or the engine is no catapult.',
  })
  aimedAt!: string | null;

  @Field(() => Int, {
    description: 'Turns for which it has been aimed at it; from 2 on it may batter it (pbem:19.42d).',
  })
  aiming!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Days of work done on an engine that is being built; null: finished.',
  })
  daysDone!: number | null;

  @Field(() => Int, { nullable: true, description: 'Days of work that it takes in all (pbem:19.8c); null: finished.' })
  daysToBuild!: number | null;

  @Field(() => Int, { description: 'Points of wear, in which it is repaired before it batters again (pbem:19.42g).' })
  wear!: number;

  @Field(() => Int, { description: 'Battering points that it has lost by wear, offboard (pbem:26.71d).' })
  offboardWear!: number;
}

/** A piece of equipment (pbem:19.1): work in days, loading and aiming in turns, wear in points. */
export function equipmentView(equipment: Equipment): EquipmentView {
  const { id, kind, hexes, top, front, without, bearers, loading, aim, unbuilt, wear, offboardWear } = equipment;
  return {
    name: id,
    kind,
    hexes,
    top: top ?? null,
    front: front ?? null,
    without: without ?? null,
    bearers: bearers ?? [],
    loading: loading ?? null,
    aimedAt: aim?.what ?? null,
    aiming: aim?.turns ?? 0,
    daysDone: unbuilt?.done ?? null,
    daysToBuild: unbuilt?.of ?? null,
    wear: wear ?? 0,
    offboardWear: offboardWear ?? 0,
  };
}
