import { checkBoards, fieldOf } from '../../engine/board/build.js';
import { chartOf } from '../../engine/board/chart.js';
import type { BoardDocument, BoardJoin } from '../../engine/board/document.js';
import type { FieldHex } from '../../engine/board/field.js';
import { TERRAIN_FACTS } from '../../engine/board/terrain-facts.js';
import type { TerrainType } from '../../engine/board/terrain.js';
import { parseHexside, printHexside } from '../../engine/hex/hexside.js';
import type { Fault } from './finding.js';
import { gapsOf } from './walls.js';

type Charts = ReadonlyMap<string, ReturnType<typeof chartOf>['chart']>;

/**
 * Faults at the common edge of joined boards: boards that cannot be joined at all; half-hexes of water, masonry or moat
 * that meet open ground; hexsides along the edge that only one board states; rooms that the edge leaves open. Two
 * halves of open ground may differ: the harder one counts (pbem:3.2).
 */
export function seamFaults(documents: readonly BoardDocument[], joins: readonly BoardJoin[]): readonly Fault[] {
  if (documents.length < 2) return [];
  const errors = checkBoards(documents, joins);
  if (errors.length > 0) {
    return errors.map(({ board, where, reason }) => ({ kind: 'asymmetricJoin', hex: `${board} ${where}`, reason }));
  }
  const charts: Charts = new Map(documents.map((document) => [document.id, chartOf(document).chart]));
  const { hexes } = fieldOf(documents, joins);
  return hexes.flatMap((hex) => [
    ...halfFaults(hex, charts),
    ...sideFaults(hex, charts),
    ...gapsOf(hex).filter(({ hex: where }) => isAcross(where)),
  ]);
}

/** A name of the hex split into board and label. */
function partsOf(name: string): { readonly board: string; readonly label: string } {
  return { board: name.slice(0, 3), label: name.slice(3) };
}

/** `VilC16/GrnC1`: the two hexes lie on two boards. */
function isAcross(hexside: string): boolean {
  const [first = '', second = ''] = hexside.split('/');
  return /^[A-Z][A-Za-z][a-z][A-Z]/.test(second) && first.slice(0, 3) !== second.slice(0, 3);
}

type Kind = 'open ground' | 'water' | 'moat' | 'masonry';

function kindOf(terrain: TerrainType): Kind {
  const { water, sunken, roofed, rampart, sight } = TERRAIN_FACTS[terrain];
  if (sunken) return 'moat';
  if (water) return 'water';
  return roofed || rampart || sight === 'blocks' ? 'masonry' : 'open ground';
}

function halfFaults({ names, above }: FieldHex, charts: Charts): readonly Fault[] {
  if (names.length < 2 || above) return [];
  const kinds = names.map((name) => {
    const { board, label } = partsOf(name);
    return kindOf(charts.get(board)?.terrain.get(label) ?? 'flatGround');
  });
  if (new Set(kinds).size < 2) return [];
  const halves = names.map((name, half) => `${name} is ${kinds[half] as Kind}`).join(', ');
  return [{ kind: 'asymmetricJoin', hex: names[0] as string, reason: `the two halves do not fit: ${halves}` }];
}

/** Hexsides of the common edge of which the boards state different things. */
function sideFaults(hex: FieldHex, charts: Charts): readonly Fault[] {
  if (hex.names.length < 2 || hex.above) return [];
  return hex.neighbours.flatMap((next) => {
    if (!next || next.index < hex.index || next.names.length < 2 || next.above) return [];
    const stated = hex.names.flatMap((name) => statedOf(name, next, charts));
    if (new Set(stated.map(({ type }) => type)).size < 2) return [];
    const halves = stated.map(({ where, type }) => `${where} is ${type}`).join(', ');
    const where = stated[0]?.where ?? hex.name;
    return [{ kind: 'asymmetricJoin', hex: where, reason: `the two halves do not fit: ${halves}` } as const];
  });
}

function statedOf(
  name: string,
  next: FieldHex,
  charts: Charts,
): readonly { readonly where: string; readonly type: string }[] {
  const { board, label } = partsOf(name);
  const other = next.names.map(partsOf).find((part) => part.board === board);
  const hexside = other ? parseHexside(`${label}/${other.label}`) : null;
  if (!hexside) return [];
  const where = printHexside(hexside);
  return [{ where: board + where, type: charts.get(board)?.sides.get(where)?.type ?? 'plain' }];
}
