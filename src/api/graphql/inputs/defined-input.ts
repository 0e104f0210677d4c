import { Field, InputType, Int } from '@nestjs/graphql';
import type { Fields, Form } from '../../../engine/game/define/form.js';
import { enumOf } from '../enum.js';

/** A type as `Field` takes it: a scalar, a class, an enum, or a list of one of these. */
type InputTypeRef = NonNullable<ReturnType<Extract<Parameters<typeof Field>[0], (...of: never) => unknown>>>;

const SCALARS: Readonly<Record<string, InputTypeRef>> = { string: String, integer: Int, boolean: Boolean };

/** The types that are made already, by their names. A definition in two orders gives one type. */
const made = new Map<string, InputTypeRef>();

/**
 * A GraphQL input type with the members of a definition. Throws Error if a member has no remark, or has members of its
 * own and no name.
 */
export function definedInput(name: string, description: string, fields: Fields): InputTypeRef {
  return once(name, () => {
    const input = { [name]: class {} }[name] as new () => object;
    for (const [member, form] of Object.entries(fields)) {
      const type = inputTypeOf(form);
      const remark = form.remark ?? form.named?.remark;
      if (remark === undefined) throw new Error(`${name}.${member} has no remark`);
      Field(() => type, { nullable: form.optional ?? false, description: remark })(input.prototype as object, member);
    }
    InputType(name, { description })(input);
    return input;
  });
}

/** The type that a definition of an order has made under a name. Throws Error if none has. */
export function definedType(name: string): InputTypeRef {
  const type = made.get(name);
  if (type === undefined) throw new Error(`no order defines ${name}`);
  return type;
}

/** The type of a form in GraphQL. Throws Error if the form has members of its own and no name. */
export function inputTypeOf(form: Form): InputTypeRef {
  if (form.named) return namedType(form.named);
  if (form.fields) throw new Error(`a member with members of its own needs a name: ${form.written}`);
  const { type } = form.schema;
  if (type === 'array') return [inputTypeOf(form.parts[0] as Form)] as InputTypeRef;
  const scalar = SCALARS[String(type)];
  if (scalar === undefined) throw new Error(`no scalar of GraphQL stands for ${form.written}`);
  return scalar;
}

/** The type of a form that has a name: its members, the names that it lists, or a scalar. */
function namedType({ name, remark, form }: NonNullable<Form['named']>): InputTypeRef {
  const { fields, meanings } = form;
  if (fields) return definedInput(`${name}Input`, remark, fields);
  return meanings ? once(name, () => enumOf(Object.keys(meanings), name, remark, meanings)) : inputTypeOf(form);
}

function once(name: string, make: () => InputTypeRef): InputTypeRef {
  const type = made.get(name) ?? make();
  made.set(name, type);
  return type;
}
