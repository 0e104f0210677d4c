import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ADDRESS_READERS, type AddressReaders } from '../../../play/accounts/addresses.js';

export const AddressReadersEnum = Object.fromEntries(ADDRESS_READERS.map((name) => [name, name]));
registerEnumType(AddressReadersEnum, {
  name: 'AddressReaders',
  description: 'Those who may read the address of a person, besides himself.',
  valuesMap: {
    nobody: { description: 'Nobody.' },
    players: {
      description:
        'Those who have a seat in a game or siege in which the person has one, and its arbiter. In an open game that ' +
        'is everybody who takes the free seat.',
    },
  },
});

@ObjectType('AccountAddress', { description: 'Where the person of an account can be reached outside of Herald.' })
export class AccountAddressView {
  @Field(() => String, { description: 'The address, in the words of the person; plain text.' })
  text!: string;

  @Field(() => AddressReadersEnum, { description: 'The others who may read it.' })
  shownTo!: AddressReaders;
}
