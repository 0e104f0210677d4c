import { Field, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { GAME_KEEPINGS, type GameKeeping } from '../../../engine/game/setup.js';
import { VOID_WORDS, VOIDABLE, type Statement, type Voidable } from '../../../engine/game/honour/statement.js';
import { HEALTHS, type Health } from '../../../engine/position/unit.js';

export type { GameKeeping };

export const GameKeepingEnum = Object.fromEntries(GAME_KEEPINGS.map((keeping) => [keeping, keeping]));
registerEnumType(GameKeepingEnum, {
  name: 'GameKeeping',
  description: 'The keeper of the rules of a game.',
  valuesMap: {
    enforced: { description: 'The server refuses orders that the rules forbid.' },
    onHonour: { description: 'The players keep the rules, and the facts that they state hold (pbem:1.4b).' },
  },
});

const StatedHealth = Object.fromEntries(HEALTHS.map((health) => [health, health]));
registerEnumType(StatedHealth, {
  name: 'StatedHealth',
  description: 'Health states (pbem:2.4, 2.5).',
  valuesMap: Object.fromEntries(HEALTHS.map((health) => [health, { description: `The unit is ${health}.` }])),
});

/** In lower case, as members of an OrderInput are: `raiseAlarm`. */
const nameOf = (decision: Voidable): string => `${decision.charAt(0).toLowerCase()}${decision.slice(1)}`;

const StatedDecision = Object.fromEntries(VOIDABLE.map((decision) => [nameOf(decision), decision]));
registerEnumType(StatedDecision, {
  name: 'StatedDecision',
  description: 'Decisions that can be stated to be void.',
  valuesMap: Object.fromEntries(
    VOIDABLE.map((decision) => [nameOf(decision), { description: `The ${VOID_WORDS[decision]} of a unit.` }]),
  ),
});

@InputType({ description: 'Facts about a unit after an order; those that are absent are computed.' })
export class StatedUnitInput {
  @Field(() => String, { description: 'The unit.' })
  unit!: string;

  @Field(() => [String], { nullable: true, description: 'The hexes that it holds, head first.' })
  hexes?: string[] | null;

  @Field(() => Int, { nullable: true, description: 'MP that it has spent in this movement step, all told.' })
  mpSpent?: number | null;

  @Field(() => StatedHealth, { nullable: true, description: 'Its health after the order.' })
  health?: Health | null;

  @Field(() => Int, { nullable: true, description: 'Missiles that it has left, where they are counted in the open.' })
  missiles?: number | null;
}

@InputType({ description: 'Two units that are in melee, or not in melee any more.' })
export class StatedLinkInput {
  @Field(() => String, { description: 'One of them.' })
  a!: string;

  @Field(() => String, { description: 'The other.' })
  b!: string;
}

@InputType({ description: 'A decision that is void: nobody owes its answer, and nothing follows from it.' })
export class StatedVoidInput {
  @Field(() => StatedDecision, { description: 'The kind of decision.' })
  decision!: Voidable;

  @Field(() => String, { description: 'A unit that it is about; for a pin the unit that moves.' })
  unit!: string;
}

@InputType({ description: 'The facts that the sender of an order states in a game of honour (pbem:1.4b).' })
export class StatementInput {
  @Field(() => Int, { nullable: true, description: 'MP that the whole path of the order costs.' })
  mp?: number | null;

  @Field(() => String, { nullable: true, description: 'Column of the combat table that is read.' })
  column?: string | null;

  @Field(() => Int, { nullable: true, description: 'Sum of the modifiers of a shot.' })
  modifier?: number | null;

  @Field(() => String, { nullable: true, description: 'Sign of the result, as the tables write it.' })
  result?: string | null;

  @Field(() => [StatedUnitInput], { nullable: true, description: 'Facts about units after the order.' })
  units?: StatedUnitInput[] | null;

  @Field(() => [StatedLinkInput], { nullable: true, description: 'Pairs that are in melee after the order.' })
  joined?: StatedLinkInput[] | null;

  @Field(() => [StatedLinkInput], { nullable: true, description: 'Pairs that are not in melee after the order.' })
  parted?: StatedLinkInput[] | null;

  @Field(() => [StatedVoidInput], {
    nullable: true,
    description: 'Decisions that nobody owes, an answer of this order included.',
  })
  voided?: StatedVoidInput[] | null;
}

/** The statement of an input; members that are absent or null are not stated. */
export function statementIn(input: StatementInput): Statement {
  const { units, joined, parted, voided, ...facts } = input;
  const links = (list: readonly StatedLinkInput[]) => list.map(({ a, b }) => ({ a, b }));
  return {
    ...withoutNulls(facts),
    ...(units ? { units: units.map((one) => ({ ...withoutNulls(one), unit: one.unit })) } : {}),
    ...(joined ? { joined: links(joined) } : {}),
    ...(parted ? { parted: links(parted) } : {}),
    ...(voided ? { voided: voided.map(({ decision, unit }) => ({ decision, unit })) } : {}),
  };
}

function withoutNulls(members: object): object {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null && value !== undefined));
}
