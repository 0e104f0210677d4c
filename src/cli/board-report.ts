import { fieldOf } from '../engine/board/build.js';
import type { BoardDocument } from '../engine/board/document.js';
import type { Field, FieldHex } from '../engine/board/field.js';
import { hexsideName } from '../engine/board/field-hexside.js';
import { sideBetween } from '../engine/board/location.js';
import { DIRECTIONS } from '../engine/hex/direction.js';
import { boardLines } from './board-drawing.js';
import { badInput } from './exit-code.js';
import type { Output } from './output.js';

/** Tells a board: its map as text, and how much it has of what. */
export function reportBoard(output: Output, board: BoardDocument): void {
  const field = fieldOf([board], []);
  const { id, title, columns, rows } = board;
  const [terrain, hexsides] = [terrainOf(field), hexsidesOf(field)];
  output.line(`${id}, ${title}: ${columns} columns of ${rows} hexes`);
  output.line();
  for (const line of boardLines({ ground: { boards: [board], joins: [] }, units: {} })) output.line(line);
  output.line();
  output.line(`hexes     ${told(terrain)}`);
  output.line(`hexsides  ${told(hexsides)}`);
  output.document({ board, terrain, hexsides });
}

/** Tells everything about one hex and its lower location. Throws CliError if there is none. */
export function reportHex(output: Output, board: BoardDocument, name: string): void {
  const hex = fieldOf([board], []).hex(name);
  if (!hex) throw badInput(`${name} is no hex of ${board.id}`);
  const locations = [hex, ...(hex.below ? [hex.below] : [])].map(aboutLocation);
  for (const { hex: at, terrain, features, height, depth, sides } of locations) {
    const water = depth === null ? '' : `, ${depth}`;
    output.line(`${at}: ${[terrain, ...features].join(', ')}${water}, at height ${height}`);
    for (const { direction, side, hexside } of sides) output.line(`  ${direction.padEnd(2)} ${hexside}: ${side}`);
  }
  output.document({ board: board.id, locations });
}

function aboutLocation(hex: FieldHex): {
  readonly hex: string;
  readonly terrain: string;
  readonly features: readonly string[];
  readonly height: number;
  readonly depth: string | null;
  readonly sides: readonly { readonly direction: string; readonly hexside: string; readonly side: string }[];
} {
  const sides = hex.neighbours.flatMap((next, index) => {
    if (!next) return [];
    const direction = DIRECTIONS[index] as string;
    return [{ direction, hexside: hexsideName(hex, next), side: sideBetween(hex, next) ?? 'plain' }];
  });
  const { name, terrain, features, level, depth } = hex;
  return { hex: name, terrain, features, height: level / 2, depth, sides };
}

function terrainOf({ hexes }: Field): Readonly<Record<string, number>> {
  return counted(hexes.filter(({ above }) => !above).map(({ terrain }) => terrain));
}

function hexsidesOf({ hexes }: Field): Readonly<Record<string, number>> {
  return counted(
    hexes.flatMap(({ above, sides, neighbours, index }) =>
      above ? [] : sides.filter((side, at) => side !== 'plain' && upperIndex(neighbours[at]) > index),
    ),
  );
}

/** -1 beyond the edge. */
function upperIndex(hex: FieldHex | null | undefined): number {
  return (hex?.above ?? hex)?.index ?? -1;
}

function counted(words: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

function told(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([word, count]) => `${count} ${word}`)
    .join(', ');
}
