import type { LedgerConfig } from '../ledger/open.js';
import type { ReadModelConfig } from '../projections/read-model-config.js';

/** Everything that the environment decides, read once and checked. See docs/operations.md. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly ledger: LedgerConfig;
  readonly readModel: ReadModelConfig;
  /** Have a demo game to look at, created at the first start. */
  readonly demo: boolean;
  /** Mutations that one address may send in a minute. */
  readonly mutationsPerMinuteMax: number;
  readonly bodyBytesMax: number;
  readonly log: boolean;
  /** Events of the ledger that are verified in a second, in the background; 0: none. */
  readonly scrubEventsPerSecond: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment holds something that Herald cannot use; the message names the variable. */
export class ConfigError extends Error {
  readonly type = 'configError';
}

const MEBIBYTE = 1024 * 1024;

/** Reads the configuration of a server. Throws ConfigError. */
export function configFrom(env: Environment): Config {
  return {
    host: text(env, 'HOST') ?? '127.0.0.1',
    port: integer(env, 'PORT', 4000, { min: 0, max: 65_535 }),
    ledger: ledgerConfigFrom(env),
    readModel: readModelConfigFrom(env),
    demo: flag(env, 'HERALD_DEMO', true),
    mutationsPerMinuteMax: integer(env, 'HERALD_MUTATIONS_PER_MINUTE', 600, { min: 1, max: 1_000_000 }),
    bodyBytesMax: integer(env, 'HERALD_BODY_BYTES_MAX', MEBIBYTE, { min: 1024, max: 64 * MEBIBYTE }),
    log: flag(env, 'HERALD_LOG', true),
    scrubEventsPerSecond: integer(env, 'HERALD_SCRUB_EVENTS_PER_SECOND', 100, { min: 0, max: 1_000_000 }),
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
      return { kind, url: required(env, 'LEDGER_KURRENT_URL') };
    default:
      throw new ConfigError(`HERALD_LEDGER is ${kind}; it may be sqlite, postgres or kurrentdb`);
  }
}

/** Where the environment puts the read model: in PostgreSQL if its URL is given, else in a file. */
export function readModelConfigFrom(env: Environment): ReadModelConfig {
  const url = text(env, 'READ_MODEL_POSTGRES_URL');
  if (url !== undefined) return { kind: 'postgres', url };
  return { kind: 'sqlite', file: text(env, 'HERALD_READ_MODEL_FILE') ?? 'data/read-model.sqlite' };
}

function text(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

function required(env: Environment, name: string): string {
  const value = text(env, name);
  if (value === undefined) throw new ConfigError(`${name} is needed`);
  return value;
}

function integer(
  env: Environment,
  name: string,
  otherwise: number,
  { min, max }: { min: number; max: number },
): number {
  const value = text(env, name);
  if (value === undefined) return otherwise;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw new ConfigError(`${name} is ${value}; it may be a whole number from ${min} to ${max}`);
  }
  return number;
}

function flag(env: Environment, name: string, otherwise: boolean): boolean {
  const value = text(env, name);
  if (value === undefined) return otherwise;
  if (value === '1' || value === 'true') return true;
  if (value === '0' || value === 'false') return false;
  throw new ConfigError(`${name} is ${value}; it may be 1 or 0`);
}
