import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Setup } from '../../../engine/game/setup.js';
import { NodeView } from './node.view.js';
import { RefusalView } from './refusal.view.js';
import { RulesetView } from './ruleset.view.js';
import { ScenarioFighterView } from './scenario-fighter.view.js';

@ObjectType('ScenarioSide', { description: 'A side of a scenario.' })
export class ScenarioSideView {
  @Field(() => ID, { description: 'The name of the side in games of the scenario.' })
  id!: string;

  @Field(() => String, { description: 'The name of the side for people; plain text.' })
  name!: string;

  @Field(() => String, { description: '#rrggbb' })
  colour!: string;

  @Field(() => [String], { description: 'The players who share it (pbem:1.2a), by name; empty: it has one.' })
  players!: readonly string[];

  @Field(() => Int, { description: 'Characters that it fields, reinforcements included.' })
  characters!: number;

  @Field(() => Int, { description: 'Sum of the attack and defence strengths of its units (pbem:25a).' })
  value!: number;
}

@ObjectType('ScenarioOption', { description: 'An option of the rulebook as a scenario has it.' })
export class ScenarioOptionView {
  @Field(() => String, { description: 'The name of the option, by which createGame takes it.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether it is in force unless createGame says otherwise.' })
  on!: boolean;

  @Field(() => String, { nullable: true, description: 'The rule with which it begins; null: unknown.' })
  rule!: string | null;

  /** Creates a game that has the option the other way, for a trial; it is no field. */
  tried!: () => RefusalView | null;
}

@ObjectType('Scenario', { implements: () => [NodeView], description: 'A scenario, from which games can be created.' })
export class ScenarioView {
  /** With it a game of the scenario begins; it is no field. */
  setup!: Setup;

  @Field(() => ID, { description: 'The name of the scenario, by which createGame takes it.' })
  id!: string;

  @Field(() => String, { description: 'The title; plain text.' })
  title!: string;

  @Field(() => String, { description: 'The story behind it.' })
  story!: string;

  @Field(() => RulesetView, { description: 'The rulebook by which it is played.' })
  ruleset!: RulesetView;

  @Field(() => [ScenarioSideView], { description: 'Sides in the order in which they play.' })
  sides!: readonly ScenarioSideView[];

  @Field(() => String, { description: 'The side that attacks in this scenario.' })
  attacker!: string;

  @Field(() => String, { description: 'The side that defends in this scenario.' })
  defender!: string;

  @Field(() => String, { description: 'The conditions of victory, in words.' })
  victory!: string;

  @Field(() => [String], { description: 'Rules that hold in this scenario alone.' })
  specialRules!: readonly string[];

  @Field(() => [String], { description: 'Remarks for whoever plays it.' })
  notes!: readonly string[];

  @Field(() => Int, { description: 'Game turns after which it ends.' })
  gameTurns!: number;

  @Field(() => Int, { description: 'Units of all sides.' })
  units!: number;

  @Field(() => [ScenarioFighterView], { description: 'Its characters and animals, also those who come later.' })
  fighters!: readonly ScenarioFighterView[];
}
