import { Inject } from '@nestjs/common';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { byTitle, type Scenario } from '../../../library/scenario.js';
import { SCENARIOS } from '../../tokens.js';
import { COST } from '../cost.js';
import { GameView } from '../views/game.view.js';
import { scenarioView } from '../views/scenario-view-of.js';
import { ScenarioView } from '../views/scenario.view.js';

/** Gives the scenario of a game, with the names and colours of its sides. */
@Resolver(() => GameView)
export class GameScenarioResolver {
  readonly #byTitle: ReadonlyMap<string, Scenario>;
  readonly #views = new Map<Scenario, ScenarioView>();

  constructor(@Inject(SCENARIOS) shelf: ReadonlyMap<string, Scenario>) {
    this.#byTitle = byTitle(shelf);
  }

  @ResolveField(() => ScenarioView, {
    nullable: true,
    complexity: COST.place,
    description:
      'The scenario of this installation that has the title of the game, with the names and colours of its sides; null: none has.',
  })
  scenario(@Parent() { title }: GameView): ScenarioView | null {
    const scenario = this.#byTitle.get(title);
    if (!scenario) return null;
    const view = this.#views.get(scenario) ?? scenarioView(scenario);
    this.#views.set(scenario, view);
    return view;
  }
}
