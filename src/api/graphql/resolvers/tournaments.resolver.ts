import { Inject, UseGuards } from '@nestjs/common';
import { Args, Context, ID, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { AnyGames } from '../../../play/contract.js';
import type { Tournaments } from '../../../play/tournaments/contract.js';
import { GAMES, TOURNAMENTS } from '../../tokens.js';
import type { RequestContext } from '../context.js';
import { COST } from '../cost.js';
import { OpenTournamentInput, TournamentOrganiserInput } from '../inputs/tournament.input.js';
import { accountKeyShown } from '../shown-key.js';
import { Throttle } from '../throttle.js';
import { Viewers } from '../viewers.js';
import { GameView } from '../views/game.view.js';
import { GameSummaryView } from '../views/games.view.js';
import { TournamentView } from '../views/tournament.view.js';

/** Tournaments and their organisers (docs/tournaments.md). */
@Resolver()
export class TournamentsResolver {
  constructor(@Inject(TOURNAMENTS) private readonly tournaments: Tournaments) {}

  @Query(() => TournamentView, { complexity: COST.place, description: 'One tournament, as everybody may know it.' })
  tournament(
    @Args('id', { type: () => ID, description: 'The id of the tournament.' }) id: string,
  ): Promise<TournamentView> {
    return this.tournaments.tournament(id);
  }

  @Mutation(() => TournamentView, {
    description: 'Opens a tournament. The account of the key is its first organiser; createGame enters games into it.',
  })
  @UseGuards(Throttle)
  openTournament(
    @Context() context: RequestContext,
    @Args('input', { description: 'Its name.' }) input: OpenTournamentInput,
  ): Promise<TournamentView> {
    return this.tournaments.open(accountKeyShown(context), input);
  }

  @Mutation(() => TournamentView, { description: 'Makes an account one of the organisers; for organisers.' })
  @UseGuards(Throttle)
  admitOrganiser(
    @Context() context: RequestContext,
    @Args('input', { description: 'The tournament and the account.' })
    { tournament, account }: TournamentOrganiserInput,
  ): Promise<TournamentView> {
    return this.tournaments.admit(accountKeyShown(context), tournament, account);
  }

  @Mutation(() => TournamentView, {
    description: 'Dismisses an organiser, who may be oneself; the last one stays. For organisers.',
  })
  @UseGuards(Throttle)
  dismissOrganiser(
    @Context() context: RequestContext,
    @Args('input', { description: 'The tournament and the account.' })
    { tournament, account }: TournamentOrganiserInput,
  ): Promise<TournamentView> {
    return this.tournaments.dismiss(accountKeyShown(context), tournament, account);
  }
}

const OF_GAME = { nullable: true, complexity: COST.place, description: 'The tournament of the game; null: none.' };

/** The tournament of a game. */
@Resolver(() => GameView)
export class GameTournamentResolver {
  constructor(
    @Inject(GAMES) private readonly games: AnyGames,
    @Inject(TOURNAMENTS) private readonly tournaments: Tournaments,
  ) {}

  @ResolveField(() => TournamentView, OF_GAME)
  async tournament(@Parent() { id, viewer }: GameView): Promise<TournamentView | null> {
    const tournament = await this.games.seating.tournamentOf(id, viewer);
    return tournament === null ? null : this.tournaments.tournament(tournament);
  }
}

/** The same of a game in a list. */
@Resolver(() => GameSummaryView)
export class SummaryTournamentResolver {
  constructor(
    private readonly viewers: Viewers,
    @Inject(GAMES) private readonly games: AnyGames,
    @Inject(TOURNAMENTS) private readonly tournaments: Tournaments,
  ) {}

  @ResolveField(() => TournamentView, OF_GAME)
  async tournament(
    @Context() context: RequestContext,
    @Parent() { id }: GameSummaryView,
  ): Promise<TournamentView | null> {
    const tournament = await this.games.seating.tournamentOf(id, await this.viewers.listed(context, id));
    return tournament === null ? null : this.tournaments.tournament(tournament);
  }
}
