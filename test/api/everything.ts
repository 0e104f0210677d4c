import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLOutputType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

const SCHEMA = buildSchema(readFileSync('schema.graphql', 'utf8'));
/** Below the limit of the server, which counts from the query on. */
const DEPTH_MAX = 7;

/** Values for required arguments, by name. */
export type Arguments = Readonly<Record<string, string>>;

/**
 * One query for each field of a game, with everything that can be asked for below it, as the schema says; a field that
 * is new is asked for too. Arguments that are not required are left out.
 * @throws for a required argument that the caller gives no value for
 */
export function queriesOfGame(given: Arguments): readonly { readonly field: string; readonly query: string }[] {
  const type = SCHEMA.getType('Game');
  if (!isObjectType(type)) throw new Error('the schema has no games');
  return Object.values(type.getFields()).map((field) => ({
    field: field.name,
    query: `query ($game: ID!) { game(id: $game) { ${asked(field, given, 3)} } }`,
  }));
}

/** All fields of an event, for a subscription. */
export function fieldsOfEvent(): string {
  const type = SCHEMA.getSubscriptionType()?.getFields()['gameEvents']?.type;
  if (!type) throw new Error('the schema has no subscription gameEvents');
  return selection(type, {}, 2) ?? '';
}

/** The board of a game at an instant, with all that can be asked for below it but its drawn hexes, which are many. */
export function queryOfBoard(given: Arguments, at: string): string {
  const board = SCHEMA.getType('Board');
  if (!isObjectType(board)) throw new Error('the schema has no boards');
  const parts = Object.values(board.getFields()).filter(({ name }) => name !== 'hexes');
  const below = parts.map((part) => asked(part, given, 4)).join(' ');
  const field = `board(at: ${at}) { __typename ${below} }`;
  return `query ($game: ID!) { game(id: $game) { ${field} } }`;
}

/** A field with everything below it, at a depth of the query; empty if that is too deep. */
function asked(field: GraphQLField<unknown, unknown>, given: Arguments, depth: number): string {
  const below = selection(field.type, given, depth);
  if (below === null) return '';
  return `${field.name}${argumentsOf(field.args, given)}${below}`;
}

function argumentsOf(args: readonly GraphQLArgument[], given: Arguments): string {
  const written = args.filter(isRequiredArgument).map(({ name }) => {
    const value = given[name];
    if (value === undefined) throw new Error(`what is to be given for the argument ${name}?`);
    return `${name}: ${value}`;
  });
  return written.length === 0 ? '' : `(${written.join(', ')})`;
}

/** The selection of a type: nothing for a scalar, null for a type that lies too deep. */
function selection(type: GraphQLOutputType, given: Arguments, depth: number): string | null {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return '';
  // Rules are content of the installation, the same for everybody; those that they are related to would be many.
  if (depth > DEPTH_MAX || named.name === 'RelatedRule') return null;
  const parts = isAbstractType(named)
    ? SCHEMA.getPossibleTypes(named).map((one) => `... on ${one.name}${selection(one, given, depth) ?? ''}`)
    : Object.values(named.getFields()).map((field) => asked(field, given, depth + 1));
  return ` { __typename ${parts.join(' ')} }`;
}
