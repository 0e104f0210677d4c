import { Inject, UseGuards } from '@nestjs/common';
import { Args, Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { ComputerPlayers } from '../../../computer/computer-players.js';
import type { AnyGames } from '../../../play/contract.js';
import type { Parley } from '../../../play/commands.js';
import type { Sieges } from '../../../siege/contract.js';
import { COMPUTER, GAMES, SIEGES } from '../../tokens.js';
import type { RequestContext } from '../context.js';
import { COST } from '../cost.js';
import { orderOf } from '../inputs/order-form.js';
import {
  AnswerAmendmentInput,
  AnswerClaimInput,
  AppealClaimInput,
  ClaimInput,
  DeclineProposalInput,
  FileClaimInput,
  GiveCorrectionDieInput,
  ParleyInput,
  ProposeArbiterInput,
  ProposeSlipInput,
  ProposeTakeBackInput,
  RuleOnClaimInput,
} from '../inputs/parley.input.js';
import { viewerOfSiege } from '../side-of-key.js';
import { Throttle } from '../throttle.js';
import { Viewers } from '../viewers.js';
import { GameView } from '../views/game.view.js';
import { ParleyAnswerView, ParleyView, parleyView } from '../views/parley.view.js';
import { RefusalView, refusalView } from '../views/refusal.view.js';

type Answer = Promise<ParleyView | RefusalView>;

/**
 * The parley of a game or of a siege: claims, proposals and decisions of its seats and its arbiter (docs/quarrels.md).
 */
@Resolver(() => GameView)
export class ParleyResolver {
  constructor(
    private readonly viewers: Viewers,
    @Inject(GAMES) private readonly games: AnyGames,
    @Inject(SIEGES) private readonly sieges: Sieges,
    @Inject(COMPUTER) private readonly computer: ComputerPlayers | null,
  ) {}

  @ResolveField(() => ParleyView, { complexity: COST.place, description: 'Claims, proposals and the arbiter.' })
  async parley(@Parent() { id, viewer }: GameView): Promise<ParleyView> {
    return parleyView({ kind: 'game', id }, await this.games.parleyOf(id, viewer));
  }

  @Mutation(() => ParleyAnswerView, {
    description: 'Claims an error in an order of another side. The server judges the claim at once.',
  })
  @UseGuards(Throttle)
  fileClaim(@Context() context: RequestContext, @Args('input') input: FileClaimInput): Answer {
    const { at, what, rule } = input;
    return this.#say(context, input, { kind: 'fileClaim', at, what, ...(typeof rule === 'string' ? { rule } : {}) });
  }

  @Mutation(() => ParleyAnswerView, {
    description:
      'Corrects an error in an own order, until the other side sends its next message (pbem:1.4c). The server judges it as a claim.',
  })
  @UseGuards(Throttle)
  correctOwnOrder(
    @Context() context: RequestContext,
    @Args('input', { description: 'The own order.' }) input: FileClaimInput,
  ): Answer {
    const { at, what, rule } = input;
    const named = typeof rule === 'string' ? { rule } : {};
    return this.#say(context, input, { kind: 'fileClaim', own: true, at, what, ...named });
  }

  @Mutation(() => ParleyAnswerView, {
    description: 'Asks the other side to agree that an own order is read as it was meant (pbem:1.4l).',
  })
  @UseGuards(Throttle)
  proposeSlip(
    @Context() context: RequestContext,
    @Args('input', { description: 'The order, and what was meant.' }) input: ProposeSlipInput,
  ): Answer {
    const { at, what, meant } = input;
    return this.#say(context, input, { kind: 'proposeAmendment', at, what, meant: orderOf(meant) });
  }

  @Mutation(() => ParleyAnswerView, {
    description: 'Asks the other side to agree that an own order and all orders after it are taken back.',
  })
  @UseGuards(Throttle)
  proposeTakeBack(
    @Context() context: RequestContext,
    @Args('input', { description: 'The first order to take back.' }) input: ProposeTakeBackInput,
  ): Answer {
    return this.#say(context, input, { kind: 'proposeAmendment', at: input.at, what: input.what });
  }

  @Mutation(() => ParleyAnswerView, {
    description: 'Agrees to an amendment of another side or declines it, or takes an own one back.',
  })
  @UseGuards(Throttle)
  answerAmendment(
    @Context() context: RequestContext,
    @Args('input', { description: 'The amendment and the answer.' }) input: AnswerAmendmentInput,
  ): Answer {
    return this.#say(context, input, { kind: 'answerAmendment', claim: input.amendment, agree: input.agree });
  }

  @Mutation(() => ParleyAnswerView, {
    description: 'Agrees to a claim of the other side about the days of a siege, or declines it.',
  })
  @UseGuards(Throttle)
  answerClaim(
    @Context() context: RequestContext,
    @Args('input', { description: 'The claim and the answer.' }) input: AnswerClaimInput,
  ): Answer {
    return this.#say(context, input, { kind: 'answerClaim', claim: input.claim, agree: input.agree });
  }

  @Mutation(() => ParleyAnswerView, {
    description: 'Gives the die that a correction asks of the side whose turn it corrects (pbem:1.4h).',
  })
  @UseGuards(Throttle)
  giveCorrectionDie(
    @Context() context: RequestContext,
    @Args('input', { description: 'The die.' }) input: GiveCorrectionDieInput,
  ): Answer {
    return this.#say(context, input, { kind: 'giveDie', claim: input.claim, value: input.value });
  }

  @Mutation(() => ParleyAnswerView, { description: 'Takes an own claim back.' })
  @UseGuards(Throttle)
  withdrawClaim(@Context() context: RequestContext, @Args('input') input: ClaimInput): Answer {
    return this.#say(context, input, { kind: 'withdrawClaim', claim: input.claim });
  }

  @Mutation(() => ParleyAnswerView, { description: 'Asks the arbiter of the game to decide about a claim.' })
  @UseGuards(Throttle)
  appealClaim(@Context() context: RequestContext, @Args('input') input: AppealClaimInput): Answer {
    return this.#say(context, input, { kind: 'appealClaim', claim: input.claim, what: input.what });
  }

  @Mutation(() => ParleyAnswerView, { description: 'Decides about a claim; for the arbiter of the game.' })
  @UseGuards(Throttle)
  ruleOnClaim(@Context() context: RequestContext, @Args('input') input: RuleOnClaimInput): Answer {
    const { claim, upheld, rule, reason: because } = input;
    return this.#say(context, input, { kind: 'ruleOnClaim', claim, upheld, rule, because });
  }

  @Mutation(() => ParleyAnswerView, {
    description: 'Proposes an arbiter, or agrees with the same proposal. The arbiter is named when all seats agree.',
  })
  @UseGuards(Throttle)
  proposeArbiter(@Context() context: RequestContext, @Args('input') input: ProposeArbiterInput): Answer {
    const { name, keyHash } = input.arbiter;
    return this.#say(context, input, { kind: 'proposeArbiter', name, keyHash });
  }

  @Mutation(() => ParleyAnswerView, {
    description: 'Gives a game an arbiter; for organisers of its tournament who have no seat in the game.',
  })
  @UseGuards(Throttle)
  appointArbiter(
    @Context() context: RequestContext,
    @Args('input', { description: 'The game and the arbiter.' }) input: ProposeArbiterInput,
  ): Answer {
    const { name, keyHash } = input.arbiter;
    return this.#say(context, input, { kind: 'appointArbiter', name, keyHash });
  }

  @Mutation(() => ParleyAnswerView, {
    description: 'Offers a draw, or agrees with an offer. The game is drawn when all seats agree.',
  })
  @UseGuards(Throttle)
  offerDraw(@Context() context: RequestContext, @Args('input') input: ParleyInput): Answer {
    return this.#say(context, input, { kind: 'proposeDraw' });
  }

  @Mutation(() => ParleyAnswerView, { description: 'Declines what is proposed, or takes the own proposal back.' })
  @UseGuards(Throttle)
  declineProposal(@Context() context: RequestContext, @Args('input') input: DeclineProposalInput): Answer {
    return this.#say(context, input, { kind: 'decline', proposal: input.proposal });
  }

  @Mutation(() => ParleyAnswerView, {
    description: 'Resigns. The other side wins as soon as every seat of a side has resigned.',
  })
  @UseGuards(Throttle)
  resign(@Context() context: RequestContext, @Args('input') input: ParleyInput): Answer {
    return this.#say(context, input, { kind: 'resign' });
  }

  @Mutation(() => ParleyAnswerView, { description: 'Accepts how the game ended, and claims no error any more.' })
  @UseGuards(Throttle)
  acceptOutcome(@Context() context: RequestContext, @Args('input') input: ParleyInput): Answer {
    return this.#say(context, input, { kind: 'acceptOutcome' });
  }

  async #say(context: RequestContext, { game, idempotencyKey }: ParleyInput, parley: Parley): Answer {
    const reader = await this.viewers.ofSiege(context.authorization, game);
    if (await this.sieges.knows(game, reader)) {
      const viewer = await viewerOfSiege(this.sieges, context.authorization, game);
      const answer = await this.sieges.parley({ game, viewer, parley, commandId: idempotencyKey });
      return answer.kind === 'refused'
        ? refusalView(answer.refusal)
        : parleyView({ kind: 'siege', id: game }, await this.sieges.parleyOf(game, viewer));
    }
    const viewer = await this.viewers.seat(context, game);
    const answer = await this.games.parley({ game, viewer, parley, commandId: idempotencyKey });
    if (answer.kind === 'refused') return refusalView(answer.refusal);
    this.computer?.wake(game, answer.revision);
    return parleyView({ kind: 'game', id: game }, await this.games.parleyOf(game, viewer));
  }
}
