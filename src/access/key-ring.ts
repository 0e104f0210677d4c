import { keyHash, keyMatches, newInvitation, newKey, whyNoInvitation, whyNoKey } from './key.js';

/** Makes and recognises the keys and invitations of seats. */
export const KEY_RING = { newKey, newInvitation, whyNoKey, whyNoInvitation, hash: keyHash, matches: keyMatches };
