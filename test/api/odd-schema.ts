import {
  GraphQLBoolean,
  GraphQLInt,
  GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLString,
  GraphQLUnionType,
} from 'graphql';
import { lastingView } from '../../src/api/graphql/execution/lasting.js';

const required = GraphQLNonNull;
const later = <Value>(value: Value): Promise<Value> => Promise.resolve(value);
const fail = (message: string): never => {
  throw new Error(message);
};

/** A resolver as Nest makes it for a member: it takes the value above alone. */
export const member = (name: string) => (source: unknown) => (source as Readonly<Record<string, unknown>>)[name];

const Json = new GraphQLScalarType({ name: 'JSON', serialize: (value) => (value === 'no value' ? null : value) });
const Named = new GraphQLInterfaceType({
  name: 'Named',
  fields: { name: { type: GraphQLString } },
  resolveType: (value) => (value as { readonly kind: string }).kind,
});

const Leaf: GraphQLObjectType = new GraphQLObjectType({
  name: 'Leaf',
  interfaces: [Named],
  fields: () => ({
    name: { type: GraphQLString, resolve: member('name') },
    sure: { type: new required(GraphQLString), resolve: member('sure') },
    data: { type: Json, resolve: member('data') },
    size: { type: GraphQLInt, resolve: member('size') },
    parts: { type: new GraphQLList(new required(Leaf)), resolve: member('parts') },
    tags: { type: new required(new GraphQLList(GraphQLString)), resolve: member('tags') },
  }),
});
const Tree: GraphQLObjectType = new GraphQLObjectType({
  name: 'Tree',
  interfaces: [Named],
  fields: () => ({
    name: { type: GraphQLString, resolve: member('name') },
    said: {
      type: new required(GraphQLString),
      args: { word: { type: GraphQLString, defaultValue: 'hey' }, times: { type: new required(GraphQLInt) } },
      resolve: (_source, { word, times }: { word: string | null; times: number }) => `${String(word)} ${times}`,
    },
    place: { type: GraphQLString, resolve: (_source, _args, _context, { path }) => `${path.key} ${path.prev?.key}` },
    slow: { type: GraphQLString, resolve: () => later('slow') },
    bad: { type: GraphQLString, resolve: () => fail('bad') },
    slowBad: { type: GraphQLString, resolve: () => Promise.reject(new Error('slow bad')) },
    sureBad: { type: new required(GraphQLString), resolve: () => fail('sure bad') },
    sureSlowBad: { type: new required(GraphQLString), resolve: () => Promise.reject(new Error('sure slow bad')) },
    error: { type: GraphQLString, resolve: () => new Error('an error as a value') },
    sureNull: { type: new required(GraphQLString), resolve: () => later(null) },
    tree: { type: Tree, resolve: () => later(TREE) },
    sureTree: { type: new required(Tree), resolve: () => TREE },
    trees: { type: new GraphQLList(Tree), resolve: () => [TREE, later(TREE), null, later(null)] },
    sureTrees: { type: new GraphQLList(new required(Tree)), resolve: () => later([TREE, null]) },
    noList: { type: new GraphQLList(Tree), resolve: () => 'text' },
    numbers: { type: new GraphQLList(GraphQLInt), resolve: () => new Set([1, 'two', 3]) },
    leaf: { type: Leaf, resolve: () => LEAF },
    leaves: { type: new required(new GraphQLList(new required(Leaf))), resolve: () => [LEAF, LEAF, ODD] },
    empty: { type: Json, resolve: () => 'no value' },
    broken: { type: new GraphQLList(Leaf), resolve: () => [LEAF, BROKEN, BROKEN, later(LEAF)] },
    named: { type: new GraphQLList(Named), resolve: () => [LEAF, TREE, later(LEAF)] },
    either: { type: new GraphQLList(Either), resolve: () => [LEAF, TREE] },
    unknown: { type: new GraphQLList(Named), resolve: () => [{ kind: 'Nobody' }, { kind: 'Query' }, {}] },
    judged: { type: new GraphQLList(Judged), resolve: () => [{ fits: true }, { fits: false }, { fits: later(true) }] },
  }),
});
const Either: GraphQLUnionType = new GraphQLUnionType({
  name: 'Either',
  types: () => [Leaf, Tree],
  resolveType: (value) => later((value as { readonly kind: string }).kind),
});
const Judged = new GraphQLObjectType({
  name: 'Judged',
  isTypeOf: (value) => (value as { readonly fits: boolean | Promise<boolean> }).fits,
  fields: { yes: { type: GraphQLBoolean, resolve: () => true } },
});

const TREE = { kind: 'Tree', name: 'Ash "of" the\nwood' };
const LEAF = lastingView({
  ...{ kind: 'Leaf', name: 'é\u2028\ud800', sure: 'yes', data: { a: [1, null, { b: '"' }] }, size: 3 },
  ...{ parts: [], tags: ['a', null] },
});
const ODD = { ...LEAF, name: undefined, data: null, size: 1.5, parts: null };
const BROKEN = lastingView({ ...LEAF, sure: null, tags: null });

/** How often the mutation `count` was carried out. */
export const COUNT = { times: 0 };

/** A schema with a field for everything that may go right or wrong. */
export const ODD_SCHEMA = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: {
      tree: { type: Tree, resolve: () => later(TREE) },
      sureTree: { type: new required(Tree), resolve: () => TREE },
    },
  }),
  mutation: new GraphQLObjectType({
    name: 'Mutation',
    fields: {
      count: {
        type: GraphQLInt,
        resolve: async () => {
          const before = COUNT.times;
          await later(null);
          return (COUNT.times = before + 1);
        },
      },
      bad: { type: GraphQLInt, resolve: () => fail('bad mutation') },
      sureBad: { type: new required(GraphQLInt), resolve: () => Promise.reject(new Error('no')) },
    },
  }),
  types: [Leaf, Tree],
});
