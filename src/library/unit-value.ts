import type { UnitFacts } from '../engine/game/facts.js';
import type { SideId } from '../engine/position/unit.js';
import type { Strength, UnitSheet } from '../engine/position/unit-sheet.js';
import { factsOf } from './rulesets.js';
import type { Scenario } from './scenario.js';

/** The worth of a unit or a force in a comparison (pbem:25a); both are computed alike for all. */
export interface UnitValue {
  /** Attack strength alone. */
  readonly attack: number;
  /** Attack and defence strength together, which the book prefers; where there is panic, morale as well. */
  readonly value: number;
}

/** A force as its set-up has it. */
export interface ForceValue extends UnitValue {
  readonly side: SideId;
  readonly characters: number;
  readonly riders: number;
  readonly missilemen: number;
}

/**
 * Worth of a healthy unit; of a rider by his mounted counter, if he begins so and has one. `moraleOf`: morale of
 * characters, which counts if the option panicAndRout is on (pbem:25a); absent: the option is off.
 */
export function unitValue(sheet: UnitSheet, mounted: boolean, moraleOf?: UnitFacts['morale']): UnitValue {
  const { attack, defence } = strength(sheet, mounted);
  const morale = moraleOf && sheet.kind === 'character' ? moraleOf({ sheet }) : 0;
  return { attack, value: attack + defence + morale };
}

/** The forces of a scenario, reinforcements included, neutrals left out. Horses are part of their riders. */
export function forceValues({ ruleset, setup }: Pick<Scenario, 'ruleset' | 'setup'>): readonly ForceValue[] {
  const { sides, units, options } = setup;
  const morale = options['panicAndRout'] === true ? factsOf({ ruleset }).units.morale : undefined;
  return sides.map((side) => {
    const own = units.filter((unit) => unit.side === side && !units.some(({ mount }) => mount === unit.id));
    const worth = own.map(({ sheet, mount }) => unitValue(sheet, mount !== undefined, morale));
    const characters = own.filter(({ sheet }) => sheet.kind === 'character');
    return {
      side,
      characters: characters.length,
      riders: characters.filter(({ mount }) => mount !== undefined).length,
      missilemen: characters.filter(({ sheet }) => sheet.kind === 'character' && firesAtRange(sheet.weapon)).length,
      attack: worth.reduce((sum, { attack }) => sum + attack, 0),
      value: worth.reduce((sum, { value }) => sum + value, 0),
    };
  });
}

/** A spear is thrown by scenario rule only (pbem:2.65a) and makes no missileman. */
function firesAtRange(weapon: string | null): boolean {
  return weapon !== null && weapon !== 'spear';
}

function strength(sheet: UnitSheet, mounted: boolean): Strength {
  if (sheet.kind !== 'character') return sheet;
  return mounted && sheet.mounted ? sheet.mounted.healthy : sheet.foot.healthy;
}
