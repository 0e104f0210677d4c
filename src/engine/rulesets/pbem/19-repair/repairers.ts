import { hexsideName } from '../../../board/field-hexside.js';
import { isLeafShut } from '../../../board/live.js';
import { HEXSIDE_FACTS } from '../../../board/terrain-facts.js';
import { sideBetween } from '../../../board/location.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import { distance } from '../../../hex/lattice.js';
import { equipmentOf } from '../../../position/equipment-of.js';
import type { Position } from '../../../position/position.js';
import { isActive, isCharacter, isMounted, type Unit, type UnitId } from '../../../position/unit.js';
import { isBeside } from '../19-battering/hand-target.js';
import { isHouse } from '../../../battering/works.js';
import { isKnight } from '../core/combat/strength.js';
import { isAt } from '../12-doors/aperture.js';
import { doorSide } from '../core/doors/door-side.js';
import { isInMelee } from '../core/melee/melee.js';
import { haveEngineer } from '../core/siege/engine-service.js';
import { isMovedNow } from '../core/siege/engine-crew.js';
import { HALVES } from '../core/tasks/task.js';
import { ADJACENT } from '../core/terrain/adjacency.js';
import { hexOf } from '../core/terrain/ground.js';
import type { RepairTarget } from './repair-target.js';

/** How far from the hex of a wall helpers still count for something, in hexes (pbem:19.73c). */
const RADIUS = 2;

/** How near a helper is to the work: ADJACENT to it, within 2 hexes of a wall, or too far to be of use. */
type Nearness = 'beside' | 'around' | 'far';

/** Why this unit is not the one whom the repair needs, or null (pbem:19.71a, 19.71b, 19.72a, 19.73a, 19.7e). */
export function whyNotLead(position: Position, unit: Unit, target: RepairTarget): Refusal | null {
  const { id } = unit;
  const { name, method } = target;
  const no = (rule: string, because: string): Refusal => illegal(rule, because, id);
  const unfit = whyNotWorker(position, unit);
  if (unfit) return unfit;
  if (method === 'engine' && !haveEngineer([unit])) return no('pbem:19.72a', `${id} is no engineer`);
  if (method === 'wall' && !(isCharacter(unit) && isKnight(unit))) return no('pbem:19.73a', `${id} is no knight`);
  if (target.aperture?.hex) {
    return unit.hexes.includes(name) ? null : no('pbem:19.71b', `${id} is not in the door hex ${name}`);
  }
  return isBesideTarget(position, unit, target) ? null : no('pbem:19.7e', `${id} is not ADJACENT to ${name}`);
}

/**
 * Why this unit is no additional character of a repair under that lead, or null (pbem:19.7e, 19.71a, 19.71b, 19.73c).
 */
export function whyNotHelper(position: Position, unit: Unit, lead: Unit, target: RepairTarget): Refusal | null {
  const unfit = whyNotWorker(position, unit);
  if (unfit) return unfit;
  if (nearness(position, unit, lead, target) !== 'far') return null;
  const rule = target.aperture?.hex ? 'pbem:19.71b' : target.method === 'wall' ? 'pbem:19.73c' : 'pbem:19.7e';
  return illegal(rule, `${unit.id} is too far from ${target.name} to help`, unit.id);
}

/** Repairs are done on foot, by active characters who do not fight (pbem:19a, 12.1b). */
function whyNotWorker(position: Position, unit: Unit): Refusal | null {
  const { id } = unit;
  if (!isCharacter(unit) || !isActive(unit)) return illegal('pbem:2.53b', `${id} cannot act`, id);
  if (isMounted(unit)) return illegal('pbem:19a', `${id} is mounted`, id);
  return isInMelee(position, id) ? illegal('pbem:12.1b', `${id} is in melee`, id) : null;
}

/**
 * Why nobody repairs it in this PT, whoever he is, or null: it has been moved away from under their hands (pbem:19.7e).
 */
export function whyMoved(position: Position, { name }: RepairTarget): Refusal | null {
  const equipment = equipmentOf(position, name);
  if (!equipment || !isMovedNow(position, equipment)) return null;
  return illegal('pbem:19.7e', `${name} has been moved in this turn`, name);
}

/** The DRM that the helpers give (pbem:19.71a, 19.72a, 19.73b, 19.73c). */
export function drmOf(position: Position, lead: Unit, helpers: readonly UnitId[], target: RepairTarget): number {
  const halves = { beside: 0, around: 0, far: 0 };
  for (const id of helpers) {
    const unit = position.units[id];
    if (!unit || whyNotHelper(position, unit, lead, target)) continue;
    halves[nearness(position, unit, lead, target)] += halvesOf(unit);
  }
  const [beside, around] = [wholeOf(halves.beside, HALVES), wholeOf(halves.around, 2 * HALVES)];
  // At a wall every helper gives one, around it two do; everywhere else two do.
  return target.method === 'wall' ? beside + around : wholeOf(halves.beside, 2 * HALVES);
}

/**
 * Half characters for which a helper counts: knights, sergeants and engineers for two characters, the wounded for half
 * (pbem:19.7f, 12.1g).
 */
function halvesOf(unit: Unit): number {
  const { sheet } = unit;
  const isSergeant = sheet.kind === 'character' && sheet.classes.includes('sergeant');
  const skilled = isSergeant || haveEngineer([unit]) || (isCharacter(unit) && isKnight(unit));
  return (skilled ? 2 : 1) * (unit.health === 'healthy' ? HALVES : 1);
}

function wholeOf(halves: number, by: number): number {
  return (halves - (halves % by)) / by;
}

function nearness(position: Position, unit: Unit, lead: Unit, target: RepairTarget): Nearness {
  const { aperture, method } = target;
  if (aperture?.hex) return isAtDoorOf(position, unit, lead, target) ? 'beside' : 'far';
  if (isBesideTarget(position, unit, target)) return 'beside';
  if (aperture) return isBehind(position, unit, lead) ? 'beside' : 'far';
  return method === 'wall' && isAround(position, unit, target) ? 'around' : 'far';
}

/** ADJACENT to the door hex, on the side of it on which the lead is if it is shut (ruling of pbem:19.71b). */
function isAtDoorOf(position: Position, unit: Unit, lead: Unit, { aperture }: RepairTarget): boolean {
  const hex = aperture?.hex;
  if (!aperture || !hex || unit.hexes.includes(hex.name) || !isAt(position, unit, aperture, false)) return false;
  return unit.hexes.some((name) => {
    const beside = hex.neighbours.find((next) => next?.name === name);
    return beside && (lead.half === undefined || doorSide(hex, beside) === lead.half);
  });
}

/** ADJACENT to the hex of the lead, who works at a hexside (ruling of pbem:19.71a). */
function isBehind(position: Position, unit: Unit, lead: Unit): boolean {
  return unit.hexes.some((from) => lead.hexes.some((to) => from !== to && ADJACENT(position, unit, from, to)));
}

function isBesideTarget(position: Position, unit: Unit, target: RepairTarget): boolean {
  if (target.aperture) return isAt(position, unit, target.aperture, false);
  return target.method === 'wall' ? isAtWall(position, unit, target) : isBeside(position, unit, target);
}

/** In the hex of the wall, or next to it with no wall or shut side of something else between (ruling of pbem:19.2l). */
function isAtWall(position: Position, unit: Unit, { hexes, kind }: RepairTarget): boolean {
  return unit.hexes.some((at) =>
    hexes.some((name) => {
      const [from, to] = [hexOf(position, at), hexOf(position, name)];
      const apart = distance(from.cell, to.cell);
      if (apart !== 1) return apart === 0;
      const side = sideBetween(from, to);
      if (side === null) return false;
      const parted = HEXSIDE_FACTS[side].sight === 'wall' || isLeafShut(position.live, side, hexsideName(from, to));
      return kind === 'buildingWall' || !isHouse(from) || !parted;
    }),
  );
}

function isAround(position: Position, unit: Unit, { hexes }: RepairTarget): boolean {
  return unit.hexes.some((at) =>
    hexes.some((name) => distance(hexOf(position, at).cell, hexOf(position, name).cell) <= RADIUS),
  );
}
