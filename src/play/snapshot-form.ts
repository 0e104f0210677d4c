import type { Rulebook } from '../engine/game/rulebook.js';
import type { Setup } from '../engine/game/setup.js';
import type { Position } from '../engine/position/position.js';
import type { Unit } from '../engine/position/unit.js';
import type { UnitSheet } from '../engine/position/unit-sheet.js';

/**
 * Grows whenever the form of a position, or what `evolve` makes of any event, changes: snapshots of earlier code are
 * then passed over and made again.
 */
const FOLD_VERSION = 3;

/** The schema under which snapshots of a rulebook's games are kept. */
export function snapshotSchema({ ruleset }: Rulebook): string {
  return `${ruleset.id}@${ruleset.version}+fold${FOLD_VERSION}`;
}

type KeptUnit = Omit<Unit, 'sheet'> & { readonly sheet?: UnitSheet | undefined };
type KeptPosition = Omit<Position, 'ground' | 'units'> & { readonly units: Readonly<Record<string, KeptUnit>> };

/**
 * A position as text. The boards and the counters' sheets, which stand in the game's first event, are left out: a
 * snapshot stays small, and positions read from it share them again.
 */
export function snapshotText(position: Position, setup: Setup): string {
  const sheets = sheetsOf(setup);
  const units = Object.entries(position.units).map(([id, unit]): [string, KeptUnit] => [
    id,
    sheets.get(id) === unit.sheet ? { ...unit, sheet: undefined } : unit,
  ]);
  return JSON.stringify({ ...position, ground: undefined, units: Object.fromEntries(units) });
}

/** The position that a snapshot's text holds. The ledger has vouched for the text, so its form is trusted. */
export function positionFromSnapshot(text: string, setup: Setup): Position {
  const sheets = sheetsOf(setup);
  const { units, ...rest } = JSON.parse(text) as KeptPosition;
  const restored = Object.entries(units).map(([id, unit]): [string, Unit] => {
    const sheet = unit.sheet ?? sheets.get(id);
    if (!sheet) throw new Error(`the snapshot holds the unit ${id}, which the set-up does not know`);
    return [id, { ...unit, sheet }];
  });
  return { ...rest, ground: setup.ground, units: Object.fromEntries(restored) };
}

/** The game turn in which a snapshot was taken. */
export function gameTurnOfSnapshot(text: string): number {
  return (JSON.parse(text) as KeptPosition).turn.gameTurn;
}

function sheetsOf(setup: Setup): ReadonlyMap<string, UnitSheet> {
  return new Map(setup.units.map(({ id, sheet }) => [id, sheet]));
}
