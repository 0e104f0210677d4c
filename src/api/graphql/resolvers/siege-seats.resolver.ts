import { Inject } from '@nestjs/common';
import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Sieges } from '../../../siege/contract.js';
import { SIEGES } from '../../tokens.js';
import type { RequestContext } from '../context.js';
import { COST } from '../cost.js';
import { Viewers } from '../viewers.js';
import { ParleyView, parleyView } from '../views/parley.view.js';
import { SeatView, seatView } from '../views/seat.view.js';
import { SiegeView } from '../views/siege-calendar.view.js';

/** The sides of a siege, which belongs to the key of the request, and the talk between them. */
@Resolver(() => SiegeView)
export class SiegeSeatsResolver {
  constructor(
    private readonly viewers: Viewers,
    @Inject(SIEGES) private readonly sieges: Sieges,
  ) {}

  @ResolveField(() => ParleyView, {
    complexity: COST.game,
    description: 'Claims about its days, proposals and the arbiter, as things are now.',
  })
  async parley(@Context() { authorization }: RequestContext, @Parent() { id }: SiegeView): Promise<ParleyView> {
    const viewer = await this.viewers.ofSiege(authorization, id);
    return parleyView({ kind: 'siege', id }, await this.sieges.parleyOf(id, viewer));
  }

  @ResolveField(() => [SeatView], { complexity: COST.game, description: 'Its two sides, as things are now.' })
  async seats(@Context() { authorization }: RequestContext, @Parent() { id }: SiegeView): Promise<readonly SeatView[]> {
    const viewer = await this.viewers.ofSiege(authorization, id);
    return (await this.sieges.seats(id, viewer)).map((standing) => seatView(standing, viewer));
  }
}
