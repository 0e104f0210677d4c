import { canonicalJson, haveSameText } from '../../canonical/canonical.js';
import { VOID_WORDS, type Statement } from './statement.js';

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
  const owed = without(stated.voided, holding.voided);
  return [
    ...units,
    ...notJoined.map((both) => `${both}: in melee, by the rules not`),
    ...notParted.map((both) => `${both}: not in melee, by the rules in melee`),
    ...owed.map(({ decision, unit }) => `${VOID_WORDS[decision]} of ${unit}: void, by the rules owed`),
  ];
}

function memberOf(facts: object, name: string): unknown {
  return Object.entries(facts).find(([other]) => other === name)?.[1];
}

function said(value: unknown): string {
  return value === undefined ? 'nothing' : typeof value === 'string' ? value : canonicalJson(value);
}

function without<Told>(all: readonly Told[] = [], some: readonly Told[] = []): readonly Told[] {
  return all.filter((one) => !some.some((other) => haveSameText(one, other)));
}

function pair({ a, b }: Link): string {
  return `${a} and ${b}`;
}
