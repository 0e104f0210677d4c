import type { Award } from '../position/terms.js';
import type { Setup } from './setup.js';

/**
 * A set-up from which units, items or engines were taken, with the terms that are left: nothing can be won by units and
 * items that are not there (pbem:23.2d), nor by engines that are not there (pbem:23.2c).
 */
export function withTermsLeft(setup: Setup): Setup {
  const { terms } = setup;
  if (!terms) return setup;
  const engines = namesOf(setup.equipment);
  return {
    ...setup,
    terms: {
      ...terms,
      ...(terms.awards ? { awards: awardsLeft(terms.awards, namesOf(setup.units), namesOf(setup.items)) } : {}),
      ...(terms.engines ? { engines: mapped(terms.engines, (ids) => ids.filter((id) => engines.has(id))) } : {}),
    },
  };
}

function awardsLeft(
  awards: readonly Award[],
  units: ReadonlySet<string>,
  items: ReadonlySet<string>,
): readonly Award[] {
  return awards.flatMap((award) => {
    const { goal } = award;
    if (goal.kind === 'hold') return [award];
    if (goal.kind === 'carry') {
      const left = goal.items.filter((id) => items.has(id));
      return left.length > 0 ? [{ ...award, goal: { ...goal, items: left } }] : [];
    }
    const left = goal.units.filter((id) => units.has(id));
    return left.length > 0 ? [{ ...award, goal: { ...goal, units: left } }] : [];
  });
}

function namesOf(members: readonly { readonly id: string }[] = []): ReadonlySet<string> {
  return new Set(members.map(({ id }) => id));
}

function mapped<From, To>(record: Readonly<Record<string, From>>, value: (from: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, from]) => [name, value(from)]));
}
