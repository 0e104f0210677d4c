import { Inject } from '@nestjs/common';
import { Args, Context, Resolver, Subscription } from '@nestjs/graphql';
import type { PeopleAccounts } from '../../../play/accounts/contract.js';
import type { Feed } from '../../../play/feed/contract.js';
import type { Budgets } from '../../budgets.js';
import { feedFilterOf, keyOfReader, payingFrom } from '../../feed-question.js';
import { ACCOUNTS, BUDGETS, FEED } from '../../tokens.js';
import type { RequestContext } from '../context.js';
import { following } from '../following.js';
import { accountKeyIn, keyShown } from '../shown-key.js';
import { FeedEntryView, feedEntryView, FeedFilterInput } from '../views/feed.view.js';

@Resolver()
export class FeedResolver {
  constructor(
    @Inject(FEED) private readonly feed: Feed,
    @Inject(ACCOUNTS) private readonly accounts: PeopleAccounts,
    @Inject(BUDGETS) private readonly budgets: Budgets,
  ) {}

  @Subscription(() => FeedEntryView, {
    name: 'feed',
    resolve: (entry: FeedEntryView) => entry,
    description:
      'The events of all games and sieges that the key may see, in the order in which they were recorded, from a ' +
      'cursor on, without gap or repetition; without a cursor from the first event on.',
  })
  async entries(
    @Context() context: RequestContext,
    @Args('after', {
      type: () => String,
      nullable: true,
      description: 'The cursor of the last entry that one has; absent: from the first event on.',
    })
    after?: string | null,
    @Args('filter', { type: () => FeedFilterInput, nullable: true, description: 'All that is given must hold.' })
    filter?: FeedFilterInput | null,
  ): Promise<AsyncIterator<FeedEntryView>> {
    context.cursor = { after: after ?? null };
    if (filter?.mine === true) await this.#mustBeSomebody(context);
    const { asker } = context;
    const asked = {
      key: keyOfReader(context.authorization),
      filter: feedFilterOf(filter ?? {}),
      after: after ?? null,
    };
    return following(
      (signal) => this.feed.entries({ ...asked, pay: payingFrom(this.budgets, asker, () => true, signal) }, signal),
      feedEntryView,
      ({ cursor }) => {
        context.cursor = { after: cursor };
      },
    );
  }

  /**
   * Nobody waits for games of a key that was revoked. A key of another kind may take its first seat later. Throws
   * UNAUTHENTICATED, WrongAccountKey.
   */
  async #mustBeSomebody(context: RequestContext): Promise<void> {
    keyShown(context);
    const ofAccount = accountKeyIn(context);
    if (ofAccount !== null) await this.accounts.own(ofAccount);
  }
}
