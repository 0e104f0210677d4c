import { Field, InputType } from '@nestjs/graphql';
import { WORD_LENGTH, type DiceMode } from '../../../engine/game/dice-told.js';
import type { DiceWanted } from '../../../play/contract.js';
import type { DiceSaying } from '../../../play/commands.js';
import { ApiError } from '../../errors.js';
import { DiceModes } from '../views/dice.view.js';

@InputType({ description: 'Where the dice of a new game are to come from; it is fixed when the game begins.' })
export class DiceWantedInput {
  @Field(() => DiceModes, { description: 'Where the dice are to come from.' })
  mode!: DiceMode;

  @Field(() => Boolean, {
    nullable: true,
    description: 'The game does not begin before every seat has given a word for the dice, or declined to.',
  })
  awaitsWords?: boolean | null;
}

/** Throws BAD_INPUT. */
export function diceWantedIn(dice: DiceWantedInput | null | undefined): { readonly dice?: DiceWanted } {
  if (!dice) return {};
  const { mode, awaitsWords } = dice;
  if (awaitsWords && mode === 'server') throw new ApiError('BAD_INPUT', 'dice of mode server take no words');
  return { dice: { mode, ...(awaitsWords ? { awaitsWords } : {}) } };
}

@InputType({
  description: 'A statement of a seat about the dice before the game begins: exactly one of these (docs/dice.md).',
})
export class DiceSayingInput {
  @Field(() => String, {
    nullable: true,
    description: 'The seal of a word: 64 hexadecimal digits. `herald word` makes it.',
  })
  sealWord?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The word of ${WORD_LENGTH.min} to ${WORD_LENGTH.max} letters that was sealed, when every seat has sealed one or declined.`,
  })
  showWord?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True: the seat gives no word.' })
  declineWord?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'True: the seat accepts no reported dice (pbem:1.3c).' })
  declineReportedDice?: boolean | null;
}

/** Throws BAD_INPUT. */
export function diceSayingIn(input: DiceSayingInput): DiceSaying {
  const { sealWord, showWord, declineWord, declineReportedDice } = input;
  const sayings: DiceSaying[] = [
    ...(typeof sealWord === 'string' ? [{ kind: 'sealWord', seal: sealWord } as const] : []),
    ...(typeof showWord === 'string' ? [{ kind: 'showWord', word: showWord } as const] : []),
    ...(declineWord ? [{ kind: 'declineWord' } as const] : []),
    ...(declineReportedDice ? [{ kind: 'declineReportedDice' } as const] : []),
  ];
  const [saying] = sayings;
  if (!saying || sayings.length > 1) throw new ApiError('BAD_INPUT', 'a seat says exactly one thing at a time');
  return saying;
}
