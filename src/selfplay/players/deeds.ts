import { endOf, type Choice, type Outlook, type SeenOrder } from '../player.js';
import { enemiesOf } from './enemies.js';
import { staysPut } from './posts.js';
import { isOutside, type Storm } from './storm.js';

/** A ladder is toppled as long as an enemy is so near to its foot, in hexes. */
const NEAR_FOOT = 2;

/** Orders with which a side would open its own walls, or leave them. */
const OPENS: ReadonlySet<string> = new Set(['MoveGate', 'WorkWinch', 'Jump']);

/** Orders that would harm the gear, which is of use to those outside. */
const RUINS: ReadonlySet<string> = new Set(['Batter', 'Kindle', 'FlamingArrow', 'ThrowOil']);

/** Whether a player who fights about walls would regret the order; units at a winch or gate do nothing else. */
export function isRash({ order }: Choice, { units }: Outlook, storm: Storm): boolean {
  if (OPENS.has(order.type)) return true;
  const named = [order.unit, ...(order.workers ?? []), ...(order.bearers ?? [])];
  return units
    .filter(({ id }) => named.includes(id))
    .some((unit) => staysPut(unit, storm) || (RUINS.has(order.type) && isOutside(storm, unit)));
}

/**
 * The first listed order about walls: ramming, toppling an enemy ladder, putting up one that leads over a wall, taking
 * one up, drawing water; else the move of a ladder or an engine that brings it nearer to a wall.
 */
export function stormDeed(outlook: Outlook, storm: Storm): Choice | null {
  const { choices } = outlook;
  const done = choices.filter((choice) => isDone(choice, outlook, storm));
  const guarded = new Set(enemiesOf(outlook).flatMap(({ hexes }) => hexes));
  const best = done.find(({ order }) => !guarded.has(order.top ?? '')) ?? done[0];
  if (best) return best;
  let top: Choice | null = null;
  let topGain = 0;
  for (const choice of choices) {
    const gain = haulage(choice.order, storm);
    if (gain > topGain) [top, topGain] = [choice, gain];
  }
  return top;
}

function isDone({ order }: Choice, outlook: Outlook, storm: Storm): boolean {
  switch (order.type) {
    case 'Ram':
      return true;
    case 'ToppleLadder':
      return isWorthToppling(order, outlook, storm);
    case 'RaiseLadder':
      return storm.sites.get(order.base ?? '')?.includes(order.top ?? '') ?? false;
    case 'TakeLadder':
      return isHand(order.bearers?.[0], outlook, storm);
    case 'DrawWater':
      return isWaterer(order.unit, outlook, storm);
    default:
      return false;
  }
}

/** Somebody outside who has no bow to use. */
function isHand(id: string | undefined, { units }: Outlook, storm: Storm): boolean {
  return units.some((unit) => unit.id === id && isOutside(storm, unit));
}

/** Somebody within the walls, with enemies outside. */
function isWaterer(id: string | undefined, outlook: Outlook, storm: Storm): boolean {
  const unit = outlook.units.find((one) => one.id === id);
  return unit?.weapon === null && !isOutside(storm, unit) && enemiesOf(outlook).some((foe) => isOutside(storm, foe));
}

/** An enemy is on the ladder or about to be, and whoever would topple it has no water for him. */
function isWorthToppling({ unit, ladder }: SeenOrder, outlook: Outlook, { gear, ways, outside }: Storm): boolean {
  const water = outlook.choices.some(({ order }) => order.type === 'Pour' && order.unit === unit);
  const foot = gear.find(({ name }) => name === ladder)?.hexes ?? [];
  const near = ways.to(foot);
  const [from = ''] = outlook.units.find(({ id }) => id === unit)?.hexes ?? [];
  const climbers = enemiesOf(outlook).filter(({ hexes: [hex = ''] }) => (near.get(hex) ?? Infinity) <= NEAR_FOOT);
  return !water && !outside.has(from) && climbers.length > 0;
}

/** By how much a ladder that is carried, or a ram or tower that is pushed, comes nearer to a wall. */
function haulage(order: SeenOrder, storm: Storm): number {
  const { gear, sites, ways } = storm;
  const moved = gear.find(({ name }) => name === (order.ladder ?? order.equipment));
  if (!moved || (order.type !== 'BearLadder' && order.type !== 'PushEquipment')) return 0;
  const near = ways.to([...sites.keys()], 'ground');
  const worth = (hexes: readonly string[]): number => {
    const ends = order.type === 'BearLadder' ? hexes : hexes.slice(0, 1);
    const [least = FAR] = ends.map((hex) => near.get(hex) ?? FAR).sort((one, other) => one - other);
    return -2 * least - (order.type === 'BearLadder' || facesWall(hexes, storm) ? 0 : 1);
  };
  return worth(endOf(order)) - worth(moved.hexes);
}

const FAR = 1000;

/** The hex before the head of an engine is a wall. */
function facesWall([head = '', middle = '']: readonly string[], { ways, sites }: Storm): boolean {
  const [one, other] = [ways.field.hex(head), ways.field.hex(middle)];
  const ahead = one && other ? other.neighbours.indexOf(one) : -1;
  return sites.get(head)?.includes(one?.neighbours[ahead]?.name ?? '') ?? false;
}
