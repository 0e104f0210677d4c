import type { Setup, SetupTerms } from '../engine/game/setup.js';
import { setupCart, type WrittenCarts } from './written-cart.js';
import { setupFire, type WrittenFire } from './written-fire.js';
import { setupEquipment, setupItem, type WrittenEquipment, type WrittenItem } from './written-item.js';
import { setupTallies, type WrittenTallies } from './written-tally.js';

/** Keys that scenarios and conformance cases share, besides units and boards. */
export interface WrittenSetting extends SetupTerms {
  readonly referenceHexes?: readonly (readonly [string, string])[];
  readonly leads?: readonly (readonly [string, string])[];
  readonly strings?: readonly (readonly string[])[];
  readonly items?: readonly WrittenItem[];
  readonly fires?: readonly WrittenFire[];
  readonly lights?: NonNullable<Setup['lights']>;
  readonly carts?: WrittenCarts;
  readonly equipment?: readonly WrittenEquipment[];
  readonly filling?: NonNullable<Setup['filling']>;
  readonly battered?: WrittenTallies;
  readonly live?: Readonly<Record<string, string>>;
  readonly doors?: NonNullable<Setup['doors']>;
  readonly winches?: NonNullable<Setup['winches']>;
}

type Setting = Pick<
  Setup,
  | 'referenceHexes'
  | 'terms'
  | 'leads'
  | 'strings'
  | 'items'
  | 'fires'
  | 'lights'
  | 'carts'
  | 'equipment'
  | 'filling'
  | 'battered'
  | 'live'
  | 'doors'
  | 'winches'
>;

/**
 * The same keys in the form of a set-up. `fault` makes the error for a text that cannot be read: its place, and why.
 */
export function settingOf(
  written: WrittenSetting,
  fault: (path: readonly (string | number)[], because: string) => Error,
): Setting {
  const read = <Value extends object>(value: Value | string, path: readonly (string | number)[]): Value => {
    if (typeof value === 'string') throw fault([...path, 'at'], value);
    return value;
  };
  const { items, fires, lights, carts, equipment, filling, battered } = written;
  const { referenceHexes, leads, strings, doors, winches } = written;
  return {
    ...(items ? { items: items.map(setupItem) } : {}),
    ...(fires ? { fires: fires.map(setupFire) } : {}),
    ...(lights ? { lights } : {}),
    ...(carts ? { carts: Object.entries(carts).map(([id, cart]) => read(setupCart(id, cart), ['carts', id])) } : {}),
    ...(equipment ? { equipment: equipment.map((one, index) => read(setupEquipment(one), ['equipment', index])) } : {}),
    ...(filling ? { filling } : {}),
    ...(battered ? { battered: setupTallies(battered) } : {}),
    live: written.live ?? {},
    ...(referenceHexes ? { referenceHexes } : {}),
    ...withTerms(written),
    ...(leads ? { leads: leads.map(([leader, led]) => ({ leader, led })) } : {}),
    ...(strings ? { strings } : {}),
    ...(doors ? { doors } : {}),
    ...(winches ? { winches } : {}),
  };
}

/** The further parts of the scenario in the form of a set-up; empty if it has none. */
function withTerms(written: SetupTerms): Pick<Setup, 'terms'> {
  const { exits, awards, tents, engines, supplyPoints, boilingWater, hiding, building } = written;
  if (!exits && !awards && !tents && !engines && !supplyPoints && !boilingWater && !hiding && !building) return {};
  return {
    terms: {
      ...(exits ? { exits } : {}),
      ...(awards ? { awards } : {}),
      ...(tents ? { tents } : {}),
      ...(engines ? { engines } : {}),
      ...(supplyPoints ? { supplyPoints } : {}),
      ...(boilingWater ? { boilingWater } : {}),
      ...(hiding ? { hiding } : {}),
      ...(building ? { building } : {}),
    },
  };
}
