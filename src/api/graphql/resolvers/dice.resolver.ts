import { Inject, UseGuards } from '@nestjs/common';
import { Args, Context, ID, Int, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { diceOfGame } from '../../../audit/dice-of-log.js';
import type { AnyRulebooks } from '../../../engine/game/rulebook.js';
import type { ComputerPlayers } from '../../../computer/computer-players.js';
import type { Ledger } from '../../../ledger/ledger.js';
import type { AnyGames } from '../../../play/contract.js';
import { seatOfViewer } from '../../../play/viewer-seat.js';
import type { Sieges } from '../../../siege/contract.js';
import type { Budgets } from '../../budgets.js';
import { ALL_RULEBOOKS, BUDGETS, COMPUTER, GAMES, LEDGER, SIEGES } from '../../tokens.js';
import type { RequestContext } from '../context.js';
import { COST } from '../cost.js';
import { DiceSayingInput, diceSayingIn } from '../inputs/dice.input.js';
import { limitOf, PAGE_DEFAULT, PAGE_MAX } from '../page.js';
import { sideOfKey } from '../side-of-key.js';
import { Throttle } from '../throttle.js';
import { Viewers } from '../viewers.js';
import {
  DiceAnswerView,
  DiceOpeningView,
  DiceProofView,
  diceProofView,
  DiceView,
  diceView,
  openingViews,
} from '../views/dice.view.js';
import { GameView } from '../views/game.view.js';
import { RefusalView, refusalView } from '../views/refusal.view.js';
import { SiegeView } from '../views/siege-calendar.view.js';

/** The dice of games, and what their seats say of them. */
@Resolver(() => GameView)
export class GameDiceResolver {
  constructor(
    private readonly viewers: Viewers,
    @Inject(GAMES) private readonly games: AnyGames,
    @Inject(COMPUTER) private readonly computer: ComputerPlayers | null,
  ) {}

  @ResolveField(() => DiceView, { complexity: COST.place, description: 'Where its dice come from.' })
  async dice(@Parent() game: GameView): Promise<DiceView> {
    return diceView(await this.games.dice(game.id, game.viewer), game);
  }

  @Mutation(() => DiceAnswerView, {
    description: 'Says something of the dice before the game begins; for a seat.',
  })
  @UseGuards(Throttle)
  async sayOfDice(
    @Context() context: RequestContext,
    @Args('game', { type: () => ID, description: 'The id of the game.' }) id: string,
    @Args('saying', { type: () => DiceSayingInput, description: 'The statement.' }) saying: DiceSayingInput,
  ): Promise<DiceView | RefusalView> {
    const viewer = await this.viewers.seat(context, id);
    const answer = await this.games.sayOfDice(id, viewer, diceSayingIn(saying));
    if (answer.kind === 'refused') return refusalView(answer.refusal);
    this.computer?.wake(id, answer.revision);
    return diceView(await this.games.dice(id, viewer), { id, revision: answer.revision, viewer });
  }
}

/** The dice of sieges, of which nothing is hidden. */
@Resolver(() => SiegeView)
export class SiegeDiceResolver {
  constructor(
    private readonly viewers: Viewers,
    @Inject(SIEGES) private readonly sieges: Sieges,
  ) {}

  @ResolveField(() => DiceView, { complexity: COST.place, description: 'Where its dice come from, as things are now.' })
  async dice(@Context() { authorization }: RequestContext, @Parent() { id, revision }: SiegeView): Promise<DiceView> {
    const viewer = await this.viewers.ofSiege(authorization, id);
    return diceView(await this.sieges.dice(id, viewer), { id, revision, viewer });
  }

  @Mutation(() => DiceAnswerView, {
    description: 'Says something of the dice before the siege begins; for a side.',
  })
  @UseGuards(Throttle)
  async sayOfSiegeDice(
    @Context() { authorization }: RequestContext,
    @Args('siege', { type: () => ID, description: 'The id of the siege.' }) id: string,
    @Args('saying', { type: () => DiceSayingInput, description: 'The statement.' }) saying: DiceSayingInput,
  ): Promise<DiceView | RefusalView> {
    const side = await sideOfKey(this.sieges, authorization, id);
    const answer = await this.sieges.sayOfDice(id, side, diceSayingIn(saying));
    if (answer.kind === 'refused') return refusalView(answer.refusal);
    const viewer = await this.viewers.ofSiege(authorization, id);
    return diceView(await this.sieges.dice(id, viewer), { id, revision: answer.revision, viewer });
  }
}

/** The fields of dice that cost more than a look at a game. */
@Resolver(() => DiceView)
export class DiceResolver {
  constructor(
    @Inject(LEDGER) private readonly ledger: Ledger,
    @Inject(ALL_RULEBOOKS) private readonly rulebooks: AnyRulebooks,
    @Inject(BUDGETS) private readonly budgets: Budgets,
  ) {}

  @ResolveField(() => [DiceOpeningView], {
    complexity: COST.place,
    description: `Secrets that are open, the latest first: ${PAGE_DEFAULT}, or so many as asked for, at most ${PAGE_MAX}.`,
  })
  openings(
    @Parent() { course }: DiceView,
    @Args('first', { type: () => Int, nullable: true, description: 'How many, the latest first.' })
    first?: number | null,
  ): readonly DiceOpeningView[] {
    return openingViews(course, limitOf(first, 'first'));
  }

  @ResolveField(() => DiceProofView, {
    complexity: COST.export,
    description: 'Computes every die whose secret is open. Costs as much as five fields for each event besides.',
  })
  async proof(
    @Context() { asker }: RequestContext,
    @Parent() { id, revision, viewer }: DiceView,
  ): Promise<DiceProofView> {
    await this.budgets.read(asker, revision * COST.checkedEvent);
    const { proof, findings } = await diceOfGame(this.ledger, this.rulebooks, id, seatOfViewer(viewer));
    return diceProofView(proof, findings);
  }
}
