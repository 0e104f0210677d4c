import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  visit,
  BREAK,
} from 'graphql';
import { collectFields, collectSubfields } from 'graphql/execution/collectFields.js';
import { shapeOf, type Shape } from './shape.js';

type Field = GraphQLField<unknown, unknown>;
type Variables = Readonly<Record<string, unknown>>;

/** A field of a selection: all nodes of the document that ask for it under one name. */
export interface PlannedField {
  readonly name: string;
  /** The name as it begins the member in the answer: `"text":`. */
  readonly key: string;
  readonly parent: GraphQLObjectType;
  readonly nodes: readonly FieldNode[];
  readonly definition: Field;
  readonly shape: Shape;
  /** Its resolver, if that takes the value above it and nothing else: no arguments, and no place. */
  readonly member: ((source: unknown) => unknown) | null;
}

/** The fields that are asked for of values of one type at one place of a document. */
export interface Selection {
  readonly fields: readonly PlannedField[];
  /** Whether all that is asked for, down to the last leaf, are members of the values. */
  readonly isOfMembers: boolean;
}

/**
 * The selections of an operation. They depend on variables only by @skip and @include: a document without these has one
 * plan for all requests.
 */
export class Plan {
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly #below = new Map<PlannedField, Map<GraphQLObjectType, Selection>>();
  #root: Selection | null = null;

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    private readonly operation: OperationDefinitionNode,
    private readonly variables: Variables,
  ) {
    const fragments = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
    this.fragments = Object.assign(
      Object.create(null) as object,
      Object.fromEntries(fragments.map((one) => [one.name.value, one])),
    );
  }

  /** The fields of the operation itself. */
  root(type: GraphQLObjectType): Selection {
    const { schema, fragments, variables, operation } = this;
    this.#root ??= this.#selection(type, collectFields(schema, fragments, variables, type, operation.selectionSet));
    return this.#root;
  }

  /** The fields below a field, of values of this type. */
  below(field: PlannedField, type: GraphQLObjectType): Selection {
    const byType = this.#below.get(field) ?? new Map<GraphQLObjectType, Selection>();
    this.#below.set(field, byType);
    const known = byType.get(type);
    if (known) return known;
    const { schema, fragments, variables } = this;
    const made = this.#selection(type, collectSubfields(schema, fragments, variables, type, field.nodes));
    byType.set(type, made);
    return made;
  }

  #selection(parent: GraphQLObjectType, nodes: ReadonlyMap<string, readonly FieldNode[]>): Selection {
    const fields = [...nodes].flatMap(([name, those]) => {
      const definition = this.#definitionOf(parent, those[0]?.name.value ?? '');
      if (!definition) return [];
      const member = memberOf(definition);
      const shape = shapeOf(definition.type);
      return [{ name, key: `${JSON.stringify(name)}:`, parent, nodes: those, definition, shape, member }];
    });
    return { fields, isOfMembers: fields.every((field) => field.member && this.#isOfMembers(field, field.shape)) };
  }

  #isOfMembers(field: PlannedField, shape: Shape): boolean {
    if (shape.kind === 'list') return this.#isOfMembers(field, shape.item);
    if (shape.kind === 'leaf') return true;
    return shape.kind === 'object' && !shape.type.isTypeOf && this.below(field, shape.type).isOfMembers;
  }

  #definitionOf(parent: GraphQLObjectType, name: string): Field | undefined {
    if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef;
    if (parent === this.schema.getQueryType()) {
      if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
      if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
    }
    return parent.getFields()[name];
  }
}

function memberOf({ args, resolve }: Field): PlannedField['member'] {
  return resolve?.length === 1 && args.length === 0 ? (resolve as (source: unknown) => unknown) : null;
}

const conditional = new WeakMap<DocumentNode, boolean>();
const plans = new WeakMap<OperationDefinitionNode, Plan>();

/** The plan of an operation of a document: the one of earlier requests, unless @skip or @include may change it. */
export function planOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): Plan {
  const depends = conditional.get(document) ?? hasDirectives(document);
  conditional.set(document, depends);
  if (depends) return new Plan(schema, document, operation, variables);
  const plan = plans.get(operation) ?? new Plan(schema, document, operation, {});
  plans.set(operation, plan);
  return plan;
}

function hasDirectives(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    [Kind.DIRECTIVE]: () => {
      found = true;
      return BREAK;
    },
  });
  return found;
}
