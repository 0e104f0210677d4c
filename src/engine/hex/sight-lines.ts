import { DIRECTION_INDICES } from './direction.js';
import { cellKey, type Cell } from './lattice.js';
import { centreOf, hexsideEnds, samePoint, verticesOf, type Point } from './point.js';
import { stabbed, type Stab } from './stabbing.js';

/** Middles of hexsides have whole coordinates at this scale. */
const SCALE = 2;

const ORIGIN: Cell = { x: 0, y: 0 };

/** Kept for so many displacements; then the memory starts anew. */
const DISPLACEMENTS_MAX = 4096;
const known = new Map<string, readonly (readonly Stab[])[]>();

/**
 * What the lines from the cell at the origin to the cell at `to` meet: the lines through the centres, vertices and
 * middles of hexsides of both that pass the inside of both (pbem:5.2c). Lines that meet the same are listed once; the
 * first is the one that joins the centres. The same for every pair of cells that lie so to each other, so it is kept.
 */
export function sightLines(to: Cell): readonly (readonly Stab[])[] {
  const key = cellKey(to);
  const found = known.get(key);
  if (found) return found;
  const lines = linesTo(to);
  if (known.size >= DISPLACEMENTS_MAX) known.clear();
  known.set(key, lines);
  return lines;
}

function linesTo(to: Cell): readonly (readonly Stab[])[] {
  const lines = new Map<string, readonly Stab[]>();
  const targets = pointsOf(to);
  for (const through of pointsOf(ORIGIN)) {
    for (const towards of targets) {
      if (samePoint(through, towards)) continue;
      const met = stabbed({ through, towards, scale: SCALE }, ORIGIN, to);
      const key = JSON.stringify(met);
      if (met && !lines.has(key)) lines.set(key, met);
    }
  }
  return [...lines.values()];
}

function pointsOf(cell: Cell): readonly Point[] {
  const middles = DIRECTION_INDICES.map((direction) => {
    const [a, b] = hexsideEnds(cell, direction);
    return { x: a.x + b.x, y: a.y + b.y };
  });
  return [centreOf(cell, SCALE), ...verticesOf(cell, SCALE), ...middles];
}
