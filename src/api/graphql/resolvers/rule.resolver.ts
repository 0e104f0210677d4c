import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ruleText } from '../../../library/rule-text.js';
import { COST } from '../cost.js';
import { RuleView } from '../views/rule.view.js';

/** The long texts of a rule, read only if they are asked for. */
@Resolver(() => RuleView)
export class RuleResolver {
  @ResolveField(() => String, { complexity: COST.text, description: 'The rule in our own words.' })
  text(@Parent() rule: RuleView): string {
    return ruleText(rule)?.rule ?? '';
  }

  @ResolveField(() => String, { nullable: true, description: 'Our ruling where the book is unclear.' })
  ruling(@Parent() rule: RuleView): string | null {
    return ruleText(rule)?.ruling ?? null;
  }

  @ResolveField(() => String, { description: 'How to see whether a program keeps it.' })
  check(@Parent() rule: RuleView): string {
    return ruleText(rule)?.check ?? '';
  }
}
