import { Inject } from '@nestjs/common';
import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { credentialsIn } from '../../../access/bearer.js';
import type { Sieges } from '../../../siege/contract.js';
import { SIEGES } from '../../tokens.js';
import type { RequestContext } from '../context.js';
import { COST } from '../cost.js';
import { SeatView, seatView } from '../views/seat.view.js';
import { SiegeView } from '../views/siege-calendar.view.js';

/** The sides of a siege: which are taken, and which belongs to the key of the request. */
@Resolver(() => SiegeView)
export class SiegeSeatsResolver {
  constructor(@Inject(SIEGES) private readonly sieges: Sieges) {}

  @ResolveField(() => [SeatView], { complexity: COST.game, description: 'Its two sides, as things are now.' })
  async seats(@Context() { authorization }: RequestContext, @Parent() { id }: SiegeView): Promise<readonly SeatView[]> {
    const credentials = credentialsIn(authorization);
    const own = credentials.kind === 'key' ? await this.sieges.sideOf(id, credentials.key) : null;
    return (await this.sieges.seats(id)).map((standing) => seatView(standing, own));
  }
}
