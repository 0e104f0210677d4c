import type { Chance } from '../chance.js';
import { endOf, type Choice, type Outlook, type SeenUnit } from '../player.js';
import { isRash, stormDeed } from './deeds.js';
import { enemiesOf, isFoe } from './enemies.js';
import { buildersOf, gainFinder } from './gain.js';
import { random } from './random.js';
import { stormOf } from './storm.js';
import { worthOf } from './worth.js';

/** An attack or shot worth less than this (in tenths of a result's worth) is not made. */
const WORTH_MIN = 1;

/** How often he tries a type of order that he knows nothing about, in hundredths, when it is legal. */
const CURIOUS_OF_100 = 12;

/** Orders that harm somebody and tell the odds. */
const BLOWS: ReadonlySet<string> = new Set(['Fire', 'Attack', 'ShootBallista', 'Pour']);

/** Orders whose use he knows; he tries other orders of a ruleset now and then. */
const KNOWN: ReadonlySet<string> = new Set([
  ...BLOWS,
  'Move',
  'Retreat',
  'Advance',
  'Pursue',
  'Enter',
  'PickUp',
  'Search',
  'Drop',
  'Leave',
  'EndStep',
  'EndTurn',
  'Build',
  'TakeLadder',
  'BearLadder',
  'RaiseLadder',
  'ShiftLadder',
  'ToppleLadder',
  'PushEquipment',
  'Ram',
  'DrawWater',
  'LoadEngine',
]);

/** Nobody loads an engine with an enemy nearer than so many hexes. */
const LOADS_AT = 3;

/** Nobody builds with an enemy nearer than so many hexes. */
const PEACE_HEXES = 6;

/**
 * Attacks and shoots where the odds favour him. Otherwise he walks towards the nearest enemy (shooters to a good
 * distance) or does what earns points in the scenario. He takes every advance, retreats away from enemies, and ends the
 * step when nothing is left to do.
 */
export function greedy(outlook: Outlook, chance: Chance): Choice {
  if (outlook.owes) return answer(outlook, chance);
  const errand = outlook.choices.find((choice) => isErrand(choice, outlook));
  if (errand) return errand;
  const storm = stormOf(outlook);
  const deed = (storm && stormDeed(outlook, storm)) ?? loading(outlook);
  if (deed) return deed;
  const unknown = outlook.choices.filter(
    (choice) =>
      !KNOWN.has(choice.order.type) &&
      !isLeaver(choice.order.unit, outlook) &&
      !(storm && isRash(choice, outlook, storm)),
  );
  if (unknown.length > 0 && chance.below(100) < CURIOUS_OF_100) return random({ ...outlook, choices: unknown }, chance);
  const work = workInPeace(outlook, chance);
  if (work) return work;
  const advance = outlook.choices.find(({ order }) => order.type === 'Advance' && order.unit !== undefined);
  if (advance) return advance;
  const builders = buildersOf(outlook);
  const blow = best(
    outlook.choices.filter((choice) => aimsAtEnemy(choice, outlook) && !builders.has(choice.order.unit ?? '')),
    worthOf,
  );
  if (blow && worthOf(blow) >= WORTH_MIN) return blow;
  const gain = gainFinder(outlook, storm);
  const approach = best(ofType(outlook, 'Move'), gain);
  if (approach && gain(approach) > 0) return approach;
  return ofType(outlook, 'EndStep')[0] ?? random(outlook, chance);
}

/**
 * Hides as many units as possible, retreats as far from the enemy as possible, and keeps his prisoners and melees. He
 * answers other decisions at random.
 */
function answer(outlook: Outlook, chance: Chance): Choice {
  const advance = outlook.choices.find(({ order }) => order.type === 'Advance' && order.unit !== undefined);
  if (advance) return advance;
  const hidden = best(ofType(outlook, 'Hide'), ({ order }) => order.places?.length ?? 0);
  if (hidden) return hidden;
  const far = outlook.ways.to(enemiesOf(outlook).flatMap(({ hexes }) => hexes));
  const away = best(ofType(outlook, 'Retreat'), ({ order }) => far.get(endOf(order)[0] ?? '') ?? 0);
  return away ?? ofType(outlook, 'Pursue')[0] ?? random(outlook, chance);
}

/**
 * The building order with the most idle builders, a random one of several, as long as the enemy is far from all of
 * them.
 */
function workInPeace(outlook: Outlook, chance: Chance): Choice | null {
  const building = ofType(outlook, 'Build');
  if (building.length === 0) return null;
  const near = outlook.ways.to(enemiesOf(outlook).flatMap(({ hexes }) => hexes));
  const isSafe = (id: string): boolean => {
    const unit = outlook.units.find((one) => one.id === id);
    return (
      unit?.builds !== true && unit?.loads !== true && (near.get(unit?.hexes[0] ?? '') ?? PEACE_HEXES) >= PEACE_HEXES
    );
  };
  const safe = building.filter(({ order: { workers = [] } }) => workers.every(isSafe));
  const most = Math.max(0, ...safe.map(({ order: { workers = [] } }) => workers.length));
  const best = safe.filter(({ order: { workers = [] } }) => workers.length === most);
  return best.length > 0 ? chance.pick(best) : null;
}

/** Loading of an engine while no enemy is near its crew; shooters have better things to do. */
function loading(outlook: Outlook): Choice | null {
  const loads = ofType(outlook, 'LoadEngine');
  if (loads.length === 0) return null;
  const near = outlook.ways.to(enemiesOf(outlook).flatMap(({ hexes }) => hexes));
  const unitOf = (id: string): SeenUnit | undefined => outlook.units.find((unit) => unit.id === id);
  const isFree = (id: string): boolean => {
    const unit = unitOf(id);
    return unit?.loads === false && (near.get(unit.hexes[0] ?? '') ?? LOADS_AT) >= LOADS_AT;
  };
  const quiet = loads.filter(({ order: { crew = [] } }) => crew.every(isFree));
  return best(quiet, ({ order: { crew = [] } }) => -crew.filter((id) => unitOf(id)?.weapon).length);
}

/**
 * Orders that group his men as they stand, bring units onto the map, search for items that earn points, take them, and
 * leave the map with them.
 */
function isErrand({ order }: Choice, outlook: Outlook): boolean {
  if (order.type === 'Enter' || order.type === 'GroupMen') return true;
  if (order.type === 'Leave') return isLeaver(order.unit, outlook) || outlook.errands.goers.has(order.unit ?? '');
  if (order.type === 'Search') return outlook.errands.digs.has(order.hex ?? '');
  return order.type === 'PickUp' && outlook.errands.prizes.has(order.item ?? '');
}

function isLeaver(unit: string | undefined, { errands }: Outlook): boolean {
  return errands.leavers.has(unit ?? '');
}

function ofType({ choices }: Outlook, type: string): readonly Choice[] {
  return choices.filter(({ order }) => order.type === type);
}

function best(choices: readonly Choice[], worth: (choice: Choice) => number): Choice | null {
  let top: Choice | null = null;
  let topWorth = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const one = worth(choice);
    if (top && one <= topWorth) continue;
    [top, topWorth] = [choice, one];
  }
  return top;
}

function aimsAtEnemy({ order }: Choice, { units, side }: Outlook): boolean {
  if (!BLOWS.has(order.type)) return false;
  const targets = order.defenders ?? (order.target === undefined ? [] : [order.target]);
  return targets.length > 0 && targets.every((id) => units.some((unit) => unit.id === id && isFoe(unit, side)));
}
