import { Field, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { TELLINGS, type Telling } from '../../../ledger/corrected-course.js';
import type { At } from '../../../play/viewer.js';

@InputType({ description: 'The end of a player turn.' })
export class TurnEndInput {
  @Field(() => Int, { description: 'The game turn, from 1.' })
  gameTurn!: number;

  @Field(() => String, { description: 'The side, by its name.' })
  side!: string;
}

export const TellingEnum = Object.fromEntries(TELLINGS.map((one) => [one, one]));
registerEnumType(TellingEnum, {
  name: 'Telling',
  description: 'How a turn is told that was corrected after a claim (docs/quarrels.md).',
  valuesMap: {
    played: { description: 'As it was played.' },
    corrected: { description: 'As it holds after all corrections, also those that were made later.' },
  },
});

@InputType({ isOneOf: true, description: 'An instant of a game.' })
export class AtInput {
  @Field(() => Int, { nullable: true, description: 'After this event.' })
  revision?: number;

  @Field(() => TurnEndInput, { nullable: true, description: 'At the end of a player turn.' })
  turnEnd?: TurnEndInput;
}

/** The instant that an input means; none: now. */
export function atOf(input: AtInput | null | undefined, as?: Telling | null): At {
  return { ...instantOf(input), ...(as ? { as } : {}) };
}

function instantOf(input: AtInput | null | undefined): At {
  if (input?.turnEnd) return { kind: 'turnEnd', gameTurn: input.turnEnd.gameTurn, side: input.turnEnd.side };
  if (input?.revision !== undefined) return { kind: 'revision', revision: input.revision };
  return { kind: 'now' };
}
