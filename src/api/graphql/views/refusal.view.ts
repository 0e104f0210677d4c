import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { REFUSAL_CODES, type Refusal, type RefusalCode } from '../../../engine/game/refusal.js';

/** Refusal codes as a GraphQL enum, by the same names. */
export const RefusalCodes = Object.fromEntries(REFUSAL_CODES.map((code) => [code, code]));
const CODES: Readonly<Record<RefusalCode, { readonly description: string }>> = {
  illegal: { description: 'A rule of the book forbids the order.' },
  notInThisRuleset: { description: 'The rule or option that the order needs is not in the rules of this game.' },
  notYourTurn: { description: 'It is the turn of another side, or of another player.' },
  decisionPending: { description: 'A decision must be made first.' },
  wrongStep: { description: 'The order belongs to another step of the turn.' },
  unknownUnit: { description: 'The game has no unit or thing of this name.' },
  notYourUnit: { description: 'The unit belongs to another side, or to another player.' },
  unknownHex: { description: 'The map has no hex of this name.' },
  diceMissing: { description: 'Fewer dice are reported than the order needs.' },
  diceWrong: { description: 'A reported die shows a number that no die can show.' },
  gameOver: { description: 'The game is over.' },
  malformed: { description: 'The order cannot be read.' },
  incomplete: { description: 'In a game of honour: facts must be stated beside the order (pbem:1.4b).' },
};
registerEnumType(RefusalCodes, {
  name: 'RefusalCode',
  description: 'The kind of a refusal. The rule tells why.',
  valuesMap: CODES,
});

@ObjectType('Refusal', { description: 'Why an order is not carried out. A refusal changes nothing.' })
export class RefusalView {
  @Field(() => RefusalCodes, { description: 'The kind of refusal, for programs.' })
  code!: RefusalCode;

  @Field(() => String, {
    nullable: true,
    description: 'The most specific rule that forbids it; null if no rule is concerned.',
  })
  rule!: string | null;

  @Field(() => String, { description: 'Why, for a person.' })
  reason!: string;

  @Field(() => String, { nullable: true, description: 'The unit, hex or hexside that is concerned.' })
  subject!: string | null;
}

/** A refusal: its code, the rule that it names, and why. */
export function refusalView({ code, rule, because, subject }: Refusal): RefusalView {
  return { code, rule, reason: because, subject: subject ?? null };
}
