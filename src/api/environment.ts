import proxyAddr from '@fastify/proxy-addr';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment holds something that Herald cannot use; the message names the variable. */
export class ConfigError extends Error {
  readonly type = 'configError';
}

/** A variable without blanks around it; undefined: it is not set, or empty. */
export function text(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

/** A variable that must be set. Throws ConfigError. */
export function required(env: Environment, name: string): string {
  const value = text(env, name);
  if (value === undefined) throw new ConfigError(`${name} is needed`);
  return value;
}

/** A whole number within bounds; `otherwise`: the value of a variable that is not set. Throws ConfigError. */
export function integer(
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

/** A list with commas, `10.0.0.7, 10.1.0.0/16`; none: an empty list. Throws ConfigError. */
export function list(
  env: Environment,
  name: string,
  isOne: (text: string) => boolean,
  what: string,
): readonly string[] {
  const value = text(env, name);
  const given = value === undefined ? [] : value.split(',').map((one) => one.trim());
  if (given.every(isOne)) return given;
  throw new ConfigError(`${name} is ${String(value)}; it may be ${what}`);
}

/** Whether a text is an address or a network. A bare number would count as one too, and is surely a mistake. */
export function isNetwork(text: string): boolean {
  try {
    proxyAddr.compile(text);
    return !/^\d*$/.test(text);
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** 1 or true, 0 or false; `otherwise`: the value of a variable that is not set. Throws ConfigError. */
export function flag(env: Environment, name: string, otherwise: boolean): boolean {
  const value = text(env, name);
  if (value === undefined) return otherwise;
  if (value === '1' || value === 'true') return true;
  if (value === '0' || value === 'false') return false;
  throw new ConfigError(`${name} is ${value}; it may be 1 or 0`);
}
