import type { Field } from '../../../../board/field.js';
import { allowed, refused, type Refusal, type Ruled } from '../../../../game/refusal.js';
import type { Setup, SetupUnit } from '../../../../game/setup.js';
import type { Supply } from '../../../../position/position.js';
import { AMMUNITION_KINDS, type SupplyPoint } from '../../../../position/terms.js';
import type { UnitId } from '../../../../position/unit.js';
import type { CharacterSheet, MissileWeapon } from '../../../../position/unit-sheet.js';
import { ammunitionOf, limitsAmmunition } from '../supply/ammunition.js';
import { malformedSetup } from './set-up-words.js';

/**
 * Missiles that a thrower carries unless the set-up states another number (pbem:2.66b, 22.2e, 22.2f), with or without
 * the option.
 */
const SUPPLY: Readonly<Partial<Record<MissileWeapon, number>>> = { dagger: 2, spear: 1 };

/**
 * The set-up states missiles only for units whose missiles are counted: throwers, and with the option
 * ammunitionLimitation archers too (pbem:22.2c).
 */
export function wrongMissiles({ options }: Setup, { id, sheet, missiles }: SetupUnit): Refusal | null {
  if (missiles === undefined) return null;
  if (!isCounted(sheet, options)) return malformedSetup('pbem:6.1c', `the missiles of ${id} are not counted`, id);
  if (Number.isSafeInteger(missiles) && missiles >= 0) return null;
  return malformedSetup('pbem:2.66b', `${id} has no such number of missiles`, id);
}

function isCounted(sheet: SetupUnit['sheet'], options: Setup['options']): boolean {
  const weapon = weaponOn(sheet);
  if (weapon === null) return false;
  return SUPPLY[weapon] !== undefined || (limitsAmmunition({ options }) && ammunitionOf(weapon) !== null);
}

/** Adds the missiles that throwers carry; archers roll for theirs (pbem:22.2c). */
export function supplied(unit: SetupUnit): SetupUnit {
  const weapon = weaponOn(unit.sheet);
  const missiles = weapon === null ? undefined : SUPPLY[weapon];
  return unit.missiles !== undefined || missiles === undefined ? unit : { ...unit, missiles };
}

function weaponOn(sheet: SetupUnit['sheet']): CharacterSheet['weapon'] {
  return sheet.kind === 'character' ? sheet.weapon : null;
}

/** The place for the set-up's numbers of missiles: secret with the option, on the units without it (pbem:22.2a). */
export function suppliesOf({ options, units }: Setup): { readonly supplies?: Readonly<Record<UnitId, Supply>> } {
  if (!limitsAmmunition({ options })) return {};
  const stated = units.flatMap(({ id, missiles }) =>
    missiles === undefined ? [] : [[id, { left: missiles }] as const],
  );
  return stated.length === 0 ? {} : { supplies: Object.fromEntries(stated) };
}

/** Supply points with their hexes by first names; they need the option (pbem:22.2g). */
export function settledSupplyPoints(
  { options }: Setup,
  points: readonly SupplyPoint[],
  field: Field,
): Ruled<readonly SupplyPoint[]> {
  const wrong = (because: string): { ok: false; refusal: Refusal } => refused(malformedSetup('pbem:22.2g', because));
  if (!limitsAmmunition({ options })) return wrong('supply points need the option ammunitionLimitation');
  const settled: SupplyPoint[] = [];
  for (const { kind, hexes } of points) {
    if (!AMMUNITION_KINDS.includes(kind)) return wrong(`a supply point holds ${AMMUNITION_KINDS.join(', ')}`);
    if (hexes.length === 0) return wrong('a supply point has a hex at least');
    const unknown = hexes.find((name) => !field.hex(name));
    if (unknown !== undefined) {
      return refused({ code: 'unknownHex', rule: null, because: `the map has no hex ${unknown}`, subject: unknown });
    }
    settled.push({ kind, hexes: hexes.map((name) => field.hex(name)?.name ?? name) });
  }
  return allowed(settled);
}
