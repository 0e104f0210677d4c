import { Inject, UseGuards } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { credentialsIn } from '../../../access/bearer.js';
import { seatId } from '../../../engine/position/seat.js';
import type { AnyRulebooks } from '../../../engine/game/rulebook.js';
import type { Setup } from '../../../engine/game/setup.js';
import { RECENT } from '../../../ledger/ledger.js';
import type { CreateGame, AnyGames } from '../../../play/contract.js';
import { SPECTATOR } from '../../../play/viewer-seat.js';
import { ApiError } from '../../errors.js';
import type { Metrics } from '../../metrics.js';
import type { ComputerPlayers } from '../../../computer/computer-players.js';
import type { Beginning } from '../../stock.js';
import { BEGINNINGS, COMPUTER, GAMES, METRICS, RULEBOOKS } from '../../tokens.js';
import type { RequestContext } from '../context.js';
import { optionsOf } from '../inputs/options.js';
import { CreateGameInput, JoinGameInput, SeatComputerInput, SubmitOrderInput } from '../inputs/commands.input.js';
import { diceWantedIn } from '../inputs/dice.input.js';
import { reservationIn } from '../inputs/seats.input.js';
import { statementIn } from '../inputs/statement.input.js';
import { orderOf } from '../inputs/order-form.js';
import { accountKeyShown } from '../shown-key.js';
import { Throttle } from '../throttle.js';
import { Viewers } from '../viewers.js';
import { gameSecretsView } from '../views/game-secrets.view.js';
import { GameView } from '../views/game.view.js';
import { gameView } from '../views/game-view-of.js';
import { SeatView, seatView } from '../views/seat.view.js';
import { SeatClaimView } from '../views/seat-claim.view.js';
import { submissionViewOf } from '../views/submission-view-of.js';
import { OrderAcceptedView, OrderRefusedView, SubmissionView } from '../views/submission.view.js';

/** Everything that changes a game. */
@Resolver()
@UseGuards(Throttle)
export class CommandsResolver {
  constructor(
    private readonly viewers: Viewers,
    @Inject(GAMES) private readonly games: AnyGames,
    @Inject(BEGINNINGS) private readonly beginnings: ReadonlyMap<string, Beginning>,
    @Inject(RULEBOOKS) private readonly rulebooks: AnyRulebooks,
    @Inject(METRICS) private readonly metrics: Metrics,
    @Inject(COMPUTER) private readonly computer: ComputerPlayers | null,
  ) {}

  @Mutation(() => GameView, {
    description: 'Creates a game from a scenario. Its seats are free, or reserved: see joinGame.',
  })
  async createGame(@Context() context: RequestContext, @Args('input') input: CreateGameInput): Promise<GameView> {
    const { scenario: id, options, commandId } = input;
    const scenario = this.beginnings.get(id);
    if (!scenario) throw new ApiError('NOT_FOUND', `there is no scenario ${id.slice(0, 60)}`);
    const setup = {
      ...scenario.setup,
      options: { ...scenario.setup.options, ...optionsOf(options ?? []) },
      ...keepingIn(input),
    };
    const reservation = reservationIn(input);
    const seats = reservation ? { reservation } : {};
    const command = {
      commandId,
      ruleset: scenario.ruleset,
      setup,
      ...seats,
      ...diceWantedIn(input.dice),
      ...arbiterIn(input),
      ...(typeof input.tournament === 'string'
        ? { tournament: { id: input.tournament, shown: accountKeyShown(context) } }
        : {}),
    };
    const { game, secrets } = await this.games.create(command);
    const organiser = secrets ? await this.games.seating.viewerOf(game, secrets.organiserKey) : null;
    const viewer = organiser ?? SPECTATOR;
    const seen = await this.games.see(game, viewer, { kind: 'now' });
    return gameView(seen, viewer, secrets && gameSecretsView(secrets));
  }

  @Mutation(() => SeatClaimView, {
    description:
      'Takes a free seat and gives its key, this once; a reserved one with its invitation, in a game of a siege with the key of its side.',
  })
  async joinGame(
    @Context() { authorization }: RequestContext,
    @Args('input') { game, side, player, invitation = null, key: own = null }: JoinGameInput,
  ): Promise<SeatClaimView> {
    const shown = keyIn(authorization);
    const claim = await this.games.seating.claim(game, seatId(side, player), { shown, invitation, key: own });
    return { ...claim, player: claim.player ?? null };
  }

  @Mutation(() => SeatView, {
    description: "Gives a free seat to a player of the server's own, if the computer plays here (query computers).",
  })
  async seatComputer(
    @Context() { authorization }: RequestContext,
    @Args('input') { game, side, player, invitation = null, computer }: SeatComputerInput,
  ): Promise<SeatView> {
    if (!this.computer) throw new ApiError('BAD_INPUT', 'the computer does not play on this server');
    const standing = await this.games.seating.seatComputer(game, seatId(side, player), computer, {
      shown: keyIn(authorization),
      invitation,
    });
    this.computer.wake(game);
    return seatView(standing, SPECTATOR);
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
      ...(input.stated ? { stated: statementIn(input.stated) } : {}),
      expectedRevision,
      commandId: idempotencyKey,
    });
    this.metrics.orderAnswered(submission);
    this.computer?.wake(game, submission.revision);
    const { ruleset } = await this.games.head(game, viewer, RECENT);
    return submissionViewOf(game, submission, this.rulebooks.rulebook(ruleset.id, ruleset.version));
  }
}

/** The arbiter of a new game. */
function keepingIn({ keeping, warnSender }: CreateGameInput): Pick<Setup, 'keeping' | 'warnSender'> {
  return { ...(keeping ? { keeping } : {}), ...(warnSender ? { warnSender: true } : {}) };
}

function arbiterIn({ arbiter }: CreateGameInput): Pick<CreateGame, 'arbiter'> {
  return arbiter ? { arbiter: { name: arbiter.name, keyHash: arbiter.keyHash } } : {};
}

function keyIn(authorization: RequestContext['authorization']): string | null {
  const credentials = credentialsIn(authorization);
  return credentials.kind === 'key' ? credentials.key : null;
}
