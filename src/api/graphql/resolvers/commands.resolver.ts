import { Inject, UseGuards } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { credentialsIn } from '../../../access/bearer.js';
import { seatId } from '../../../engine/position/seat.js';
import type { Rulebooks } from '../../../engine/game/rulebook.js';
import type { Scenario } from '../../../library/scenario.js';
import type { Games, Submission, Viewer } from '../../../play/contract.js';
import { ApiError } from '../../errors.js';
import type { Metrics } from '../../metrics.js';
import { GAMES, METRICS, RULEBOOKS, SCENARIOS } from '../../tokens.js';
import type { RequestContext } from '../context.js';
import { eventView } from '../event-view.js';
import { CreateGameInput, JoinGameInput, type OptionInput, SubmitOrderInput } from '../inputs/commands.input.js';
import { orderOf } from '../inputs/order-form.js';
import { Throttle } from '../throttle.js';
import { Viewers } from '../viewers.js';
import { GameView, gameView } from '../views/game.view.js';
import { legalOrderView } from '../views/legal-order.view.js';
import { refusalView } from '../views/refusal.view.js';
import { SeatClaimView } from '../views/seat-claim.view.js';
import { OrderAcceptedView, OrderRefusedView, SubmissionView } from '../views/submission.view.js';

const SPECTATOR: Viewer = { kind: 'spectator' };

/** Everything that changes a game. */
@Resolver()
@UseGuards(Throttle)
export class CommandsResolver {
  constructor(
    private readonly viewers: Viewers,
    @Inject(GAMES) private readonly games: Games,
    @Inject(SCENARIOS) private readonly scenarios: ReadonlyMap<string, Scenario>,
    @Inject(RULEBOOKS) private readonly rulebooks: Rulebooks,
    @Inject(METRICS) private readonly metrics: Metrics,
  ) {}

  @Mutation(() => GameView, { description: 'Creates a game from a scenario. Its seats are free: see joinGame.' })
  async createGame(@Args('input') { scenario: id, options, commandId }: CreateGameInput): Promise<GameView> {
    const scenario = this.scenarios.get(id);
    if (!scenario) throw new ApiError('NOT_FOUND', `there is no scenario ${id.slice(0, 60)}`);
    const setup = { ...scenario.setup, options: { ...scenario.setup.options, ...optionsOf(options ?? []) } };
    const { game } = await this.games.create({ commandId, ruleset: scenario.ruleset, setup });
    return gameView(await this.games.see(game, SPECTATOR, { kind: 'now' }), SPECTATOR);
  }

  @Mutation(() => SeatClaimView, {
    description: 'Takes a free seat and gives its key, this once; in a game of a siege with the key of its side.',
  })
  async joinGame(
    @Context() { authorization }: RequestContext,
    @Args('input') { game, side, player }: JoinGameInput,
  ): Promise<SeatClaimView> {
    const credentials = credentialsIn(authorization);
    const key = credentials.kind === 'key' ? credentials.key : null;
    const claim = await this.games.claimSeat(game, seatId(side, player), key);
    return { ...claim, player: claim.player ?? null };
  }

  @Mutation(() => SubmissionView, { description: 'Gives an order. A refusal is an answer and changes nothing.' })
  async submitOrder(
    @Context() context: RequestContext,
    @Args('input') input: SubmitOrderInput,
  ): Promise<OrderAcceptedView | OrderRefusedView> {
    const { game, expectedRevision, idempotencyKey, dice } = input;
    const viewer = await this.viewers.seat(context, game);
    const submission = await this.games.submit({
      game,
      viewer,
      order: orderOf(input.order),
      dice: dice ? { kind: 'reported', values: dice } : { kind: 'server' },
      expectedRevision,
      commandId: idempotencyKey,
    });
    this.metrics.orderAnswered(submission);
    return this.#view(submission, await this.games.see(game, viewer, { kind: 'now' }));
  }

  #view(submission: Submission, { position }: Awaited<ReturnType<Games['see']>>): OrderAcceptedView | OrderRefusedView {
    const book = this.rulebooks.rulebook(position.ruleset.id, position.ruleset.version);
    if (submission.kind === 'accepted') {
      const { kind, revision, repeated } = submission;
      return { kind, revision, repeated, events: submission.events.map((event) => eventView(event, book)) };
    }
    const { kind, revision, refusal } = submission;
    const instead = submission.instead.map((order) => legalOrderView(order, (one) => book.writeOrder(one)));
    return { kind, revision, refusal: refusalView(refusal), instead };
  }
}

/** Options by name. Throws BAD_INPUT if one is named twice: nobody could tell which of the two was meant. */
function optionsOf(options: readonly OptionInput[]): Record<string, boolean> {
  const byName = new Map(options.map(({ name, on }) => [name, on]));
  if (byName.size < options.length) throw new ApiError('BAD_INPUT', 'an option is named twice');
  return Object.fromEntries(byName);
}
