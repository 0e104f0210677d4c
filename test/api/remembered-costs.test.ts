import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from '@jest/globals';
import { costOf } from '../../src/api/graphql/cost.js';
import { RememberedCosts } from '../../src/api/graphql/remembered-costs.js';

const SCHEMA = buildSchema(`
  type Thing { name: String! }
  type Query { things(first: Int, name: String): [Thing!]! thing(name: String): Thing }
`);
const ALL = parse('query ($first: Int = 1000, $name: String) { things(first: $first, name: $name) { name } }');

describe('remembered costs', () => {
  const costs = new RememberedCosts();

  it.each([[{ first: 3 }], [{ first: 30 }], [{ first: 3, name: 'a' }], [{}], [{ first: null }], [{ first: 30 }], [{}]])(
    'are those that are computed anew: %j',
    (variables) => {
      const asked = { schema: SCHEMA, document: ALL, variables };
      expect(costs.of(asked)).toBe(costOf(asked));
    },
  );

  it('tell the operations of a document apart, and what directives leave out', () => {
    const document = parse(`
      query One($with: Boolean!) { thing(name: "a") { name @include(if: $with) } }
      query Many { things(first: 50) { name } }
    `);
    const asked = [
      { operationName: 'One', variables: { with: true } },
      { operationName: 'Many', variables: {} },
      { operationName: 'One', variables: { with: false } },
    ].map((one) => ({ schema: SCHEMA, document, ...one }));
    const known = asked.map((one) => costs.of(one));
    expect(known).toEqual(asked.map((one) => costOf(one)));
    expect(new Set(known).size).toBe(3);
    expect(asked.map((one) => costs.of(one))).toEqual(known);
  });

  it('refuse what costs too much each time', () => {
    const asked = { schema: SCHEMA, document: ALL, variables: { first: 1_000_000 } };
    for (let time = 0; time < 2; time += 1) expect(() => costs.of(asked)).toThrow('costs more than');
  });

  it('depend on no argument whose values are not remembered with them', () => {
    const schema = buildSchema('type Query { things(first: Int, name: String): String }');
    const field = schema.getQueryType()?.getFields()['things'];
    if (!field) throw new Error('there is no such field');
    const complexity = ({ args }: { readonly args: Readonly<Record<string, unknown>> }): number =>
      Number(args['first']) + (args['name'] === undefined ? 0 : 1000);
    field.extensions = { complexity };
    const document = parse('query ($first: Int, $name: String) { things(first: $first, name: $name) }');
    const cost = (variables: Readonly<Record<string, unknown>>): number =>
      new RememberedCosts().of({ schema, document, variables });
    expect(cost({ first: 3, name: 'a' })).toBe(cost({ first: 3 }));
    expect(cost({ first: 5 })).toBe(cost({ first: 3 }) + 2);
  });
});
