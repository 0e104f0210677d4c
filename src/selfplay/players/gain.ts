import { endOf, type Choice, type Outlook, type SeenUnit } from '../player.js';
import { enemiesOf } from './enemies.js';
import { groundWorth } from './ground-worth.js';
import type { Storm } from './storm.js';
import { stormGain } from './storm-gain.js';

/** The worth of being the only unit of a side on ground that earns points, in quarters of a hex nearer to the enemy. */
const GROUND_WORTH = 12;

/** The distance, in hexes, that stands for a place that cannot be reached. */
const FAR = 1000;

/** Builders and crews that load an engine go on with their work as long as no enemy is nearer than so many hexes. */
const PEACE_HEXES = 3;

/** Units that build or load an engine while no enemy is near. */
export function buildersOf(outlook: Outlook): ReadonlySet<string> {
  const builders = outlook.units.filter(({ builds, loads }) => builds === true || loads === true);
  if (builders.length === 0) return NOBODY;
  const near = outlook.ways.to(enemiesOf(outlook).flatMap(({ hexes }) => hexes));
  const inPeace = builders.filter(({ hexes: [hex = ''] }) => (near.get(hex) ?? PEACE_HEXES) >= PEACE_HEXES);
  return new Set(inPeace.map(({ id }) => id));
}

const NOBODY: ReadonlySet<string> = new Set();

/**
 * By how much a move improves the place of its unit. Good moves lead towards the nearest enemy, towards items to carry
 * off or hexes to search for them, and, while no enemy is seen, towards everything that earns points. A unit that
 * should leave the map goes to an exit; so does a unit that earns points there, unless an enemy is nearer.
 */
export function gainFinder(outlook: Outlook, storm: Storm | null): (choice: Choice) => number {
  const { units, ways, errands } = outlook;
  const enemies = enemiesOf(outlook).flatMap(({ hexes }) => hexes);
  const prizes = [...[...errands.prizes.values()].flatMap((hex) => hex ?? []), ...errands.digs];
  const near = ways.to([...prizes, ...(enemies.length > 0 ? enemies : [...errands.grounds.flat(), ...errands.exits])]);
  const out = errands.leavers.size + errands.goers.size > 0 ? ways.to(errands.exits) : near;
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const open = openGrounds(outlook);
  const crew = ballistaPosts(outlook);
  const builders = buildersOf(outlook);
  const atWalls = storm && stormGain(outlook, storm);
  const worth = (unit: SeenUnit, hex: string): number => {
    const [toEnemy, toExit] = [near.get(hex) ?? FAR, out.get(hex) ?? FAR];
    if (errands.leavers.has(unit.id)) return -4 * toExit;
    if (errands.goers.has(unit.id)) return -4 * Math.min(toEnemy, toExit);
    const ground = open.some(({ hexes, by }) => hexes.includes(hex) && [...by].every((id) => id === unit.id));
    return groundWorth(ways, hex, toEnemy, unit) + (ground ? GROUND_WORTH : 0);
  };
  return ({ order }) => {
    const unit = byId.get(order.unit ?? '');
    const [from, to] = [unit?.hexes[0], endOf(order)[0]];
    if (!unit || from === undefined || to === undefined || crew.has(from)) return 0;
    if (unit.searches || builders.has(unit.id)) return 0;
    return atWalls?.(unit, from, to) ?? worth(unit, to) - worth(unit, from);
  };
}

/** Hexes beside a ballista that an engineer of the side serves: units that stand there stay. */
function ballistaPosts({ units, side, ways, errands }: Outlook): ReadonlySet<string> {
  const posts = errands.ballistas.map((hex) =>
    (ways.field.hex(hex)?.neighbours ?? []).flatMap((next) => next?.name ?? []),
  );
  const engineers = units.filter((unit) => unit.side === side && unit.engineer && unit.health !== 'dead');
  return new Set(posts.filter((hexes) => engineers.some((unit) => hexes.includes(unit.hexes[0] ?? ''))).flat());
}

/** Grounds on which the unit would be the only man of its side. */
function openGrounds({ units, side, errands }: Outlook): readonly Ground[] {
  const own = units.filter((unit) => unit.kind === 'character' && unit.side === side && unit.health !== 'dead');
  return errands.grounds.flatMap((hexes) => {
    const by = own.filter((unit) => unit.hexes.some((hex) => hexes.includes(hex))).map(({ id }) => id);
    return by.length > 1 ? [] : [{ hexes, by }];
  });
}

interface Ground {
  readonly hexes: readonly string[];
  readonly by: readonly string[];
}
