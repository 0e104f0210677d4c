import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { COST } from '../cost.js';
import { OptionInput } from '../inputs/commands.input.js';
import { optionsOf } from '../inputs/options.js';
import { RefusalView } from '../views/refusal.view.js';
import { optionViews } from '../views/scenario-view-of.js';
import { ScenarioOptionView, ScenarioView } from '../views/scenario.view.js';

/** The options of the rules from which somebody chooses who begins a game. */
@Resolver(() => ScenarioView)
export class ScenarioOptionsResolver {
  @ResolveField(() => [ScenarioOptionView], {
    description: 'All options of its rulebook, in the order of their names.',
  })
  options(
    @Parent() scenario: ScenarioView,
    @Args('different', {
      type: () => [OptionInput],
      nullable: true,
      description:
        'Options that a game is to have otherwise than the scenario: what else can be changed depends on it.',
    })
    different?: OptionInput[] | null,
  ): readonly ScenarioOptionView[] {
    return optionViews(scenario, optionsOf(different ?? []));
  }
}

/** Finds out what speaks against an option when somebody asks for it. */
@Resolver(() => ScenarioOptionView)
export class ScenarioOptionResolver {
  @ResolveField(() => RefusalView, {
    nullable: true,
    complexity: COST.triedOption,
    description:
      'Why a game that has this option the other way, and all others as they are, is refused; null: it is not.',
  })
  refusal(@Parent() option: ScenarioOptionView): RefusalView | null {
    return option.tried();
  }
}
