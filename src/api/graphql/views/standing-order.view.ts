import { Field, ObjectType } from '@nestjs/graphql';
import type { Position } from '../../../engine/position/position.js';
import type { Viewer } from '../../../play/contract.js';

@ObjectType('StandingOrder', { description: 'How a side answers decisions of a kind, told beforehand.' })
export class StandingOrderView {
  @Field(() => String, { description: 'The kind of decision: Pin, Retreat, Advance or Pursue.' })
  on!: string;

  @Field(() => String)
  answer!: string;

  @Field(() => String, { nullable: true, description: 'The column of the combat table from which on.' })
  odds!: string | null;

  @Field(() => [String], { nullable: true, description: 'Only in decisions about one of these units; null: in all.' })
  units!: readonly string[] | null;
}

/** The standing orders of whoever looks; nobody sees another's. */
export function standingOrderViews({ standing }: Position, viewer: Viewer): readonly StandingOrderView[] {
  const own = viewer.kind === 'seat' ? (standing?.[viewer.side] ?? []) : [];
  return own.map(({ on, answer, odds, units }) => ({ on, answer, odds: odds ?? null, units: units ?? null }));
}
