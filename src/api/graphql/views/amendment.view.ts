import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Amendment } from '../../../engine/game/parley/course.js';
import {
  AMENDMENT_KINDS,
  AMENDMENT_STANDINGS,
  type AmendmentKind,
  type AmendmentStanding,
} from '../../../engine/game/parley/events.js';
import { playerOfSeat, sideOfSeat } from '../../../engine/position/seat.js';
import type { Played } from '../../../play/feed/contract.js';
import { Json } from '../json.scalar.js';

const AmendmentKinds = Object.fromEntries(AMENDMENT_KINDS.map((kind) => [kind, kind]));
registerEnumType(AmendmentKinds, {
  name: 'AmendmentKind',
  description: 'The change that a seat proposes of its own orders.',
  valuesMap: {
    slip: { description: 'An order was written wrong and is read as it was meant (pbem:1.4l).' },
    takeBack: { description: 'An order and all orders after it are taken back.' },
  },
});

const AmendmentStandings = Object.fromEntries(AMENDMENT_STANDINGS.map((standing) => [standing, standing]));
registerEnumType(AmendmentStandings, {
  name: 'AmendmentStanding',
  description: 'How an amendment stands.',
  valuesMap: {
    proposed: { description: 'The other side has to answer.' },
    agreed: { description: 'Both sides agree, and the turn is changed.' },
    declined: { description: 'The other side does not agree.' },
    withdrawn: { description: 'The seat that proposed it has taken it back.' },
  },
});

@ObjectType('Amendment', { description: 'A change of own orders to which the other side has to agree.' })
export class AmendmentView {
  @Field(() => Int, { description: 'Claims and amendments of a game are counted together, from 1.' })
  number!: number;

  @Field(() => String, {
    description:
      'The path of its bundle on this server: a file with all that is needed to judge it again, for `herald verify`.',
  })
  bundle!: string;

  @Field(() => String, { description: 'The name of the side that proposes it.' })
  side!: string;

  @Field(() => String, { nullable: true, description: 'The player; null: the side has one.' })
  player!: string | null;

  @Field(() => Int, { description: 'Revision of the first event of the order.' })
  at!: number;

  @Field(() => AmendmentKinds, { description: 'The change that is proposed.' })
  kind!: AmendmentKind;

  @Field(() => String, { description: 'The reasons in the words of the seat.' })
  what!: string;

  @Field(() => Json, { nullable: true, description: 'Of a slip, the order as it was meant; else null.' })
  meant!: unknown;

  @Field(() => AmendmentStandings, { description: 'How it stands now.' })
  standing!: AmendmentStanding;
}

/** The path of the bundle of a claim or amendment on this server; both are counted together. */
export function bundlePath({ kind, id }: Played, number: number): string {
  return `/${kind}s/${id}/claims/${number}/bundle.ndjson`;
}

/** A change of own orders that a seat has proposed, with the address of its bundle. */
export function amendmentView(of: Played, { seat, ...amendment }: Amendment): AmendmentView {
  return { ...amendment, bundle: bundlePath(of, amendment.number), side: sideOfSeat(seat), player: playerOfSeat(seat) };
}
