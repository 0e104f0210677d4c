import { PlayError } from '../play-error.js';

/**
 * The store of addresses cannot be read or written now. It bears no cause: that of a database names the values, and
 * what is logged must not hold an address.
 */
export class AddressesUnavailable extends PlayError {
  override readonly type = 'addressesUnavailable';
}
