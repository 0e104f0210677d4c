import { Inject, UseGuards } from '@nestjs/common';
import { Args, Context, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { AccountWebhooks } from '../../../webhooks/contract.js';
import { WEBHOOKS } from '../../tokens.js';
import type { RequestContext } from '../context.js';
import { COST } from '../cost.js';
import { accountKeyIn, accountKeyShown } from '../shown-key.js';
import { Throttle } from '../throttle.js';
import { GivenWebhookView, WebhookView } from '../views/webhook.view.js';

/** Addresses at which accounts are told that their games have gone on (docs/webhooks.md). */
@Resolver()
export class WebhooksResolver {
  constructor(@Inject(WEBHOOKS) private readonly webhooks: AccountWebhooks) {}

  @Query(() => [WebhookView], {
    name: 'webhooks',
    nullable: true,
    complexity: COST.game,
    description: 'The webhooks of the account of the key; null: the request carries none, or the key of a seat.',
  })
  async list(@Context() context: RequestContext): Promise<readonly WebhookView[] | null> {
    const key = accountKeyIn(context);
    return key === null ? null : this.webhooks.list(key);
  }

  @Mutation(() => GivenWebhookView, {
    description:
      'Wants to be told at an address when games of the account of the key go on. Of the same address: anew, with a new secret.',
  })
  @UseGuards(Throttle)
  setWebhook(
    @Context() context: RequestContext,
    @Args('url', { description: 'Where messages are sent: https://…' }) url: string,
    @Args('secret', {
      type: () => String,
      nullable: true,
      description: "The client's own: whsec_ and 24 to 64 random bytes in base64; with it the command may be repeated.",
    })
    secret?: string | null,
  ): Promise<GivenWebhookView> {
    return this.webhooks.set(accountKeyShown(context), url, secret);
  }

  @Mutation(() => [WebhookView], { description: 'Wants to be told no more; answers with the webhooks that are left.' })
  @UseGuards(Throttle)
  async removeWebhook(
    @Context() context: RequestContext,
    @Args('id', { type: () => ID, description: 'Webhook.id' }) id: string,
  ): Promise<readonly WebhookView[]> {
    return this.webhooks.remove(accountKeyShown(context), id);
  }
}
