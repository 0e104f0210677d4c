import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Every secret begins with these, as Standard Webhooks writes it; its bytes follow in base64. */
const SECRET_PREFIX = 'whsec_';
const SECRET_BYTES = { made: 32, min: 24, max: 64 } as const;

/** A message as it goes over the line: Standard Webhooks, https://www.standardwebhooks.com. */
export interface SignedMessage {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A new secret for signatures. */
export function newWebhookSecret(): string {
  return SECRET_PREFIX + randomBytes(SECRET_BYTES.made).toString('base64');
}

/** Why a text cannot be a secret for signatures, or null. */
export function whyNoWebhookSecret(text: string): string | null {
  const bytes = secretBytes(text);
  const isWritten = text === SECRET_PREFIX + bytes.toString('base64');
  if (isWritten && bytes.length >= SECRET_BYTES.min && bytes.length <= SECRET_BYTES.max) return null;
  return `a secret is ${SECRET_PREFIX} and ${SECRET_BYTES.min} to ${SECRET_BYTES.max} random bytes in base64`;
}

/** The id of a message: the same for each attempt, and for each server, so that a receiver can tell repetitions. */
export function messageId(hook: string, game: string, revision: number): string {
  return `msg_${createHash('sha256').update(`${hook} ${game} ${revision}`).digest('hex').slice(0, 32)}`;
}

/** Signs a body. `seconds`: since 1970, when this attempt is made. */
export function signed(id: string, seconds: number, body: string, secret: string): SignedMessage {
  const signature = createHmac('sha256', secretBytes(secret)).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': `v1,${signature}`,
    },
  };
}

function secretBytes(secret: string): Buffer {
  return Buffer.from(secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : '', 'base64');
}
