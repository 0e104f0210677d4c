import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  getOperationAST,
  getVariableValues,
  type GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql';
import type { RequestContext } from '../context.js';
import { Errors } from './errors.js';
import { Execution } from './execution.js';
import type { RememberedTexts } from './lasting.js';
import { planOf, type Selection } from './plan.js';
import { Written } from './written.js';

/** A valid document with the values of its variables. */
export interface Asked {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly operationName?: string | null | undefined;
  readonly context: RequestContext;
}

/** The errors of variables that are told. */
const VARIABLE_ERRORS_MAX = 50;

/** The outcome of an operation: its data as text (null: an error made them so), and the errors if there are any. */
export interface CarriedOut {
  readonly errors?: readonly GraphQLError[];
  readonly data?: Written | null;
}

/**
 * Carries out a query or mutation as the specification of GraphQL says (section 6), like `execute` of graphql-js, and
 * writes the answer at once in place of making objects of it. Never rejects.
 */
export async function carryOut(asked: Asked, texts: RememberedTexts): Promise<CarriedOut | ExecutionResult> {
  const { schema, document, variables, operationName, context } = asked;
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  // A document without the operation that is meant is told so by graphql-js.
  if (!operation || !root) {
    return execute({ schema, document, variableValues: variables, operationName: operationName ?? null });
  }
  const { errors: wrong, coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {}, {
    maxErrors: VARIABLE_ERRORS_MAX,
  });
  if (wrong) return { errors: wrong };
  const plan = planOf(schema, document, operation, coerced);
  const errors = new Errors();
  const execution = new Execution({ schema, plan, operation, variables: coerced, context, errors, texts });
  const data = await dataOf(execution, plan.root(root), operation.operation, errors);
  return errors.all.length === 0 ? { data } : { errors: errors.all, data };
}

/** The data; null: an error reached the top. */
async function dataOf(
  execution: Execution,
  selection: Selection,
  kind: OperationTypeNode,
  errors: Errors,
): Promise<Written | null> {
  try {
    const text =
      kind === OperationTypeNode.MUTATION
        ? await execution.oneByOne(selection)
        : await execution.object(selection, undefined, undefined);
    return new Written(text);
  } catch (error) {
    errors.add(error as GraphQLError, undefined);
    return null;
  }
}
