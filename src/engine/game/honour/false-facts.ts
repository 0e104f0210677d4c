import { canonicalJson, haveSameText } from '../../canonical/canonical.js';
import type { Statement } from './statement.js';

type Link = NonNullable<Statement['joined']>[number];

/** The facts of a statement that do not hold, in words. `holding`: the same statement with those that do. */
export function falseFacts(stated: Statement, holding: Statement): readonly string[] {
  const units = (stated.units ?? []).flatMap(({ unit, ...facts }, index) => {
    const real = holding.units?.[index] ?? {};
    const members = Object.entries(facts).filter(([name, value]) => !haveSameText(value, memberOf(real, name)));
    return members.map(
      ([name, value]) => `${unit} ${name}: ${said(value)}, by the rules ${said(memberOf(real, name))}`,
    );
  });
  const notJoined = without(stated.joined, holding.joined).map(pair);
  const notParted = without(stated.parted, holding.parted).map(pair);
  return [
    ...units,
    ...notJoined.map((both) => `${both}: in melee, by the rules not`),
    ...notParted.map((both) => `${both}: not in melee, by the rules in melee`),
  ];
}

function memberOf(facts: object, name: string): unknown {
  return Object.entries(facts).find(([other]) => other === name)?.[1];
}

function said(value: unknown): string {
  return value === undefined ? 'nothing' : typeof value === 'string' ? value : canonicalJson(value);
}

function without(all: readonly Link[] = [], some: readonly Link[] = []): readonly Link[] {
  return all.filter((one) => !some.some((other) => haveSameText(one, other)));
}

function pair({ a, b }: Link): string {
  return `${a} and ${b}`;
}
