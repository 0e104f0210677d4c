import type { ConformanceCase } from './case.js';
import type { Expectation } from './expected.js';
import { failure, type CaseFailure, type CasePath } from './failure.js';
import type { Materials } from './materials.js';
import type { Lifted } from './refused-order.js';
import { isBoardless, type BoardlessCase } from './boardless-case.js';

interface Cited {
  readonly rule: string;
  readonly at: CasePath;
}

/** Rules that a case names and the catalogue does not know. */
export function unknownRules(written: ConformanceCase | BoardlessCase, { isRule }: Materials): readonly CaseFailure[] {
  const { rules, setUp } = written;
  const cited: readonly Cited[] = [
    ...rules.map((rule, index) => ({ rule, at: ['rules', index] })),
    ...(setUp?.refused ?? []).map((rule) => ({ rule, at: ['setUp'] })),
    ...(isBoardless(written) ? [] : sightRules(written.expect ?? {}, ['expect'])),
    ...citedInOrders(written),
  ];
  return cited
    .filter(({ rule }) => !isRule(rule))
    .map(({ rule, at }) => failure(at, `the catalogue has no rule ${rule}`));
}

function citedInOrders(written: ConformanceCase | BoardlessCase): readonly Cited[] {
  const orders: readonly (string | object)[] = written.orders;
  return orders.flatMap((entry, index) => {
    if (typeof entry === 'string') return [];
    const {
      refused = [],
      lifted,
      expect = {},
    } = entry as {
      readonly refused?: readonly string[];
      readonly lifted?: Lifted;
      readonly expect?: Expectation;
    };
    const at = ['orders', index];
    return [
      ...refused.map((rule) => ({ rule, at })),
      ...(lifted?.then?.refused ?? []).map((rule) => ({ rule, at: [...at, 'lifted'] })),
      ...(isBoardless(written) ? [] : sightRules(expect, [...at, 'expect'])),
    ];
  });
}

function sightRules({ sight = [], oneOf = [] }: Expectation, at: CasePath): readonly Cited[] {
  return [
    ...sight.flatMap(({ rule }, index) => (rule === undefined ? [] : [{ rule, at: [...at, 'sight', index] }])),
    ...oneOf.flatMap((one, index) => sightRules(one, [...at, 'oneOf', index])),
  ];
}
