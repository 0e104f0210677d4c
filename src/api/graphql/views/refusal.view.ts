import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { REFUSAL_CODES, type Refusal, type RefusalCode } from '../../../engine/game/refusal.js';

/** Refusal codes as a GraphQL enum, by the same names. */
const RefusalCodes = Object.fromEntries(REFUSAL_CODES.map((code) => [code, code]));
registerEnumType(RefusalCodes, { name: 'RefusalCode', description: 'The kind of a refusal. The rule tells why.' });

@ObjectType('Refusal', { description: 'Why an order is not carried out. A refusal changes nothing.' })
export class RefusalView {
  @Field(() => RefusalCodes)
  code!: RefusalCode;

  @Field(() => String, {
    nullable: true,
    description: 'The most specific rule that forbids it; null if no rule is concerned.',
  })
  rule!: string | null;

  @Field(() => String)
  reason!: string;

  @Field(() => String, { nullable: true, description: 'The unit, hex or hexside that is concerned.' })
  subject!: string | null;
}

export function refusalView({ code, rule, because, subject }: Refusal): RefusalView {
  return { code, rule, reason: because, subject: subject ?? null };
}
