import type { Edition } from '../../engine/game/frame.js';
import type { Setup } from '../../engine/game/setup.js';
import type { ConformanceCase } from './case.js';
import { setupOf } from './case-setup.js';
import type { Materials } from './materials.js';

const COLUMNS = 'ABCDEFGHIJKLMNOPQRST';

/** The things and animals of a scenario, and its options. */
export type MoreInScenario = Pick<ConformanceCase, 'equipment' | 'items' | 'leads' | 'options'> & {
  readonly animals?: ConformanceCase['units'];
};

/**
 * A scenario for cases that are about more than one: flat ground on which everybody has a hex of his own, in the order
 * of `people`, the first side in row 1 and the others in row 9; equipment stands between. It begins with its first
 * player turn.
 */
export function flatScenario(
  sides: readonly string[],
  people: readonly { readonly name: string; readonly side: string }[],
  materials: Materials,
  { animals = [], ...more }: MoreInScenario = {},
): { readonly ruleset: Edition; readonly setup: Setup } {
  const units = people.map(({ name, side }, index) => ({
    name,
    side,
    at: `${COLUMNS[index] ?? 'A'}${side === sides[0] ? 1 : 9}`,
    is: 'peasant',
  }));
  const written = {
    id: 'scenario',
    rules: [],
    title: 'a scenario of the case',
    board: { columns: COLUMNS.length, rows: 10, terrain: { tent: ['C5'] } },
    sides,
    units: [...units, ...animals],
    ...more,
    orders: [],
  };
  const { id, version } = materials.book.ruleset;
  return { ruleset: { id, version }, setup: fromTheStart(setupOf(written, materials)) };
}

/** Cases begin in the movement step; a scenario begins with its first player turn. */
function fromTheStart({ start: _start, ...setup }: Setup): Setup {
  return setup;
}
