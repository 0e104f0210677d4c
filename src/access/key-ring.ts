import {
  accountNamedBy,
  keyHash,
  keyMatches,
  newAccountKey,
  newInvitation,
  newKey,
  whyNoAccountKey,
  whyNoInvitation,
  whyNoKey,
} from './key.js';

/** Makes and recognises the keys and invitations of seats, and the keys of accounts. */
export const KEY_RING = {
  newKey,
  newInvitation,
  newAccountKey,
  accountNamedBy,
  whyNoKey,
  whyNoInvitation,
  whyNoAccountKey,
  hash: keyHash,
  matches: keyMatches,
};
