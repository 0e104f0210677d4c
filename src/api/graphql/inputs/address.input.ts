import { Field, InputType } from '@nestjs/graphql';
import { ADDRESS_LENGTH, type AddressReaders } from '../../../play/accounts/addresses.js';
import { AddressReadersEnum } from '../views/address.view.js';

const LETTERS = `${ADDRESS_LENGTH.min} to ${ADDRESS_LENGTH.max} letters`;

@InputType({ description: 'An address, which takes the place of an earlier one.' })
export class SetAddressInput {
  @Field(() => String, { description: `In your own words, in one line: e-mail, a page, a house; ${LETTERS}.` })
  address!: string;

  @Field(() => AddressReadersEnum, { description: 'The others who may read it.' })
  shownTo!: AddressReaders;
}
