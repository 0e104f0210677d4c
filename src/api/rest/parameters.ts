import { ApiError } from '../errors.js';

/** The query of a request: a value is a text, or a list of texts where the parameter is given several times. */
export type Parameters = Readonly<Record<string, unknown>>;

/** Refuses a parameter that does not exist, since leaving it out would change the answer. Throws BAD_INPUT. */
export function mustBeKnown(query: Parameters, names: readonly string[]): void {
  const unknown = Object.keys(query).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw badParameter(`there is no parameter ${unknown.slice(0, 60)}; there are ${names.join(', ')}`);
}

/** The values of a parameter, which may be written with commas or given several times; null: it is absent. */
export function listOf(value: unknown): readonly string[] | null {
  if (value === undefined) return null;
  const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return texts.flatMap((text) => String(text).split(','));
}

/** The text of a parameter. Throws BAD_INPUT if it is given more than once. */
export function textOf(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw badParameter(`${name} is given more than once`);
}

/** The number of a parameter, bounds included. Throws BAD_INPUT. */
export function numberOf(name: string, value: unknown, min: number, max: number): number {
  const text = textOf(name, value);
  const number = /^\d{1,6}$/.test(text) ? Number(text) : -1;
  if (number >= min && number <= max) return number;
  throw badParameter(`${name} is ${text.slice(0, 60)}; it may be ${min} to ${max}`);
}

/** The error for a parameter that cannot be taken. */
export function badParameter(because: string): ApiError {
  return new ApiError('BAD_INPUT', because);
}
