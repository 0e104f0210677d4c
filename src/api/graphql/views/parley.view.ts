import { createUnionType, Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Claim, ParleyCourse } from '../../../engine/game/parley/course.js';
import {
  CLAIM_STANDINGS,
  PROPOSALS,
  type ClaimStanding,
  type ClaimVerdict,
} from '../../../engine/game/parley/events.js';
import { playerOfSeat, sideOfSeat, type SeatId } from '../../../engine/position/seat.js';
import { NodeView } from './node.view.js';
import type { Played } from '../../../play/feed/contract.js';
import { partId } from '../node-id.js';
import { amendmentView, AmendmentView, bundlePath } from './amendment.view.js';
import { correctionView, CorrectionView } from './correction.view.js';
import { RefusalView } from './refusal.view.js';

/** Standings of claims as a GraphQL enum, by the same names. */
export const ClaimStandings = Object.fromEntries(CLAIM_STANDINGS.map((standing) => [standing, standing]));
registerEnumType(ClaimStandings, {
  name: 'ClaimStanding',
  description: 'How a claim stands.',
  valuesMap: {
    upheld: { description: 'The claimed order was an error.' },
    dismissed: { description: 'The claimed order was none.' },
    lapsed: { description: 'The claim came too late and changes nothing.' },
    withdrawn: { description: 'The claimant has taken the claim back.' },
    open: { description: 'The arbiter has to decide, or in a siege the other side or the arbiter.' },
  },
});

/** The kinds of proposals as a GraphQL enum. */
export const Proposals = Object.fromEntries(PROPOSALS.map((proposal) => [proposal, proposal]));
registerEnumType(Proposals, {
  name: 'Proposal',
  description: 'A proposal on which all seats together can agree.',
  valuesMap: {
    arbiter: { description: 'Somebody is to be the arbiter.' },
    draw: { description: 'The game is to end as a draw.' },
  },
});

const VERDICTS = { right: 'right', wrong: 'wrong' } as const;
registerEnumType(VERDICTS, {
  name: 'OrderVerdict',
  description: 'Whether an order was legal and led to what the rules decide.',
  valuesMap: { right: { description: 'It was, and did.' }, wrong: { description: 'It was not, or did not.' } },
});

@ObjectType('SeatName', { description: 'A seat of a game: a side, or one of its several players.' })
export class SeatNameView {
  @Field(() => String, { description: 'The name of the side.' })
  side!: string;

  @Field(() => String, { nullable: true, description: 'The player; null: the side has one.' })
  player!: string | null;
}

@ObjectType('ClaimVerdict', { description: 'The verdict of the rules of one edition on a claimed order.' })
export class ClaimVerdictView {
  @Field(() => Int, { description: 'Version of the rules that judged.' })
  edition!: number;

  @Field(() => VERDICTS, { description: 'Whether the order and all that followed from it are what the rules decide.' })
  verdict!: ClaimVerdict['verdict'];

  @Field(() => String, {
    nullable: true,
    description: 'The rule on which the verdict rests; null: no single rule, or it is withheld.',
  })
  rule!: string | null;

  @Field(() => String, { description: 'Two sentences for a person.' })
  reason!: string;

  @Field(() => Boolean, { description: 'The reason is not told, since not everybody may know it.' })
  withheld!: boolean;
}

@ObjectType('ClaimAppeal', { description: 'A seat asks the arbiter to decide.' })
export class ClaimAppealView extends SeatNameView {
  @Field(() => String, { description: 'The reasons of the seat.' })
  what!: string;
}

@ObjectType('ClaimRuling', { description: 'The decision of the arbiter.' })
export class ClaimRulingView {
  @Field(() => Boolean, { description: 'The arbiter finds that the order was an error.' })
  upheld!: boolean;

  @Field(() => String, { description: 'The rule on which the decision rests.' })
  rule!: string;

  @Field(() => String, { description: 'The reasons of the arbiter.' })
  reason!: string;
}

@ObjectType('Claim', {
  implements: () => [NodeView],
  description: 'A seat claims that an order of another side was an error (docs/quarrels.md).',
})
export class ClaimView extends SeatNameView {
  @Field(() => ID, { description: 'The id: it names the game and the number.' })
  id!: string;

  @Field(() => String, {
    description:
      'The path of its bundle on this server: a file with all that is needed to judge it again, for `herald verify`.',
  })
  bundle!: string;

  @Field(() => Int, { description: 'Counts the claims of a game from 1.' })
  number!: number;

  @Field(() => Int, { description: 'Revision of the first event of the claimed order.' })
  at!: number;

  @Field(() => Boolean, { description: "The order is one of the claimant's own side (pbem:1.4c)." })
  own!: boolean;

  @Field(() => String, { description: 'The error in the words of the claimant.' })
  what!: string;

  @Field(() => String, { nullable: true, description: 'The rule that the claimant names; null: none.' })
  rule!: string | null;

  @Field(() => ClaimStandings, { description: 'How the claim stands now.' })
  standing!: ClaimStanding;

  @Field(() => ClaimVerdictView, { description: 'The verdict of the server, by the edition that the game pins.' })
  verdict!: ClaimVerdictView;

  @Field(() => ClaimVerdictView, {
    nullable: true,
    description: 'The verdict of the newest edition; null: the game pins the newest one.',
  })
  today!: ClaimVerdictView | null;

  @Field(() => ClaimAppealView, { nullable: true, description: 'Null: nobody has asked the arbiter.' })
  appeal!: ClaimAppealView | null;

  @Field(() => ClaimRulingView, { nullable: true, description: 'Null: the arbiter has not decided about the claim.' })
  ruling!: ClaimRulingView | null;
}

@ObjectType('ProposedArbiter', { description: 'An arbiter on whom not all seats agree yet.' })
export class ProposedArbiterView {
  @Field(() => String, { description: 'The name of the arbiter.' })
  name!: string;

  @Field(() => String, { description: 'SHA-256 of the key of the arbiter, in hexadecimal digits.' })
  keyHash!: string;

  @Field(() => [SeatNameView], { description: 'The seats that agree.' })
  seats!: readonly SeatNameView[];
}

@ObjectType('Parley', { description: 'The talk of the seats of a game besides orders; all of it is public.' })
export class ParleyView {
  @Field(() => [ClaimView], { description: 'All claims of the game, the oldest first.' })
  claims!: readonly ClaimView[];

  @Field(() => [AmendmentView], { description: 'Changes of own orders by consent, the oldest first.' })
  amendments!: readonly AmendmentView[];

  @Field(() => [CorrectionView], { description: 'The corrections of turns after upheld claims, the oldest first.' })
  corrections!: readonly CorrectionView[];

  @Field(() => String, { nullable: true, description: 'The name of the arbiter; null: the game has none.' })
  arbiter!: string | null;

  @Field(() => ProposedArbiterView, { nullable: true, description: 'Null: nobody proposes an arbiter.' })
  proposedArbiter!: ProposedArbiterView | null;

  @Field(() => [SeatNameView], { description: 'The seats that offer a draw.' })
  drawOfferedBy!: readonly SeatNameView[];

  @Field(() => [SeatNameView], { description: 'The seats that have resigned.' })
  resigned!: readonly SeatNameView[];

  @Field(() => [SeatNameView], { description: 'The seats that have accepted how the game ended.' })
  acceptedBy!: readonly SeatNameView[];
}

export const ParleyAnswerView = createUnionType({
  name: 'ParleyAnswer',
  description: 'The parley after what was said, or why it could not be said.',
  types: () => [ParleyView, RefusalView] as const,
  resolveType: (value: ParleyView | RefusalView) => ('claims' in value ? ParleyView : RefusalView),
});

/** Claims, amendments, corrections and agreements of a game or siege (docs/quarrels.md). */
export function parleyView(of: Played, course: ParleyCourse): ParleyView {
  const { claims, amendments, corrections, arbiter, proposedArbiter, draw, resigned, accepted } = course;
  return {
    claims: claims.map((claim) => claimView(of, claim)),
    amendments: amendments.map((amendment) => amendmentView(of, amendment)),
    corrections: corrections.map(correctionView),
    arbiter: arbiter?.name ?? null,
    proposedArbiter: proposedArbiter && {
      name: proposedArbiter.name,
      keyHash: proposedArbiter.keyHash,
      seats: proposedArbiter.seats.map(seatNameView),
    },
    drawOfferedBy: draw.map(seatNameView),
    resigned: resigned.map(seatNameView),
    acceptedBy: accepted.map(seatNameView),
  };
}

/** A claim that is recorded has been judged in the same append. */
export function claimView(of: Played, claim: Claim): ClaimView {
  const { seat, number, own, at, what, rule, standing, verdict, today, appeal, ruling } = claim;
  if (!verdict) throw new Error(`claim ${number} was never judged`);
  return {
    id: partId({ game: of.id }, 'claim', String(number)),
    bundle: bundlePath(of, number),
    ...seatNameView(seat),
    number,
    own,
    at,
    what,
    rule,
    standing,
    verdict: verdictView(verdict),
    today: today && verdictView(today),
    appeal: appeal && { ...seatNameView(appeal.seat), what: appeal.what },
    ruling: ruling && { upheld: ruling.upheld, rule: ruling.rule, reason: ruling.because },
  };
}

function verdictView({ edition, verdict, rule, because: reason, withheld }: ClaimVerdict): ClaimVerdictView {
  return { edition, verdict, rule, reason, withheld: withheld === true };
}

function seatNameView(seat: SeatId): SeatNameView {
  return { side: sideOfSeat(seat), player: playerOfSeat(seat) };
}
