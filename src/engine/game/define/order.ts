import { isRecord, orderIn, type Reader } from '../form.js';
import { named, oneOf, type DataOf, type Fields, type Form } from './form.js';
import { record } from './record.js';

/** All that is known of an order type before any rule: what it means, its members, and what rules ask about it. */
export interface OrderDefinition<out Members extends object = object, out Attribute extends string = string> {
  readonly remark: string;
  readonly form: Form<Members>;
  readonly attributes: readonly Attribute[];
}

export type OrderDefinitions = Readonly<Record<string, OrderDefinition>>;

/** A definition whose orders are written by a template (`orderTemplate`). */
export interface Templated {
  readonly template: string;
}

/** The definition of an order that one unit gives, written so after the name of the unit: `fix {item}`. */
export function writtenAs<Definition extends OrderDefinition>(
  template: string,
  definition: Definition,
): Definition & Templated {
  return { ...definition, template };
}

/** Defines an order type. Other members than these are refused. */
export function orderDefinition<const F extends Fields, Attribute extends string>(
  remark: string,
  fields: F,
  attributes: readonly Attribute[],
): OrderDefinition<DataOf<F>, Attribute> {
  return { remark, form: record(fields, { closed: true }), attributes };
}

type MembersOf<Definition> = Definition extends OrderDefinition<infer Members> ? Members : never;

/** The order of one type by its definition. */
export type OrderNamed<Definitions extends OrderDefinitions, Type extends keyof Definitions & string> = {
  readonly type: Type;
} & MembersOf<Definitions[Type]>;

/** The orders of some definitions. */
export type OrderIn<Definitions extends OrderDefinitions> = {
  readonly [Type in keyof Definitions & string]: OrderNamed<Definitions, Type>;
}[keyof Definitions & string];

/** The tables by which `orderIn` reads the orders of some definitions. */
export function readersOf(definitions: OrderDefinitions): Readonly<Record<string, Readonly<Record<string, Reader>>>> {
  const reader = ({ optional, fault }: Form): Reader =>
    optional ? (value) => (value === undefined ? null : fault(value)) : fault;
  return Object.fromEntries(
    Object.entries(definitions).map(([type, { form }]) => [
      type,
      Object.fromEntries(Object.entries(form.fields ?? {}).map(([key, member]) => [key, reader(member)])),
    ]),
  );
}

/** The form of an order of any type, in which names are found by the definition of its type. */
export function formOfOrders(definitions: OrderDefinitions): Form<unknown> {
  const readers = readersOf(definitions);
  return named('Order', 'An order, by its type.', {
    ...shownOrders(definitions),
    fault: (value) => {
      const read = orderIn(value, readers);
      return read.ok ? null : { at: '', because: read.refusal.because };
    },
  });
}

/** The form of an order of which some members may be left out, because not everybody may see them. */
export function formOfShownOrders(definitions: OrderDefinitions): Form<unknown> {
  return named('ShownOrder', 'What the other seats see of an order, by its type.', shownOrders(definitions));
}

function shownOrders(definitions: OrderDefinitions): Form<unknown> {
  const definitionOf = (value: unknown): OrderDefinition | undefined => {
    const { type } = value as { readonly type?: unknown };
    return typeof type === 'string' && Object.hasOwn(definitions, type) ? definitions[type] : undefined;
  };
  return {
    fault: (value) =>
      isRecord(value) && definitionOf(value) ? null : { at: '', because: 'expected an order of a known type' },
    schema: { type: 'object', required: ['type'], properties: { type: { enum: Object.keys(definitions) } } },
    written: 'Order',
    finder: (role) => {
      const finders = new Map(Object.entries(definitions).map(([type, { form }]) => [type, form.finder(role)]));
      if ([...finders.values()].every((find) => find === null)) return null;
      return (value, found) => finders.get((value as { readonly type: string }).type)?.(value, found);
    },
    parts: [],
  };
}

/** The form of an order of one type, its type included, as events repeat it. */
export function orderForm<Definitions extends OrderDefinitions, Type extends keyof Definitions & string>(
  definitions: Definitions,
  type: Type,
): Form<OrderNamed<Definitions, Type>> {
  const { remark, form } = definitions[type] as OrderDefinition;
  return named(type, remark, record({ type: oneOf([type]), ...form.fields })) as Form as Form<
    OrderNamed<Definitions, Type>
  >;
}
