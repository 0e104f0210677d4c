import type { Field, FieldHex } from '../../../src/engine/board/field.js';
import { distance } from '../../../src/engine/hex/lattice.js';
import { stabbed, type Line } from '../../../src/engine/hex/stabbing.js';

/**
 * The rules of Siege for castles once more, written down plainly for one given line, without any of the code that is
 * tested: true if the line is free. Undefined for a line that passes a vertex or runs along a hexside.
 */
export function isFreePlainly(field: Field, line: Line, from: FieldHex, to: FieldHex): boolean | undefined {
  const stabs = stabbed(line, from.cell, to.cell);
  if (!stabs || stabs.some(({ kind }) => kind === 'vertex' || kind === 'border')) return undefined;
  const cells = stabs.flatMap((stab) => (stab.kind === 'hexside' ? [stab.to] : []));
  const hexes = [from, ...cells.flatMap((cell) => field.hexAt(cell) ?? [])];
  if (hexes.length !== cells.length + 1) return false;
  if ([from, to].some(({ terrain }) => terrain === 'castleWall')) return false;
  const castles = [from, to].filter((hex) => isWalk(hex) || isSlit(hex));
  if (castles.length === 0) return isFreeFrom(hexes, null);
  return castles.some((high) => isFreeFrom(hexes, high));
}

const isWalk = ({ terrain }: FieldHex): boolean => terrain === 'embattlement';
const isMoat = ({ terrain }: FieldHex): boolean => terrain === 'moat';
const isTower = ({ terrain }: FieldHex): boolean => terrain === 'castleTower';
const isRoofed = ({ terrain }: FieldHex): boolean => terrain === 'castleTower' || terrain === 'houseInterior';
const isSlit = (hex: FieldHex): boolean => isRoofed(hex) && hex.sides.includes('arrowSlit');

function sideOf(from: FieldHex, to: FieldHex): string {
  return from.sides[from.neighbours.indexOf(to)] ?? 'plain';
}

/** By the rights of one castle hex at an end of the line, or of none. */
function isFreeFrom(hexes: readonly FieldHex[], high: FieldHex | null): boolean {
  const [from, to] = [hexes[0] as FieldHex, hexes.at(-1) as FieldHex];
  const low = high === from ? to : from;
  const fromSlit = high !== null && !isWalk(high);
  const rooms = new Set([...roomOf(from), ...roomOf(to)]);
  const isNearer = (hex: FieldHex): boolean =>
    high !== null && distance(high.cell, hex.cell) < distance(hex.cell, low.cell);
  const isOverlooked = (hex: FieldHex): boolean =>
    isNearer(hex) && (!isTower(hex) || (fromSlit && !isMoat(low))) && (!isWalk(hex) || fromSlit);

  if (isMoat(from) !== isMoat(to) && high === null) {
    const other = isMoat(from) ? to : from;
    if (!other.neighbours.some((next) => next !== null && isMoat(next))) return false;
  }
  const isAlong = (part: readonly FieldHex[], end: FieldHex): boolean =>
    isWalk(end) && part.every((hex) => isWalk(hex) && hex.elevation === end.elevation);
  for (const [index, hex] of hexes.entries()) {
    if (index === 0 || index === hexes.length - 1) continue;
    if (hex.terrain === 'tree' || hex.terrain === 'castleWall') return false;
    const onWalk = isAlong(hexes.slice(0, index + 1), from) || isAlong(hexes.slice(index), to);
    if (isWalk(hex) && !onWalk && !isOverlooked(hex)) return false;
    if (isRoofed(hex) && !rooms.has(hex) && (high !== null || isTower(hex)) && !isOverlooked(hex)) return false;
  }
  return hexes.slice(1).every((next, index) => {
    const hex = hexes[index] as FieldHex;
    const [isFirst, isLast] = [index === 0, index === hexes.length - 2];
    switch (sideOf(hex, next)) {
      case 'battlement': {
        const stand = isWalk(hex) && (!isWalk(next) || hex.elevation >= next.elevation) ? hex : next;
        const other = isWalk(next) && (!isWalk(hex) || next.elevation >= hex.elevation);
        return (isFirst && stand === hex) || (isLast && other) || (fromSlit && isNearer(stand));
      }
      case 'window':
      case 'arrowSlit':
        return (
          isFirst || isLast || (high !== null && !rooms.has(hex) && !rooms.has(next) && isWallOverlooked(hex, next))
        );
      case 'buildingWall':
        return high !== null && !rooms.has(hex) && !rooms.has(next) && isWallOverlooked(hex, next);
      default:
        return true;
    }
  });

  function isWallOverlooked(hex: FieldHex, next: FieldHex): boolean {
    const roofs = [hex, next].filter(isRoofed);
    if (roofs.length > 0) return roofs.every(isOverlooked);
    const [near, far] = high === from ? [hex, next] : [next, hex];
    return high !== null && distance(high.cell, near.cell) < distance(far.cell, low.cell);
  }
}

function roomOf(hex: FieldHex): readonly FieldHex[] {
  const room = isRoofed(hex) ? [hex] : [];
  for (const one of room) {
    for (const next of one.neighbours) {
      if (next && isRoofed(next) && sideOf(one, next) === 'plain' && !room.includes(next)) room.push(next);
    }
  }
  return room;
}
