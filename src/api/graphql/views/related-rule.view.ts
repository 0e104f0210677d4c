import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { RELATIONS, type Relation } from '../../../library/rule-relations.js';
import { RuleView } from './rule.view.js';

const RuleRelations = Object.fromEntries(RELATIONS.map((relation) => [relation, relation]));
registerEnumType(RuleRelations, {
  name: 'RuleRelation',
  description: 'How a rule is related to another.',
  valuesMap: {
    names: { description: 'The other one is named by it.' },
    namedBy: { description: 'The other one names it.' },
    section: { description: 'Both stand in one section.' },
    same: { description: 'The other one stands in another book and has the same outcome.' },
  },
});

@ObjectType('RelatedRule', { description: 'A rule that has to do with another; each is told once.' })
export class RelatedRuleView {
  @Field(() => RuleRelations, { description: 'How the two have to do with one another.' })
  relation!: Relation;

  @Field(() => RuleView, { description: 'The rule by its id, for example `pbem:7.3c`.' })
  rule!: RuleView;
}
