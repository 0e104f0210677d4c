import { Inject } from '@nestjs/common';
import { Args, Context, Resolver, Subscription } from '@nestjs/graphql';
import type { ClaimFeed } from '../../../play/feed/claim-feed.js';
import type { Budgets } from '../../budgets.js';
import { keyOfReader, payingFrom } from '../../feed-question.js';
import { BUDGETS, CLAIM_FEED } from '../../tokens.js';
import type { RequestContext } from '../context.js';
import { following } from '../following.js';
import { ClaimFeedFilterInput, claimFeedFilterOf } from '../inputs/claim-feed-filter.input.js';
import { ClaimEntryView, claimEntryView } from '../views/claim-change.view.js';

@Resolver()
export class ClaimChangesResolver {
  constructor(
    @Inject(CLAIM_FEED) private readonly feed: ClaimFeed,
    @Inject(BUDGETS) private readonly budgets: Budgets,
  ) {}

  @Subscription(() => ClaimEntryView, {
    name: 'claimChanges',
    resolve: (entry: ClaimEntryView) => entry,
    description:
      'New claims, and changes of how claims stand, in all games and sieges that the key may see, from a cursor on, ' +
      'without gap or repetition; without a cursor from the first claim on.',
  })
  changes(
    @Context() context: RequestContext,
    @Args('after', {
      type: () => String,
      nullable: true,
      description: 'The cursor of the last entry that one has; absent: from the first claim on.',
    })
    after?: string | null,
    @Args('filter', {
      type: () => ClaimFeedFilterInput,
      nullable: true,
      description: 'All that is given must hold.',
    })
    filter?: ClaimFeedFilterInput | null,
  ): AsyncIterator<ClaimEntryView> {
    context.cursor = { after: after ?? null };
    const { asker } = context;
    const question = {
      key: keyOfReader(context.authorization),
      filter: claimFeedFilterOf(filter ?? {}),
      after: after ?? null,
    };
    return following(
      (signal) => {
        const pay = payingFrom(this.budgets, asker, () => true, signal);
        return this.feed.entries({ ...question, pay }, signal);
      },
      claimEntryView,
      ({ cursor }) => {
        context.cursor = { after: cursor };
      },
    );
  }
}
