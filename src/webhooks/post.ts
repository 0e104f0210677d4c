import { request as requestPlainly } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { guardedLookup, whyNoReceiver } from './address.js';
import type { SignedMessage } from './message.js';

/** A receiver has so long to answer, in ms. */
const ANSWER_MS_MAX = 15_000;

/** How an attempt came out. */
export type Attempt =
  | { readonly kind: 'told' }
  /** The receiver wants to hear nothing any more (410). */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly because: string };

/**
 * Sends a message once. Redirections are not followed, and of the answer only its status is read. Never throws:
 * whatever goes wrong is an attempt that failed.
 */
export function post(url: string, message: SignedMessage, privateToo: boolean, stop: AbortSignal): Promise<Attempt> {
  const refused = whyNoReceiver(url, privateToo);
  if (refused !== null) return Promise.resolve({ kind: 'failed', because: refused });
  const { body, headers } = message;
  return new Promise((resolve) => {
    const ask = url.startsWith('https:') ? requestSecurely : requestPlainly;
    const request = ask(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)), 'user-agent': 'Herald' },
      lookup: guardedLookup(privateToo),
      agent: false,
      signal: AbortSignal.any([stop, AbortSignal.timeout(ANSWER_MS_MAX)]),
    });
    request.on('error', (error) => {
      resolve({ kind: 'failed', because: error.message.slice(0, 200) });
    });
    request.on('response', (response) => {
      resolve(attemptOf(response.statusCode ?? 0));
      response.destroy();
    });
    request.end(body);
  });
}

function attemptOf(status: number): Attempt {
  if (status >= 200 && status < 300) return { kind: 'told' };
  return status === 410 ? { kind: 'gone' } : { kind: 'failed', because: `the receiver answered ${status}` };
}
