import {
  execute,
  type ExecutionResult,
  getIntrospectionQuery,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  parse,
} from 'graphql';
import { describe, expect, it } from '@jest/globals';
import type { RequestContext } from '../../src/api/graphql/context.js';
import { carryOut } from '../../src/api/graphql/execution/carry-out.js';
import { lastingView, RememberedTexts } from '../../src/api/graphql/execution/lasting.js';
import { bodyOf } from '../../src/api/graphql/execution/written.js';
import { COUNT, member, ODD_SCHEMA as SCHEMA } from './odd-schema.js';

const CONTEXT = {} as RequestContext;
const TEXTS = new RememberedTexts();

interface Question {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly operationName?: string;
}

const documents = new Map<string, ReturnType<typeof parse>>();

/** The same document object for the same query, as Apollo keeps it. */
function documentOf(query: string): ReturnType<typeof parse> {
  const document = documents.get(query) ?? parse(query);
  documents.set(query, document);
  return document;
}

async function ours({ query, ...asked }: Question): Promise<string> {
  const document = documentOf(query);
  return told(await carryOut({ schema: SCHEMA, document, context: CONTEXT, ...asked }, TEXTS));
}

async function theirs({ query, variables = {}, operationName }: Question): Promise<string> {
  const which = operationName === undefined ? {} : { operationName };
  return told(await execute({ schema: SCHEMA, document: parse(query), variableValues: variables, ...which }));
}

function told({ errors, data }: Pick<ExecutionResult, 'errors'> & { readonly data?: unknown }): string {
  return bodyOf({ errors: errors?.map((error) => error.toJSON()), data });
}

const DEEP = `
  fragment Names on Named { name ... on Leaf { sure size } ... on Tree { slow } }
  fragment All on Tree { __typename name said(times: 2) }`;

const SAME: readonly (readonly [string, Question])[] = [
  [
    'members, promises and lists',
    { query: '{ tree { name slow trees { name tree { slow } } numbers leaf { name } } }' },
  ],
  ['aliases and merged fields', { query: '{ a: tree { n: name name } a: tree { slow n: name } sureTree { name } }' }],
  ['arguments', { query: '{ tree { said(times: 1) b: said(word: null, times: 2) c: said(word: "x", times: 3) } }' }],
  [
    'arguments that are variables',
    { query: 'query ($w: String, $n: Int = 4) { tree { said(word: $w, times: $n) place } }', variables: { w: 'w' } },
  ],
  [
    'fragments and abstract types',
    { query: `${DEEP} { tree { ...All named { __typename ...Names } either { ...Names } } }` },
  ],
  ['errors of nullable fields', { query: '{ tree { name bad slowBad error tree { bad } trees { bad slowBad } } }' }],
  ['errors that go up', { query: '{ tree { tree { name slow sureBad } trees { sureSlowBad slow sureBad } } }' }],
  ['errors that reach the top', { query: '{ tree { name } sureTree { sureTree { slow sureNull } } }' }],
  [
    'errors side by side',
    { query: '{ sureTree { bad sureSlowBad sureBad slowBad } tree { sureTree { sureNull bad } } }' },
  ],
  ['nulls in lists', { query: '{ tree { trees { name } sureTrees { name } noList { name } } }' }],
  ['lists that may not have nulls', { query: '{ tree { broken { name sure tags } leaves { parts { name } tags } } }' }],
  [
    'views that last',
    { query: '{ tree { leaf { __typename name data tags parts { name } } leaves { name data size } } }' },
  ],
  ['introspection', { query: getIntrospectionQuery() }],
  ['the type of a name', { query: '{ __typename __type(name: "Tree") { name fields { name } } tree { __typename } }' }],
  ['mutations', { query: 'mutation { count b: count bad c: count }' }],
  ['mutations that fail as a whole', { query: 'mutation { count sureBad b: count }' }],
  ['an operation by its name', { query: 'query A { tree { name } } query B { tree { slow } }', operationName: 'B' }],
  ['no operation of that name', { query: 'query A { tree { name } }', operationName: 'B' }],
  ['several operations', { query: 'query A { tree { name } } query B { tree { slow } }' }],
  ['a variable that is wrong', { query: 'query ($n: Int!) { tree { said(times: $n) } }', variables: { n: 'x' } }],
  ['a variable that is missing', { query: 'query ($n: Int!) { tree { said(times: $n) } }' }],
];

describe('an operation that is carried out here', () => {
  it.each(SAME)('has the answer of graphql-js, byte for byte: %s', async (_name, question) => {
    COUNT.times = 0;
    const expected = await theirs(question);
    for (let time = 0; time < 3; time += 1) {
      COUNT.times = 0;
      expect(await ours(question)).toBe(expected);
    }
  });

  it.each([
    [{ with: true, without: true }],
    [{ with: true, without: false }],
    [{ with: false, without: true }],
    [{ with: false, without: false }],
    [{ with: true, without: false }],
  ])('heeds @include and @skip by each request: %j', async (variables) => {
    const query = `query ($with: Boolean!, $without: Boolean!) { tree {
      name @include(if: $with) slow @skip(if: $without) leaf @include(if: $with) { name sure @skip(if: $without) }
      leaves { size @include(if: $with) data } ... on Tree @skip(if: $without) { said(times: 1) } } }`;
    expect(await ours({ query, variables })).toBe(await theirs({ query, variables }));
  });

  it.each([
    ['a value of no type that there is', '{ tree { name unknown { name } } }'],
    ['a value that is not of its type', '{ tree { judged { yes } } }'],
    ['a scalar that makes null of a value', '{ tree { empty } }'],
  ])('has its errors at the same places: %s', async (_name, query) => {
    const placesOf = (body: string): unknown => {
      const { errors, data } = JSON.parse(body) as { errors: { path: unknown; locations: unknown }[]; data: unknown };
      return { data, places: errors.map(({ path, locations }) => ({ path, locations })) };
    };
    expect(placesOf(await ours({ query }))).toEqual(placesOf(await theirs({ query })));
  });

  it('reads a view that lasts once for a document, and a wrong one each time', async () => {
    let reads = 0;
    const view = {
      get name() {
        reads += 1;
        return 'once';
      },
    };
    const type = new GraphQLObjectType({
      name: 'Once',
      fields: { name: { type: GraphQLString, resolve: member('name') } },
    });
    const schema = new GraphQLSchema({
      query: new GraphQLObjectType({ name: 'Query', fields: { once: { type, resolve: () => view } } }),
    });
    const document = parse('{ once { name } }');
    const ask = async (): Promise<string> => told(await carryOut({ schema, document, context: CONTEXT }, TEXTS));
    await ask();
    await ask();
    expect(reads).toBe(2);
    lastingView(view);
    for (let time = 0; time < 3; time += 1) expect(await ask()).toBe('{"data":{"once":{"name":"once"}}}\n');
    expect(reads).toBe(3);
    const wrong: Question = { query: '{ tree { broken { tags } } }' };
    expect(await ours(wrong)).toBe(await ours(wrong));
  });

  it('forgets texts when it remembers too many', () => {
    const texts = new RememberedTexts();
    const selection = { fields: [], isOfMembers: true };
    const [first, second] = [{}, {}];
    texts.remember(selection, first, 'a');
    texts.remember(selection, second, 'b'.repeat(20_000_000));
    expect(texts.of(selection).get(first)).toBeUndefined();
    expect(texts.of(selection).get(second)).toHaveLength(20_000_000);
  });
});
