import { isRecord, NAME_LENGTH_MAX, type Fault, type Reader } from '../form.js';
import type { DataOf, Fields, Finder, Form, Role } from './form.js';
import type { JsonSchema } from './json-schema.js';

/**
 * An object with these members. It may have others, which later versions may have added; `closed` refuses them, so that
 * a misspelt member of an order is never silently without effect.
 */
export function record<const F extends Fields>(fields: F, { closed = false } = {}): Form<DataOf<F>> {
  return {
    fault: faultOf(fields, closed),
    schema: schemaOf(fields, closed),
    written: writtenOf(fields),
    finder: (role) => finderOf(fields, role),
    parts: Object.values(fields).flatMap((form) => (form.variant ? Object.values(form.variant.forms) : [form])),
    fields,
  };
}

/** A member whose form depends on the text in the member `member` beside it. */
export function chosenBy(member: string, forms: Fields): Form<Readonly<Record<string, unknown>>> {
  return {
    fault: (value) => (isRecord(value) ? null : { at: '', because: 'expected an object' }),
    schema: { type: 'object' },
    written: `by ${member}`,
    finder: () => null,
    parts: [],
    variant: { member, forms },
  };
}

/** The form of a member of `owner`. */
function formIn(form: Form, owner: Readonly<Record<string, unknown>>): Form {
  if (!form.variant) return form;
  const which = owner[form.variant.member];
  const { forms } = form.variant;
  return typeof which === 'string' && Object.hasOwn(forms, which) ? (forms[which] as Form) : form;
}

function faultOf(fields: Fields, closed: boolean): Reader {
  const entries = Object.entries(fields);
  return (value) => {
    if (!isRecord(value)) return { at: '', because: 'expected an object' };
    const unknown = closed ? Object.keys(value).find((key) => !Object.hasOwn(fields, key)) : undefined;
    if (unknown !== undefined) return { at: '', because: `there is no member ${unknown.slice(0, NAME_LENGTH_MAX)}` };
    for (const [key, form] of entries) {
      const member = value[key];
      if (member === undefined && form.optional) continue;
      const fault: Fault | null = formIn(form, value).fault(member);
      if (fault) return { at: `.${key}${fault.at}`, because: fault.because };
    }
    return null;
  };
}

function finderOf(fields: Fields, role: Role): Finder | null {
  const finders = Object.entries(fields).flatMap(([key, form]): readonly Finder[] => {
    const find = form.variant ? variantFinder(key, form.variant, role) : form.finder(role);
    if (!find) return [];
    if (form.variant) return [find];
    return [
      (value, found) => {
        const member = (value as Readonly<Record<string, unknown>>)[key];
        if (member !== undefined) find(member, found);
      },
    ];
  });
  if (finders.length === 0) return null;
  return (value, found) => {
    for (const find of finders) find(value, found);
  };
}

/** Finds in the member `key` of an object by the form that the member beside it chooses. */
function variantFinder(key: string, { member, forms }: NonNullable<Form['variant']>, role: Role): Finder | null {
  const finders = new Map(Object.entries(forms).map(([which, form]) => [which, form.finder(role)]));
  if ([...finders.values()].every((find) => find === null)) return null;
  return (value, found) => {
    const owner = value as Readonly<Record<string, unknown>>;
    finders.get(owner[member] as string)?.(owner[key], found);
  };
}

function schemaOf(fields: Fields, closed: boolean): JsonSchema {
  const entries = Object.entries(fields);
  const required = entries.filter(([, { optional }]) => !optional).map(([key]) => key);
  const conditions = entries.flatMap(([key, { variant }]) =>
    Object.entries(variant?.forms ?? {}).map(([which, { schema }]) => ({
      if: { properties: { [variant?.member ?? '']: { const: which } } },
      then: { properties: { [key]: schema } },
    })),
  );
  return {
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([key, { schema, remark }]) => [
        key,
        remark === undefined ? schema : { description: remark, ...schema },
      ]),
    ),
    ...(required.length > 0 ? { required } : {}),
    ...(closed ? { additionalProperties: false } : {}),
    ...(conditions.length > 0 ? { allOf: conditions } : {}),
  };
}

function writtenOf(fields: Fields): string {
  const members = Object.entries(fields).map(
    ([key, { optional, written }]) => `${key}${optional ? '?' : ''}: ${written}`,
  );
  return members.length === 0 ? '{}' : `{ ${members.join('; ')} }`;
}
