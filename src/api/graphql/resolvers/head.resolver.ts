import { Inject } from '@nestjs/common';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { gameStream } from '../../../ledger/game-stream.js';
import type { AnyGames } from '../../../play/contract.js';
import { ApiError } from '../../errors.js';
import type { Heads } from '../../heads.js';
import { GAMES, HEADS } from '../../tokens.js';
import { COST } from '../cost.js';
import { HeadView, headView } from '../views/head.view.js';
import { EndedTurnView } from '../views/turn-log.view.js';

@Resolver(() => HeadView)
export class HeadResolver {
  constructor(@Inject(HEADS) private readonly heads: Heads) {}

  @ResolveField(() => String, {
    complexity: COST.signature,
    description: 'The head as a note that the server has signed; `herald verify --head` compares it with an export.',
  })
  signedNote(@Parent() { stream, ...head }: HeadView): string {
    return this.heads.sign(stream, head);
  }
}

@Resolver(() => EndedTurnView)
export class EndedTurnResolver {
  constructor(@Inject(GAMES) private readonly games: AnyGames) {}

  @ResolveField(() => HeadView, { complexity: COST.place, description: 'The head of the log when it ended.' })
  async head(@Parent() { game: { id, viewer }, revision }: EndedTurnView): Promise<HeadView> {
    const [ended] = await this.games.events(id, viewer, revision, 1);
    // The read model is never further than the ledger, except after a restore of an older backup.
    if (!ended) throw new ApiError('UNAVAILABLE', 'the ledger does not have the event that ended the turn');
    return headView(gameStream(id), ended);
  }
}
