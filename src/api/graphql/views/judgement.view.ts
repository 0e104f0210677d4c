import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { JudgedOrder } from '../../../audit/judged-order.js';
import { ReasonView } from './event.view.js';
import { RuleView } from './rule.view.js';
import { ruleViews } from './rule-views.js';

const Verdicts = { right: 'right', wrong: 'wrong', undecided: 'undecided' } as const;
registerEnumType(Verdicts, {
  name: 'Verdict',
  description: 'The judgement of a recorded order by the rules.',
  valuesMap: {
    right: { description: 'The rules make of the order and its dice exactly what is recorded.' },
    wrong: { description: 'The rules refuse the order, or make something else of it: see the findings.' },
    undecided: { description: 'Nobody can judge it who may see no more of the game than the viewer.' },
  },
});

@ObjectType('JudgementFinding', { description: 'A place where the record and the rules differ.' })
export class JudgementFindingView {
  @Field(() => Int, { description: 'The event that differs.' })
  revision!: number;

  @Field(() => String, { nullable: true, description: 'The rule that says otherwise; null: no single rule does.' })
  rule!: string | null;

  @Field(() => String, { description: 'The difference in words.' })
  reason!: string;
}

@ObjectType('ToldEvent', { description: 'An event in words.' })
export class ToldEventView {
  @Field(() => Int, { description: 'Its place in the log, from 0.' })
  revision!: number;

  @Field(() => String, { description: 'The type, as docs/events.md lists it.' })
  type!: string;

  @Field(() => String, { description: 'One line for a person.' })
  text!: string;

  @Field(() => [ReasonView], {
    description: 'The reasons that it records for its outcome: each price, modifier and die, with its rule.',
  })
  reasons!: readonly ReasonView[];
}

@ObjectType('JudgedOrder', { description: 'An order, or the set-up, with everything that followed from it, judged.' })
export class JudgedOrderView {
  @Field(() => Int, { description: 'Its first event.' })
  revision!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The side that gave the order; null: the server itself, or it is the set-up.',
  })
  side!: string | null;

  @Field(() => Verdicts, { description: 'Whether the rules say the same.' })
  verdict!: JudgedOrder['verdict'];

  @Field(() => [JudgementFindingView], { description: 'Empty unless the verdict is wrong.' })
  findings!: readonly JudgementFindingView[];

  @Field(() => [ToldEventView], { description: 'The order first, then what followed from it.' })
  events!: readonly ToldEventView[];
}

@ObjectType('Judgement', {
  description: 'The orders of a part of a game, decided again with their recorded dice and compared with the record.',
})
export class JudgementView {
  @Field(() => [JudgedOrderView], { description: 'The orders that were judged, in order.' })
  orders!: readonly JudgedOrderView[];

  @Field(() => [RuleView], { description: 'Every rule that reasons and findings name.' })
  rules!: readonly RuleView[];
}

/** Orders with the findings about each, and every rule that a finding or an event names, once. */
export function judgementView(judged: readonly JudgedOrder[]): JudgementView {
  const orders = judged.map(({ revision, side, verdict, findings, events }) => ({
    revision,
    side,
    verdict,
    findings: findings.map(({ because, ...finding }) => ({ ...finding, reason: because })),
    events,
  }));
  const named = orders.flatMap(({ findings, events }) => [...findings, ...events.flatMap(({ reasons }) => reasons)]);
  return { orders, rules: ruleViews([...new Set(named.flatMap(({ rule }) => rule ?? []))]) };
}
