import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { buildSchema, isInputObjectType, isNonNullType, type GraphQLInputObjectType } from 'graphql';
import { readFileSync } from 'node:fs';
import { orderInputOf, orderOf } from '../../src/api/graphql/inputs/order-form.js';
import type { OrderInput } from '../../src/api/graphql/inputs/order.input.js';
import { ORDERS, ORDER_TYPES, type Order } from '../../src/engine/rulesets/pbem/core/orders.js';
import { GAITS } from '../../src/engine/rulesets/pbem/core/orders/define.js';
import { parseOrder } from '../../src/engine/rulesets/pbem/parse-order.js';

const name = fc.stringMatching(/^[A-Z][a-z]{0,9}$/);
const names = fc.array(name, { minLength: 1, maxLength: 4 });
const step = fc.record({ gait: fc.constantFrom(...GAITS), hexes: fc.array(name, { minLength: 1, maxLength: 2 }) });
const path = fc.array(step, { minLength: 1, maxLength: 5 });
const order: fc.Arbitrary<Order> = fc.oneof(
  fc.record(
    { type: fc.constant('Move' as const), unit: name, path, charge: names },
    { requiredKeys: ['type', 'unit', 'path'] },
  ),
  fc.record({ type: fc.constant('Dismount' as const), unit: name, to: name }),
  fc.record(
    { type: fc.constant('Fire' as const), unit: name, target: name, at: name, from: name },
    { requiredKeys: ['type', 'unit', 'target'] },
  ),
  fc.record(
    {
      type: fc.constant('Attack' as const),
      attackers: names,
      defenders: names,
      charge: fc.boolean(),
      rejectMelee: fc.boolean(),
    },
    { requiredKeys: ['type', 'attackers', 'defenders'] },
  ),
  fc.record({ type: fc.constant('Retreat' as const), unit: name, path }),
  fc.record({ type: fc.constant('Advance' as const), unit: name, path }, { requiredKeys: ['type'] }),
  fc.record({ type: fc.constant('Pursue' as const), keep: fc.boolean() }),
  fc.constant({ type: 'EndStep' as const }),
  fc.constant({ type: 'EndTurn' as const }),
  fc.constant({ type: 'OfferEnd' as const }),
  fc.boolean().map((agree) => ({ type: 'AgreeEnd' as const, agree })),
  fc.constant({ type: 'RollInitiative' as const }),
  fc.record({
    type: fc.constant('GroupMen' as const),
    groups: fc.array(fc.record({ sergeant: name, units: names }), { maxLength: 3 }),
  }),
);

describe('orders in GraphQL', () => {
  it('have a form for every order of the ruleset', () => {
    for (const type of ORDER_TYPES) expect(Object.keys(orderInputOf({ type }, ''))).toHaveLength(1);
  });

  it('have the members of their definitions in the schema, and no others', () => {
    const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
    const inputs = (schema.getType('OrderInput') as GraphQLInputObjectType).getFields();
    const described = (fields: readonly (readonly [string, boolean])[]): readonly string[] =>
      fields.map(([name, required]) => `${name}${required ? '' : '?'}`).sort();
    for (const [type, { form }] of Object.entries(ORDERS)) {
      const [member = ''] = Object.keys(orderInputOf({ type }, ''));
      const given = inputs[member]?.type;
      const actual = isInputObjectType(given)
        ? described(Object.values(given.getFields()).map(({ name, type: of }) => [name, isNonNullType(of)]))
        : [];
      const defined = Object.entries(form.fields ?? {}).map(
        ([name, { optional }]) => [name, optional !== true] as const,
      );
      expect({ type, members: actual }).toEqual({ type, members: described(defined) });
    }
    expect(Object.keys(inputs)).toHaveLength(ORDER_TYPES.length + 1);
  });

  it('that are listed as legal come back as the same orders', () => {
    fc.assert(
      fc.property(order, (given) => {
        const back = orderOf(orderInputOf(given, ''));
        expect(back).toEqual({ kind: 'json', value: given });
        expect(back.kind === 'json' && parseOrder(back.value).ok).toBe(true);
      }),
    );
  });

  it('take null for absent', () => {
    const input = { fire: { unit: 'A', target: 'B', at: null, from: null }, move: null } as unknown as OrderInput;
    expect(orderOf(input)).toEqual({ kind: 'json', value: { type: 'Fire', unit: 'A', target: 'B' } });
  });

  it('may be written', () => {
    expect(orderOf({ text: 'A: B2' })).toEqual({ kind: 'text', text: 'A: B2' });
  });

  it.each([{}, { endStep: false }, { endTurn: false }, { offerEnd: false }])('%j is none', (input) => {
    expect(() => orderOf(input)).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }));
  });

  it('of a ruleset without a form here are sent in writing', () => {
    expect(orderInputOf({ type: 'Sing' }, 'Ada sings')).toEqual({ text: 'Ada sings' });
  });
});
