import { Inject } from '@nestjs/common';
import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { credentialsIn } from '../../../access/bearer.js';
import type { Sieges } from '../../../siege/contract.js';
import { SIEGES } from '../../tokens.js';
import type { RequestContext } from '../context.js';
import { COST } from '../cost.js';
import { ParleyView, parleyView } from '../views/parley.view.js';
import { SeatView, seatView } from '../views/seat.view.js';
import { SiegeView } from '../views/siege-calendar.view.js';

/** The sides of a siege, which belongs to the key of the request, and the talk between them. */
@Resolver(() => SiegeView)
export class SiegeSeatsResolver {
  constructor(@Inject(SIEGES) private readonly sieges: Sieges) {}

  @ResolveField(() => ParleyView, {
    complexity: COST.game,
    description: 'Claims about its days, proposals and the arbiter, as things are now.',
  })
  async parley(@Parent() { id }: SiegeView): Promise<ParleyView> {
    return parleyView(id, await this.sieges.parleyOf(id));
  }

  @ResolveField(() => [SeatView], { complexity: COST.game, description: 'Its two sides, as things are now.' })
  async seats(@Context() { authorization }: RequestContext, @Parent() { id }: SiegeView): Promise<readonly SeatView[]> {
    const credentials = credentialsIn(authorization);
    const own = credentials.kind === 'key' ? await this.sieges.sideOf(id, credentials.key) : null;
    return (await this.sieges.seats(id)).map((standing) => seatView(standing, own));
  }
}
