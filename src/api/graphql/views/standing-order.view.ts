import { Field, ObjectType } from '@nestjs/graphql';
import type { Position } from '../../../engine/position/position.js';
import { playerOfSeat, sideOfSeat } from '../../../engine/position/seat.js';
import type { Viewer } from '../../../play/viewer.js';

@ObjectType('StandingOrder', { description: 'How a side answers decisions of a kind, told beforehand.' })
export class StandingOrderView {
  @Field(() => String, { description: 'The kind of decision: Pin, Retreat, Advance or Pursue.' })
  on!: string;

  @Field(() => String, { description: 'The answer that is given by itself.' })
  answer!: string;

  @Field(() => String, { nullable: true, description: 'The column of the combat table from which on.' })
  odds!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Of several players of the side the one who gave it (pbem:1.2a).',
  })
  player!: string | null;

  @Field(() => [String], { nullable: true, description: 'Only in decisions about one of these units; null: in all.' })
  units!: readonly string[] | null;
}

/** The standing orders of the viewer's own side; nobody sees those of another side. */
export function standingOrderViews({ standing }: Position, viewer: Viewer): readonly StandingOrderView[] {
  return Object.entries(standing ?? {})
    .filter(([seat]) => viewer.kind === 'seat' && sideOfSeat(seat) === viewer.side)
    .flatMap(([seat, own]) =>
      own.map(({ on, answer, odds, units }) => ({
        on,
        answer,
        player: playerOfSeat(seat),
        odds: odds ?? null,
        units: units ?? null,
      })),
    );
}
