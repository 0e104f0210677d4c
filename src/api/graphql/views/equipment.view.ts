import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Equipment } from '../../../engine/position/equipment.js';

@ObjectType('Equipment', { description: 'A ladder, screen or siege engine (pbem:19.1); it is no unit.' })
export class EquipmentView {
  @Field(() => String, { description: 'Unique in its game.' })
  name!: string;

  @Field(() => String, {
    description: 'ladder, screen, barricade, mangonel, trebuchet, ballista, batteringRam or siegeTower.',
  })
  kind!: string;

  @Field(() => [String], { description: 'Its hexes, head first; a standing ladder has one.' })
  hexes!: readonly string[];

  @Field(() => String, { nullable: true, description: 'The hex to which a standing ladder leads.' })
  top!: string | null;

  @Field(() => String, { nullable: true, description: 'The hex beside both hexes of a barricade on its front side.' })
  front!: string | null;

  @Field(() => [String], { description: 'Who carry a ladder, at its head and at its rear; else nobody.' })
  bearers!: readonly string[];

  @Field(() => Int, {
    nullable: true,
    description:
      'Turns of loading done of an engine that is not loaded (a ballista takes 2); null: it is, or is not loaded at all.',
  })
  loading!: number | null;
}

export function equipmentView({ id, kind, hexes, top, front, bearers, loading }: Equipment): EquipmentView {
  return {
    name: id,
    kind,
    hexes,
    top: top ?? null,
    front: front ?? null,
    bearers: bearers ?? [],
    loading: loading ?? null,
  };
}
