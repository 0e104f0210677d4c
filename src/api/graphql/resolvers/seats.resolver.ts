import { Inject, UseGuards } from '@nestjs/common';
import { Args, Context, ID, Mutation, Resolver } from '@nestjs/graphql';
import { seatId } from '../../../engine/position/seat.js';
import type { AnyGames } from '../../../play/contract.js';
import { GAMES } from '../../tokens.js';
import type { RequestContext } from '../context.js';
import { RenewKeyInput, RevokeSeatInput } from '../inputs/seats.input.js';
import { keyShown } from '../shown-key.js';
import { Throttle } from '../throttle.js';
import { InvitationView, invitationView, RenewedKeyView, renewedKeyView } from '../views/game-secrets.view.js';

const GAME = { type: () => ID, description: 'The id of the game.' } as const;

/** Keys and invitations of the seats of games. */
@Resolver()
@UseGuards(Throttle)
export class SeatsResolver {
  constructor(@Inject(GAMES) private readonly games: AnyGames) {}

  @Mutation(() => RenewedKeyView, {
    description: "Gives the holder of a seat's key, or the organiser, a new one; the key that was shown is void then.",
  })
  async renewKey(
    @Context() context: RequestContext,
    @Args('input') { game, key }: RenewKeyInput,
  ): Promise<RenewedKeyView> {
    return renewedKeyView(await this.games.seating.renewKey(game, keyShown(context), key));
  }

  @Mutation(() => InvitationView, {
    description: 'Makes the key and the invitation of a seat void and gives a new invitation; for the organiser.',
  })
  async revokeSeat(
    @Context() context: RequestContext,
    @Args('input') { game, side, player, invitation }: RevokeSeatInput,
  ): Promise<InvitationView> {
    return invitationView(await this.games.seating.revoke(game, keyShown(context), seatId(side, player), invitation));
  }

  @Mutation(() => InvitationView, {
    description:
      'Offers the seat that the key opens: whoever joins with the invitation that is answered takes it over. Until then its holder plays on; an earlier offer is void.',
  })
  async offerSeat(
    @Context() context: RequestContext,
    @Args('game', GAME) game: string,
    @Args('invitation', {
      type: () => String,
      nullable: true,
      description: "The client's own: hi_ and at least 128 random bits; with it the command may be repeated.",
    })
    invitation?: string | null,
  ): Promise<InvitationView> {
    return invitationView(await this.games.seating.offer(game, keyShown(context), invitation));
  }

  @Mutation(() => InvitationView, {
    description: 'Takes the offer of a seat back, before somebody has taken the seat.',
  })
  async withdrawSeatOffer(
    @Context() context: RequestContext,
    @Args('game', GAME) game: string,
  ): Promise<InvitationView> {
    return invitationView(await this.games.seating.withdrawOffer(game, keyShown(context)));
  }

  @Mutation(() => RenewedKeyView, {
    description:
      'Gives a key with which one may look at the game and no more; an earlier one is void. For the organiser.',
  })
  async giveWatchersKey(
    @Context() context: RequestContext,
    @Args('input') { game, key: own }: RenewKeyInput,
  ): Promise<RenewedKeyView> {
    const key = await this.games.seating.giveWatchersKey(game, keyShown(context), own);
    return { game, side: null, player: null, key };
  }
}
