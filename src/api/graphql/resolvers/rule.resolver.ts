import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { relatedRules } from '../../../library/rule-relations.js';
import { ruleText } from '../../../library/rule-text.js';
import { COST } from '../cost.js';
import { Json } from '../json.scalar.js';
import { RelatedRuleView } from '../views/related-rule.view.js';
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

  @ResolveField(() => Json, { nullable: true, description: 'Its numbers and tables by name; null: it has none.' })
  params(@Parent() rule: RuleView): unknown {
    const params = ruleText(rule)?.params;
    if (typeof params !== 'object' || params === null) return null;
    // `differs` compares the rule with one of another book, which is no number of the rule: see `related`.
    const numbers = Object.entries(params).filter(([name]) => name !== 'differs');
    return numbers.length === 0 ? null : Object.fromEntries(numbers);
  }

  @ResolveField(() => [RelatedRuleView], {
    complexity: COST.relations,
    description: 'Rules that it names, that name it, of its section, and of other books with the same outcome.',
  })
  async related(@Parent() rule: RuleView): Promise<readonly RelatedRuleView[]> {
    return relatedRules(rule);
  }
}
