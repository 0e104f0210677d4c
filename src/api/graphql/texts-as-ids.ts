import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  getNamedType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  type TypeNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/**
 * The document as it is checked: a variable that is declared as a text, and that stands only where an id is expected,
 * counts as declared as an ID (ADR 76). The specification forbids such a document, though every text is an id; so a
 * field could not change from String to ID without breaking clients. Other documents are returned as they are.
 */
export function withTextsAsIds(schema: GraphQLSchema, document: DocumentNode): DocumentNode {
  if (!document.definitions.some((one) => one.kind === Kind.OPERATION_DEFINITION && declaresTexts(one)))
    return document;
  const ids = variablesForIds(schema, document);
  if (ids.size === 0) return document;
  return visit(document, {
    VariableDefinition: (node) => (ids.has(node.variable.name.value) ? { ...node, type: idFor(node.type) } : undefined),
  });
}

function declaresTexts({ variableDefinitions = [] }: OperationDefinitionNode): boolean {
  return variableDefinitions.some(({ type }) => namedIn(type) === 'String');
}

function namedIn(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedIn(type.type);
}

/** The names of variables that stand only where an ID, or a list of IDs, is expected. */
function variablesForIds(schema: GraphQLSchema, document: DocumentNode): ReadonlySet<string> {
  const types = new TypeInfo(schema);
  const [ids, others] = [new Set<string>(), new Set<string>()];
  const visitor = {
    // The variable of a declaration is no use of it.
    VariableDefinition: () => false,
    Variable: ({ name }: { readonly name: { readonly value: string } }) => {
      const expected = getNamedType(types.getInputType());
      (expected?.name === 'ID' ? ids : others).add(name.value);
    },
  };
  visit(document, visitWithTypeInfo(types, visitor));
  return new Set([...ids].filter((name) => !others.has(name)));
}

/** The same type with ID in place of String. */
function idFor(type: TypeNode): TypeNode {
  return visit(type, {
    NamedType: (node) => (node.name.value === 'String' ? { ...node, name: { ...node.name, value: 'ID' } } : undefined),
  });
}

/** Has documents over HTTP checked with their texts as ids. */
export function takesTextsAsIds(): ApolloServerPlugin {
  return {
    requestDidStart: () =>
      Promise.resolve({
        validationDidStart(request) {
          Object.assign(request, { document: withTextsAsIds(request.schema, request.document) });
          return Promise.resolve();
        },
      }),
  };
}
