import { Field, InputType, Int } from '@nestjs/graphql';
import type { HistoryFilter } from '../../../projections/read/history-filter.js';
import { ApiError } from '../../errors.js';
import { valuesOf } from './values.js';

@InputType({ description: 'Which events to show; all that is given must hold, of each list one.' })
export class HistoryFilterInput {
  @Field(() => [String], { nullable: true, description: 'Events that concern one of these units.' })
  units?: readonly string[] | null;

  @Field(() => [String], { nullable: true, description: 'Events that name one of these rules: pbem:7.3c.' })
  rules?: readonly string[] | null;

  @Field(() => [String], { nullable: true, description: 'Events of these types: UnitMoved.' })
  types?: readonly string[] | null;

  @Field(() => [String], { nullable: true, description: 'Events of the player turns of these sides.' })
  sides?: readonly string[] | null;

  @Field(() => Int, { nullable: true, description: 'The game turn, from 1.' })
  gameTurn?: number | null;

  @Field(() => Int, { nullable: true, description: 'From this event on.' })
  fromRevision?: number | null;

  @Field(() => Int, { nullable: true, description: 'Up to and with this event.' })
  toRevision?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Events that concern this unit.',
    deprecationReason: 'Use units: it takes several.',
  })
  unit?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Events that name this rule: pbem:7.3c.',
    deprecationReason: 'Use rules: it takes several.',
  })
  rule?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Events of this type: UnitMoved.',
    deprecationReason: 'Use types: it takes several.',
  })
  type?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Events of the player turns of this side.',
    deprecationReason: 'Use sides: it takes several.',
  })
  side?: string | null;
}

/**
 * Throws BAD_INPUT for a list without values or with too many, for a list beside its single value, and for a range of
 * events that ends before it begins.
 */
export function historyFilterOf(input: HistoryFilterInput | null | undefined): HistoryFilter {
  const { units, rules, types, sides, gameTurn, fromRevision, toRevision, unit, rule, type, side } = input ?? {};
  mustGoForwards(fromRevision ?? 0, toRevision ?? Infinity);
  const asked = {
    units: valuesOf('units', units, unit),
    rules: valuesOf('rules', rules, rule),
    types: valuesOf('types', types, type),
    sides: valuesOf('sides', sides, side),
    gameTurn: gameTurn ?? undefined,
    fromRevision: fromRevision ?? undefined,
    toRevision: toRevision ?? undefined,
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}

function mustGoForwards(from: number, to: number): void {
  if (from <= to) return;
  throw new ApiError(
    'BAD_INPUT',
    `from event ${from} to event ${to} there is nothing: the range ends before it begins`,
    { problem: 'backwards', from, to },
  );
}
