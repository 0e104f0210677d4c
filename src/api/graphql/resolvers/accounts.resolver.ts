import { Inject, UseGuards } from '@nestjs/common';
import { Args, Context, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { PeopleAccounts } from '../../../play/accounts/contract.js';
import type { Games } from '../../../play/contract.js';
import { SPECTATOR } from '../../../play/viewer-seat.js';
import { ACCOUNTS, GAMES } from '../../tokens.js';
import type { RequestContext } from '../context.js';
import { COST } from '../cost.js';
import { AccountKeyInput, OpenAccountInput } from '../inputs/account.input.js';
import { accountKeyIn, accountKeyShown, keyShown } from '../shown-key.js';
import { Throttle } from '../throttle.js';
import { AccountView, accountView, GivenAccountKeyView } from '../views/account.view.js';
import { SeatView, seatView } from '../views/seat.view.js';

/** Accounts of people, and leaving a seat. A seat by its key alone needs no account (ADR 36). */
@Resolver()
export class AccountsResolver {
  constructor(
    @Inject(ACCOUNTS) private readonly accounts: PeopleAccounts,
    @Inject(GAMES) private readonly games: Games,
  ) {}

  @Query(() => AccountView, {
    nullable: true,
    complexity: COST.game,
    description: 'The account of the key of this request; null: it carries none, or the key of a seat.',
  })
  async me(@Context() context: RequestContext): Promise<AccountView | null> {
    const key = accountKeyIn(context);
    return key === null ? null : accountView(await this.accounts.own(key));
  }

  @Mutation(() => GivenAccountKeyView, {
    description: 'Opens an account and gives its first key, this once. Seats that are taken with the key are its own.',
  })
  @UseGuards(Throttle)
  openAccount(@Args('input') { name, label, key = null }: OpenAccountInput): Promise<GivenAccountKeyView> {
    return this.accounts.open({ name, label, key });
  }

  @Mutation(() => AccountView, { description: 'Changes the name of the account of the key.' })
  @UseGuards(Throttle)
  async renameAccount(
    @Context() context: RequestContext,
    @Args('name', { description: 'The new name.' }) name: string,
  ): Promise<AccountView> {
    return accountView(await this.accounts.rename(accountKeyShown(context), name));
  }

  @Mutation(() => GivenAccountKeyView, { description: 'Gives the account of the key one key more, this once.' })
  @UseGuards(Throttle)
  giveAccountKey(
    @Context() context: RequestContext,
    @Args('input') { label, key = null }: AccountKeyInput,
  ): Promise<GivenAccountKeyView> {
    return this.accounts.giveKey(accountKeyShown(context), label, key);
  }

  @Mutation(() => AccountView, {
    description: 'Makes a key of the account void, also that of this request. The last key cannot be revoked.',
  })
  @UseGuards(Throttle)
  async revokeAccountKey(
    @Context() context: RequestContext,
    @Args('id', { type: () => ID, description: 'AccountKey.id' }) id: string,
  ): Promise<AccountView> {
    return accountView(await this.accounts.revokeKey(accountKeyShown(context), id));
  }

  @Mutation(() => SeatView, {
    description: 'Leaves the seat that the key opens, so that others can take it; the key of the seat is void then.',
  })
  @UseGuards(Throttle)
  async leaveSeat(
    @Context() context: RequestContext,
    @Args('game', { type: () => ID, description: 'The id of the game.' }) game: string,
  ): Promise<SeatView> {
    const standing = await this.games.seating.leave(game, keyShown(context));
    return seatView(standing, SPECTATOR);
  }
}
