import { Field } from '@nestjs/graphql';
import type { Form } from '../../../engine/game/define/form.js';
import type { OrderDefinition, OrderDefinitions } from '../../../engine/game/define/order.js';
import { ApiError } from '../../errors.js';
import { definedInput, inputTypeOf } from './defined-input.js';

/** An input type with a member for each order type of some definitions: `move` for Move. */
export interface OrderMembers {
  /** The name of the input type. */
  readonly name: string;
  readonly definitions: OrderDefinitions;
  /** Stands before the name of each input type that is made from a definition. */
  readonly prefix: string;
  /** Whether an order type with a single member is this member: `fill: "K6"` for Fill. */
  readonly isShort: boolean;
}

/** Adds the members of some order types to an input type. An order type without members of its own is `true`. */
export function addOrderMembers(input: new () => object, members: OrderMembers): void {
  for (const [type, definition] of Object.entries(members.definitions)) {
    const { remark, form } = definition;
    const bare = isBare(definition);
    const [, single] = singleOf(members, definition) ?? [];
    const shaped = single ? inputTypeOf(single) : undefined;
    const given = bare ? Boolean : (shaped ?? definedInput(`${members.prefix}${type}Input`, remark, form.fields ?? {}));
    const description = bare ? `true: ${remark}` : remark;
    Field(() => given, { nullable: true, description })(input.prototype as object, memberOf(type));
  }
}

/** The order of an input. Throws BAD_INPUT if the input has not exactly one member, or a bare one that is false. */
export function orderIn(members: OrderMembers, input: Readonly<Record<string, unknown>>): { readonly type: string } {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  const [member = '', value] = given[0] ?? [];
  const [type, definition] =
    Object.entries(members.definitions).find(([one]) => memberOf(one) === member) ?? ([] as const);
  if (type === undefined || !definition || given.length > 1) {
    throw new ApiError('BAD_INPUT', `an order is exactly one of the members of ${members.name}`);
  }
  if (value === false) throw new ApiError('BAD_INPUT', `${member} is true or absent`);
  if (value === true) return { type };
  const [single] = singleOf(members, definition) ?? [];
  return { type, ...(single === undefined ? withoutNulls(value as object) : { [single]: plain(value) }) };
}

/** The other way round: an order as the value of an input; null: the definitions do not have its type. */
export function inputOfOrder(members: OrderMembers, order: unknown): Readonly<Record<string, unknown>> | null {
  const { type, ...rest } = order as { readonly type: string } & Readonly<Record<string, unknown>>;
  const shape = shapesOf(members).get(type);
  if (!shape) return null;
  const value = shape.single === undefined ? rest : rest[shape.single];
  return { [shape.member]: shape.bare ? true : value };
}

/** How the orders of a type stand in an input. */
interface Shape {
  readonly member: string;
  readonly bare: boolean;
  /** The member of the order that stands for it; undefined: all of them do. */
  readonly single: string | undefined;
}

/** Lists of legal orders write thousands of orders as inputs. */
const shapes = new WeakMap<OrderMembers, ReadonlyMap<string, Shape>>();

function shapesOf(members: OrderMembers): ReadonlyMap<string, Shape> {
  const known = shapes.get(members);
  if (known) return known;
  const made = new Map(
    Object.entries(members.definitions).map(([type, definition]) => {
      const [single] = singleOf(members, definition) ?? [];
      return [type, { member: memberOf(type), bare: isBare(definition), single }];
    }),
  );
  shapes.set(members, made);
  return made;
}

/** The member of an input that stands for an order type: `endStep` for `EndStep`. */
function memberOf(type: string): string {
  return `${type.charAt(0).toLowerCase()}${type.slice(1)}`;
}

/** Whether orders of a type have no members of their own; in GraphQL such an order is `true`. */
function isBare({ form }: OrderDefinition): boolean {
  return Object.keys(form.fields ?? {}).length === 0;
}

/** The single member of an order type that is written short; undefined: the order type is not. */
function singleOf({ isShort }: OrderMembers, { form }: OrderDefinition): readonly [string, Form] | undefined {
  const [first, ...others] = Object.entries(form.fields ?? {});
  return isShort && others.length === 0 ? first : undefined;
}

/** A null member means the same as an absent one; GraphQL's objects have no prototype. */
function withoutNulls(value: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== null && member !== undefined)
      .map(([name, member]: [string, unknown]) => [name, plain(member)]),
  );
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  return typeof value === 'object' && value !== null ? withoutNulls(value) : value;
}
