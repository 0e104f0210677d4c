import type { BoardDocument } from '../../engine/board/document.js';
import {
  HEX_FEATURES,
  HEXSIDE_TYPES,
  TERRAIN_TYPES,
  type HexFeature,
  type HexsideType,
  type TerrainType,
} from '../../engine/board/terrain.js';
import { TERRAIN_FACTS } from '../../engine/board/terrain-facts.js';
import { compareLabels, type Grid } from '../../engine/hex/grid.js';
import { printHexside } from '../../engine/hex/hexside.js';
import { parseLabel, printLabel, type Label } from '../../engine/hex/label.js';

/** A hexside as it was drawn. */
interface SketchedSide {
  readonly type: HexsideType;
  readonly left: Label;
  readonly right: Label;
  /** The hand on which the upper hex of a slope lip lies; null if the map does not say. */
  readonly upper: 'left' | 'right' | null;
  /** Where it was drawn, for messages. */
  readonly drawn: string;
}

/**
 * A board while a map is read. Terrain that is drawn later replaces earlier terrain; a second type on a hexside is a
 * contradiction.
 */
export class BoardSketch {
  private readonly terrain = new Map<string, TerrainType>();
  private readonly under = new Map<string, TerrainType>();
  private readonly heights = new Map<string, number>();
  private readonly features = new Map<HexFeature, Set<string>>();
  private readonly sides = new Map<string, SketchedSide>();
  private readonly roads: (readonly string[])[] = [];
  private readonly flow: (readonly string[])[] = [];
  private readonly contradictions: string[] = [];

  constructor(readonly grid: Grid) {}

  paint(hex: string, terrain: TerrainType, location: 'hex' | 'under'): void {
    (location === 'hex' ? this.terrain : this.under).set(hex, terrain);
  }

  raise(hex: string, height: number): void {
    this.heights.set(hex, height);
  }

  mark(hex: string, feature: HexFeature): void {
    const marked = this.features.get(feature) ?? new Set();
    this.features.set(feature, marked.add(hex));
  }

  pave(road: readonly string[]): void {
    this.roads.push(road);
  }

  pour(line: readonly string[]): void {
    this.flow.push(line);
  }

  draw(side: SketchedSide): void {
    const name = printHexside({ first: side.left, second: side.right });
    const there = this.sides.get(name);
    if (there && there.type !== side.type) {
      this.contradictions.push(`${side.drawn}, hexside ${name}: is ${side.type}, and ${there.type} in ${there.drawn}`);
    }
    this.sides.set(name, side);
  }

  /** Drawings that are unclear: hexsides that contradict each other, lips without an upper side. */
  faults(): readonly string[] {
    const unclear = [...this.sides].flatMap(([name, side]) => {
      if (side.type !== 'slopeLip' || this.upperOf(side)) return [];
      return [
        `${side.drawn}, hexside ${name}: which hex is the upper one? Give the line a property upper: left or right`,
      ];
    });
    return [...this.contradictions, ...unclear];
  }

  board({ id, title }: { readonly id: string; readonly title: string }): BoardDocument {
    const { columns, rows } = this.grid;
    const sides = HEXSIDE_TYPES.map((type) => [type, this.sidesOf(type)] as const).filter(
      ([, list]) => list.length > 0,
    );
    const heights = [...new Set(this.heights.values())].filter((height) => height !== 0).sort((a, b) => a - b);
    const under = listing(TERRAIN_TYPES, this.under);
    return {
      id,
      title,
      columns,
      rows,
      terrain: listing(TERRAIN_TYPES.slice(1), this.terrain),
      ...(Object.keys(under).length > 0 ? { under } : {}),
      hexsides: Object.fromEntries(sides),
      features: Object.fromEntries(
        HEX_FEATURES.flatMap((feature) => {
          const marked = this.features.get(feature);
          return marked ? [[feature, runs([...marked])]] : [];
        }),
      ),
      elevation: Object.fromEntries(heights.map((height) => [String(height), runs(keysOf(this.heights, height))])),
      ...(this.flow.length > 0 ? { flow: this.flow } : {}),
      ...(this.roads.length > 0 ? { roads: this.roads } : {}),
    };
  }

  private sidesOf(type: HexsideType): readonly string[] {
    const drawn = [...this.sides.values()].filter((side) => side.type === type);
    const written = drawn.map(({ left, right, ...side }) => {
      if (type !== 'slopeLip') return printHexside({ first: left, second: right });
      const upper = this.upperOf({ left, right, ...side });
      return [upper, upper === left ? right : left].map((label) => printLabel(label as Label)).join('/');
    });
    const place = (text: string): readonly Label[] => text.split('/').map((part) => parseLabel(part) as Label);
    return written.sort((one, other) => {
      const [[a, b], [c, d]] = [place(one), place(other)] as [[Label, Label], [Label, Label]];
      return compareLabels(a, c) || compareLabels(b, d);
    });
  }

  /** The upper hex of a lip: as the map says, or the one that is no slope and no moat. */
  private upperOf({ left, right, upper }: Pick<SketchedSide, 'left' | 'right' | 'upper'>): Label | null {
    if (upper !== null) return upper === 'left' ? left : right;
    const low = [left, right].map((label) => {
      const terrain = this.terrain.get(printLabel(label)) ?? 'flatGround';
      return terrain === 'slope' || TERRAIN_FACTS[terrain].sunken;
    });
    if (low[0] === low[1]) return null;
    return low[0] === true ? right : left;
  }
}

function keysOf<Value>(map: ReadonlyMap<string, Value>, wanted: Value): readonly string[] {
  return [...map].filter(([, value]) => value === wanted).map(([key]) => key);
}

function listing<Type extends string>(
  types: readonly Type[],
  map: ReadonlyMap<string, Type>,
): Partial<Record<Type, readonly string[]>> {
  const lists: Partial<Record<Type, readonly string[]>> = {};
  for (const type of types) {
    const hexes = keysOf(map, type);
    if (hexes.length > 0) lists[type] = runs(hexes);
  }
  return lists;
}

/** Hexes as a list with the rows of a column drawn together: `C3..C5`. */
function runs(hexes: readonly string[]): readonly string[] {
  const labels = hexes.map((hex) => parseLabel(hex) as Label).sort(compareLabels);
  const starts = labels.filter(({ column, row }, index) => {
    const before = labels[index - 1];
    return before?.column !== column || before.row !== row - 1;
  });
  return starts.map((start) => {
    let { row } = start;
    while (labels.some((label) => label.column === start.column && label.row === row + 1)) row += 1;
    return row === start.row ? printLabel(start) : `${printLabel(start)}..${printLabel({ ...start, row })}`;
  });
}
