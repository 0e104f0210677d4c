import { Inject, UseGuards } from '@nestjs/common';
import { Args, Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { ComputerPlayers } from '../../../computer/computer-players.js';
import type { AnyRulebooks } from '../../../engine/game/rulebook.js';
import { gameStream } from '../../../ledger/game-stream.js';
import { RECENT } from '../../../ledger/ledger.js';
import type { SealedRest, SubmitTurn, TurnAnswer } from '../../../play/commands.js';
import type { AnyGames } from '../../../play/contract.js';
import type { GameHead } from '../../../play/seen.js';
import type { Metrics } from '../../metrics.js';
import { COMPUTER, GAMES, METRICS, RULEBOOKS } from '../../tokens.js';
import type { RequestContext } from '../context.js';
import { COST } from '../cost.js';
import { eventView } from '../event-view.js';
import { orderOf } from '../inputs/order-form.js';
import { ParleyInput } from '../inputs/parley.input.js';
import { SubmitOrdersInput, SubmitTurnInput } from '../inputs/turn.input.js';
import { Throttle } from '../throttle.js';
import { Viewers } from '../viewers.js';
import { GameView } from '../views/game.view.js';
import { headView } from '../views/head.view.js';
import { RefusalView, refusalView } from '../views/refusal.view.js';
import {
  type AnyTurnAnswerView,
  RestAnswerView,
  SealedRestView,
  TurnAnswerView,
  turnFaultView,
  turnWarningView,
} from '../views/turn-message.view.js';

/** Whole turns that are sent as one message, and what is left of them (ADR 40). */
@Resolver(() => GameView)
export class TurnResolver {
  constructor(
    private readonly viewers: Viewers,
    @Inject(GAMES) private readonly games: AnyGames,
    @Inject(RULEBOOKS) private readonly rulebooks: AnyRulebooks,
    @Inject(METRICS) private readonly metrics: Metrics,
    @Inject(COMPUTER) private readonly computer: ComputerPlayers | null,
  ) {}

  @ResolveField(() => SealedRestView, {
    nullable: true,
    complexity: COST.place,
    description: "The rest of the last turn message of the viewer's seat; null: it has sent none.",
  })
  async sealedRest(@Parent() { id, viewer }: GameView): Promise<SealedRestView | null> {
    const rest = await this.games.sealedRest(id, viewer);
    return rest && restView(rest);
  }

  @Mutation(() => TurnAnswerView, {
    description:
      'Sends a whole turn as one message. It is carried out up to the first decision of another side, and the rest waits sealed. If a line is at fault, nothing is carried out unless `upTo` asks for the part before it.',
  })
  @UseGuards(Throttle)
  async submitTurn(
    @Context() context: RequestContext,
    @Args('input', { description: 'The message, and how it is to be taken.' }) input: SubmitTurnInput,
  ): Promise<AnyTurnAnswerView> {
    return this.#submit(context, input, input.message);
  }

  @Mutation(() => TurnAnswerView, {
    description:
      'Gives several orders at once, as `submitTurn` does with a message. They are carried out up to the first decision of another side, and the rest waits sealed. If one is at fault, none is carried out unless `upTo` asks for those before it.',
  })
  @UseGuards(Throttle)
  async submitOrders(
    @Context() context: RequestContext,
    @Args('input', { description: 'The orders, and how they are to be taken.' }) input: SubmitOrdersInput,
  ): Promise<AnyTurnAnswerView> {
    return this.#submit(context, input, input.orders.map(orderOf));
  }

  @Mutation(() => RestAnswerView, {
    description: 'Takes back what is left of an own turn message, before another side has decided.',
  })
  @UseGuards(Throttle)
  async withdrawRest(
    @Context() context: RequestContext,
    @Args('input', { description: 'The game.' }) { game, idempotencyKey }: ParleyInput,
  ): Promise<SealedRestView | RefusalView> {
    const viewer = await this.viewers.seat(context, game);
    const answer = await this.games.withdrawRest(game, viewer, idempotencyKey);
    if (answer.kind === 'refused') return refusalView(answer.refusal);
    const rest = await this.games.sealedRest(game, viewer);
    return restView(rest ?? { waiting: [], stopped: null });
  }

  async #submit(
    context: RequestContext,
    input: Omit<SubmitTurnInput, 'message'>,
    message: SubmitTurn['message'],
  ): Promise<AnyTurnAnswerView> {
    const { game, expectedRevision, idempotencyKey: commandId } = input;
    const viewer = await this.viewers.seat(context, game);
    const answer = await this.games.submitTurn({
      ...{ game, viewer, message, expectedRevision, commandId },
      dryRun: input.dryRun ?? false,
      upTo: input.upTo ?? 'wholeMessage',
    });
    this.metrics.turnAnswered(answer);
    if (answer.kind === 'accepted') this.computer?.wake(game, answer.revision);
    return this.#view(game, answer, await this.games.head(game, viewer, RECENT));
  }

  #view(game: string, answer: TurnAnswer, { ruleset }: GameHead): AnyTurnAnswerView {
    const { revision } = answer;
    const faults = answer.faults.map(turnFaultView);
    const answered = { revision, head: headView(gameStream(game), answer), faults };
    switch (answer.kind) {
      case 'refused':
        return { kind: 'refused', ...answered };
      case 'checked':
        return { kind: 'checked', ...answered, orders: answer.orders, known: answer.known };
      case 'accepted': {
        const book = this.rulebooks.rulebook(ruleset.id, ruleset.version);
        const { kind, repeated, carriedOut, waiting, stopped } = answer;
        const events = answer.events.map((event) => eventView(event, book));
        const warnings = answer.warnings.map(turnWarningView);
        const stop = stopped && turnFaultView(stopped);
        return { kind, ...answered, repeated, events, carriedOut, waiting, stopped: stop, warnings };
      }
    }
  }
}

function restView({ waiting, stopped }: SealedRest): SealedRestView {
  return { waiting, stopped: stopped && turnFaultView(stopped) };
}
