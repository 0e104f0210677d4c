import type { RuleId } from '../../../game/refusal.js';
import type { WaterOutcome } from '../core/events/water.js';

/** One line of a table: up to which number of the modified die, and what it brings. */
interface Line {
  readonly to: number;
  readonly outcome: WaterOutcome;
  /** Hexes that the water takes him. */
  readonly hexes?: number;
}

export interface WaterTable {
  readonly rule: RuleId;
  readonly lines: readonly Line[];
}

const MORE = Infinity;

export const CLIMBING: WaterTable = {
  rule: 'pbem:26.41a',
  lines: [
    { to: 4, outcome: 'climbs' },
    { to: MORE, outcome: 'fails' },
  ],
};

/** Pool, sea and flooded moat. */
export const POOL: WaterTable = {
  rule: 'pbem:26.42',
  lines: [
    { to: 3, outcome: 'nears', hexes: 2 },
    { to: 5, outcome: 'floats' },
    { to: 8, outcome: 'leaves', hexes: 2 },
    { to: MORE, outcome: 'drowns' },
  ],
};

export const RIVER: WaterTable = {
  rule: 'pbem:26.43',
  lines: [
    { to: 4, outcome: 'drifts', hexes: 4 },
    { to: 8, outcome: 'drifts', hexes: 6 },
    { to: MORE, outcome: 'drowns' },
  ],
};

/** A wounded man on foot in deep water. */
export const DEEP: WaterTable = {
  rule: 'pbem:17.42e',
  lines: [
    { to: 4, outcome: 'wades' },
    { to: 8, outcome: 'stays' },
    { to: MORE, outcome: 'drowns' },
  ],
};

export function outcomeOn({ lines }: WaterTable, final: number): Line {
  return lines.find(({ to }) => final <= to) as Line;
}
