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
    return ruleText(rule)?.params ?? null;
  }

  @ResolveField(() => [RelatedRuleView], {
    complexity: COST.relations,
    description: 'Rules that it names, that name it, of its section, and of other books with the same outcome.',
  })
  async related(@Parent() rule: RuleView): Promise<readonly RelatedRuleView[]> {
    return relatedRules(rule);
  }
}
