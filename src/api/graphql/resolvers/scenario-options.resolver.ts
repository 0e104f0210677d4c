import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Setup } from '../../../engine/game/setup.js';
import { LONG_WORK } from '../../../play/turns.js';
import { ApiError } from '../../errors.js';
import { costOfOptions } from '../cost.js';
import { OptionInput } from '../inputs/commands.input.js';
import { optionsOf } from '../inputs/options.js';
import { RefusalView } from '../views/refusal.view.js';
import { optionViews } from '../views/scenario-view-of.js';
import { ScenarioOptionView, ScenarioView } from '../views/scenario.view.js';

/** The options of the rules from which somebody chooses who begins a game. */
@Resolver(() => ScenarioView)
export class ScenarioOptionsResolver {
  /** The options for games that are as their scenarios; a set-up is the same object at each question. */
  readonly #asShipped = new WeakMap<Setup, readonly ScenarioOptionView[]>();

  /** Throws BAD_INPUT for an option that the rulebook does not have. */
  @ResolveField(() => [ScenarioOptionView], {
    complexity: costOfOptions,
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
    const asShipped = this.#asShipped.get(scenario.setup) ?? optionViews(scenario, {});
    this.#asShipped.set(scenario.setup, asShipped);
    if (!different || different.length === 0) return asShipped;
    const unknown = different.find((one) => !asShipped.some(({ name }) => name === one.name));
    if (unknown) throw new ApiError('BAD_INPUT', `there is no option ${unknown.name.slice(0, 40)}`);
    return optionViews(scenario, optionsOf(different));
  }
}

/** Finds out what speaks against an option when somebody asks for it. */
@Resolver(() => ScenarioOptionView)
export class ScenarioOptionResolver {
  @ResolveField(() => RefusalView, {
    nullable: true,
    description:
      'Why a game that has this option the other way, and all others as they are, is refused; null: it is not.',
  })
  async refusal(@Parent() option: ScenarioOptionView): Promise<RefusalView | null> {
    // Each trial takes some milliseconds: others are answered in between.
    await LONG_WORK.next();
    return option.tried();
  }
}
