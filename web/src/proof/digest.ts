import { hashes, verify } from '@noble/ed25519';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as digestOf, sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type * as OfNode from '../../../src/digest/digest.js';

/*
 * The functions of src/digest/digest.ts for a browser, whose own cryptography answers only later, while the engine
 * wants its hash at once. The build puts this file in the place of that one (docs/adr/0032).
 */
hashes.sha512 = sha512;

const UTF8 = new TextEncoder();
const SIGNATURE_BYTES = 64;

export const sha256: typeof OfNode.sha256 = (text) =>
  bytesToHex(digestOf(typeof text === 'string' ? UTF8.encode(text) : text));

export const sha256Bytes: typeof OfNode.sha256Bytes = (bytes) => digestOf(bytes);

export const hmacSha256: typeof OfNode.hmacSha256 = (key, text) => hmac(digestOf, key, UTF8.encode(text));

/** As Node decides it: by RFC 8032, not by the wider rule of ZIP 215, and false for a signature of another length. */
export const isEd25519Signature: typeof OfNode.isEd25519Signature = (signature, text, key) =>
  signature.length === SIGNATURE_BYTES && verify(signature, UTF8.encode(text), key, { zip215: false });
