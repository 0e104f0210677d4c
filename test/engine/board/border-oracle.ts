import type { Field, FieldHex } from '../../../src/engine/board/field.js';
import type { Crossed } from '../../../src/engine/board/sight/crossed.js';
import type { Weighing } from '../../../src/engine/board/sight/weighing.js';
import type { Cell } from '../../../src/engine/hex/lattice.js';
import { stabbed, type Line, type Stab } from '../../../src/engine/hex/stabbing.js';

/** More men than this on a line forbid it. */
const MEN_MAX = 2;
const FORBIDDEN = 100;

/** Cover of each terrain for those beyond it. */
const COVER: Readonly<Record<string, number>> = { scrub: 1, tent: 1, fence: 1, rocks: 2 };

function coverOf({ terrain }: FieldHex): number {
  return COVER[terrain] ?? 0;
}

/** Men in some hexes: one of them gives light cover, too many forbid. */
export function weighingWith(men: ReadonlySet<string>): Weighing {
  const weights = (crossed: readonly Crossed[]): readonly [cover: number, count: number] => {
    const hexes = crossed.flatMap((thing) => (thing.kind === 'hex' ? [thing.hex] : []));
    const count = hexes.filter(({ name }) => men.has(name)).length;
    return [Math.max(0, Number(count > 0), ...hexes.map(coverOf)), count];
  };
  return {
    least: 0,
    below: FORBIDDEN,
    passing: (hex) => Math.max(coverOf(hex), Number(men.has(hex.name))),
    whole: (crossed) => {
      const [cover, count] = weights(crossed);
      return count > MEN_MAX ? FORBIDDEN : cover;
    },
    mark: (crossed) => weights(crossed).join(),
    hinders: (hex) => coverOf(hex) > 0 || men.has(hex.name),
    crowd: { most: MEN_MAX, in: ({ name }) => Number(men.has(name)) },
  };
}

/**
 * The letter of pbem:5.2f and 5.4b for one line over flat ground with trees, walls and covers, without any of the
 * code that is tested: what the line passes hinders, of two hexes along whose border it runs the lighter, and at a
 * point that it passes walls on both sides. Null: it is blocked or forbidden; undefined: it leaves the map.
 */
export function letterOf(
  field: Field,
  men: ReadonlySet<string>,
  line: Line,
  from: FieldHex,
  to: FieldHex,
): number | null | undefined {
  let ways: readonly (readonly FieldHex[])[] = [[]];
  for (const stab of stabbed(line, from.cell, to.cell) ?? []) {
    const hexes = cellsOf(stab).map((cell) => field.hexAt(cell));
    if (!hexes.every((hex) => hex !== undefined)) return undefined;
    if (stab.kind === 'cell') ways = ways.map((way) => [...way, ...hexes]);
    if (stab.kind === 'hexside' && isWalled(field, [stab.from, stab.to])) return null;
    if (stab.kind === 'vertex' && isWalled(field, stab.left) && isWalled(field, stab.right)) return null;
    if (stab.kind === 'border') {
      if (isWalled(field, [stab.left, stab.right])) return null;
      ways = ways.flatMap((way) => hexes.map((hex) => [...way, hex]));
    }
  }
  const weights = ways
    .filter((way) => way.every(({ terrain }) => terrain !== 'tree'))
    .filter((way) => way.filter(({ name }) => men.has(name)).length <= MEN_MAX)
    .map((way) => Math.max(0, ...way.map((hex) => Math.max(coverOf(hex), Number(men.has(hex.name))))));
  return weights.length === 0 ? null : Math.min(...weights);
}

/** All cells that a line meets there. */
function cellsOf(stab: Stab): readonly Cell[] {
  switch (stab.kind) {
    case 'cell':
      return [stab.cell];
    case 'hexside':
      return [stab.from, stab.to];
    default:
      return [stab.left, stab.right].flat();
  }
}

/** A wall stands on one of the hexsides between cells that follow each other. */
function isWalled(field: Field, cells: readonly Cell[]): boolean {
  return cells.some((cell, index) => {
    const [one, other] = [field.hexAt(cell), field.hexAt(cells[index + 1] ?? cell)];
    return one && other && one !== other && one.sides[one.neighbours.indexOf(other)] === 'buildingWall';
  });
}
