import { Field, Int, ObjectType } from '@nestjs/graphql';
import { pointsOf } from '../../../engine/siege/engines.js';
import type { Siege, SiegeSide } from '../../../engine/siege/siege.js';
import { Bearings, EngineKinds, SiegeSides } from '../inputs/siege-names.js';

@ObjectType('SiegeEngineState', { description: 'An engine of a siege as it stands.' })
export class SiegeEngineView {
  @Field(() => String, { description: 'Unique in the siege.' })
  name!: string;

  @Field(() => SiegeSides, { description: 'The side, by its name.' })
  side!: SiegeSide;

  @Field(() => EngineKinds, { description: 'The kind of engine.' })
  kind!: string;

  @Field(() => Bearings, {
    nullable: true,
    description: 'Beyond which side of the map it stands (pbem:19.2k); null: the layout does not say.',
  })
  bearing!: string | null;

  @Field(() => Int, { description: 'Battering points that it has left (pbem:26.71a).' })
  points!: number;

  @Field(() => Int, { description: 'Its wear, in battering points.' })
  wear!: number;

  @Field(() => Int, { nullable: true, description: 'Days of work until it is built; null: it stands.' })
  unbuilt!: number | null;

  @Field(() => Boolean, { description: 'It was lost and does nothing any more.' })
  lost!: boolean;
}

/** All engines of a siege by name; one that is lost or not finished has 0 battering points (pbem:26.71a). */
export function engineViews({ engines }: Pick<Siege, 'engines'>): readonly SiegeEngineView[] {
  return Object.entries(engines).map(([name, engine]) => ({
    name,
    side: engine.side,
    kind: engine.kind,
    bearing: engine.bearing ?? null,
    points: engine.lost || engine.unbuilt !== undefined ? 0 : pointsOf(engine),
    wear: engine.wear,
    unbuilt: engine.unbuilt ?? null,
    lost: engine.lost ?? false,
  }));
}
