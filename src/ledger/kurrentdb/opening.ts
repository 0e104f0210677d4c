import { ErrorType } from '@eventstore/db-client';
import { LedgerError, LedgerUnavailable } from '../errors.js';
import { settled } from '../settle.js';
import { atEnd, jsonProposed, type ProposedAppend } from './append-call.js';
import type { Connection } from './connection.js';
import { becauseOf, isFailure, isPassing, Silence } from './failure.js';
import { timed } from './gathering.js';
import { METADATA_PREFIX } from './stream-limits.js';
import { hostsIn, isEncrypted, namesUser } from './url.js';

/** How long a start may take in all, and how long a server that is away is waited for. */
const OPENING_MS = 12_000;
const PATIENCE_MS = 5000;

/** The stream that is written to find out whether the database can be, and its own metadata. */
export function pulseOf(namespace: string): string {
  return `pulse-${namespace}`;
}

/**
 * Finds out whether the database can be written and followed. Throws LedgerUnavailable, which says in one line what is
 * wrong and how to mend it.
 */
export async function prove(
  connection: Connection,
  url: string,
  { pulse, prefixes, patienceMs = PATIENCE_MS }: { pulse: string; prefixes: string[]; patienceMs?: number | undefined },
): Promise<void> {
  const waiting = { silenceMs: OPENING_MS, closing: new AbortController().signal };
  try {
    await timed(beat(connection, pulse, patienceMs), 'the first append', waiting);
  } catch (error) {
    throw explained(error, url);
  }
  try {
    await timed(followed(connection, prefixes), 'the first read of the log', waiting);
  } catch (error) {
    // Appends were answered. Whoever answers those and never says that a subscription has caught up is too old.
    if (error instanceof Silence || codeOf(error) === UNIMPLEMENTED) throw tooOld();
    throw explained(error, url);
  }
}

/** The append that shows that the database can be written. */
export function beatOf(pulse: string): ProposedAppend {
  return atEnd(pulse, jsonProposed('Beat', {}));
}

async function beat(connection: Connection, pulse: string, withinMs: number): Promise<void> {
  await settled(() => connection.append(beatOf(pulse)), { withinMs, isPassing });
  const limit = jsonProposed('$metadata', { $maxCount: 1 });
  const limited = settled(() => connection.append(atEnd(`${METADATA_PREFIX}${pulse}`, limit)), { withinMs, isPassing });
  await limited.catch((error: unknown) => {
    // A user who may not set metadata is what an operator wants; he sets it himself (docs/ledger.md).
    if (!isFailure(error, ErrorType.ACCESS_DENIED)) throw error;
  });
}

async function followed(connection: Connection, prefixes: string[]): Promise<void> {
  await connection.log(await connection.end(), 1, prefixes);
}

const PERMISSION_DENIED = 7;
const UNIMPLEMENTED = 12;

/** The fault in the way to the server, and how to mend it. Never a word of the password. */
function explained(error: unknown, url: string): LedgerError {
  if (error instanceof LedgerError) return error;
  return new LedgerUnavailable(`KurrentDB: ${explanationOf(error, url)}`, error);
}

/** The same for a URL that is none. The client's own message may show what stands in it. */
export function badUrl(error: unknown): LedgerUnavailable {
  const isFile = /certificate/i.test(becauseOf(error));
  const form = 'LEDGER_KURRENT_URL must look like kurrentdb://user:password@host:2113,host2:2113?tls=true';
  return new LedgerUnavailable(`KurrentDB: ${isFile ? becauseOf(error) : form}`);
}

function tooOld(): LedgerUnavailable {
  return new LedgerUnavailable(
    'KurrentDB: the server is too old: it must be EventStoreDB 23.10, KurrentDB 25, or later',
  );
}

function explanationOf(error: unknown, url: string): string {
  const because = becauseOf(error);
  const where = hostsIn(url);
  if (isFailure(error, ErrorType.ACCESS_DENIED)) {
    if (!namesUser(url))
      return `access denied: ${where} wants a user, and LEDGER_KURRENT_URL names none (user:password@)`;
    if (codeOf(error) === PERMISSION_DENIED) return 'access denied: the user lacks a right (docs/ledger.md lists them)';
    return `access denied: ${where} does not know the user, or the password is wrong`;
  }
  if (/self.signed|unable to (verify|get)|certificate|altname/i.test(because))
    return `the certificate of ${where} is not trusted: name its CA in the URL (tlsCAFile=…): ${because}`;
  if (/wrong version number|packet length|SSL routines|EPROTO/i.test(because))
    return `${where} does not speak TLS: give it certificates, or add tls=false to the URL: ${because}`;
  const tls = isEncrypted(url) ? 'if it runs without TLS, add tls=false' : 'if it wants TLS, leave out tls=false';
  return `nobody answers at ${where} as a leader does; ${tls}: ${because}`;
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
