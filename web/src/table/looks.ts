import type { UnitPartsFragment } from '../api/generated';
import type { SideNames } from '../common/sides';
import { inWords } from '../common/words';
import type { KnownSeat } from '../keys';
import type { Mark } from '../map/game-map';
import type { MapHex } from '../map/plan';
import type { Pending } from './action-panel';
import type { TableGame } from './use-table';

/** Whether it is this seat who is to act. */
export function isMine({ side, player }: TableGame['actors'][number], seat: KnownSeat): boolean {
  return side === seat.side && (player ?? seat.player) === seat.player;
}

/** Units that the decisions are about: those that move, and those that must do something. */
export function concerned(owed: Pending): readonly string[] {
  return owed.flatMap(({ about }) => {
    const { target, unit } = (about ?? {}) as { readonly target?: unknown; readonly unit?: unknown };
    return [target, unit].filter((one): one is string => typeof one === 'string');
  });
}

/** A hex in words, for those who do not see the map. */
export function describe(
  hex: MapHex,
  { units, equipment }: Pick<TableGame['board'], 'units' | 'equipment'>,
  marks: readonly Mark[],
  names: SideNames,
): string {
  const there = units.filter(
    ({ hexes, rider }) => !rider && hexes.some((name) => hex.name === name || hex.names.includes(name)),
  );
  const mark = marks.find((one) => one.hex === hex.name || hex.names.includes(one.hex));
  const height = hex.elevation === 0 ? [] : [`height ${hex.elevation}`];
  const offered = mark === undefined ? [] : [markWords(mark)];
  return [
    `${hex.name}: ${inWords(hex.terrain)}`,
    ...height,
    ...equipmentWords([hex.name, ...hex.names], equipment),
    ...there.map((unit) => unitWords(unit, names)),
    ...offered,
  ].join(', ');
}

function markWords({ kind, label, chosen = false }: Mark): string {
  if (kind === 'move') return `can be reached for ${label}`;
  if (!chosen) return 'can be chosen';
  return kind === 'attacker' ? 'chosen to attack' : 'chosen as a target';
}

/** `Wat (The villagers, wounded)`. */
function unitWords({ name, side, health }: UnitPartsFragment, names: SideNames): string {
  const about = [side ? (names[side] ?? side) : 'of no side', ...(health === 'healthy' ? [] : [health])];
  return `${name} (${about.join(', ')})`;
}

/** The equipment in hexes, in a word each: "barricade", "half a barricade", "battering ram being built". */
export function equipmentWords(
  hexes: readonly string[],
  equipment: TableGame['board']['equipment'],
): readonly string[] {
  return equipment
    .filter((one) => one.hexes.some((hex) => hexes.includes(hex)))
    .map(({ kind, without, daysDone }) => {
      const isWhole = without === null || without === undefined;
      const isDone = daysDone === null || daysDone === undefined;
      return `${isWhole ? '' : 'half a '}${inWords(kind)}${isDone ? '' : ' being built'}`;
    });
}

/** The kind and the state of a unit, in short words. */
export function stateWords(unit: UnitPartsFragment): readonly string[] {
  const {
    health,
    mounted,
    attacked,
    pinned,
    panic,
    hidden,
    aware,
    prisonerOf,
    inMeleeWith,
    left,
    ranAway,
    entry,
    rider,
  } = unit;
  const found: readonly (readonly [boolean, string])[] = [
    [health !== 'healthy', health],
    [mounted, 'mounted'],
    [Boolean(rider), `ridden by ${rider ?? ''}`],
    [inMeleeWith.length > 0, `in melee with ${inMeleeWith.join(', ')}`],
    [pinned, 'pinned'],
    [attacked, 'has attacked'],
    [Boolean(panic), panic ?? ''],
    [hidden, 'hidden'],
    [!aware, 'unaware'],
    [Boolean(prisonerOf), `prisoner of ${prisonerOf ?? ''}`],
    [left || ranAway, 'off the map'],
    [Boolean(entry), `may come from game turn ${entry?.gameTurn ?? 0} on`],
  ];
  return found.flatMap(([holds, words]) => (holds ? [words] : []));
}
