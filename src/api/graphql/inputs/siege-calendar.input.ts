import { Field, ID, InputType, Int } from '@nestjs/graphql';
import type {
  Bearing,
  DayDefinition,
  EngineKind,
  ScenarioName,
  SiegeSide,
  TargetKind,
} from '../../../engine/siege/siege.js';
import { DiceWantedInput } from './dice.input.js';
import { OptionInput } from './commands.input.js';
import { Bearings, DayDefinitions, EngineKinds, SiegeScenarios, SiegeSides, TargetKinds } from './siege-names.js';

@InputType({ description: 'The scenario that is played for a kind of fight of the siege.' })
export class SiegeScenarioInput {
  @Field(() => SiegeScenarios, { description: 'The kind of fight.' })
  name!: ScenarioName;

  @Field(() => ID, { description: 'Id of a scenario of the library.' })
  scenario!: string;

  @Field(() => String, { description: 'The side of that scenario which besieges.' })
  attacker!: string;

  @Field(() => String, { description: 'The side of that scenario which is besieged.' })
  defender!: string;
}

@InputType({ description: 'A part of the castle that can be battered.' })
export class SiegeTargetInput {
  @Field(() => String, { description: 'The hex, by its name.' })
  hex!: string;

  @Field(() => TargetKinds, { description: 'The kind of target.' })
  kind!: TargetKind;

  @Field(() => [Bearings], {
    nullable: true,
    description: 'From where the ground before it is seen (pbem:19.2k); if none is given, nothing is asked.',
  })
  seenFrom?: Bearing[] | null;
}

@InputType({ description: 'A hex of the moat.' })
export class SiegeDitchInput {
  @Field(() => String, { description: 'The hex, by its name.' })
  hex!: string;

  @Field(() => Boolean, { nullable: true, description: 'It lies under the drawbridge.' })
  underDrawbridge?: boolean | null;
}

@InputType({ description: 'An engine of a siege.' })
export class SiegeEngineInput {
  @Field(() => String, { description: 'Unique in the siege.' })
  name!: string;

  @Field(() => EngineKinds, { description: 'The kind of engine.' })
  kind!: EngineKind;

  @Field(() => SiegeSides, { nullable: true, description: 'The attacker, if none is given.' })
  side?: SiegeSide | null;

  @Field(() => Bearings, { nullable: true, description: 'Beyond which side of the map it stands (pbem:19.2k).' })
  bearing?: Bearing | null;

  @Field(() => Int, { nullable: true, description: 'Wear in battering points.' })
  wear?: number | null;

  @Field(() => Int, { nullable: true, description: 'Hexes that it covers; 1 if none is given.' })
  size?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'It is still to be built (option building).' })
  unbuilt?: boolean | null;
}

@InputType({ description: 'A character of a siege.' })
export class SiegeFighterInput {
  @Field(() => String, { description: 'Name of the character in the scenarios.' })
  name!: string;

  @Field(() => SiegeSides, { description: 'The side, by its name.' })
  side!: SiegeSide;

  @Field(() => Boolean, { nullable: true, description: 'He can build and repair engines.' })
  engineer?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'He begins wounded.' })
  wounded?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'The day at whose end he joins.' })
  due?: number | null;
}

@InputType({ description: 'An amount of goods.' })
export class SiegeGoodsInput {
  @Field(() => String, { description: 'The name of the goods: arrows.' })
  name!: string;

  @Field(() => Int, { description: 'How much of it.' })
  count!: number;
}

@InputType({ description: 'Goods that come to a side on a day.' })
export class SiegeDeliveryInput {
  @Field(() => Int, { description: 'The day, from 1.' })
  day!: number;

  @Field(() => SiegeSides, { description: 'The side, by its name.' })
  side!: SiegeSide;

  @Field(() => [SiegeGoodsInput], { description: 'The goods that come, and how many.' })
  goods!: SiegeGoodsInput[];
}

@InputType({ description: 'The siege that is wanted: a shipped one by its name, or all that one consists of.' })
export class CreateSiegeInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'A siege that ships (shippedSieges). With it only title, lastDay, options, dice and commandId may be given; what ' +
      'is absent is as it ships, and options are those that differ. Without it title, scenarios and fighters are needed.',
  })
  siege?: string | null;

  @Field(() => String, { nullable: true, description: 'The title; plain text.' })
  title?: string | null;

  @Field(() => DayDefinitions, { nullable: true, description: 'A siege without one is refused (pbem:2.8c).' })
  dayDefinition?: DayDefinition | null;

  @Field(() => [OptionInput], { nullable: true, description: 'Options of a siege (docs/sieges.md).' })
  options?: OptionInput[] | null;

  @Field(() => Int, { nullable: true, description: 'The day after which it ends.' })
  lastDay?: number | null;

  @Field(() => DiceWantedInput, { nullable: true, description: 'Absent: committed.' })
  dice?: DiceWantedInput | null;

  @Field(() => [SiegeScenarioInput], {
    nullable: true,
    description: 'The scenario that is played when a side chooses one.',
  })
  scenarios?: SiegeScenarioInput[] | null;

  @Field(() => [SiegeTargetInput], { nullable: true, description: 'The targets that can be battered.' })
  targets?: SiegeTargetInput[] | null;

  @Field(() => [SiegeDitchInput], { nullable: true, description: 'The hexes of the moat.' })
  moat?: SiegeDitchInput[] | null;

  @Field(() => [SiegeEngineInput], { nullable: true, description: 'The engines of both sides.' })
  engines?: SiegeEngineInput[] | null;

  @Field(() => [SiegeFighterInput], { nullable: true, description: 'The characters of both sides.' })
  fighters?: SiegeFighterInput[] | null;

  @Field(() => [SiegeDeliveryInput], { nullable: true, description: 'Goods that come on later days.' })
  deliveries?: SiegeDeliveryInput[] | null;

  @Field(() => [String], { nullable: true, description: 'Hexes that the attacker may withdraw into (pbem:2.82c).' })
  attackerBase?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Hexes that the defender may withdraw into (pbem:2.82c).' })
  defenderBase?: string[] | null;

  @Field(() => ID, { description: 'Chosen by the client: the same command sent twice creates one siege.' })
  commandId!: string;
}
