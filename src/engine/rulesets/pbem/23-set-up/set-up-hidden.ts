import type { Field } from '../../../board/field.js';
import { allowed, refused, type Refusal, type Ruled } from '../../../game/refusal.js';
import type { Setup, SetupTerms, SetupUnit } from '../../../game/setup.js';
import { settledArea } from './set-up-area.js';
import { malformedSetup } from '../core/setup/set-up-words.js';

const RULE = 'pbem:22.8a';

type Offers = NonNullable<SetupTerms['hiding']>;

/** How sides may hide, with areas as hexes by their first names (pbem:22.8a). */
export function settledHiding(setup: Setup, hiding: Offers, field: Field): Ruled<Offers> {
  const settled: Offers[number][] = [];
  for (const offer of hiding) {
    const { side, most, hexes, edge } = offer;
    const wrong = wrongOffer(setup, offer, hiding);
    if (wrong !== null) return refused(malformedSetup(RULE, wrong, side));
    const rest = { side, ...(most === undefined ? {} : { most }) };
    if (hexes === undefined && edge === undefined) {
      settled.push(rest);
      continue;
    }
    const area = settledArea(setup, offer, field);
    if (!area.ok) return area;
    settled.push({ ...rest, hexes: area.value });
  }
  return allowed(settled);
}

function wrongOffer({ units }: Setup, offer: Offers[number], hiding: Offers): string | null {
  const { side, most } = offer;
  if (most !== undefined && !(Number.isSafeInteger(most) && most >= 1)) return `${side} hides no such number of units`;
  if (hiding.some((other) => other !== offer && other.side === side)) return `${side} is told twice how it may hide`;
  return units.some((unit) => unit.hidden && unit.side === side) ? null : `${side} has nobody who may hide`;
}

/** The first fault in the hidden units of a set-up, or null (pbem:22.8a). */
export function wrongHidden(setup: Setup): Refusal | null {
  for (const unit of setup.units) {
    const because = unit.hidden ? whyNotHidden(setup, unit) : null;
    if (because !== null) return malformedSetup(RULE, `${unit.id} ${because}`, unit.id);
  }
  return null;
}

/** Why a unit cannot begin hidden, or null; for example a tie to units on the map would betray it. */
function whyNotHidden(setup: Setup, unit: SetupUnit): string | null {
  const { id } = unit;
  if (setup.options['hiddenSetup'] !== true) return 'is hidden without the option hiddenSetup';
  if (unit.side === null) return 'belongs to no side, nobody could hide it';
  if (unit.hexes.length > 0 && !setup.start) return 'is placed by its owner and has no hexes in the set-up';
  const { unaware, captive, entry, half, health = 'healthy' } = unit;
  if (unaware || captive || entry || half !== undefined)
    return 'cannot be hidden and unaware, a prisoner, to come or in a door';
  if (health === 'stunned' || health === 'dead') return `is ${health} and hides nowhere`;
  return tiedTo(setup, id) ?? wrongTeam(setup, unit);
}

function tiedTo(setup: Setup, id: string): string | null {
  const { leads = [], strings = [], items = [], terms, players = {}, start } = setup;
  if (leads.some(({ leader, led }) => leader === id || led === id) || strings.some((one) => one.includes(id))) {
    return 'is hidden and neither leads nor is led';
  }
  if (items.some(({ carrier }) => carrier === id)) return 'is hidden and carries nothing';
  if (terms?.awards?.some(({ goal }) => 'units' in goal && goal.units.includes(id))) return 'is hidden and no goal';
  if (Object.values(players).some((team) => team.some(({ commander }) => commander === id))) {
    return 'is hidden and commands nobody';
  }
  const champions = Object.values(start?.duel?.champions ?? {});
  if (start?.links.some(({ a, b }) => a === id || b === id) || champions.includes(id))
    return 'is hidden and fights nobody';
  return null;
}

/** Why rider and horse cannot be hidden, or null: they are hidden together. */
function wrongTeam({ units }: Setup, { id, mount }: SetupUnit): string | null {
  const others = units.filter((one) => one.id === mount || one.mount === id);
  return others.every(({ hidden }) => hidden) ? null : 'is hidden and its rider or horse is not';
}
