import {
  type DocumentNode,
  getNamedType,
  getNullableType,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  isCompositeType,
  isListType,
} from 'graphql';
import { type ComplexityEstimator, type ComplexityEstimatorArgs, getComplexity } from 'graphql-query-complexity';
import { ApiError } from '../errors.js';
import { PAGE_DEFAULT } from './page.js';
import { LIMITS } from './limits.js';

/** Members that a list is taken to have where no argument says how many there are. */
const LIST_MEMBERS = 10;
/** The same where a document asks about the schema: a type has few fields, and a field few arguments. */
const SCHEMA_MEMBERS = 4;
/** Fields and fragments that are looked at, each as often as it is used. */
const NODES_MAX = 20_000;

/** Sieges of which one page of series tells, and how many those are when nothing is said. */
export const SERIES_PAGE_MAX = 20;
export const SERIES_PAGE_DEFAULT = 5;

/** The cost of some fields by themselves, by the work that they cause. */
export const COST = {
  /** Every request: the work of HTTP, the gate, parsing and checking. */
  document: 100,
  game: 20,
  pastBoard: 100,
  map: 500,
  place: 20,
  view: 300,
  reach: 300,
  wayOn: 50,
  ordersOfUnit: 150,
  ordersOfSide: 2500,
  /** Of each of the actors, who are taken to be ten: the list of a side for all of them. */
  ordersOfActor: 250,
  preview: 50,
  foresight: 400,
  plannedOrder: 100,
  fromReadModel: 100,
  library: 200,
  /** A game is created, for a trial, for each option of a rulebook: some 25. Trials of scenarios are remembered. */
  triedOptions: 9500,
  text: 5,
  /** The related rules of a rule; the texts of all have been read. */
  relations: 5,
  signature: 10,
  picture: 2000,
  chart: 500,
  export: 1000,
  exportedEvent: 2,
  checkedEvent: 5,
  followedEvent: 2,
} as const;

/**
 * The arguments on whose values the cost of a field may depend. No function that computes a cost sees another one, so
 * that a cost that is remembered for these values is the cost for all values of the others (`RememberedCosts`).
 */
export const COSTLY_ARGUMENTS = ['first', 'last', 'unit', 'sieges', 'ids', 'given', 'different'] as const;

/** The values of the costly arguments of a field, as far as they are given. */
type CostlyArguments = Readonly<Partial<Record<(typeof COSTLY_ARGUMENTS)[number], unknown>>>;

/** A field whose cost is asked: its costly arguments, and the cost of one member with all that is below it. */
interface AskedField {
  readonly args: CostlyArguments;
  readonly childComplexity: number;
}

/** A request: a valid document with the values of its variables. */
export interface Costly {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly operationName?: string | null | undefined;
}

/**
 * The cost of an operation: 1 for each field, times the members of the lists around it, and what a field declares as
 * its own `complexity`. A unit is about ten microseconds of work (measured: docs/operations.md). Throws
 * QUERY_TOO_COMPLEX beyond the limit.
 */
export function costOf(asked: Costly): number {
  // Values that do not fit are refused before anything is carried out, with a code of their own.
  if (!hasFittingVariables(asked)) return COST.document;
  const { schema, document, variables, operationName } = asked;
  const cost = complexityOf({
    schema,
    query: document,
    variables: { ...variables },
    ...(typeof operationName === 'string' ? { operationName } : {}),
    estimators: [estimate],
    maxQueryNodes: NODES_MAX,
  });
  if (cost <= LIMITS.cost) return Math.ceil(cost);
  throw new ApiError('QUERY_TOO_COMPLEX', `the operation costs more than ${LIMITS.cost}: ${Math.ceil(cost)}`);
}

/** Whether the values of an operation's variables are of their types. */
function hasFittingVariables({ schema, document, variables, operationName }: Costly): boolean {
  const { variableDefinitions = [] } = getOperationAST(document, operationName) ?? {};
  return getVariableValues(schema, variableDefinitions, { ...variables }, { maxErrors: 1 }).errors === undefined;
}

/** Fragments that spread others twice grow without end: their cost is beyond every limit. */
function complexityOf(asked: Parameters<typeof getComplexity>[0]): number {
  try {
    return getComplexity(asked);
  } catch (error) {
    if (error instanceof GraphQLError) return Number.POSITIVE_INFINITY;
    throw error;
  }
}

const estimate: ComplexityEstimator = (asked) => {
  const { field, childComplexity } = asked;
  const { complexity } = field.extensions;
  const args = costlyAmong(asked.args);
  if (typeof complexity === 'function') return (complexity as (asked: AskedField) => number)({ args, childComplexity });
  const own = typeof complexity === 'number' ? complexity : 1;
  return own + membersOf(asked, args) * childComplexity;
};

function costlyAmong(args: ComplexityEstimatorArgs['args']): CostlyArguments {
  const given = COSTLY_ARGUMENTS.filter((name) => Object.hasOwn(args, name));
  return Object.fromEntries(given.map((name) => [name, args[name] as unknown]));
}

/** The cost of a list of legal orders: of one unit, or of a whole side. */
export function costOfLegalOrders({ args, childComplexity }: AskedField): number {
  return (args.unit ? COST.ordersOfUnit : COST.ordersOfSide) + LIST_MEMBERS * childComplexity;
}

/** The same for a page of them. */
export function costOfLegalPage({ args, childComplexity }: AskedField): number {
  const first: unknown = args.first ?? PAGE_DEFAULT;
  const members = typeof first === 'number' ? Math.max(1, first) : PAGE_DEFAULT;
  return (args.unit ? COST.ordersOfUnit : COST.ordersOfSide) + members * childComplexity;
}

/** The cost of a page of the games of an account, each of which is looked at. */
export function costOfMyGames({ args, childComplexity }: AskedField): number {
  const first: unknown = args.first ?? PAGE_DEFAULT;
  const members = typeof first === 'number' ? Math.max(1, first) : PAGE_DEFAULT;
  return COST.fromReadModel + members * (COST.game + childComplexity);
}

/** The cost of a table of results: whose they are is read from the account of each. */
export function costOfScores({ args, childComplexity }: AskedField): number {
  const first: unknown = args.first ?? PAGE_DEFAULT;
  const members = typeof first === 'number' ? Math.max(1, first) : PAGE_DEFAULT;
  return COST.fromReadModel + members * childComplexity;
}

/** The cost of a plan: each order that is given in it is carried out anew. */
export function costOfPlan({ args, childComplexity }: AskedField): number {
  const given: unknown = args.given;
  return COST.place + (Array.isArray(given) ? given.length : 0) * COST.plannedOrder + childComplexity;
}

/** The cost of the options of a scenario: in a game that has some otherwise, all are tried anew. */
export function costOfOptions({ args, childComplexity }: AskedField): number {
  const different: unknown = args.different;
  const tried = Array.isArray(different) && different.length > 0 ? COST.triedOptions : 0;
  return 1 + tried + LIST_MEMBERS * childComplexity;
}

/** The cost of several things by their ids, each as that of one. */
export function costOfNodes({ args, childComplexity }: AskedField): number {
  const ids: unknown = args.ids;
  return (Array.isArray(ids) ? ids.length : 1) * (COST.pastBoard + childComplexity);
}

/** The cost of the series of several sieges, each as that of a list. */
export function costOfSeries({ args, childComplexity }: AskedField): number {
  const sieges: unknown = args.sieges;
  return (Array.isArray(sieges) ? sieges.length : 1) * (COST.fromReadModel + childComplexity);
}

/** The cost of a page of the series of a campaign's sieges. */
export function costOfSeriesPage({ args, childComplexity }: AskedField): number {
  const first: unknown = args.first;
  const sieges = typeof first === 'number' ? Math.min(Math.max(1, first), SERIES_PAGE_MAX) : SERIES_PAGE_DEFAULT;
  return sieges * (COST.fromReadModel + childComplexity);
}

/** How many members the list has that a field gives; 1 if it gives none. */
function membersOf({ type, field }: ComplexityEstimatorArgs, args: CostlyArguments): number {
  const count: unknown = args.first ?? args.last;
  if (typeof count === 'number') return Math.max(1, count);
  if (field.args.some(({ name }) => name === 'first')) return PAGE_DEFAULT;
  // The members of a page have been counted with the page.
  if (!isListOfObjects(field) || type.name.endsWith('Connection')) return 1;
  return type.name.startsWith('__') ? SCHEMA_MEMBERS : LIST_MEMBERS;
}

function isListOfObjects({ type }: GraphQLField<unknown, unknown>): boolean {
  return isListType(getNullableType(type)) && isCompositeType(getNamedType(type));
}
