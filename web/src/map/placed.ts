import type { UnitPartsFragment } from '../api/generated';
import type { Plan, Point } from './plan';

/** A unit at its place on the map. */
export interface Placed {
  readonly unit: UnitPartsFragment;
  /** The middles of its hexes, head first. */
  readonly hexes: readonly Point[];
  /** Where its counter lies. */
  readonly at: Point;
  readonly scale: number;
}

/** Where counters lie that share a hex, by their number; further ones lie on the last place. */
const SHARED: readonly (readonly Point[])[] = [
  [{ x: 0, y: 0 }],
  [
    { x: -12, y: -12 },
    { x: 12, y: 12 },
  ],
  [
    { x: -16, y: -12 },
    { x: 16, y: -12 },
    { x: 0, y: 14 },
  ],
];
const SCALES: readonly number[] = [1, 0.72, 0.6];

/** Puts every unit on the map that is on it: the dead first, below the living. A ridden horse is its rider's. */
export function placed(units: readonly UnitPartsFragment[], plan: Plan): readonly Placed[] {
  const shown = units.filter(({ rider }) => rider === null || rider === undefined);
  const byHex = new Map<string, UnitPartsFragment[]>();
  for (const unit of shown.filter(({ health, hexes }) => health !== 'dead' && hexes.length === 1)) {
    const hex = unit.hexes[0] ?? '';
    byHex.set(hex, [...(byHex.get(hex) ?? []), unit]);
  }
  const all = shown.flatMap((unit): readonly Placed[] => {
    const hexes = unit.hexes.flatMap((name) => plan.hex(name) ?? []);
    const [head, rear] = hexes;
    if (!head) return [];
    if (rear) {
      const at = { x: (head.x + rear.x) / 2, y: (head.y + rear.y) / 2 };
      return [{ unit, hexes, at, scale: 0.86 }];
    }
    const sharing = byHex.get(unit.hexes[0] ?? '') ?? [];
    const step = Math.max(0, Math.min(sharing.length, SHARED.length) - 1);
    const crowd = SHARED[step] ?? [];
    const by = crowd[Math.min(Math.max(0, sharing.indexOf(unit)), crowd.length - 1)] ?? { x: 0, y: 0 };
    return [{ unit, hexes, at: { x: head.x + by.x, y: head.y + by.y }, scale: SCALES[step] ?? 1 }];
  });
  return all.sort((a, b) => Number(b.unit.health === 'dead') - Number(a.unit.health === 'dead'));
}
