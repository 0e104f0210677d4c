import { Inject } from '@nestjs/common';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { AnyRulebooks } from '../../../engine/game/rulebook.js';
import { RULEBOOKS } from '../../tokens.js';
import { RulesetView, ScaleView } from '../views/ruleset.view.js';

/** The options and orders of a ruleset, wherever one is named: by a game, by a scenario, in the list of all. */
@Resolver(() => RulesetView)
export class RulesetResolver {
  constructor(@Inject(RULEBOOKS) private readonly rulebooks: AnyRulebooks) {}

  @ResolveField(() => [String], { description: 'Options that a game may switch on.' })
  options(@Parent() { id, version }: RulesetView): readonly string[] {
    return this.rulebooks.rulebook(id, version).ruleset.options;
  }

  @ResolveField(() => ScaleView, { nullable: true, description: 'Null if the ruleset does not tell.' })
  scale(@Parent() { id, version }: RulesetView): ScaleView | null {
    return this.rulebooks.rulebook(id, version).ruleset.scale ?? null;
  }
}
