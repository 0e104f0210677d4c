import { sightLines } from '../hex/sight-lines.js';
import type { Stab } from '../hex/stabbing.js';
import { crossedBy, crossedHexside, type Crossed } from './crossing.js';
import type { Field, FieldHex } from './field.js';
import type { Live } from './live.js';
import { obstacleOn, type Obstacle } from './obstacle.js';

/** Whether one hex can be seen from another, by the line that was chosen. */
export type Sight =
  | { readonly free: true; readonly crossed: readonly Crossed[]; readonly weight: number }
  | { readonly free: false; readonly crossed: readonly Crossed[]; readonly blockedBy: Obstacle };

/** How much a free line hinders: the line of least weight is chosen, a line of weight 0 ends the search. */
export type Weigh = (crossed: readonly Crossed[]) => number;

/**
 * Sight between two hexes (pbem:5.2c): free as soon as one line is free that joins some part of the one to some part of
 * the other. Each line is judged exactly; lines are tried through the centres, the vertices and the middles of the
 * hexsides of both hexes, so a gap so narrow that none of these passes it is not found. A hex sees itself, and
 * neighbours see each other unless their hexside bars it (pbem:5.3b). Sight is mutual (pbem:5.1b).
 */
export function sight(field: Field, live: Live, from: FieldHex, to: FieldHex, weigh: Weigh = () => 0): Sight {
  if (from === to) return { free: true, crossed: [], weight: 0 };
  const next = crossedHexside(from, to);
  if (next) return judged({ live, from, to, weigh }, [next]);
  const lines = sightLines({ x: to.cell.x - from.cell.x, y: to.cell.y - from.cell.y });
  return bestOf(lines, (line) => judged({ live, from, to, weigh }, crossedBy(field, line, from.cell)));
}

interface Look {
  readonly live: Live;
  readonly from: FieldHex;
  readonly to: FieldHex;
  readonly weigh: Weigh;
}

function judged({ live, from, to, weigh }: Look, crossed: readonly Crossed[]): Sight {
  const blockedBy = obstacleOn(crossed, from, to, live);
  return blockedBy ? { free: false, crossed, blockedBy } : { free: true, crossed, weight: weigh(crossed) };
}

/** The free line of least weight, the first of them; if none is free, the first line, which joins the centres. */
function bestOf(lines: readonly (readonly Stab[])[], judge: (line: readonly Stab[]) => Sight): Sight {
  let best: Sight | null = null;
  for (const line of lines) {
    const found = judge(line);
    if (found.free && found.weight === 0) return found;
    if (!best || (found.free && (!best.free || found.weight < best.weight))) best = found;
  }
  if (!best) throw new RangeError('the line that joins two centres passes both hexes');
  return best;
}
