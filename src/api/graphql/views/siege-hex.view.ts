import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { LiveStates, TerrainTypes } from './board-enums.js';
import { SiegeMomentView, SiegeThingView } from './siege-thing.view.js';

@ObjectType('SiegeHex', { description: "A hex of the castle's map as it stood at an instant of the siege." })
export class SiegeHexView {
  @Field(() => SiegeMomentView, { description: 'The instant that was asked for.' })
  at!: SiegeMomentView;

  @Field(() => String, { description: 'As the siege writes it: CstP12.' })
  name!: string;

  @Field(() => [String], { description: 'All names: a hex of two half-hexes has one of each board.' })
  names!: readonly string[];

  @Field(() => TerrainTypes, { description: 'The kind of ground, rubble and filled moats included.' })
  terrain!: string;

  @Field(() => Int, { description: 'Man-made height in stairs above the ground.' })
  elevation!: number;

  @Field(() => LiveStates, { nullable: true, description: 'Its changed state (rubble…); null: as the board has it.' })
  state!: string | null;

  @Field(() => [SiegeThingView], {
    description:
      'Targets, moat hexes, places, equipment and fighters of the siege that are in it; a door between two hexes is in ' +
      'both. Fighters and equipment have a place in days that are played in detail.',
  })
  things!: readonly SiegeThingView[];

  @Field(() => ID, {
    nullable: true,
    description: 'The game of the scenario of this day or night, whose board shows the hex turn by turn; null: none.',
  })
  game!: string | null;
}
