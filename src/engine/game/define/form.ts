import { isRecord, type Fault, type Reader } from '../form.js';
import type { JsonSchema } from './json-schema.js';

/** The kind of thing that a name in a value stands for. A die is not a name but the whole die. */
export type Role = 'unit' | 'item' | 'cart' | 'hex' | 'side' | 'player' | 'rule' | 'die';

/** Puts what has a role in `value` into `found`, in the order of the members of the definition. */
export type Finder = (value: unknown, found: unknown[]) => void;

declare const HOLDS: unique symbol;

/**
 * The form of a value, written once: TypeScript takes the type from it (`TypeOf`), and at run time it is checked, found
 * in, written as JSON Schema and as text. A value that came from a log is never changed by it.
 */
export interface Form<out T = unknown> {
  /** Says what is wrong with a value, or null. */
  readonly fault: Reader;
  readonly schema: JsonSchema;
  /** As the documents write it: `UnitId[]`. */
  readonly written: string;
  /** A finder for a role; null: nothing of that role is in a value of this form. */
  readonly finder: (role: Role) => Finder | null;
  /** Forms in it that the documents may have to tell of. */
  readonly parts: readonly Form[];
  /** Its name, if documents and schemas describe it once under a name. */
  readonly named?: { readonly name: string; readonly remark: string; readonly form: Form };
  /** The remark about this member. */
  readonly remark?: string;
  /** Its members, if it is an object. */
  readonly fields?: Fields;
  /** The member beside this one that tells which of these forms it has. */
  readonly variant?: { readonly member: string; readonly forms: Readonly<Record<string, Form>> };
  readonly optional?: boolean;
  /** The meanings of the listed names, if it lists names with their meanings. */
  readonly meanings?: Readonly<Record<string, string>>;
  /** Never there at run time. */
  readonly [HOLDS]?: T;
}

export type Fields = Readonly<Record<string, Form>>;
type Flat<T> = { readonly [Key in keyof T]: T[Key] };
type OptionalKey<F extends Fields> = {
  [Key in keyof F]: F[Key] extends { readonly optional: true } ? Key : never;
}[keyof F];

/** The type of the values of a form. */
export type TypeOf<F> = F extends Form<infer T> ? T : never;

/** The type of the objects with these members. */
export type DataOf<F extends Fields> = Flat<
  { readonly [Key in Exclude<keyof F, OptionalKey<F>>]: TypeOf<F[Key]> } & {
    readonly [Key in OptionalKey<F>]?: TypeOf<F[Key]>;
  }
>;

const nothing = (): null => null;
const wrong = (because: string): Fault => ({ at: '', because });

/** A value without parts. */
export function leaf<T>(written: string, schema: JsonSchema, fault: Reader): Form<T> {
  return { fault, schema, written, finder: nothing, parts: [] };
}

export const text = leaf<string>('string', { type: 'string' }, (value) =>
  typeof value === 'string' ? null : wrong('expected a text'),
);
export const int = leaf<number>('number', { type: 'integer' }, (value) =>
  Number.isSafeInteger(value) ? null : wrong('expected a whole number'),
);
export const flag = leaf<boolean>('boolean', { type: 'boolean' }, (value) =>
  typeof value === 'boolean' ? null : wrong('expected true or false'),
);
/** Only ever true: where it is not, the member is absent. */
export const yes = leaf<true>('true', { const: true }, (value) => (value === true ? null : wrong('expected true')));

/** One of some texts or numbers. */
export function oneOf<const T extends string | number>(values: readonly T[]): Form<T> {
  const written = values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value)));
  return leaf(written.join(' | '), { enum: [...values] }, (value) =>
    (values as readonly unknown[]).includes(value) ? null : wrong(`expected ${values.join(', ')}`),
  );
}

/** One of some names, each with what it means. */
export function oneOfNames<const Name extends string>(meanings: Readonly<Record<Name, string>>): Form<Name> {
  return { ...oneOf(namesIn(meanings)), meanings };
}

/** The names of a table of meanings, in its order. */
export function namesIn<const Name extends string>(meanings: Readonly<Record<Name, string>>): readonly Name[] {
  return Object.keys(meanings) as Name[];
}

/** The same form for values that have a role. */
export function withRole<T>(role: Role, form: Form<T>): Form<T> {
  const self: Finder = (value, found) => found.push(value);
  const schema = { ...form.schema, 'x-role': role };
  return { ...form, schema, finder: (asked) => (asked === role ? self : form.finder(asked)) };
}

/** A form that documents and schemas tell of once, under its name. */
export function named<T>(name: string, remark: string, form: Form<T>): Form<T> {
  const { fields, ...rest } = form;
  return {
    ...rest,
    ...(fields ? { fields } : {}),
    schema: { $ref: `#/$defs/${name}` },
    written: name,
    parts: [],
    named: { name, remark, form },
  };
}

/** The same form with a remark on the member that has it. */
export function noted<F extends Form>(remark: string, form: F): F {
  return { ...form, remark };
}

/** A member that may be absent; never null. */
export function optional<T>(form: Form<T>): Form<T> & { readonly optional: true } {
  return { ...form, optional: true };
}

/** A member that may be null. */
export function orNull<T>(form: Form<T>): Form<T | null> {
  const finder = (role: Role): Finder | null => {
    const find = form.finder(role);
    return find && ((value, found) => (value === null ? undefined : find(value, found)));
  };
  const fault: Reader = (value) => (value === null ? null : form.fault(value));
  const schema = { anyOf: [form.schema, { type: 'null' }] };
  return { fault, schema, written: `${form.written} | null`, finder, parts: [form] };
}

/** A list of members of one form. `min`, `max`: how many it may have; absent: any number. */
export function list<T>(form: Form<T>, { min = 0, max }: { min?: number; max?: number } = {}): Form<readonly T[]> {
  const bounds = { ...(min > 0 ? { minItems: min } : {}), ...(max === undefined ? {} : { maxItems: max }) };
  return {
    fault: (value) => (Array.isArray(value) ? faultInList(value, min, max, () => form) : wrong('expected a list')),
    schema: { type: 'array', items: form.schema, ...bounds },
    written: form.written.includes(' | ') && !form.fields ? `(${form.written})[]` : `${form.written}[]`,
    finder: (role) => {
      const find = form.finder(role);
      return (
        find &&
        ((value, found) => {
          for (const member of value as readonly unknown[]) find(member, found);
        })
      );
    },
    parts: [form],
  };
}

function faultInList(
  value: readonly unknown[],
  min: number,
  max = Infinity,
  of: (index: number) => Form,
): Fault | null {
  if (value.length < min || value.length > max)
    return wrong(min === max ? `expected ${min} members` : `expected ${min} to ${max} members`);
  for (const [index, member] of value.entries()) {
    const fault = of(index).fault(member);
    if (fault) return { at: `[${index}]${fault.at}`, because: fault.because };
  }
  return null;
}

type TypesOf<Members extends readonly Form[]> = { readonly [Index in keyof Members]: TypeOf<Members[Index]> };

/** A list of so many members, each with a form of its own. */
export function tuple<const Members extends readonly Form[]>(...members: Members): Form<TypesOf<Members>> {
  const { length } = members;
  return {
    fault: (value) =>
      Array.isArray(value)
        ? faultInList(value, length, length, (index) => members[index] as Form)
        : wrong('expected a list'),
    schema: { type: 'array', prefixItems: members.map(({ schema }) => schema), minItems: length, maxItems: length },
    written: `[${members.map(({ written }) => written).join(', ')}]`,
    finder: (role) => {
      const finders = members.map((member) => member.finder(role));
      if (finders.every((find) => find === null)) return null;
      return (value, found) => finders.forEach((find, index) => find?.((value as readonly unknown[])[index], found));
    },
    parts: members,
  };
}

/** A value of the first of the forms that fits. */
export function either<const Members extends readonly Form[]>(...members: Members): Form<TypeOf<Members[number]>> {
  return {
    fault: (value) =>
      members.some((member) => member.fault(value) === null) ? null : wrong('fits none of the possible forms'),
    schema: { anyOf: members.map(({ schema }) => schema) },
    written: members.map(({ written }) => written).join(' | '),
    finder: (role) => {
      const ways = members.map((member) => ({ member, find: member.finder(role) }));
      if (ways.every(({ find }) => find === null)) return null;
      return (value, found) => ways.find(({ member }) => member.fault(value) === null)?.find?.(value, found);
    },
    parts: members,
  };
}

/** An object whose keys are names; `key` says what they stand for. */
export function byName<T>(form: Form<T>, key: Form<string> = text): Form<Readonly<Record<string, T>>> {
  return {
    fault: (value) => {
      if (!isRecord(value)) return wrong('expected an object');
      for (const [name, member] of Object.entries(value)) {
        const fault = form.fault(member);
        if (fault) return { at: `.${name}${fault.at}`, because: fault.because };
      }
      return null;
    },
    schema: { type: 'object', additionalProperties: form.schema },
    written: `Record<${key.written}, ${form.written}>`,
    finder: (role) => {
      const [names, members] = [key.finder(role), form.finder(role)];
      if (!names && !members) return null;
      return (value, found) => {
        for (const [name, member] of Object.entries(value as object)) {
          names?.(name, found);
          members?.(member, found);
        }
      };
    },
    parts: [key, form],
  };
}

/** Any object, because its form is described elsewhere. */
export function elsewhere<T>(name: string, where: string): Form<T> {
  const fault: Reader = (value) => (isRecord(value) ? null : wrong('expected an object'));
  return named(name, where, leaf<T>('object', { type: 'object' }, fault));
}
