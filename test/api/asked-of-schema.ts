import {
  buildClientSchema,
  getIntrospectionQuery,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type IntrospectionQuery,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
  isSpecifiedScalarType,
} from 'graphql';
import type { TestServer } from './server.js';

/** Names under which something is asked about a game, siege or campaign: they are given wherever they may be. */
const IDS = ['id', 'ids', 'game', 'siege', 'sieges', 'campaign'];
/** Without it a subscription waits for what is to come. */
const FROM = 'fromRevision';
/** So deep is asked what names no game: a list, its edges, their nodes, and what they tell. */
const DEPTH_OF_LISTS = 4;

/** A document that asks a field of the schema about an id. */
export interface Question {
  readonly field: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** Whether the field takes an id at all. */
  readonly takesId: boolean;
  readonly about: (id: string) => string;
}

/** The schema as a running server tells it. */
export async function schemaOf(server: TestServer): Promise<GraphQLSchema> {
  return buildClientSchema(await server.data<IntrospectionQuery & object>(getIntrospectionQuery()));
}

/** A question for each query, mutation and subscription that there is, and for each field of a game. */
export function questionsOf(schema: GraphQLSchema): readonly Question[] {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
    ['subscription', schema.getSubscriptionType()],
  ] as const;
  const ofRoots = roots.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map((field): Question => {
      const at = (depth: number) => (id: string) => `${kind} { ${written(schema, field, id, depth)} }`;
      const takesId = at(1)('THE-ID').includes('THE-ID');
      const about = at(takesId ? 1 : DEPTH_OF_LISTS);
      return { field: `${kind} ${field.name}`, kind, takesId, about };
    }),
  );
  const game = getNamedType(schema.getQueryType()?.getFields()['game']?.type);
  if (!isCompositeType(game) || isAbstractType(game)) throw new Error('the schema has no games');
  const ofGame = Object.values(game.getFields()).map((field): Question => {
    const about = (id: string) => `{ game(id: "${id}") { ${written(schema, field, id, 2)} } }`;
    return { field: `game ${field.name}`, kind: 'query', takesId: true, about };
  });
  return [...ofRoots, ...ofGame];
}

function written(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>, id: string, depth: number): string {
  const given = field.args
    .filter((arg) => IDS.includes(arg.name) || arg.name === FROM || isRequiredArgument(arg))
    .map((arg) => `${arg.name}: ${valueOf(arg.name, arg.type, id)}`);
  const args = given.length === 0 ? '' : `(${given.join(', ')})`;
  return `${field.name}${args}${selected(schema, field.type, id, depth)}`;
}

/** All fields below that need no argument, so deep. */
function selected(schema: GraphQLSchema, type: GraphQLOutputType, id: string, depth: number): string {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return '';
  if (isAbstractType(named) || depth === 0) return ' { __typename }';
  const fields = Object.values(named.getFields()).filter(
    ({ args, type: below }) => !args.some(isRequiredArgument) && (depth > 1 || !isCompositeType(getNamedType(below))),
  );
  return ` { __typename ${fields.map((field) => written(schema, field, id, depth - 1)).join(' ')} }`;
}

function valueOf(name: string, type: GraphQLInputType, id: string): string {
  if (IDS.includes(name)) return `"${id}"`;
  if (name === FROM) return '0';
  const nullable = getNullableType(type);
  if (isListType(nullable)) return `[${valueOf('', nullable.ofType, id)}]`;
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name ?? '';
  if (isInputObjectType(nullable)) {
    const fields = Object.values(nullable.getFields());
    if (fields.some((field) => field.name === 'endStep')) return '{ endStep: true }';
    const needed = fields.filter((field) => IDS.includes(field.name) || isRequiredInputField(field));
    // One that needs no member takes exactly one of them, as far as the schema's own description tells.
    const members = (needed.length > 0 ? needed : fields.slice(0, 1)).map(
      (field) => `${field.name}: ${valueOf(field.name, field.type, id)}`,
    );
    return `{ ${members.join(', ')} }`;
  }
  if (!isSpecifiedScalarType(nullable)) return '{}';
  return { Int: '1', Float: '1', Boolean: 'true' }[nullable.name] ?? (name === 'side' ? '"red"' : '"x"');
}
