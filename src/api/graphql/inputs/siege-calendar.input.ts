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

@InputType()
export class SiegeScenarioInput {
  @Field(() => SiegeScenarios)
  name!: ScenarioName;

  @Field(() => ID, { description: 'Id of a scenario of the library.' })
  scenario!: string;

  @Field(() => String, { description: 'The side of that scenario which besieges.' })
  attacker!: string;

  @Field(() => String, { description: 'The side of that scenario which is besieged.' })
  defender!: string;
}

@InputType()
export class SiegeTargetInput {
  @Field(() => String, { description: 'The hex, by its name.' })
  hex!: string;

  @Field(() => TargetKinds)
  kind!: TargetKind;

  @Field(() => [Bearings], {
    nullable: true,
    description: 'From where the ground before it is seen (pbem:19.2k); if none is given, nothing is asked.',
  })
  seenFrom?: Bearing[] | null;
}

@InputType()
export class SiegeDitchInput {
  @Field(() => String, { description: 'The hex, by its name.' })
  hex!: string;

  @Field(() => Boolean, { nullable: true })
  underDrawbridge?: boolean | null;
}

@InputType()
export class SiegeEngineInput {
  @Field(() => String)
  name!: string;

  @Field(() => EngineKinds)
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

@InputType()
export class SiegeFighterInput {
  @Field(() => String, { description: 'Name of the character in the scenarios.' })
  name!: string;

  @Field(() => SiegeSides, { description: 'The side, by its name.' })
  side!: SiegeSide;

  @Field(() => Boolean, { nullable: true })
  engineer?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'He begins wounded.' })
  wounded?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'The day at whose end he joins.' })
  due?: number | null;
}

@InputType()
export class SiegeGoodsInput {
  @Field(() => String)
  name!: string;

  @Field(() => Int)
  count!: number;
}

@InputType()
export class SiegeDeliveryInput {
  @Field(() => Int, { description: 'The day, from 1.' })
  day!: number;

  @Field(() => SiegeSides, { description: 'The side, by its name.' })
  side!: SiegeSide;

  @Field(() => [SiegeGoodsInput])
  goods!: SiegeGoodsInput[];
}

@InputType()
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

  @Field(() => [SiegeScenarioInput], { nullable: true })
  scenarios?: SiegeScenarioInput[] | null;

  @Field(() => [SiegeTargetInput], { nullable: true })
  targets?: SiegeTargetInput[] | null;

  @Field(() => [SiegeDitchInput], { nullable: true })
  moat?: SiegeDitchInput[] | null;

  @Field(() => [SiegeEngineInput], { nullable: true })
  engines?: SiegeEngineInput[] | null;

  @Field(() => [SiegeFighterInput], { nullable: true })
  fighters?: SiegeFighterInput[] | null;

  @Field(() => [SiegeDeliveryInput], { nullable: true })
  deliveries?: SiegeDeliveryInput[] | null;

  @Field(() => [String], { nullable: true, description: 'Hexes that the attacker may withdraw into (pbem:2.82c).' })
  attackerBase?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Hexes that the defender may withdraw into (pbem:2.82c).' })
  defenderBase?: string[] | null;

  @Field(() => ID, { description: 'Chosen by the client: the same command sent twice creates one siege.' })
  commandId!: string;
}
