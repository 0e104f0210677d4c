import { Field, ID, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../date-time.scalar.js';

@ObjectType('Webhook', { description: 'An address at which an account is told that a game of its own has gone on.' })
export class WebhookView {
  @Field(() => ID, { description: 'By which removeWebhook names it.' })
  id!: string;

  @Field(() => String, { description: 'The address.' })
  url!: string;

  @Field(() => DateTime, { description: 'When it was set.' })
  setAt!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Since when the receiver could not be told; null: it was told when it was last tried.',
  })
  failingSince!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why it is not tried any more, until it is set again; null: it is tried.',
  })
  disabled!: string | null;
}

@ObjectType('GivenWebhook', { description: 'A webhook that was set, with its secret.' })
export class GivenWebhookView {
  @Field(() => WebhookView, { description: 'The webhook.' })
  webhook!: WebhookView;

  @Field(() => String, { description: 'The secret of its signatures: whsec_… It is shown this once.' })
  secret!: string;
}
