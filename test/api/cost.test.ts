import { beforeAll, describe, expect, it } from '@jest/globals';
import { buildSchema, getIntrospectionQuery, type GraphQLSchema, parse } from 'graphql';
import { readFileSync } from 'node:fs';
import { costOf } from '../../src/api/graphql/cost.js';

describe('what an operation costs', () => {
  let schema: GraphQLSchema;
  beforeAll(() => {
    schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  });
  const cost = (query: string, variables: Readonly<Record<string, unknown>> = {}): number =>
    costOf({ schema, document: parse(query), variables });

  it('grows with the lists that are asked for, however their length is said', () => {
    const page = (first: string) => `query ($n: Int) { games(first: ${first}) { edges { node { id title } } } }`;
    expect(cost(page('100'))).toBeGreaterThan(cost(page('10')));
    expect(cost(page('$n'), { n: 100 })).toBe(cost(page('100')));
    expect(cost('{ games { edges { node { id title } } } }')).toBe(cost(page('50')));
  });

  it('is too much for a page of pages, with variables as without', () => {
    const wide = `query ($n: Int) { game(id: "x") { ${Array.from(
      { length: 28 },
      (_, index) => `h${index}: history(first: $n) { edges { node { revision type text data hash } } }`,
    ).join(' ')} } }`;
    expect(() => cost(wide, { n: 200 })).toThrow(expect.objectContaining({ code: 'QUERY_TOO_COMPLEX' }));
    expect(cost(wide, { n: 2 })).toBeLessThan(2000);
  });

  it('is too much for fragments that multiply, and is found out soon', () => {
    const fragments = Array.from({ length: 40 }, (_, at) => `fragment f${at} on Game { ...f${at + 1} ...f${at + 1} }`);
    const document = `{ game(id: "x") { ...f0 } } ${fragments.join(' ')} fragment f40 on Game { id }`;
    expect(() => cost(document)).toThrow(expect.objectContaining({ code: 'QUERY_TOO_COMPLEX' }));
  });

  it('lets editors ask for the whole schema', () => {
    expect(cost(getIntrospectionQuery())).toBeGreaterThan(0);
  });
});
