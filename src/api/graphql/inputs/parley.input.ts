import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { WORDS_LENGTH, type Proposal } from '../../../engine/game/parley/events.js';
import { Proposals } from '../views/parley.view.js';
import { OrderInput } from './order.input.js';

const WORDS = `${WORDS_LENGTH.min} to ${WORDS_LENGTH.max} letters.`;

@InputType({ description: 'The game, and the key of this command.' })
export class ParleyInput {
  @Field(() => ID, { description: 'The id of the game.' })
  game!: string;

  @Field(() => ID, {
    description: 'Chosen by the client: the same command sent twice with the same key is recorded once.',
  })
  idempotencyKey!: string;
}

@InputType({ description: 'An error in an order of another side.' })
export class FileClaimInput extends ParleyInput {
  @Field(() => Int, { description: 'The revision of any event of the claimed order.' })
  at!: number;

  @Field(() => String, { description: `The error in words, ${WORDS}` })
  what!: string;

  @Field(() => String, { nullable: true, description: 'The rule that was broken, for example `pbem:7.3c`.' })
  rule?: string | null;
}

@InputType({ description: 'Own orders that are to be taken back.' })
export class ProposeTakeBackInput extends ParleyInput {
  @Field(() => Int, { description: 'The revision of any event of the first order that is to be taken back.' })
  at!: number;

  @Field(() => String, { description: `The reasons, ${WORDS}` })
  what!: string;
}

@InputType({ description: 'An own order that was written wrong.' })
export class ProposeSlipInput extends ProposeTakeBackInput {
  @Field(() => OrderInput, { description: 'The order as it was meant.' })
  meant!: OrderInput;
}

@InputType({ description: 'The answer to an amendment.' })
export class AnswerAmendmentInput extends ParleyInput {
  @Field(() => Int, { description: 'The number of the amendment.' })
  amendment!: number;

  @Field(() => Boolean, { description: 'Whether the side agrees.' })
  agree!: boolean;
}

@InputType({ description: 'The answer to a claim about the days of a siege.' })
export class AnswerClaimInput extends ParleyInput {
  @Field(() => Int, { description: 'The number of the claim.' })
  claim!: number;

  @Field(() => Boolean, { description: 'Whether the side agrees that the order was an error.' })
  agree!: boolean;
}

@InputType({ description: 'One of the claims of a game.' })
export class ClaimInput extends ParleyInput {
  @Field(() => Int, { description: 'The number of the claim in its game, from 1.' })
  claim!: number;
}

@InputType({ description: 'A die for a correction.' })
export class GiveCorrectionDieInput extends ClaimInput {
  @Field(() => Int, { description: 'The number that the die shows, from 1.' })
  value!: number;
}

@InputType({ description: 'An appeal to the arbiter.' })
export class AppealClaimInput extends ClaimInput {
  @Field(() => String, { description: `The reasons, ${WORDS}` })
  what!: string;
}

@InputType({ description: 'The decision of the arbiter about a claim.' })
export class RuleOnClaimInput extends ClaimInput {
  @Field(() => Boolean, { description: 'Whether the claimed order was an error.' })
  upheld!: boolean;

  @Field(() => String, { description: 'The rule on which the decision rests.' })
  rule!: string;

  @Field(() => String, { description: `The reasons, ${WORDS}` })
  reason!: string;
}

@InputType({ description: 'Somebody outside the game who hears appeals and sees everything in the game.' })
export class ArbiterInput {
  @Field(() => String, { description: 'The name of the arbiter.' })
  name!: string;

  @Field(() => String, {
    description: 'SHA-256, in hexadecimal digits, of a key that the arbiter keeps. `herald arbiter` makes both.',
  })
  keyHash!: string;
}

@InputType({ description: 'An arbiter for a game.' })
export class ProposeArbiterInput extends ParleyInput {
  @Field(() => ArbiterInput, { description: 'The arbiter.' })
  arbiter!: ArbiterInput;
}

@InputType({ description: 'A proposal that is declined, or taken back.' })
export class DeclineProposalInput extends ParleyInput {
  @Field(() => Proposals, { description: 'The proposal.' })
  proposal!: Proposal;
}
