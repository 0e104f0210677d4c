import { Field, ObjectType } from '@nestjs/graphql';
import { AmmunitionKinds } from './thing-enums.js';

@ObjectType('SupplyPoint', {
  description: 'Where missiles of a kind can be taken, more than anybody needs (pbem:22.2g).',
})
export class SupplyPointView {
  @Field(() => AmmunitionKinds, { description: 'arrow, bolt, shuriken, dagger or spear.' })
  kind!: string;

  @Field(() => [String], { description: 'The hexes in which it stands.' })
  hexes!: readonly string[];
}
