import {
  defaultFieldResolver,
  defaultTypeResolver,
  getArgumentValues,
  type GraphQLAbstractType,
  GraphQLError,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
  locatedError,
  type OperationDefinitionNode,
  responsePathAsArray,
} from 'graphql';
import type { RequestContext } from '../context.js';
import type { Errors, Path } from './errors.js';
import { isLasting, type RememberedTexts } from './lasting.js';
import type { Plan, PlannedField, Selection } from './plan.js';
import type { Shape } from './shape.js';

/** The JSON of a value that may be null. */
type Text = string | null;
type Coming<Value> = Value | Promise<Value>;

/** The parts of an operation under way. */
interface Parts {
  readonly schema: GraphQLSchema;
  readonly plan: Plan;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly context: RequestContext;
  readonly errors: Errors;
  readonly texts: RememberedTexts;
}

/**
 * One operation: how its fields are resolved and their values completed (specification of GraphQL, sections 6.3 and
 * 6.4). A result is a promise only if something below it has to be waited for.
 */
export class Execution {
  constructor(private readonly parts: Parts) {}

  /** An object with the fields of a selection; all of them are begun before any is waited for. */
  object(selection: Selection, source: unknown, path: Path | undefined): Coming<string> {
    const { fields } = selection;
    const texts: Coming<Text>[] = [];
    let waits = false;
    try {
      for (const field of fields) {
        const text = this.#field(field, source, path);
        if (isPromise(text)) waits = true;
        texts.push(text);
      }
    } catch (error) {
      if (!waits) throw error;
      // The fields that were begun end first, so that none of them fails unheard.
      return allOf(texts).finally(() => {
        throw error;
      }) as Promise<never>;
    }
    return waits ? allOf(texts).then((all) => objectOf(fields, all)) : objectOf(fields, texts as Text[]);
  }

  /** The fields of a mutation: each ends before the next begins. */
  async oneByOne({ fields }: Selection): Promise<string> {
    const texts: Text[] = [];
    for (const field of fields) texts.push(await this.#field(field, undefined, undefined));
    return objectOf(fields, texts);
  }

  #field(field: PlannedField, source: unknown, above: Path | undefined): Coming<Text> {
    const { shape, member } = field;
    // A leaf that is at hand needs its place only if something is wrong with it.
    const path = member && shape.kind === 'leaf' ? undefined : pathTo(field, above);
    try {
      const value = member ? member(source) : this.#resolved(field, source, path);
      const text = isPromise(value)
        ? value.then((one) => this.#complete(shape, field, one, path))
        : this.#complete(shape, field, value, path);
      if (!isPromise(text)) return text;
      return text.then(undefined, (error: unknown) => this.#nulled(error, field, shape, path ?? pathTo(field, above)));
    } catch (error) {
      return this.#nulled(error, field, shape, path ?? pathTo(field, above));
    }
  }

  #resolved(field: PlannedField, source: unknown, path: Path | undefined): unknown {
    const { definition, nodes } = field;
    const [node] = nodes;
    const { variables, context } = this.parts;
    const args = node ? getArgumentValues(definition, node, variables) : {};
    return (definition.resolve ?? defaultFieldResolver)(source, args, context, this.#info(field, path));
  }

  #complete(shape: Shape, field: PlannedField, value: unknown, path: Path | undefined): Coming<Text> {
    if (value instanceof Error) throw value;
    if (value === null || value === undefined) {
      if (!shape.required) return null;
      const { parent, definition } = field;
      throw new Error(`Cannot return null for non-nullable field ${parent.name}.${definition.name}.`);
    }
    switch (shape.kind) {
      case 'leaf':
        return leafOf(shape.type, value);
      case 'list':
        return this.#list(shape.item, field, value, path);
      case 'object':
        return this.#ofType(shape.type, field, value, path);
      case 'abstract': {
        const name = this.#typeNameOf(shape.type, field, value, path);
        return isPromise(name)
          ? name.then((one) => this.#ofType(this.#possible(shape.type, one, field), field, value, path))
          : this.#ofType(this.#possible(shape.type, name, field), field, value, path);
      }
    }
  }

  #list(item: Shape, field: PlannedField, value: unknown, path: Path | undefined): Coming<string> {
    if (!isIterable(value)) {
      const { parent, definition } = field;
      const where = `${parent.name}.${definition.name}`;
      throw new GraphQLError(`Expected Iterable, but did not find one for field "${where}".`);
    }
    let waits = false;
    const texts = Array.from(value, (one, key): Coming<Text> => {
      const text = this.#item(item, field, one, { prev: path, key, typename: undefined });
      if (isPromise(text)) waits = true;
      return text;
    });
    return waits ? allOf(texts).then(listOf) : listOf(texts as Text[]);
  }

  #item(shape: Shape, field: PlannedField, value: unknown, path: Path): Coming<Text> {
    try {
      const text = isPromise(value)
        ? value.then((one) => this.#complete(shape, field, one, path))
        : this.#complete(shape, field, value, path);
      return isPromise(text) ? text.then(undefined, (error: unknown) => this.#nulled(error, field, shape, path)) : text;
    } catch (error) {
      return this.#nulled(error, field, shape, path);
    }
  }

  /** An object of a type that is known. The text of a view that lasts is made once for a selection of members. */
  #ofType(type: GraphQLObjectType, field: PlannedField, value: unknown, path: Path | undefined): Coming<string> {
    const { plan, texts, errors } = this.parts;
    const selection = plan.below(field, type);
    if (type.isTypeOf) return this.#ifOfType(type, field, value, path);
    if (!selection.isOfMembers || !isLasting(value as object)) return this.object(selection, value, path);
    const known = texts.of(selection).get(value as object);
    if (known !== undefined) return known;
    const errorsBefore = errors.all.length;
    const text = this.object(selection, value, path);
    if (typeof text === 'string' && errors.all.length === errorsBefore) {
      texts.remember(selection, value as object, text);
    }
    return text;
  }

  #ifOfType(type: GraphQLObjectType, field: PlannedField, value: unknown, path: Path | undefined): Coming<string> {
    const { plan, context } = this.parts;
    const asked = type.isTypeOf?.(value, context, this.#info(field, path));
    const completed = (is: boolean | undefined): Coming<string> => {
      if (is) return this.object(plan.below(field, type), value, path);
      throw new GraphQLError(`The value is not of type "${type.name}".`, { nodes: field.nodes });
    };
    return isPromise(asked) ? asked.then(completed) : completed(asked);
  }

  #typeNameOf(
    type: GraphQLAbstractType,
    field: PlannedField,
    value: unknown,
    path: Path | undefined,
  ): Coming<string | undefined> {
    const { context } = this.parts;
    return (type.resolveType ?? defaultTypeResolver)(value, context, this.#info(field, path), type);
  }

  #possible(abstract: GraphQLAbstractType, name: string | undefined, { nodes }: PlannedField): GraphQLObjectType {
    const { schema } = this.parts;
    const type = name === undefined ? undefined : schema.getType(name);
    if (isObjectType(type) && schema.isSubType(abstract, type)) return type;
    throw new GraphQLError(`"${String(name)}" is no type of "${abstract.name}".`, { nodes });
  }

  /** Makes an error one of this field. Where the value may not be null, the error goes up to one that may. */
  #nulled(raw: unknown, { nodes }: PlannedField, { required }: Shape, path: Path): null {
    const error = locatedError(raw, nodes, responsePathAsArray(path));
    if (required) throw error;
    this.parts.errors.add(error, path);
    return null;
  }

  #info({ definition, nodes, parent }: PlannedField, path: Path | undefined): GraphQLResolveInfo {
    const { schema, plan, operation, variables } = this.parts;
    return {
      fieldName: definition.name,
      fieldNodes: nodes,
      returnType: definition.type,
      parentType: parent,
      path,
      schema,
      fragments: plan.fragments,
      rootValue: undefined,
      operation,
      variableValues: variables,
    } as GraphQLResolveInfo;
  }
}

function allOf(texts: readonly Coming<Text>[]): Promise<readonly Text[]> {
  return Promise.all(texts as readonly Promise<Text>[]);
}

function pathTo({ name, parent }: PlannedField, prev: Path | undefined): Path {
  return { prev, key: name, typename: parent.name };
}

function leafOf(type: GraphQLLeafType, value: unknown): string {
  const serialized: unknown = type.serialize(value);
  if (serialized === null || serialized === undefined) {
    throw new Error(`A value of type "${type.name}" was expected, but ${type.name} made null of it.`);
  }
  return JSON.stringify(serialized);
}

function objectOf(fields: readonly PlannedField[], texts: readonly Text[]): string {
  let text = '{';
  for (const [at, { key }] of fields.entries()) text += `${at === 0 ? '' : ','}${key}${texts[at] ?? 'null'}`;
  return `${text}}`;
}

function listOf(texts: readonly Text[]): string {
  return `[${texts.map((text) => text ?? 'null').join(',')}]`;
}

function isPromise<Value>(value: Coming<Value>): value is Promise<Value> {
  return typeof (value as { readonly then?: unknown } | null | undefined)?.then === 'function';
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}
