import { Inject, UseGuards } from '@nestjs/common';
import { Args, Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { PeopleAddresses } from '../../../play/accounts/addresses.js';
import { PEOPLE_ADDRESSES } from '../../tokens.js';
import type { RequestContext } from '../context.js';
import { COST } from '../cost.js';
import { SetAddressInput } from '../inputs/address.input.js';
import { accountKeyShown } from '../shown-key.js';
import { Throttle } from '../throttle.js';
import { AccountAddressView } from '../views/address.view.js';
import { AccountView, accountView } from '../views/account.view.js';
import { SeatView } from '../views/seat.view.js';

/** The address of an account. An account is shown to its own person only. */
@Resolver(() => AccountView)
export class AddressesResolver {
  constructor(@Inject(PEOPLE_ADDRESSES) private readonly addresses: PeopleAddresses) {}

  @ResolveField(() => AccountAddressView, {
    nullable: true,
    complexity: COST.text,
    description: 'Where you can be reached outside of Herald, if you have said so.',
  })
  address(@Parent() { id }: AccountView): Promise<AccountAddressView | null> {
    return this.addresses.own(id);
  }

  @Mutation(() => AccountView, {
    description: 'Sets the address of the account of the key, in place of an earlier one, which is erased.',
  })
  @UseGuards(Throttle)
  async setAddress(
    @Context() context: RequestContext,
    @Args('input') { address: text, shownTo }: SetAddressInput,
  ): Promise<AccountView> {
    return accountView(await this.addresses.set(accountKeyShown(context), { text, shownTo }));
  }

  @Mutation(() => AccountView, { description: 'Erases the address of the account of the key; there need be none.' })
  @UseGuards(Throttle)
  async removeAddress(@Context() context: RequestContext): Promise<AccountView> {
    return accountView(await this.addresses.remove(accountKeyShown(context)));
  }
}

/** The address of the person who holds a seat. */
@Resolver(() => SeatView)
export class SeatAddressResolver {
  constructor(@Inject(PEOPLE_ADDRESSES) private readonly addresses: PeopleAddresses) {}

  @ResolveField(() => String, {
    nullable: true,
    complexity: COST.text,
    description:
      'Where the holder can be reached outside of Herald, in his own words; plain text. Only for the seats of the ' +
      'game and its arbiter, if the holder shows it to them; null for everybody else.',
  })
  async address(@Parent() { holder, viewer }: SeatView): Promise<string | null> {
    return holder === null ? null : this.addresses.shown(viewer, holder.account);
  }
}
