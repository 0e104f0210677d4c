import { refused, type Ruled } from './refusal.js';

/** Longest name of a unit, a hex or anything else that an order may name, in UTF-16 units. */
export const NAME_LENGTH_MAX = 60;

/** A fault of a value from outside: where it lies (`.path[3].hexes`; empty: the whole), and what would be right. */
export interface Fault {
  readonly at: string;
  readonly because: string;
}

/** Looks at the form of a value: what is wrong with it, or null. */
export type Reader = (value: unknown) => Fault | null;
export type Form = Readonly<Record<string, Reader>>;

/** A name of anything: not empty, not too long, and nothing that every object answers to. */
export const name: Reader = (value) =>
  typeof value === 'string' && value.length > 0 && value.length <= NAME_LENGTH_MAX && !(value in Object.prototype)
    ? null
    : whole('expected a name');

export const flag: Reader = (value) => (typeof value === 'boolean' ? null : whole('expected true or false'));

/** A whole number from 1 to `max`. */
export const countTo =
  (max: number): Reader =>
  (value) =>
    Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= max
      ? null
      : whole(`expected a whole number from 1 to ${max}`);

export const oneOf =
  (values: readonly string[]): Reader =>
  (value) =>
    typeof value === 'string' && values.includes(value) ? null : whole(`expected ${values.join(', ')}`);

/** Any characters but those that steer a terminal; lines are broken by `\n`. Length in UTF-16 units. */
export const textTo =
  (lengthMax: number): Reader =>
  (value) =>
    typeof value === 'string' &&
    value.length <= lengthMax &&
    /^[^\p{Cc}\p{Cs}]*$/u.test(value.replaceAll('\n', '')) &&
    value.trim() !== ''
      ? null
      : whole(`expected a text of 1 to ${lengthMax} characters, none of them a control character`);

export const optional =
  (reader: Reader): Reader =>
  (value) =>
    value === undefined ? null : reader(value);

/** A list whose members `reader` takes; looked into only if it is not too long. */
export const listOf =
  (reader: Reader, min: number, max: number): Reader =>
  (value) => {
    if (!Array.isArray(value)) return whole('expected a list');
    if (value.length < min || value.length > max) return whole(`expected ${min} to ${max} members`);
    for (const [index, member] of value.entries()) {
      const fault = reader(member);
      if (fault) return { at: `[${index}]${fault.at}`, because: fault.because };
    }
    return null;
  };

/**
 * An object with the members of `form`. Others are refused, so that a misspelt one is never silently without effect.
 */
export const record =
  (form: Form): Reader =>
  (value) => {
    if (!isRecord(value)) return whole('expected an object');
    const unknown = Object.keys(value).find((key) => !Object.hasOwn(form, key));
    if (unknown !== undefined) return whole(`there is no member ${unknown.slice(0, NAME_LENGTH_MAX)}`);
    for (const [key, reader] of Object.entries(form)) {
      const fault = reader(value[key]);
      if (fault) return { at: `.${key}${fault.at}`, because: fault.because };
    }
    return null;
  };

/** An order of one of the types of `forms`, if its form is right; what its names stand for is not looked at. */
export function orderIn(raw: unknown, forms: Readonly<Record<string, Form>>): Ruled<unknown> {
  if (!isRecord(raw)) return malformed('an order is an object');
  const { type, ...members } = raw;
  if (typeof type !== 'string') return malformed('an order has a type');
  const form = Object.hasOwn(forms, type) ? forms[type] : undefined;
  if (form === undefined) return malformed(`there is no order ${type.slice(0, NAME_LENGTH_MAX)}`);
  const fault = record(form)(members);
  return fault ? malformed(`${type}${fault.at}: ${fault.because}`) : { ok: true, value: raw };
}

function whole(because: string): Fault {
  return { at: '', because };
}

/** An object that is no list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function malformed(because: string): Ruled<never> {
  return refused({ code: 'malformed', rule: null, because });
}
