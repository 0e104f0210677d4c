/** Battering points of engines by the offboard method (pbem:26.71a). */
export const OFFBOARD_POINTS = { mangonel: 1, trebuchet: 3, batteringRam: 9 } as const;

/** DRM against a tower or keep hex (pbem:26.71b). */
export const TOWER_DRM = -1;

/** The result of a roll: damage to the target in points, wear to the engines in points (pbem:26.71d, 26.71e). */
export interface OffboardResult {
  readonly damage: 0 | 1;
  readonly wear: number;
}

/**
 * The fewest battering points of each column (pbem:26.71c); between two columns the lower one is used (ruling of
 * pbem:19.3j).
 */
const COLUMNS = [1, 3, 6, 9, 12] as const;

/** By column, for the final die 1 to 10: `D` damage, a number is wear; a cell may have both or neither. */
const TABLE: readonly (readonly string[])[] = [
  ['1', '', '', '', '', '', '', '', '', 'D'],
  ['1', '', '', '', '', '', '', '', 'D', 'D'],
  ['2', '1', '', '', '', '', 'D', 'D', 'D', 'D'],
  ['3', '2', '1', '', 'D', 'D', 'D', 'D', 'D', 'D'],
  ['4', '3', 'D2', 'D1', 'D', 'D', 'D', 'D', 'D', 'D'],
];

/** The column for a number of points, named by its least number; null: no roll is made. */
export function offboardColumn(points: number): number | null {
  return [...COLUMNS].reverse().find((least) => least <= points) ?? null;
}

/**
 * The result of a roll with a number of points, at least one; a final die below 1 is read as 1 (ruling of pbem:26.71b).
 */
export function offboardResult(points: number, finalDie: number): OffboardResult {
  const row = TABLE[COLUMNS.findIndex((least) => least === offboardColumn(points))];
  const cell = row?.[Math.max(1, Math.min(10, finalDie)) - 1];
  if (cell === undefined) throw new RangeError(`no column for ${points} battering points`);
  return { damage: cell.startsWith('D') ? 1 : 0, wear: Number(cell.replace('D', '')) };
}
