import type { Position } from '../position/position.js';
import type { Unit } from '../position/unit.js';
import type { UnitSheet } from '../position/unit-sheet.js';
import type { Setup } from './setup.js';

/** A game at its beginning. */
interface Begun<State, Setup> {
  readonly setup: Setup;
  readonly position: State;
}

/** How the states of a game are kept apart from what stands in its set-up, and what games share. */
export interface Keeping<State, Setup> {
  /** The same, with large parts that other games have too taken from `shared`, which gives equal parts as one. */
  share(begun: Begun<State, Setup>, shared: <Part extends object>(part: Part) => Part): Begun<State, Setup>;
  /** A state as text, without what stands in the set-up. */
  write(state: State, setup: Setup): string;
  /** The state that a text holds. The ledger has vouched for the text, so its form is trusted. */
  read(text: string, setup: Setup): State;
}

type KeptUnit = Omit<Unit, 'sheet'> & { readonly sheet?: UnitSheet | undefined };
type KeptPosition = Omit<Position, 'ground' | 'units'> & { readonly units: Readonly<Record<string, KeptUnit>> };

/**
 * Positions are kept without the boards and the counters' sheets, which stand in the game's first event: a snapshot
 * stays small, and positions read from it share them again. Games on the same boards share one ground, and with it the
 * field that is built from it.
 */
export const BOARD_KEEPING: Keeping<Position, Setup> = {
  share({ setup, position }, shared) {
    const ground = shared(setup.ground);
    return { setup: { ...setup, ground }, position: { ...position, ground } };
  },
  write(position, setup) {
    const sheets = sheetsOf(setup);
    const units = Object.entries(position.units).map(([id, unit]): [string, KeptUnit] => [
      id,
      sheets.get(id) === unit.sheet ? { ...unit, sheet: undefined } : unit,
    ]);
    return JSON.stringify({ ...position, ground: undefined, units: Object.fromEntries(units) });
  },
  read(text, setup) {
    const sheets = sheetsOf(setup);
    const { units, ...rest } = JSON.parse(text) as KeptPosition;
    const restored = Object.entries(units).map(([id, unit]): [string, Unit] => {
      const sheet = unit.sheet ?? sheets.get(id);
      if (!sheet) throw new Error(`the snapshot holds the unit ${id}, which the set-up does not know`);
      return [id, { ...unit, sheet }];
    });
    return { ...rest, ground: setup.ground, units: Object.fromEntries(restored) };
  },
};

function sheetsOf(setup: Setup): ReadonlyMap<string, UnitSheet> {
  return new Map(setup.units.map(({ id, sheet }) => [id, sheet]));
}
