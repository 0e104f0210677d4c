import { type RefObject, useEffect, useRef } from 'react';
import type { UnitPartsFragment } from '../api/generated';
import type { Plan, Point } from './plan';

/** A unit that was chosen beside the map. */
export interface ShownUnit {
  readonly name: string;
  /** It was pointed at, by mouse or finger. */
  readonly byPointer: boolean;
}

interface Shown {
  /** A new value each time; null: none was chosen. */
  readonly unit: ShownUnit | null;
  readonly units: readonly UnitPartsFragment[];
  readonly plan: Plan;
  readonly frame: RefObject<HTMLElement>;
  readonly reveal: (at: Point, rim: number) => void;
}

/** Moves the map to a unit that was chosen beside it, and on a phone the page to the map. */
export function useShownUnit({ unit, units, plan, frame, reveal }: Shown): void {
  const before = useRef(unit);
  useEffect(() => {
    if (before.current === unit) return;
    before.current = unit;
    const held = (units.find(({ name }) => name === unit?.name)?.hexes ?? []).flatMap((name) => plan.hex(name) ?? []);
    const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {};
    // So far from the rim that one sees where it can go.
    if (held.length > 0) reveal(middleOf(held), Math.min(clientWidth, clientHeight) / 3);
    // The keyboard stays at the list, which would scroll away under it.
    if (unit?.byPointer) frame.current?.scrollIntoView({ block: 'nearest' });
  }, [unit, units, plan, frame, reveal]);
}

/** A rider holds two hexes, and his counter lies between them. */
function middleOf(points: readonly Point[]): Point {
  const sum = (of: (point: Point) => number): number => points.reduce((all, point) => all + of(point), 0);
  return { x: sum(({ x }) => x) / points.length, y: sum(({ y }) => y) / points.length };
}
