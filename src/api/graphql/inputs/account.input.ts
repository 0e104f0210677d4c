import { Field, InputType } from '@nestjs/graphql';
import { NAME_LENGTH } from '../../../play/accounts/contract.js';

const LETTERS = `${NAME_LENGTH.min} to ${NAME_LENGTH.max} letters`;

@InputType({ description: 'A key of an account.' })
export class AccountKeyInput {
  @Field(() => String, { description: `The words by which you tell it from other keys: "phone"; ${LETTERS}.` })
  label!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The client's own: ha_, the account in 32 hexadecimal digits (a new account: random ones), _ and at least 128 " +
      'random bits. With it the command may be repeated; absent: one is made and shown once.',
  })
  key?: string | null;
}

@InputType({ description: 'A new account, with its first key.' })
export class OpenAccountInput extends AccountKeyInput {
  @Field(() => String, { description: `The name by which other players know you; ${LETTERS}.` })
  name!: string;
}
