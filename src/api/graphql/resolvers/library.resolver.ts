import { Inject } from '@nestjs/common';
import { Args, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { canonicalJson, sha256 } from '../../../engine/canonical/canonical.js';
import { loadCatalogue } from '../../../library/catalogue.js';
import type { AnyRulebooks } from '../../../engine/game/rulebook.js';
import type { Scenario } from '../../../library/scenario.js';
import type { ShippedSiege } from '../../../library/sieges.js';
import { ApiError } from '../../errors.js';
import { type ComputerPlayers, COMPUTERS } from '../../../computer/computer-players.js';
import { COMPUTER, RULEBOOKS, SCENARIOS, SHIPPED_SIEGES } from '../../tokens.js';
import { COST } from '../cost.js';
import { ForwardPageArgs, limitOf, PAGE_DEFAULT, PAGE_MAX } from '../page.js';
import { indexPageOf } from '../index-page.js';
import { rulesAsked } from '../rules-question.js';
import { RulesFilterInput } from '../inputs/rules-filter.input.js';
import { RuleConnectionView, RuleView } from '../views/rule.view.js';
import { RulesetView } from '../views/ruleset.view.js';
import { scenarioView } from '../views/scenario-view-of.js';
import { ScenarioView } from '../views/scenario.view.js';
import { ShippedSiegeView, shippedSiegeView } from '../views/shipped-siege.view.js';
import { Computer } from '../views/seat.view.js';

/** The content of this installation, which is the same for everybody. */
@Resolver()
export class LibraryResolver {
  constructor(
    @Inject(RULEBOOKS) private readonly rulebooks: AnyRulebooks,
    @Inject(SCENARIOS) private readonly shelf: ReadonlyMap<string, Scenario>,
    @Inject(SHIPPED_SIEGES) private readonly sieges: ReadonlyMap<string, ShippedSiege>,
    @Inject(COMPUTER) private readonly computer: ComputerPlayers | null,
  ) {}

  @Query(() => [RulesetView], { description: 'Rulebooks that games can be played by.' })
  rulesets(): readonly RulesetView[] {
    return this.rulebooks.all.map(({ ruleset: { id, version } }) => ({ id, version }));
  }

  @Query(() => [ScenarioView], {
    complexity: COST.library,
    description: 'The scenarios from which games can be created.',
  })
  scenarios(): readonly ScenarioView[] {
    return [...this.shelf.values()].map(scenarioView);
  }

  @Query(() => ScenarioView, {
    nullable: true,
    complexity: COST.library,
    description: 'A scenario; null if there is none of that id.',
  })
  scenario(@Args('id', { type: () => ID, description: 'Its id.' }) id: string): ScenarioView | null {
    const scenario = this.shelf.get(id);
    return scenario ? scenarioView(scenario) : null;
  }

  @Query(() => [ShippedSiegeView], {
    complexity: COST.library,
    description: 'The sieges that createSiege takes by their id.',
  })
  shippedSieges(): readonly ShippedSiegeView[] {
    return [...this.sieges.values()].map(shippedSiegeView);
  }

  @Query(() => [Computer], { description: "Players of the server's own that may be given a seat; none: none plays." })
  computers(): readonly string[] {
    return this.computer ? COMPUTERS : [];
  }

  @Query(() => RuleView, { nullable: true, description: 'A rule of the catalogue; null if there is none of that id.' })
  rule(@Args('id', { type: () => ID, description: 'Its id.' }) id: string): RuleView | null {
    return loadCatalogue().rule(id) ?? null;
  }

  @Query(() => [RuleView], {
    complexity: COST.library,
    deprecationReason: 'Use rulePage: it goes by cursors.',
    description: 'Rules of the catalogue, in the order of the books.',
  })
  async rules(
    @Args('filter', { type: () => RulesFilterInput, nullable: true, description: 'All that is given must hold.' })
    filter?: RulesFilterInput | null,
    @Args('first', {
      type: () => Int,
      nullable: true,
      description: `At most ${PAGE_MAX}; ${PAGE_DEFAULT} when absent.`,
    })
    first?: number | null,
    @Args('offset', { type: () => Int, defaultValue: 0, description: 'So many are left out at the beginning.' })
    offset = 0,
  ): Promise<readonly RuleView[]> {
    const limit = limitOf(first, 'first');
    if (offset < 0) throw new ApiError('BAD_INPUT', `offset is ${offset}; it may not be negative`);
    return (await rulesAsked(filter ?? {})).slice(offset, offset + limit);
  }

  @Query(() => RuleConnectionView, {
    complexity: COST.library,
    description: 'Rules of the catalogue page by page, in the order of the books.',
  })
  async rulePage(
    @Args() page: ForwardPageArgs,
    @Args('filter', { type: () => RulesFilterInput, nullable: true, description: 'All that is given must hold.' })
    filter?: RulesFilterInput | null,
  ): Promise<RuleConnectionView> {
    const asked = filter ?? {};
    // A cursor says a place in the list of one filter.
    const list = `rules:${sha256(canonicalJson({ ...asked }))}`;
    return indexPageOf(list, await rulesAsked(asked), page);
  }
}
