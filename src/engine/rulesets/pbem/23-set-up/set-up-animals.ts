import type { Refusal } from '../../../game/refusal.js';
import type { Setup } from '../../../game/setup.js';
import type { Position } from '../../../position/position.js';
import type { Unit, UnitId } from '../../../position/unit.js';
import { whyNotHold } from '../core/animals/leads.js';
import { STRINGABLE, whyNoTie } from '../13-animals/tying.js';
import { malformedSetup } from '../core/setup/set-up-words.js';

/** The first fault in the strings and leads of a set-up, or null; `position` is the position of the set-up. */
export function wrongAnimals(setup: Setup, position: Position): Refusal | null {
  return wrongStrings(setup.strings ?? [], position) ?? wrongLeads(setup, position);
}

/**
 * The first fault in the strings, or null: animals of the right kinds, each in one string, one behind the other
 * (pbem:13d, 13.61d). Two horses need not stand head to rear: a string may have been left while its first horse had
 * turned away (pbem:27.5).
 */
function wrongStrings(strings: readonly (readonly UnitId[])[], position: Position): Refusal | null {
  const tied = new Set<UnitId>();
  for (const members of strings) {
    if (members.length < 2) return malformedSetup('pbem:13.61d', 'a string has at least two animals');
    for (const [index, id] of members.entries()) {
      const unit = unitNamed(position, id);
      if (!unit) return missing(id);
      const { kind } = unit.sheet;
      if (kind === 'character' || !STRINGABLE.includes(kind) || unit.rider !== null) {
        return malformedSetup('pbem:13d', `${id} cannot be tied into a string`, id);
      }
      if (tied.has(id)) return malformedSetup('pbem:13.61d', `${id} is tied twice`, id);
      tied.add(id);
      const before = unitNamed(position, members[index - 1] ?? '');
      const apart = before ? whyNoTie(position, before, unit) : null;
      if (apart?.rule === 'pbem:13.61d') return malformedSetup(apart.rule, apart.because, id);
    }
  }
  return null;
}

/**
 * The first fault in the leads, or null: each leader leads one animal or rider and holds it; a string is led by its
 * first animal (pbem:13.7).
 */
function wrongLeads({ leads = [], strings = [] }: Setup, position: Position): Refusal | null {
  const named = new Set<UnitId>();
  for (const { leader, led } of leads) {
    for (const id of [leader, led]) {
      if (!unitNamed(position, id)) return missing(id);
      if (named.has(id)) return malformedSetup('pbem:13.7d', `${id} leads or is led twice`, id);
      named.add(id);
    }
    const guards = Object.values(position.units).some(({ captive }) => captive?.guards.includes(leader));
    if (guards) return malformedSetup('pbem:13.7d', `${leader} guards prisoners and leads nothing`, leader);
    const [one, other] = [unitNamed(position, leader), unitNamed(position, led)];
    const loose = one && other ? (whyNotLeads(one, other) ?? whyNotHold(position, one, other)) : null;
    if (loose) return malformedSetup(loose.rule, loose.because, leader);
    if (strings.some((members) => members.indexOf(led) > 0)) {
      return malformedSetup('pbem:13.62a', `${led} is not the first of its string`, led);
    }
  }
  return null;
}

/** Why a leader cannot lead a unit, or null: characters lead animals, and friends who ride (pbem:13.7a, 13.7b). */
function whyNotLeads(leader: Unit, led: Unit): Refusal | null {
  if (led.rider !== null) return malformedSetup('pbem:13.7b', `${led.id} is ridden`, led.id);
  if (led.sheet.kind !== 'character' || (led.mount !== null && led.side === leader.side)) return null;
  return malformedSetup('pbem:13.7b', `${led.id} is no rider of ${leader.id}'s side`, led.id);
}

function unitNamed({ units }: Position, id: UnitId): Unit | undefined {
  return Object.hasOwn(units, id) ? units[id] : undefined;
}

function missing(id: UnitId): Refusal {
  return { code: 'unknownUnit', rule: null, because: `there is no unit ${id.slice(0, 60)}`, subject: id };
}
