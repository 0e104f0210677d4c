/** Battering points of engines by the offboard method (pbem:26.71a). */
export const OFFBOARD_POINTS = { mangonel: 1, trebuchet: 3, batteringRam: 9 } as const;

/** On a tower or keep hex the die counts one less (pbem:26.71b). */
export const TOWER_DRM = -1;

/** What a roll brings: damage to the target in points, wear to the engines in points (pbem:26.71d, 26.71e). */
export interface OffboardResult {
  readonly damage: 0 | 1;
  readonly wear: number;
}

/** Fewest battering points of each column (pbem:26.71c); between two the lower one is read (ruling of pbem:19.3j). */
const COLUMNS = [1, 3, 6, 9, 12] as const;

/** By column, for the final die 1 to 10: `D` damage, a number wear, both or neither. */
const TABLE: readonly (readonly string[])[] = [
  ['1', '', '', '', '', '', '', '', '', 'D'],
  ['1', '', '', '', '', '', '', '', 'D', 'D'],
  ['2', '1', '', '', '', '', 'D', 'D', 'D', 'D'],
  ['3', '2', '1', '', 'D', 'D', 'D', 'D', 'D', 'D'],
  ['4', '3', 'D2', 'D1', 'D', 'D', 'D', 'D', 'D', 'D'],
];

/** The column read for so many points, by its least number; null: no roll is made. */
export function offboardColumn(points: number): number | null {
  return [...COLUMNS].reverse().find((least) => least <= points) ?? null;
}

/** The result of a roll with so many points, one at least; a final die below 1 is read as 1 (ruling of pbem:26.71b). */
export function offboardResult(points: number, finalDie: number): OffboardResult {
  const row = TABLE[COLUMNS.findIndex((least) => least === offboardColumn(points))];
  const cell = row?.[Math.max(1, Math.min(10, finalDie)) - 1];
  if (cell === undefined) throw new RangeError(`no column for ${points} battering points`);
  return { damage: cell.startsWith('D') ? 1 : 0, wear: Number(cell.replace('D', '')) };
}
