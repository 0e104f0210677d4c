import { dirname, join } from 'node:path';
import type { AddressesConfig } from '../addresses/open-addresses.js';
import { NAMESPACE_PATTERN } from '../ledger/names.js';
import type { LedgerConfig } from '../ledger/open.js';
import type { HeadKeysConfig } from '../ledger/proof/key-file.js';
import { type HeadKeys, parseHeadKeys } from '../ledger/proof/key-ring.js';
import { KeyMalformed } from '../ledger/proof/note-keys.js';
import { KEY_NAME_PATTERN } from '../ledger/proof/signed-note.js';
import type { ReadModelConfig } from '../projections/read-model-config.js';
import { ConfigError, type Environment, flag, integer, isNetwork, list, required, text } from './environment.js';
import { isOrigin } from './origins.js';

export { ConfigError };

/** The whole configuration of a server, read once from the environment and checked. See docs/operations.md. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly ledger: LedgerConfig;
  readonly readModel: ReadModelConfig;
  /** Where the addresses of people are kept, which are in no log. */
  readonly addresses: AddressesConfig;
  /** Project in a thread of its own. */
  readonly projectsInThread: boolean;
  /** Have a demo game to look at, created at the first start. */
  readonly demo: boolean;
  readonly bodyBytesMax: number;
  readonly log: boolean;
  /** Events of the ledger that are verified in a second, in the background; 0: none. */
  readonly scrubEventsPerSecond: number;
  /** Addresses and networks of proxies whose X-Forwarded-For is believed. */
  readonly trustProxy: readonly string[];
  /** Origins whose pages may read answers and open sockets, besides pages of the server itself. */
  readonly corsOrigins: readonly string[];
  readonly limits: Limits;
  readonly metrics: MetricsConfig;
  /** The keys with which heads of games are signed. */
  readonly headKeys: HeadKeysConfig;
  readonly computer: ComputerConfig;
  readonly webhooks: WebhooksConfig;
}

/** Whether and how receivers of webhooks are told. */
export interface WebhooksConfig {
  readonly sends: boolean;
  /** Whether receivers may be at addresses that are not public, and without TLS. */
  readonly privateToo: boolean;
  /** The time until the second attempt, in ms; it grows with each. */
  readonly retryMs: number;
  /** A receiver that cannot be told for so long is given up, in hours. */
  readonly disableAfterHours: number;
}

/** Whether the computer takes seats here. */
export interface ComputerConfig {
  readonly plays: boolean;
  /** How long people may look at an order of it before the next comes, in ms. */
  readonly pauseMs: number;
}

/** How much one client, and all clients together, may ask for. */
export interface Limits {
  /** Mutations that one address, and one key, may send in a minute. */
  readonly mutationsPerMinute: number;
  /** Limits on reads of one address and of one key in a minute, in units of cost (docs/graphql.md). */
  readonly readCostPerMinute: number;
  readonly connections: number;
  readonly connectionsPerAddress: number;
  readonly sockets: number;
  readonly socketsPerAddress: number;
  readonly subscriptionsPerAddress: number;
  readonly subscriptionsPerKey: number;
  /** A socket without a subscription is closed after this time. */
  readonly socketIdleSeconds: number;
  /** A socket that reads nothing while messages wait for it is closed after this time. */
  readonly slowReaderSeconds: number;
  /** A request must arrive whole in this time. */
  readonly requestSeconds: number;
  /** Requests that are under way when the server is told to stop have this time to end. */
  readonly shutdownSeconds: number;
}

/** How the metrics can be read: with a key, or at a port of their own. With neither nobody reads them. */
export interface MetricsConfig {
  readonly key: string | null;
  readonly port: number | null;
  readonly host: string;
}

const MEBIBYTE = 1024 * 1024;
const PORTS = { min: 0, max: 65_535 };
const COUNT = { min: 1, max: 1_000_000 };
const SECONDS = { min: 1, max: 86_400 };
const NETWORKS = 'addresses, networks (10.0.0.0/8) and loopback, linklocal, uniquelocal';
const ORIGINS = 'origins without a path (https://clients.example,http://localhost:5173), or * for all';

/** Reads the configuration of a server. Throws ConfigError. */
export function configFrom(env: Environment): Config {
  return {
    host: text(env, 'HOST') ?? '127.0.0.1',
    port: integer(env, 'PORT', 4000, PORTS),
    ledger: ledgerConfigFrom(env),
    readModel: readModelConfigFrom(env),
    addresses: addressesConfigFrom(env),
    // A ledger in memory belongs to one thread.
    projectsInThread: flag(env, 'HERALD_PROJECTOR_THREAD', true) && !isInMemory(ledgerConfigFrom(env)),
    demo: flag(env, 'HERALD_DEMO', true),
    bodyBytesMax: integer(env, 'HERALD_BODY_BYTES_MAX', MEBIBYTE, { min: 1024, max: 64 * MEBIBYTE }),
    log: flag(env, 'HERALD_LOG', true),
    scrubEventsPerSecond: integer(env, 'HERALD_SCRUB_EVENTS_PER_SECOND', 100, { min: 0, max: 1_000_000 }),
    trustProxy: list(env, 'HERALD_TRUST_PROXY', isNetwork, NETWORKS),
    corsOrigins: list(env, 'HERALD_CORS_ORIGINS', isOrigin, ORIGINS),
    limits: limitsFrom(env),
    metrics: metricsConfigFrom(env),
    headKeys: headKeysConfigFrom(env),
    computer: {
      plays: flag(env, 'HERALD_COMPUTER', true),
      pauseMs: integer(env, 'HERALD_COMPUTER_PAUSE_MS', 400, { min: 0, max: 60_000 }),
    },
    webhooks: {
      sends: flag(env, 'HERALD_WEBHOOKS', true),
      privateToo: flag(env, 'HERALD_WEBHOOKS_PRIVATE', false),
      retryMs: integer(env, 'HERALD_WEBHOOK_RETRY_MS', 5000, { min: 10, max: 3_600_000 }),
      disableAfterHours: integer(env, 'HERALD_WEBHOOK_DISABLE_HOURS', 72, { min: 1, max: 8760 }),
    },
  };
}

/** Makes sure that the option --port names a port. Throws ConfigError, which names the option. */
export function assertPortOption(port: string): void {
  integer({ '--port': port }, '--port', 0, PORTS);
}

function limitsFrom(env: Environment): Limits {
  return {
    mutationsPerMinute: integer(env, 'HERALD_MUTATIONS_PER_MINUTE', 600, COUNT),
    readCostPerMinute: integer(env, 'HERALD_READ_COST_PER_MINUTE', 2_000_000, { min: 1, max: 1_000_000_000 }),
    connections: integer(env, 'HERALD_CONNECTIONS_MAX', 15_000, COUNT),
    connectionsPerAddress: integer(env, 'HERALD_CONNECTIONS_PER_ADDRESS', 400, COUNT),
    sockets: integer(env, 'HERALD_SOCKETS_MAX', 12_000, COUNT),
    socketsPerAddress: integer(env, 'HERALD_SOCKETS_PER_ADDRESS', 200, COUNT),
    subscriptionsPerAddress: integer(env, 'HERALD_SUBSCRIPTIONS_PER_ADDRESS', 500, COUNT),
    subscriptionsPerKey: integer(env, 'HERALD_SUBSCRIPTIONS_PER_KEY', 50, COUNT),
    socketIdleSeconds: integer(env, 'HERALD_SOCKET_IDLE_SECONDS', 60, SECONDS),
    slowReaderSeconds: integer(env, 'HERALD_SLOW_READER_SECONDS', 15, SECONDS),
    requestSeconds: integer(env, 'HERALD_REQUEST_SECONDS', 30, SECONDS),
    shutdownSeconds: integer(env, 'HERALD_SHUTDOWN_SECONDS', 20, SECONDS),
  };
}

function metricsConfigFrom(env: Environment): MetricsConfig {
  const port = text(env, 'HERALD_METRICS_PORT');
  return {
    key: text(env, 'HERALD_METRICS_KEY') ?? null,
    port: port === undefined ? null : integer(env, 'HERALD_METRICS_PORT', 0, PORTS),
    host: text(env, 'HERALD_METRICS_HOST') ?? '127.0.0.1',
  };
}

/** Which ledger the environment names; the commands of the CLI that read games use it too. Throws ConfigError. */
export function ledgerConfigFrom(env: Environment): LedgerConfig {
  const kind = text(env, 'HERALD_LEDGER') ?? 'sqlite';
  switch (kind) {
    case 'sqlite':
      return { kind, file: text(env, 'HERALD_LEDGER_FILE') ?? 'data/herald.sqlite' };
    case 'postgres':
      return { kind, url: required(env, 'LEDGER_POSTGRES_URL') };
    case 'kurrentdb':
      return { kind, url: required(env, 'LEDGER_KURRENT_URL'), ...kurrentNamespace(env) };
    default:
      throw new ConfigError(`HERALD_LEDGER is ${kind}; it may be sqlite, postgres or kurrentdb`);
  }
}

/**
 * The keys of signed heads: given in the environment, or in a file; by default in one beside the ledger's file. Throws
 * ConfigError.
 */
export function headKeysConfigFrom(env: Environment): HeadKeysConfig {
  const [given, file, name] = [
    text(env, 'HERALD_SIGNING_KEY'),
    text(env, 'HERALD_SIGNING_KEY_FILE'),
    text(env, 'HERALD_SIGNING_NAME'),
  ];
  if (name !== undefined && !KEY_NAME_PATTERN.test(name)) {
    throw new ConfigError(`HERALD_SIGNING_NAME is ${name}; it may have 1 to 200 letters, no spaces and no plus`);
  }
  if (given !== undefined) return { kind: 'given', keys: keysIn(given) };
  if (file !== undefined) return { kind: 'file', file, name: name ?? null };
  const ledger = ledgerConfigFrom(env);
  if (isInMemory(ledger)) return { kind: 'passing' };
  const folder = ledger.kind === 'sqlite' ? dirname(ledger.file) : 'data';
  return { kind: 'file', file: join(folder, 'signing-key'), name: name ?? null };
}

function isInMemory(ledger: LedgerConfig): boolean {
  return ledger.kind === 'sqlite' && ledger.file === ':memory:';
}

function keysIn(given: string): HeadKeys {
  try {
    return parseHeadKeys(given);
  } catch (error) {
    if (error instanceof KeyMalformed) throw new ConfigError(`HERALD_SIGNING_KEY cannot be used: ${error.message}`);
    throw error;
  }
}

/** Two Heralds may share a database, each with a namespace of its own. */
function kurrentNamespace(env: Environment): { readonly namespace?: string } {
  const namespace = text(env, 'HERALD_KURRENT_NAMESPACE');
  if (namespace === undefined) return {};
  if (NAMESPACE_PATTERN.test(namespace)) return { namespace };
  throw new ConfigError(
    `HERALD_KURRENT_NAMESPACE is ${namespace}; it may be 1 to 40 lower-case letters and digits, a letter first`,
  );
}

/** Where the environment puts the read model: in PostgreSQL if its URL is given, else in a file. */
export function readModelConfigFrom(env: Environment): ReadModelConfig {
  const url = text(env, 'READ_MODEL_POSTGRES_URL');
  if (url !== undefined) return { kind: 'postgres', url };
  return { kind: 'sqlite', file: text(env, 'HERALD_READ_MODEL_FILE') ?? 'data/read-model.sqlite' };
}

/** Where addresses are kept: in the database of the read model, else in a file beside its file. */
export function addressesConfigFrom(env: Environment): AddressesConfig {
  const readModel = readModelConfigFrom(env);
  if (readModel.kind === 'postgres') return { kind: 'postgres', url: readModel.url };
  const file = text(env, 'HERALD_ADDRESSES_FILE') ?? join(dirname(readModel.file), 'addresses.sqlite');
  return { kind: 'sqlite', file };
}
