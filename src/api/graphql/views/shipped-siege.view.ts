import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { DayDefinition, ScenarioName, SiegeSide } from '../../../engine/siege/siege.js';
import type { ShippedSiege } from '../../../library/sieges.js';
import { DayDefinitions, SiegeScenarios, SiegeSides } from '../inputs/siege-names.js';
import { NodeView } from './node.view.js';

@ObjectType('ShippedSiegeScenario', { description: 'A scenario to which a siege may come.' })
export class ShippedSiegeScenarioView {
  @Field(() => SiegeScenarios, { description: 'The kind of fight.' })
  name!: ScenarioName;

  @Field(() => ID, { description: 'Id of a scenario of the library.' })
  scenario!: string;

  @Field(() => String, { description: 'The side of that scenario which besieges.' })
  attacker!: string;

  @Field(() => String, { description: 'The side of that scenario which is besieged.' })
  defender!: string;
}

@ObjectType('ShippedSiegeFighter', { description: 'A character of a shipped siege.' })
export class ShippedSiegeFighterView {
  @Field(() => String, { description: 'Unique in the siege.' })
  name!: string;

  @Field(() => SiegeSides, { description: 'The side, by its name.' })
  side!: SiegeSide;

  @Field(() => Boolean, { description: 'He can build and repair engines.' })
  engineer!: boolean;

  @Field(() => Boolean, { description: 'He begins wounded.' })
  wounded!: boolean;

  @Field(() => Int, { nullable: true, description: 'The day at whose end he joins; null: he is there.' })
  due!: number | null;
}

@ObjectType('ShippedSiege', {
  implements: () => [NodeView],
  description: 'A siege of this installation, which createSiege takes by its id.',
})
export class ShippedSiegeView {
  @Field(() => ID, { description: 'The name of the siege, by which createSiege takes it.' })
  id!: string;

  @Field(() => String, { description: 'The title; plain text.' })
  title!: string;

  @Field(() => String, { description: 'The story behind it.' })
  story!: string;

  @Field(() => DayDefinitions, { description: 'How its days are played.' })
  dayDefinition!: DayDefinition;

  @Field(() => Int, { nullable: true, description: 'The day after which it ends.' })
  lastDay!: number | null;

  @Field(() => [String], { description: 'Options that are on.' })
  options!: readonly string[];

  @Field(() => [ShippedSiegeScenarioView], { description: 'The scenarios to which it may come.' })
  scenarios!: readonly ShippedSiegeScenarioView[];

  @Field(() => [ShippedSiegeFighterView], { description: 'The characters of both sides.' })
  fighters!: readonly ShippedSiegeFighterView[];
}

/** A siege of the library: the options that it switches on, its scenarios and its fighters by name. */
export function shippedSiegeView({ id, title, story, scenarios, setup }: ShippedSiege): ShippedSiegeView {
  const { dayDefinition = 'siegeDays', lastDay = null, options = {}, fighters } = setup;
  return {
    ...{ id, title, story, dayDefinition, lastDay },
    options: Object.entries(options).flatMap(([name, on]) => (on ? [name] : [])),
    scenarios: Object.entries(scenarios).map(([name, scenario]) => ({ name: name as ScenarioName, ...scenario })),
    fighters: Object.entries(fighters).map(([name, { side, engineer, wounded, due }]) => ({
      ...{ name, side },
      engineer: engineer ?? false,
      wounded: wounded ?? false,
      due: due ?? null,
    })),
  };
}
